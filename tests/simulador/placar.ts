import type { EventoLivro, PublicoLote } from '@martelo/shared/livro';
import type { Degrau } from '../contract/modelo.ts';

/** A lot as somebody who reads only its public ledger knows it. */
export interface LotePublico {
  seq: number;
  valorAtual: number | null;
  lider: string | null;
  qtdLances: number;
  dataFim: string | null;
  situacao: string;
  minimo: number;
  degraus: readonly Degrau[];
  /** Said of it and not dismissed. */
  comunicados: readonly { uid: string; texto: string; em: string; mudaDescricao: boolean }[];
}

/** The naive fold of a ledger, written from what the ledger's entries say of themselves and from nothing of the engine. */
export function lerLinha(antes: LotePublico | null, seq: number, publico: PublicoLote): LotePublico {
  const lote: LotePublico =
    antes === null
      ? {
          seq,
          valorAtual: null,
          lider: null,
          qtdLances: 0,
          dataFim: null,
          situacao: '',
          minimo: 0,
          degraus: [],
          comunicados: [],
        }
      : { ...antes, seq };
  switch (publico.tipo) {
    case 'LoteIncluido':
      lote.situacao = publico.situacao;
      return comTermos(lote, publico);
    case 'LoteAlterado':
      return comTermos(lote, publico);
    case 'Lance':
      lote.qtdLances++;
      if (publico.lidera) {
        lote.valorAtual = publico.valor;
        lote.lider = publico.apelido;
      }
      return lote;
    case 'LanceCancelado':
      lote.valorAtual = publico.valor;
      lote.lider = publico.lider?.apelido ?? null;
      lote.qtdLances = publico.qtdLances;
      return lote;
    case 'VendaDireta':
      lote.valorAtual = publico.valor;
      lote.lider = publico.apelido;
      return lote;
    case 'Prorrogado':
    case 'TempoRestituido':
      lote.dataFim = publico.dataFim;
      return lote;
    case 'SituacaoAlterada':
    case 'Encerrado':
      lote.situacao = publico.situacao;
      return lote;
    case 'Comunicado': {
      const { comunicado: uid, texto, instante: em, mudaDescricao } = publico;
      lote.comunicados = [...lote.comunicados, { uid, texto, em, mudaDescricao }];
      return lote;
    }
    case 'ComunicadoRetirado':
      lote.comunicados = lote.comunicados.filter(({ uid }) => uid !== publico.comunicado);
      return lote;
    default:
      throw new Error(
        `the ledger has a kind of entry that this reader does not know: ${publico satisfies never}`,
      );
  }
}

export const lerLivro = (eventos: readonly EventoLivro[]): LotePublico | null =>
  eventos.reduce<LotePublico | null>((lote, { seq, publico }) => lerLinha(lote, seq, publico), null);

/** Rule 1. */
export function proximoDe({ valorAtual, minimo, degraus }: LotePublico): number {
  if (valorAtual === null) return minimo;
  return valorAtual + degraus.find(({ ate }) => ate === undefined || valorAtual < ate)!.valor;
}

function comTermos(
  lote: LotePublico,
  { minimo, incrementos, dataFim }: Extract<PublicoLote, { tipo: 'LoteIncluido' | 'LoteAlterado' }>,
): LotePublico {
  lote.minimo = minimo;
  lote.degraus = incrementos.map(({ ate, valor }) => (ate === undefined ? { valor } : { ate, valor }));
  lote.dataFim = dataFim;
  return lote;
}

/** The situations that a lot does not take bids in any more, by the contract. */
export const FECHADAS: ReadonlySet<string> = new Set([
  'AG_CLIENTE',
  'NAO_ARREMATADO',
  'AG_PAGAMENTO',
  'PAGO',
  'CLIENTE_DESISTIU',
  'CANCELADO_NO_LEILAO',
  'CONDICIONAL',
  'NEGADA_CONDICIONAL',
  'LOTE_CANCELADO',
  'CONDICIONAL_NEGADA',
  'RECOMPRA',
  'BUY_NOW',
  'BOLETO',
  'PAGO_CARTAO',
  'PARCIAL_CARTAO',
  'RETIRADO',
]);
