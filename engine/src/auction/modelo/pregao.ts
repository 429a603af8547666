import type { AcaoApelido } from '@martelo/shared/leiloeiro';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { RecadoDoPregao } from '@martelo/shared/recado-do-pregao';

/** An act of the auctioneer on the lot on the block, as taking it back needs to know it. */
export type Ato =
  | { acao: AtoDeSituacao; de: SituacaoLote; para: SituacaoLote }
  /** `saiu`: the lot that was on the block before. */
  | { acao: 'abrir-lote'; de: SituacaoLote; para: SituacaoLote; saiu: string | null }
  | { acao: 'lance-presencial'; lance: string; apelidoUid: string; sorteio: number }
  /** The lot's own step, centavos; null where the auction's table applied. */
  | { acao: 'incremento'; de: number | null; para: number };
export type AtoDeSituacao =
  | 'dou-lhe-uma'
  | 'dou-lhe-duas'
  | 'vender'
  | 'condicional'
  | 'nao-arrematar'
  | 'repasse';

/** What happens on the console. Private: what bidders see of it are the lots' own public events. */
export type MovimentoDoPregao =
  /** `naMesa` is on the block from here on. */
  | { naMesa: string; ato: Ato }
  | { naMesa: string | null; desfeito: Ato }
  | { acaoApelido: AcaoApelido }
  /** Told the room or everybody; null takes down what was. */
  | { recado: RecadoDoPregao | null }
  /** With `manutencao` by the platform's maintenance, else by the auctioneer: it goes on when nobody holds it any more. */
  | { pausado: boolean; manutencao?: true };

/** Who holds an auction still. */
export type QuemPausa = 'leiloeiro' | 'manutencao';

/** An act that stands, with the lot it was done to and the apelidos that had bid before it. */
export interface Feito {
  ato: Ato;
  lelUid: string;
  apelidosAntes: string[];
  instante: number;
}

/** Acts remembered: more than the longest dispute of a lot in a room, and the lots before it. */
export const FEITOS_LEMBRADOS = 500;

/** The live side of an auction (rules 12 and 17). */
export interface Pregao {
  /** The last lot that was opened: it stays on the block, also sold, until another is. */
  lelUid: string | null;
  /** What was done to it and to the lots before it, latest last: what undoing goes back through. */
  feitos: Feito[];
  /** How many of those were done since the last opening: before format 4 no more was taken back. */
  desdeAbertura: number;
  /** Since the first of those who hold it, Unix ms; null while the auction runs. */
  pausadoEm: number | null;
  pausas: readonly QuemPausa[];
  acaoApelido: AcaoApelido;
  /** What was last told the room or everybody (L8). */
  recado: RecadoDoPregao | null;
  /** The apelidos that bid in the room, each once, latest first, and 32 bits drawn at the last bid. */
  ultimosApelidos: string[];
  sorteio: number;
  /** Room bids by apelido. */
  lancesPorApelido: Map<string, number>;
}

export const pregaoNovo = (): Pregao => ({
  lelUid: null,
  feitos: [],
  desdeAbertura: 0,
  pausadoEm: null,
  pausas: [],
  acaoApelido: 'proximo',
  recado: null,
  ultimosApelidos: [],
  sorteio: 0,
  lancesPorApelido: new Map(),
});

/** The fold of one movement, in place. */
export function moverPregao(pregao: Pregao, movimento: MovimentoDoPregao, instante: number): void {
  if ('pausado' in movimento) {
    const quem = movimento.manutencao ? 'manutencao' : 'leiloeiro';
    const outras = pregao.pausas.filter((uma) => uma !== quem);
    pregao.pausas = movimento.pausado ? [...outras, quem] : outras;
    pregao.pausadoEm = pregao.pausas.length === 0 ? null : (pregao.pausadoEm ?? instante);
    return;
  }
  if ('acaoApelido' in movimento) {
    pregao.acaoApelido = movimento.acaoApelido;
    return;
  }
  if ('recado' in movimento) {
    pregao.recado = movimento.recado;
    return;
  }
  if ('desfeito' in movimento) {
    pregao.ultimosApelidos = pregao.feitos.pop()!.apelidosAntes;
    pregao.lelUid = movimento.naMesa;
    pregao.desdeAbertura = Math.max(0, pregao.desdeAbertura - 1);
    contar(pregao, movimento.desfeito, -1);
    return;
  }
  const { naMesa, ato } = movimento;
  pregao.desdeAbertura = ato.acao === 'abrir-lote' ? 1 : pregao.desdeAbertura + 1;
  pregao.lelUid = naMesa;
  pregao.feitos.push({ ato, lelUid: naMesa, apelidosAntes: pregao.ultimosApelidos, instante });
  if (pregao.feitos.length > FEITOS_LEMBRADOS) pregao.feitos.shift();
  contar(pregao, ato, 1);
  if (ato.acao !== 'lance-presencial') return;
  const { apelidoUid, sorteio } = ato;
  const outros = pregao.ultimosApelidos.filter((uid) => uid !== apelidoUid);
  pregao.ultimosApelidos = [apelidoUid, ...outros];
  pregao.sorteio = sorteio;
}

function contar({ lancesPorApelido }: Pregao, ato: Ato, quantos: 1 | -1): void {
  if (ato.acao !== 'lance-presencial') return;
  lancesPorApelido.set(ato.apelidoUid, (lancesPorApelido.get(ato.apelidoUid) ?? 0) + quantos);
}
