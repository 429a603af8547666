import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Posicao } from '@martelo/shared/posicao';
import { formatarReais } from '@martelo/shared/reais';
import { precoPublico } from '../cliente/como-terminou.ts';
import { FALTA, VOZ } from '../palavras/voz.ts';
import type { Fase } from './fase.ts';

/** What a voice tells of a lot: all of it at one moment. */
export interface Retrato {
  posicao: Posicao;
  /** Centavos; null before the first bid. */
  valorAtual: number | null;
  qtdLances: number;
  fase: Fase;
  situacao: SituacaoLote;
  /** Unix ms; null without a clock. */
  fim: number | null;
  /** The milestone of the clock last passed ({@link marcoDe}). */
  marco: number | null;
  pausado: boolean;
  /** What became of the last press, in a sentence; null while nothing did. */
  resposta: string | null;
  /** Its price was, or is being, agreed between two: the public one is not what I pay. */
  negociado: boolean;
  /** Where the auctioneer is meanwhile, in a sentence; null while here, or nowhere. */
  noPregao: string | null;
}

export interface Fala {
  frase: string;
  /** Interrupts what is being read: I was outbid, or the auctioneer calls. */
  urgente: boolean;
  /** The price alone moved: may wait, and be overtaken. */
  soPreco: boolean;
}

/** Seconds before the end at which the time is told unasked. */
const MARCOS = [600, 300, 120, 60, 30, 10];

/** The milestone that so much time (ms) has passed, seconds; null before the first. */
export const marcoDe = (restante: number): number | null =>
  MARCOS.findLast((marco) => restante <= marco * 1000) ?? null;

/** What there is to say after a change, in whole sentences; null when nothing that matters changed. `agora`: Unix ms. */
export function falar(antes: Retrato, depois: Retrato, agora: number, modo: TipoHotsite): Fala | null {
  const { lanceAtual } = PALAVRAS[modo];
  const palavras = VOZ[modo];
  const mudou = (campo: keyof Retrato): boolean => antes[campo] !== depois[campo];
  if (depois.fase === 'encerrado') {
    const terminou = antes.fase !== 'encerrado' || mudou('posicao');
    const frases = [terminou && comoTerminou(depois, modo), mudou('noPregao') && depois.noPregao];
    const frase = frases.filter(Boolean).join(' ');
    return frase === '' ? null : { frase, urgente: false, soPreco: false };
  }
  const superado = mudou('posicao') && depois.posicao === 'superado';
  const preco = mudou('valorAtual') && depois.valorAtual !== null;
  const respondeu = mudou('resposta') && depois.resposta !== null;
  const prorrogou = antes.fim !== null && depois.fim !== null && depois.fim > antes.fim;
  const chamada = mudou('situacao') ? (palavras.chamadas[depois.situacao] ?? null) : null;
  const passou = depois.marco !== null && (antes.marco === null || depois.marco < antes.marco);
  const abriu = antes.fase === 'em-breve' && depois.fase === 'aberto';
  const frases = [
    respondeu && depois.resposta,
    superado && palavras.superado,
    mudou('posicao') && depois.posicao === 'ganhando' && palavras.ganhando,
    chamada,
    abriu && palavras.abriu,
    (preco || superado) && depois.valorAtual !== null && `${lanceAtual} ${reais(depois.valorAtual)}.`,
    prorrogou && palavras.prorrogado,
    mudou('noPregao') && depois.noPregao,
    mudou('pausado') && (depois.pausado ? palavras.pausado : palavras.retomado),
  ].filter((frase) => typeof frase === 'string');
  if (frases.length === 0 && !passou) return null;
  if (depois.fim !== null && depois.fase === 'aberto' && !depois.pausado)
    frases.push(quantoFalta(depois.fim - agora));
  return {
    frase: frases.join(' '),
    urgente: superado || chamada !== null,
    soPreco:
      preco &&
      !superado &&
      !respondeu &&
      !prorrogou &&
      !passou &&
      chamada === null &&
      !mudou('posicao') &&
      !mudou('noPregao'),
  };
}

const reais = (valor: number): string => formatarReais(valor, { curto: true });

/** "Faltam 2 minutos.", "Falta 1 minuto.", "Faltam 45 segundos." */
export function quantoFalta(ms: number): string {
  const segundos = Math.max(0, Math.ceil(ms / 1000));
  if (segundos < 60) return FALTA.segundos(segundos);
  // The clock is told a moment late: two minutes less a breath are two minutes.
  if (segundos < 3_600) return FALTA.minutos(Math.round(segundos / 60));
  if (segundos < 86_400) return FALTA.horas(Math.floor(segundos / 3_600));
  return FALTA.dias(Math.floor(segundos / 86_400));
}

function comoTerminou(estado: Retrato, modo: TipoHotsite): string {
  const { posicao, valorAtual, negociado } = estado;
  const valor = valorAtual === null ? null : reais(valorAtual);
  const palavras = VOZ[modo];
  switch (posicao) {
    case 'vencedor':
      return negociado ? palavras.compraSua : palavras.ganhouPor(String(valor));
    case 'condicional':
      return palavras.emAnalise(String(valor));
    case 'condicional negada':
      return palavras.naoVendeu;
    case 'finalizado':
      return palavras.naoFoiOSeu(valor === null ? null : precoPublico(estado, valor, modo));
    default:
      if (valor === null) return palavras.semLances;
      return palavras.encerrado(precoPublico(estado, valor, modo));
  }
}
