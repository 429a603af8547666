import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import type { z } from 'zod';

/** On whose behalf the engine is asked: as one of our services, as whoever brought this Authorization, or as anybody. */
export type EmNomeDe = { servico: true } | { autorizacao: string } | { ninguem: true };

export interface Engine {
  /**
   * What a document says, under the brand that issued it. @param caminho below `/v1/documentos/`, query and all
   * @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO, INDISPONIVEL; what the engine refuses a reader with, as it says it
   */
  documento<D>(
    caminho: string,
    dados: z.ZodType<D>,
    hotsite: string,
    emNomeDe: EmNomeDe,
    esperaMs?: number,
  ): Promise<D>;
  /** Whether the engine answers at all. */
  responde(): Promise<boolean>;
}

const ESPERA_MS = 5_000;
const ESPERA_SAUDE_MS = 1_000;
/** What a reader may be told of why they are not shown it. */
const RECUSAS_DO_LEITOR = {
  400: 'REQUISICAO_INVALIDA',
  401: 'NAO_AUTENTICADO',
  403: 'SEM_PERMISSAO',
} as const;

export function criarEngine(opcoes: { url: string; segredo: string; log: Logger }): Engine {
  const { url, segredo, log } = opcoes;

  const indisponivel = (motivo: string, erro?: unknown) => {
    // The address of a document is a secret of its owner: it never enters the log.
    log.error({ err: erro, motivo }, 'engine did not give the document');
    return new ErroMartelo('INDISPONIVEL');
  };

  return {
    async documento(caminho, dados, hotsite, emNomeDe, esperaMs = ESPERA_MS) {
      let resposta: Response;
      let corpo: unknown;
      try {
        resposta = await fetch(`${url}/v1/documentos/${caminho}`, {
          headers: {
            ...('servico' in emNomeDe
              ? { 'x-martelo-servico': segredo }
              : 'autorizacao' in emNomeDe
                ? { authorization: emNomeDe.autorizacao }
                : {}),
            ...{ hotsite, accept: 'application/json' },
          },
          redirect: 'error',
          signal: AbortSignal.timeout(esperaMs),
        });
        if (resposta.status === 404) {
          await resposta.body?.cancel();
          throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
        }
        corpo = await resposta.json();
      } catch (erro) {
        if (erro instanceof ErroMartelo) throw erro;
        throw indisponivel('no answer', erro);
      }
      const recusa = RECUSAS_DO_LEITOR[resposta.status as keyof typeof RECUSAS_DO_LEITOR];
      if (recusa !== undefined && !('servico' in emNomeDe)) throw new ErroMartelo(recusa, {}, fraseDe(corpo));
      if (!resposta.ok) throw indisponivel(`status ${resposta.status}`);
      const lido = dados.safeParse(corpo);
      if (!lido.success) throw indisponivel(`unexpected data at ${lido.error.issues[0]?.path.join('.')}`);
      return lido.data;
    },

    async responde() {
      try {
        const resposta = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ESPERA_SAUDE_MS) });
        await resposta.body?.cancel();
        return resposta.ok;
      } catch {
        return false;
      }
    },
  };
}

/** The engine's own words for its refusal, where it has any. */
function fraseDe(corpo: unknown): string | undefined {
  const { message } = (corpo ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
