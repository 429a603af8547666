import { ErroMartelo } from '@martelo/shared/erros';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import { type ComandoDeLeilao, TRANSICOES_LEILAO } from '@martelo/shared/leilao-transicoes';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import {
  type ComandoDeLote,
  ENCERRAM_A_DISPUTA,
  ENTRADA_DE_LOTE,
  transicaoDoLote,
} from '@martelo/shared/lote-transicoes';
import { type Ator, papeisDe } from '@martelo/shared/transicoes';
import type { Ata } from './ata.ts';
import { abrirCondicional } from './condicional.ts';
import type { EstadoLote } from './estado.ts';
import type { Participante } from './evento.ts';

/** Who won a lot and at what price; nobody when it was not sold. */
export interface Arremate {
  vencedor: Participante;
  valor: number;
}

/**
 * The one way a lot's situation changes: the table is asked, and what it has no arrow for does not happen. Taking bids and then
 * none for good is a close, and is written as one, with its winner; every other change as what it is. Gives the situation that the
 * lot is left in: a consignor's tolerance releases a conditional sale in the same breath.
 * @throws ErroMartelo TRANSICAO_INVALIDA, SEM_PERMISSAO
 */
export function passarLote(
  lote: EstadoLote,
  para: SituacaoLote,
  comando: ComandoDeLote,
  ata: Ata,
  {
    como,
    arremate = null,
    motivo = null,
  }: { como?: readonly Ator[] | undefined; arremate?: Arremate | null; motivo?: string | null } = {},
): SituacaoLote {
  exigirTransicaoLote(lote.situacao, para, comando, como);
  const { instante } = ata;
  const lelUid = lote.uid;
  if (!ENCERRAM_A_DISPUTA.has(comando)) {
    const publicado = motivo === null ? {} : { motivo };
    const elo = ata.elo(lote, { ...publicado, situacao: para, tipo: 'SituacaoAlterada' });
    ata.registrar({ tipo: 'SituacaoLoteAlterada/1', instante, lelUid, situacao: para, elo });
    return para;
  }
  const vencedor = arremate?.vencedor ?? null;
  const valor = arremate?.valor ?? null;
  const autoria = { cliUid: vencedor?.uid ?? null, maximo: null };
  const elo = ata.elo(lote, { tipo: 'Encerrado', situacao: para, valor }, autoria);
  ata.registrar({ tipo: 'LoteEncerrado/1', instante, lelUid, situacao: para, vencedor, valor, elo });
  return para === 'CONDICIONAL' && arremate !== null ? abrirCondicional(lote, arremate, ata) : para;
}

/** The leader as the winner. */
export const arremateDoLider = ({ lideranca }: EstadoLote): Arremate | null =>
  lideranca && { vencedor: lideranca.participante, valor: lideranca.preco };

/**
 * @param como as whom the caller may act; not given when the command itself was already allowed to its author
 * @throws ErroMartelo TRANSICAO_INVALIDA, SEM_PERMISSAO when the arrow is there for others
 */
export function exigirTransicaoLote(
  de: SituacaoLote,
  para: SituacaoLote,
  comando: ComandoDeLote,
  como?: readonly Ator[],
): void {
  const seta = transicaoDoLote(de, para, comando);
  if (seta === undefined) throw new ErroMartelo('TRANSICAO_INVALIDA', { de, para });
  if (como === undefined || como.some((ator) => seta.quem.includes(ator))) return;
  throw new ErroMartelo('SEM_PERMISSAO', { papeis: papeisDe(seta.quem).join(', ') });
}

/** May this command take the lot there? */
export const podePassar = (de: SituacaoLote, para: SituacaoLote, comando: ComandoDeLote): boolean =>
  transicaoDoLote(de, para, comando) !== undefined;

/** May this command take the auction there? */
export const podePassarLeilao = (
  de: SituacaoLeilao,
  para: SituacaoLeilao,
  comando: ComandoDeLeilao,
): boolean => TRANSICOES_LEILAO[de].some((seta) => seta.para === para && seta.comando === comando);

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirTransicaoLeilao(
  de: SituacaoLeilao,
  para: SituacaoLeilao,
  comando: ComandoDeLeilao,
): void {
  if (!podePassarLeilao(de, para, comando)) throw new ErroMartelo('TRANSICAO_INVALIDA', { de, para });
}

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirEntrada(situacao: SituacaoLote): void {
  if (!ENTRADA_DE_LOTE.has(situacao))
    throw new ErroMartelo('TRANSICAO_INVALIDA', { de: 'novo', para: situacao });
}
