import { ErroMartelo } from '@martelo/shared/erros';
import { type Extrato, extrato } from '@martelo/shared/extrato';
import type { Logger } from 'pino';

export interface Engine {
  /** What the statement of this address says, under the brand that issued it. @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO, INDISPONIVEL */
  extrato(hash: string, hotsite: string): Promise<Extrato>;
  /** Whether the engine answers at all. */
  responde(): Promise<boolean>;
}

const ESPERA_MS = 5_000;
const ESPERA_SAUDE_MS = 1_000;

export function criarEngine(opcoes: { url: string; segredo: string; log: Logger }): Engine {
  const { url, segredo, log } = opcoes;
  const indisponivel = (motivo: string, erro?: unknown) => {
    // The address of a document is a secret of its owner: it never enters the log.
    log.error({ err: erro, motivo }, 'engine did not give the statement');
    return new ErroMartelo('INDISPONIVEL');
  };

  return {
    async extrato(hash, hotsite) {
      let resposta: Response;
      let corpo: unknown;
      try {
        resposta = await fetch(`${url}/v1/documentos/extrato/${hash}`, {
          headers: { 'x-martelo-servico': segredo, hotsite, accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(ESPERA_MS),
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
      if (!resposta.ok) throw indisponivel(`status ${resposta.status}`);
      const lido = extrato.safeParse(corpo);
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
