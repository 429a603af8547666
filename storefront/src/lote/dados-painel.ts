import type { Taxas } from '@martelo/shared/cobranca';
import type { HotsitePublico, TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteDetalhe, MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { PAGINA_DO_LOTE } from '../palavras/pagina-do-lote.ts';
import { caminhoDoLogin } from '../sessao/retorno.ts';
import { type CartaoQueMove, oQueMoveNaPagina } from './estado-inicial.ts';
import type { RegraDeIncremento } from './passos.ts';

/** Where a client stands with an auction that habilitates its bidders; `situacao` null before they asked. */
export interface Habilitacao {
  situacao: 'Aguardando' | 'Aprovada' | 'Recusada' | null;
  motivo: string | null;
}

/** What the bidding panel needs from the server; everything that moves after that comes by the socket. */
export interface DadosDoPainel {
  lote: CartaoQueMove;
  nome: string;
  numero: string | null;
  dataInicio: string | null;
  regra: RegraDeIncremento;
  taxas: Taxas;
  /** Centavos; null where the house names none. */
  valorMercado: number | null;
  hotsiteId: number;
  modo: TipoHotsite;
  /** Null: a visitor, or somebody who is no client. */
  minha: MinhaPosicao | null;
  /** What keeps this client from bidding, in sentences; null when nothing does. */
  pendencias: string[] | null;
  /** Where a visitor goes to log in and come back; null for staff, who take no part. */
  login: string | null;
  leilaoUid: string;
  /** Since when the auction stands still, ISO; null while it runs. */
  pausadoEm: string | null;
  /** No dispute: Compre Já and proposals alone. */
  somenteVendaDireta: boolean;
  /** Percent of a Compre Já sale. */
  compreJaPorcentagem: number | undefined;
  /** Set while proposals are taken; `minimo` in centavos. */
  proposta: { minimo: number | null } | null;
  /** Set where the auction asks clients to be habilitated. */
  habilitacao: Habilitacao | null;
  /** Extension rule in words ("+3 min nos últimos 3 min"); null when the lot is not extended. */
  prorrogacao: string | null;
  agora: number;
}

/** A lot's panel, wherever it stands. */
export function dadosDoPainel({
  lote,
  marca,
  sessao,
  minha,
  habilitacao,
  retorno,
  agora,
}: {
  lote: LoteDetalhe;
  marca: Pick<HotsitePublico, 'id' | 'tipo'>;
  sessao: { cliente: boolean; pendencias: string[] | null } | null;
  minha: MinhaPosicao | null;
  habilitacao: Habilitacao | null;
  /** Where who logs in comes back to. */
  retorno: string;
  /** When the page was rendered, Unix ms: what the browser draws first is what the server drew. */
  agora: number;
}): DadosDoPainel {
  const { valor, leilao } = lote;
  return {
    lote: oQueMoveNaPagina(lote),
    nome: lote.nome,
    numero: lote.numero === null ? null : String(lote.numero),
    dataInicio: lote.dataInicio,
    regra: { minimo: lote.minimo, incremento: valor.incremento, incrementos: lote.incrementos },
    taxas: {
      minimo: lote.minimo,
      despachante: valor.despachante,
      outros: valor.outros,
      remocao: valor.remocao,
      depositoDeBens: valor.depositoDeBens,
      vistoria: valor.vistoria,
      comissaoPorcentagem: valor.comissaoPorcentagem,
      comissaoExtraPorcentagem: valor.comissaoExtraPorcentagem,
    },
    valorMercado: lote.veiculo?.valorMercado || null,
    hotsiteId: marca.id,
    modo: marca.tipo,
    minha,
    pendencias: sessao?.pendencias ?? null,
    leilaoUid: leilao.uid,
    pausadoEm: leilao.pausadoEm,
    somenteVendaDireta: lote.somenteBuyNowProposta,
    compreJaPorcentagem: valor.compreJaPorcentagem ?? valor.comissaoPorcentagem,
    proposta: lote.proposta,
    habilitacao,
    login: sessao === null || sessao.cliente ? caminhoDoLogin('login', retorno) : null,
    prorrogacao:
      lote.recebeIncrementoTempo &&
      lote.dataFim !== null &&
      leilao.pontoCorteParaIncrementoPosLancesSegundos > 0
        ? PAGINA_DO_LOTE[marca.tipo].prorrogam(
            noFim(leilao.pontoCorteParaIncrementoPosLancesSegundos),
            duracao(leilao.incrementoAposLancesSegundos),
          )
        : null,
    agora,
  };
}

const duracao = (segundos: number): string =>
  segundos % 60 === 0 ? `${segundos / 60} min` : `${segundos} s`;

const noFim = (segundos: number): string =>
  segundos === 60
    ? PAGINA_DO_LOTE.leilao.noUltimoMinuto
    : segundos === 1
      ? PAGINA_DO_LOTE.leilao.noUltimoSegundo
      : PAGINA_DO_LOTE.leilao.nosUltimos(duracao(segundos));
