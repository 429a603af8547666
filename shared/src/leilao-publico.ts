import type { SituacaoLeilao } from './leilao.ts';
import type { LoteCartao } from './lote-cartao.ts';
import type { TransmissaoPublica } from './transmissao.ts';

/**
 * What a page shows of an auction: part of `itens` of GET /v1/leiloes/lista-site and of GET /v1/leiloes/:uid. Instants are
 * ISO 8601 UTC.
 */
export interface LeilaoPublico {
  id: number;
  uid: string;
  nome: string;
  /** Without a date at its end: pages say the date beside it. */
  nomeSemData: string;
  data: string;
  /** Of `data`, in São Paulo, "2026-11-21". */
  dia: string;
  situacao: SituacaoLeilao;
  modalidade?: string | undefined;
  local?: string | undefined;
  cidade?: string | undefined;
  transmissaoUrl?: string | undefined;
  editalUrl?: string | undefined;
  comitentesLogomarcas?: string[] | undefined;
  leiloeiro?: { nome: string; inscricao?: string | undefined } | undefined;
  localRealizacao?: { nome: string; cidade?: string | undefined } | undefined;
  quantidadeLotes: number;
}

/** An item of GET /v1/leiloes/lista-site/ao-vivo. */
export interface LeilaoAoVivo extends LeilaoPublico {
  transmissao: TransmissaoPublica | null;
  /** The lot on the block; while there is none, what comes next. Null when nothing is left to sell. */
  loteAtual: LoteCartao | null;
  /** Lots that still take bids. */
  restantes: number;
}

/** What an auction ended with, as its lots' pages say it. Money in centavos: winning bids, without commission and fees. */
export interface ResultadoLeilao {
  ofertados: number;
  vendidos: number;
  /** Sold under the condition that consignor and buyer agree; not in `vendidos`, not in `total`. */
  condicionais: number;
  total: number;
  lances: number;
  /** The highest sale; null when nothing was sold. */
  maior: Pick<LoteCartao, 'uid' | 'url' | 'nome' | 'tipo' | 'cor' | 'fotosUrls' | 'valorAtual'> | null;
}

/** An item of GET /v1/leiloes/lista-site/resultados. */
export type LeilaoComResultado = LeilaoPublico & { resultado: ResultadoLeilao };
