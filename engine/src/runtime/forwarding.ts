import { assinarEndereco, CABECALHO_ENDERECO } from '@martelo/shared/endereco-do-cliente';
import { type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import type { Instrucao } from './motor.ts';

/** Another process decides for this auction: nothing was done here. */
export class OtherOwner extends Error {
  override name = 'OtherOwner';
}
/** No answer came: the command may have been decided or not, and is safe to ask again under its `comandoId` (rule 10). */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** A command on its way to the auction's owner, and what comes back. */
export interface Carta {
  leiUid: string;
  instrucao: Instrucao;
}
export type RespostaDaCarta =
  | { tipo: 'aceito'; valor: Record<string, unknown> }
  | { tipo: 'recusado'; codigo: CodigoErro; detalhes: Record<string, unknown> }
  | { tipo: 'outro-dono' };

/** Where an owner takes the commands that came to others. Guarded by the service secret. */
export const CAMINHO_DAS_CARTAS = '/v1/interno/comandos';

/** Takes a command to its auction's owner. */
export interface Courier {
  /** Resolves with the answer's value. Rejects with the owner's ErroMartelo, with OtherOwner, or with NoAnswer. */
  levar(endereco: string, carta: Carta): Promise<Record<string, unknown>>;
}

const PRAZO_MS = 3_000;

/** Over HTTP, on connections that stay open. */
export function httpCourier(
  segredos: SegredosDeServico,
  de: {
    /** The id under which the request is followed from process to process. */
    rastro?: () => string | undefined;
    /** The address of who made it. */
    endereco?: () => string | undefined;
  } = {},
): Courier {
  return {
    async levar(endereco, carta) {
      const resposta = await pedir(
        `http://${endereco}${CAMINHO_DAS_CARTAS}`,
        {
          'x-martelo-servico': segredos.atual,
          ...comId(de.rastro?.()),
          ...comEndereco(de.endereco?.(), segredos),
        },
        carta,
      );
      switch (resposta.tipo) {
        case 'aceito':
          return resposta.valor;
        case 'recusado':
          throw new ErroMartelo(resposta.codigo, resposta.detalhes);
        case 'outro-dono':
          throw new OtherOwner();
      }
    },
  };
}

async function pedir(
  url: string,
  cabecalhos: Record<string, string>,
  carta: Carta,
): Promise<RespostaDaCarta> {
  try {
    const resposta = await fetch(url, {
      redirect: 'error',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cabecalhos },
      body: JSON.stringify(carta),
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (!resposta.ok) throw new Error(`the owner answered ${resposta.status}`);
    return (await resposta.json()) as RespostaDaCarta;
  } catch (erro) {
    throw new NoAnswer('the owner did not answer', { cause: erro });
  }
}

const comId = (rastro: string | undefined): Record<string, string> =>
  rastro === undefined ? {} : { 'x-request-id': rastro };

const comEndereco = (endereco: string | undefined, segredos: SegredosDeServico): Record<string, string> =>
  endereco === undefined ? {} : { [CABECALHO_ENDERECO]: assinarEndereco(endereco, segredos, Date.now()) };

/** At the owner: decides, and says what came of it. */
export async function atenderCarta(
  executar: (leiUid: string, instrucao: Instrucao) => Promise<Record<string, unknown>>,
  { leiUid, instrucao }: Carta,
): Promise<RespostaDaCarta> {
  try {
    return { tipo: 'aceito', valor: await executar(leiUid, instrucao) };
  } catch (erro) {
    if (erro instanceof OtherOwner) return { tipo: 'outro-dono' };
    if (!(erro instanceof ErroMartelo)) throw erro;
    return { tipo: 'recusado', codigo: erro.codigo, detalhes: erro.detalhes };
  }
}
