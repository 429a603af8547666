import { ErroMartelo } from '@martelo/shared/erros';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import {
  type ComandoDeLeilao,
  ROTULOS_SITUACAO_LEILAO,
  TRANSICOES_LEILAO,
} from '@martelo/shared/leilao-transicoes';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { type ComandoDeLote, ENTRADA_DE_LOTE, transicaoDoLote } from '@martelo/shared/lote-transicoes';
import { transicaoInvalida } from '@martelo/shared/transicao-invalida';
import { type Ator, papeisDe } from '@martelo/shared/transicoes';

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
  if (seta === undefined) throw transicaoInvalida(de, para, rotuloDoLote);
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
  if (!podePassarLeilao(de, para, comando))
    throw transicaoInvalida(de, para, (um) => ROTULOS_SITUACAO_LEILAO[um as SituacaoLeilao]);
}

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirEntrada(situacao: SituacaoLote): void {
  if (!ENTRADA_DE_LOTE.has(situacao))
    throw transicaoInvalida('novo', situacao, (um) => (um === 'novo' ? um : rotuloDoLote(um)));
}

/** As who works with them reads them, in the words of auctions: a command knows no brand. */
export const rotuloDoLote = (situacao: string): string => rotuloSituacao(situacao, 'leilao').rotulo;
