import type { Totais } from './cobranca.ts';
import type { CondicionalDoLote } from './condicional.ts';
import type { Centavos } from './dinheiro.ts';
import type { Posicao } from './lance.ts';
import type { SituacaoLance } from './lance-situacao.ts';
import type { Incrementos, SituacaoLeilao } from './leilao.ts';
import type { LancePublico } from './lote.ts';
import type { LoteCartao } from './lote-cartao.ts';
import type { PropostaDoCliente, TipoNegociacao } from './proposta.ts';
import type { VeiculoDoLote } from './veiculo.ts';

/** GET /v1/lotes/{uid}: all that the lot page shows; public, and nothing in it is secret. */
export interface LoteDetalhe extends Omit<LoteCartao, 'fotosUrls' | 'comitente'> {
  /** All of them. */
  fotosUrls: string[];
  video: string | null;
  descricao: string;
  posicaoLeilao: number;
  valor: {
    minimo: Centavos;
    incremento: Centavos | null;
    compreJa: Centavos | null;
    despachante: Centavos;
    outros: Centavos;
    remocao: Centavos;
    depositoDeBens: Centavos;
    vistoria: Centavos;
    /** The lot's own percent, else the auction's. */
    comissaoPorcentagem: number;
    comissaoExtraPorcentagem: number;
    comissaoExtraMensagem: string | null;
    /** Percent of a Compre Já sale; null = `comissaoPorcentagem`. */
    compreJaPorcentagem: number | null;
    lance: LancePublico | null;
  } & Omit<Totais, 'base'>;
  /** The step table that applies (rule 1): the auction's; the lot's own step is `valor.incremento`. */
  incrementos: Incrementos;
  recebeIncrementoTempo: boolean;
  finalizacaoManual: boolean;
  veiculo: VeiculoDoLote | null;
  localizacao: { cidade?: string; uf?: string; bairro?: string; endereco?: string; patio?: string } | null;
  arquivos: { nome: string; url: string; tamanho?: number }[];
  comitente: { nome: string; logo: string | null } | null;
  /** While proposals are taken; `minimo` in centavos, null when the house names none. */
  proposta: { minimo: Centavos | null } | null;
  /** Facts in reading order, already worded for people ("Quilometragem" → "45.200 km"). */
  detalhes: { nome: string; valor: string }[];
  leilao: {
    id: number;
    uid: string;
    nome: string;
    data: string;
    cidade: string | null;
    situacao: SituacaoLeilao;
    editalUrl: string | null;
    pontoCorteParaIncrementoPosLancesSegundos: number;
    incrementoAposLancesSegundos: number;
    modoIncrementoTempo: 'REINICIA' | 'SOMA';
    exigeHabilitacao: boolean;
    /** Each session enters a bidding code; implies `exigeHabilitacao`. */
    exigeCodigo: boolean;
    exigeSegundoFator: boolean;
    /** Since when all its clocks stand; null while it runs. */
    pausadoEm: string | null;
  };
}

/** GET /v1/lotes/{uid}/minha-posicao, client only: where I stand, and my own secret cap, which nobody else is ever told. */
export interface MinhaPosicao {
  lelUid: string;
  posicao: Posicao;
  /** Centavos; null without an automatic bid of mine that still counts. */
  maximo: Centavos | null;
  /** My highest public bid; null without one. */
  meuLance: Centavos | null;
  /** The sale that came of it, for the winner after the close. */
  vendaId: number | null;
  /** My latest proposal for it; null without one. */
  proposta: PropostaDoCliente | null;
  /** Null unless I won it under the consignor's condition. */
  condicional: CondicionalDoLote | null;
}

/** One of GET /v1/cliente/meus-lances: a lot I bid on or made a proposal for; my bids may all be cancelled. */
export interface MeuLance extends MinhaPosicao {
  lote: LoteCartao;
  /** ISO instant of my last bid. */
  data: string;
  qtdLancesEnviados: number;
  tipoNegociacao: TipoNegociacao;
  /** Of my last bid or proposal here. */
  situacao: SituacaoLance;
  condicionalRespostaNovoValor: Centavos | null;
  condicionalRespostaData: string | null;
}

/** One of GET /v1/lotes/{uid}/lances, newest first. */
export interface LanceNoHistorico {
  uid: string;
  seq: number;
  instante: string;
  apelido: string;
  cidade: string;
  valor: Centavos;
  tipo: 'MANUAL' | 'AUTOMATICO' | 'PRESENCIAL';
  /** The leader's automatic answer (rules 4 and 5). */
  resposta: boolean;
  /** True once it no longer stands (rule 19); `valor` is what a line that stands is worth since. */
  cancelado?: boolean;
}
