import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { FORMATO } from '../modelo/comando.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import type { Ato, Pregao } from '../modelo/pregao.ts';

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
 * The auctioneer's last act, while it still stands: a call that a bid answered, or a sale that settlement went on with, is no longer
 * there to be taken back. It is one on the lot on the block: where its opening was taken back, the lot before is there again.
 */
export function ultimoAto(estado: Readonly<Estado>, formato: number = FORMATO): Ato | null {
  const lote = loteNaMesa(estado);
  const feito = estado.pregao.feitos.at(-1);
  if (lote === null || feito === undefined || feito.lelUid !== lote.uid) return null;
  if (formato < 4 && estado.pregao.desdeAbertura === 0) return null;
  const { ato } = feito;
  switch (ato.acao) {
    case 'lance-presencial':
      return lote.instrucoes.some(({ lance, cancelada }) => lance === ato.lance && !cancelada) ? ato : null;
    case 'incremento':
      return lote.incremento === ato.para ? ato : null;
    default:
      return lote.situacao === ato.para ? ato : null;
  }
}

/** The lot whose sale would be taken back next, whether or not settlement went on with it since; else null. */
export function vendaADesfazer(estado: Readonly<Estado>): EstadoLote | null {
  const lote = loteNaMesa(estado);
  const feito = estado.pregao.feitos.at(-1);
  if (lote === null || feito?.lelUid !== lote.uid) return null;
  return feito.ato.acao === 'vender' || feito.ato.acao === 'condicional' ? lote : null;
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
