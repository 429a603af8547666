import type { AcaoApelido } from '@martelo/shared/leiloeiro';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Estado, EstadoLote } from './estado.ts';

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
  | { pausado: boolean };

/** The live side of an auction (rules 12 and 17). */
export interface Pregao {
  /** The last lot that was opened: it stays on the block, also sold, until another is. */
  lelUid: string | null;
  /** What was done to it since it was opened, latest last, each with the apelidos that had bid before it. */
  feitos: { ato: Ato; apelidosAntes: string[] }[];
  /** Unix ms; null while the auction runs. */
  pausadoEm: number | null;
  acaoApelido: AcaoApelido;
  /** The apelidos that bid in the room, each once, latest first, and 32 bits drawn at the last bid. */
  ultimosApelidos: string[];
  sorteio: number;
  /** Room bids by apelido. */
  lancesPorApelido: Map<string, number>;
}

export const pregaoNovo = (): Pregao => ({
  lelUid: null,
  feitos: [],
  pausadoEm: null,
  acaoApelido: 'proximo',
  ultimosApelidos: [],
  sorteio: 0,
  lancesPorApelido: new Map(),
});

/** The fold of one movement, in place. */
export function moverPregao(pregao: Pregao, movimento: MovimentoDoPregao, instante: number): void {
  if ('pausado' in movimento) {
    pregao.pausadoEm = movimento.pausado ? instante : null;
    return;
  }
  if ('acaoApelido' in movimento) {
    pregao.acaoApelido = movimento.acaoApelido;
    return;
  }
  if ('desfeito' in movimento) {
    pregao.ultimosApelidos = pregao.feitos.pop()!.apelidosAntes;
    pregao.lelUid = movimento.naMesa;
    contar(pregao, movimento.desfeito, -1);
    return;
  }
  const { naMesa, ato } = movimento;
  if (ato.acao === 'abrir-lote') pregao.feitos = [];
  pregao.lelUid = naMesa;
  pregao.feitos.push({ ato, apelidosAntes: pregao.ultimosApelidos });
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

const CHAMADO: ReadonlySet<SituacaoLote> = new Set(['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']);

/** Under the hammer: it was opened, and what was called is not decided yet. */
export const sobMartelo = (lote: Pick<EstadoLote, 'situacao' | 'finalizacaoManual'>): boolean =>
  lote.finalizacaoManual && CHAMADO.has(lote.situacao);

/** The lot on the block: the last one opened, else the first that staff put live by hand. */
export function loteNaMesa({ pregao, ordem, lotes }: Readonly<Estado>): EstadoLote | null {
  if (pregao.lelUid !== null) return lotes.get(pregao.lelUid)!;
  for (const uid of ordem) {
    const lote = lotes.get(uid)!;
    if (sobMartelo(lote)) return lote;
  }
  return null;
}

const A_CHAMAR: ReadonlySet<SituacaoLote> = new Set(['CADASTRADO', 'PLACAR', 'LIBERADO_LEILAO', ...CHAMADO]);

/** Of the live auction, and not on the block. */
const vivo = (lote: EstadoLote, naMesa: EstadoLote | null): boolean =>
  lote.finalizacaoManual && lote !== naMesa;
/** Passed over once, to be called again at the end. */
const passado = ({ situacao }: EstadoLote): boolean => situacao === 'REPASSE';

/**
 * The live lots still to be called, in the order in which they come: those after the one on the block, those before it that were
 * skipped, and at the end those passed over once (rule 17).
 */
export function aChamar(estado: Readonly<Estado>): EstadoLote[] {
  const atual = loteNaMesa(estado);
  const vivos = estado.ordem.map((uid) => estado.lotes.get(uid)!).filter((lote) => vivo(lote, atual));
  const novos = vivos.filter(({ situacao }) => A_CHAMAR.has(situacao));
  const pulado = (lote: EstadoLote) => atual !== null && lote.posicaoLeilao < atual.posicaoLeilao;
  return [...novos.filter((lote) => !pulado(lote)), ...novos.filter(pulado), ...vivos.filter(passado)];
}

/** Whether any is: {@link aChamar} for who asks often. */
export function haAChamar(estado: Readonly<Estado>): boolean {
  const atual = loteNaMesa(estado);
  return estado.ordem.some((uid) => {
    const lote = estado.lotes.get(uid)!;
    return vivo(lote, atual) && (A_CHAMAR.has(lote.situacao) || passado(lote));
  });
}

/**
 * The auctioneer's last act on the lot on the block, while it still stands: a call that a bid answered, or a sale that settlement
 * went on with, is no longer there to be taken back.
 */
export function ultimoAto(estado: Readonly<Estado>): Ato | null {
  const lote = loteNaMesa(estado);
  const ato = estado.pregao.feitos.at(-1)?.ato;
  if (lote === null || ato === undefined) return null;
  switch (ato.acao) {
    case 'lance-presencial':
      return lote.instrucoes.some(({ lance, cancelada }) => lance === ato.lance && !cancelada) ? ato : null;
    case 'incremento':
      return lote.incremento === ato.para ? ato : null;
    default:
      return lote.situacao === ato.para ? ato : null;
  }
}

/**
 * Rule 12: the apelido preselected for the next room bid, of those there are, in their order; null when there is none. Decides
 * nothing but what the console shows: a bid names its apelido itself.
 */
export function preselecionar(
  { acaoApelido, ultimosApelidos: [ultimo, penultimo], sorteio }: Readonly<Pregao>,
  apelidos: readonly string[],
): string | null {
  if (apelidos.length === 0) return null;
  const existe = (uid: string | undefined): uid is string => uid !== undefined && apelidos.includes(uid);
  // The first of all when nobody bid yet.
  const lugar = apelidos.indexOf(ultimo as string);
  const seguinte = apelidos[(lugar + 1) % apelidos.length]!;
  switch (acaoApelido) {
    case 'proximo':
      return seguinte;
    case 'repetir':
      return existe(ultimo) ? ultimo : seguinte;
    case 'revezar':
      return existe(penultimo) ? penultimo : seguinte;
    case 'randomico': {
      const outros = apelidos.filter((uid) => uid !== ultimo);
      return outros[sorteio % outros.length] ?? seguinte;
    }
  }
}
