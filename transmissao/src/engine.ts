import { ErroMartelo } from '@martelo/shared/erros';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import {
  type EntradaNoFluxo,
  type EstadoDoFluxo,
  entradaNoFluxo,
  type PapelNoFluxo,
  pulsoRespondido,
} from '@martelo/shared/transmissao/fluxo';
import type { z } from 'zod';

/** What this service asks of the engine: it knows of streams nothing itself. */
export interface Engine {
  /** Which stream a token opens, if it does. @throws ErroMartelo as the engine refuses it; INDISPONIVEL where it does not answer */
  entrar(token: string, papel: PapelNoFluxo): Promise<EntradaNoFluxo>;
  /** Says how the streams are; the answer names those that are to end. */
  pulsar(fluxos: readonly EstadoDoFluxo[]): Promise<string[]>;
  responde(): Promise<boolean>;
}

const ESPERA_MS = 5_000;
const ESPERA_SAUDE_MS = 1_000;

export function criarEngine({ url, segredos }: { url: string; segredos: SegredosDeServico }): Engine {
  const pedir = async <S extends z.ZodType>(
    caminho: string,
    corpo: object,
    schema: S,
  ): Promise<z.output<S>> => {
    let resposta: Response;
    let lido: unknown;
    try {
      resposta = await fetch(`${url}/v1/transmissao/fluxos/${caminho}`, {
        method: 'POST',
        headers: { 'x-martelo-servico': segredos.atual, 'content-type': 'application/json' },
        body: JSON.stringify(corpo),
        redirect: 'error',
        signal: AbortSignal.timeout(ESPERA_MS),
      });
      lido = await resposta.json();
    } catch {
      throw new ErroMartelo('INDISPONIVEL');
    }
    if (resposta.ok) {
      const dados = schema.safeParse(lido);
      if (dados.success) return dados.data;
    }
    const { codigo } = (lido ?? {}) as { codigo?: string };
    if (codigo === 'TRANSMISSAO_ENCERRADA' || codigo === 'TOKEN_INVALIDO') throw new ErroMartelo(codigo);
    throw new ErroMartelo('INDISPONIVEL');
  };
  return {
    entrar: (token, papel) => pedir('entrar', { token, papel }, entradaNoFluxo),
    pulsar: async (fluxos) => (await pedir('pulso', { fluxos }, pulsoRespondido)).encerrar,
    responde: () =>
      fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ESPERA_SAUDE_MS) }).then(
        async (resposta) => {
          await resposta.body?.cancel();
          return resposta.ok;
        },
        () => false,
      ),
  };
}
