import { CARIMBOS_NA_PAGINA, CARIMBOS_NO_CARTAO, type CarimboPosto } from '@martelo/shared/carimbo';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { publicoDoLote } from '../../auction/leituras/publico.ts';
import type { Estado, LoteVisto } from '../../auction/modelo/estado.ts';

/** What tells of a lot which stamps it has: all of it in memory with the lot, and public. */
export interface FatosDoCarimbo {
  leilaoId: number;
  tipo: string;
  situacao: string;
  comId: number | null;
  /** Its name, make and model. */
  palavras: string;
}
/** The stamps of a brand that a lot has now, what counts most first. */
export type Carimbar = (hotsiteId: number, lote: FatosDoCarimbo) => readonly CarimboPosto[];

/** Of whom only the name or the address of a lot is used. */
export const SEM_CARIMBOS: Carimbar = () => [];

export const carimbosDoCartao = (...qual: Parameters<typeof carimbosDe>): LoteCartao['carimbos'] =>
  carimbosDe(...qual)
    .filter(({ faixa, urlCard }) => faixa !== null || urlCard !== null)
    .slice(0, CARIMBOS_NO_CARTAO)
    .map(({ urlLote: _, ...carimbo }) => carimbo);

export const carimbosDaPagina = (...qual: Parameters<typeof carimbosDe>): LoteDetalhe['carimbos'] =>
  carimbosDe(...qual).slice(0, CARIMBOS_NA_PAGINA);

/** What was written of this very lot comes before what it has with others. */
function carimbosDe(
  { leilao }: Pick<Estado, 'leilao'>,
  lote: LoteVisto,
  hotsiteId: number,
  carimbar: Carimbar,
): CarimboPosto[] {
  const { dados } = lote;
  const seus = dados.carimbos.map(
    ({ nome, urlCard, urlLote, link }): CarimboPosto => ({
      ...{ nome, urlCard: urlCard ?? null, urlLote: urlLote ?? null, link: link ?? null },
      ...{ faixa: null, posicao: 'INFERIOR_ESQUERDO' },
    }),
  );
  const daMarca = carimbar(hotsiteId, {
    ...{ leilaoId: leilao.id, tipo: dados.tipo, situacao: publicoDoLote(lote).situacao },
    comId: dados.comitente?.comId ?? null,
    palavras: [dados.nome, dados.veiculo?.marca, dados.veiculo?.modelo].filter(Boolean).join(' '),
  });
  return [...seus, ...daMarca].filter(
    ({ nome }, i, todos) => todos.findIndex((outro) => outro.nome === nome) === i,
  );
}
