import { ErroMartelo } from '@martelo/shared/erros';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { SituacaoLote } from '@martelo/shared/lote';

/** Where staff may take an auction from each situation. */
const LEILAO: Record<SituacaoLeilao, readonly SituacaoLeilao[]> = {
  EM_LOTEAMENTO: ['CRIADO', 'PRONTO', 'CANCELADO'],
  CRIADO: ['EM_LOTEAMENTO', 'PRONTO', 'AO_VIVO', 'CANCELADO'],
  PRONTO: ['AO_VIVO', 'EXECUTADO', 'CANCELADO'],
  AO_VIVO: ['PRONTO', 'EXECUTADO', 'CANCELADO'],
  EXECUTADO: [],
  CANCELADO: [],
};

/** Where staff may take a lot by editing it. Closes, sales and the live auction's calls are commands of their own. */
const PREPARACAO: readonly SituacaoLote[] = [
  'CADASTRADO',
  'PENDENTE',
  'PLACAR',
  'LIBERADO_LEILAO',
  'AO_VIVO',
  'SUSPENSO',
  'LOTE_CANCELADO',
];
const LOTE: Partial<Record<SituacaoLote, readonly SituacaoLote[]>> = {
  CADASTRADO: PREPARACAO,
  PENDENTE: PREPARACAO,
  PLACAR: PREPARACAO,
  SUSPENSO: ['PENDENTE', 'LIBERADO_LEILAO', 'AO_VIVO', 'LOTE_CANCELADO'],
  LIBERADO_LEILAO: ['PENDENTE', 'SUSPENSO', 'AO_VIVO', 'LOTE_CANCELADO'],
  AO_VIVO: ['LIBERADO_LEILAO', 'SUSPENSO', 'LOTE_CANCELADO'],
  REPASSE: ['SUSPENSO', 'AO_VIVO', 'LOTE_CANCELADO'],
};

/** A lot may enter its auction in any of these; the others are reached by selling, closing or cancelling. */
const ENTRADA: ReadonlySet<SituacaoLote> = new Set([
  'CADASTRADO',
  'PENDENTE',
  'PLACAR',
  'SUSPENSO',
  'LIBERADO_LEILAO',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
]);

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirTransicaoLeilao(de: SituacaoLeilao, para: SituacaoLeilao): void {
  if (!LEILAO[de].includes(para)) throw new ErroMartelo('TRANSICAO_INVALIDA', { de, para });
}

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirTransicaoLote(de: SituacaoLote, para: SituacaoLote): void {
  if (!LOTE[de]?.includes(para)) throw new ErroMartelo('TRANSICAO_INVALIDA', { de, para });
}

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirEntrada(situacao: SituacaoLote): void {
  if (!ENTRADA.has(situacao)) throw new ErroMartelo('TRANSICAO_INVALIDA', { de: 'novo', para: situacao });
}
