import { z } from 'zod';
import { carimboNoCartao } from './carimbo.esquema.ts';
import { comunicado } from './comunicado.ts';
import { condicionalDoLote } from './condicional.ts';
import { centavos, centavosSoma } from './dinheiro.ts';
import { tipoLance } from './lance.ts';
import { MODOS_NEGOCIACAO, SITUACOES_LANCE } from './lance-situacao.ts';
import { incrementos, situacaoLeilao } from './leilao.ts';
import { arquivoDoLeilao } from './leilao-arquivo.ts';
import { lancePublico } from './lote.ts';
import { loteCartao } from './lote-cartao.ts';
import { POSICOES } from './posicao.ts';
import { propostaDoCliente } from './proposta.ts';
import { veiculoDoLote } from './veiculo.ts';

/** GET /v1/lotes/{uid}: all that the lot page shows; public, and nothing in it is secret. */
export const loteDetalhe = loteCartao.extend({
  /** All of them. */
  fotosUrls: z.array(z.string()),
  /** What some of them show, in words. */
  fotosDescricoes: z.array(z.strictObject({ url: z.string(), texto: z.string() })),
  video: z.string().nullable(),
  /** Those that the page shows, each with its picture there. */
  carimbos: z.array(carimboNoCartao.extend({ urlLote: z.string().nullable() })),
  descricao: z.string(),
  /** What the auctioneer said of it, and did not dismiss; absent where there is nothing. */
  comunicados: z.array(comunicado).exactOptional(),
  posicaoLeilao: z.int(),
  valor: z.strictObject({
    minimo: centavos,
    incremento: centavos.nullable(),
    compreJa: centavos.nullable(),
    despachante: centavos,
    outros: centavos,
    remocao: centavos,
    depositoDeBens: centavos,
    vistoria: centavos,
    /** The lot's own percent, else the auction's. */
    comissaoPorcentagem: z.number(),
    comissaoExtraPorcentagem: z.number(),
    comissaoExtraMensagem: z.string().nullable(),
    /** Percent of a Compre Já sale; null = `comissaoPorcentagem`. */
    compreJaPorcentagem: z.number().nullable(),
    lance: lancePublico.nullable(),
    /** Rule 20 at the current price. */
    comissaoValorCalculado: centavosSoma,
    comissaoExtraValorCalculado: centavosSoma,
    totalDespesas: centavosSoma,
    totalAPagar: centavosSoma,
  }),
  /** The step table that applies (rule 1): the auction's; the lot's own step is `valor.incremento`. */
  incrementos,
  recebeIncrementoTempo: z.boolean(),
  finalizacaoManual: z.boolean(),
  veiculo: veiculoDoLote.nullable(),
  localizacao: z
    .strictObject({
      cidade: z.string().exactOptional(),
      uf: z.string().exactOptional(),
      bairro: z.string().exactOptional(),
      endereco: z.string().exactOptional(),
      patio: z.string().exactOptional(),
    })
    .nullable(),
  arquivos: z.array(z.strictObject({ nome: z.string(), url: z.string(), tamanho: z.int().exactOptional() })),
  /** While proposals are taken; `minimo` in centavos, null when the house names none. */
  proposta: z.strictObject({ minimo: centavos.nullable() }).nullable(),
  /** Facts in reading order, already worded for people ("Quilometragem" → "45.200 km"). */
  detalhes: z.array(z.strictObject({ nome: z.string(), valor: z.string() })),
  leilao: z.strictObject({
    id: z.int(),
    uid: z.guid(),
    nome: z.string(),
    data: z.string(),
    cidade: z.string().nullable(),
    situacao: situacaoLeilao,
    editalUrl: z.string().nullable(),
    /** Its files: edital, regulation, order of visits. */
    arquivos: z.array(arquivoDoLeilao.extend({ tamanho: z.int().exactOptional() })),
    /** Who holds it, with the registration at the board of trade that the law asks to be named. */
    leiloeiro: z.strictObject({ nome: z.string(), inscricao: z.string().nullable() }).nullable(),
    pontoCorteParaIncrementoPosLancesSegundos: z.int(),
    incrementoAposLancesSegundos: z.int(),
    modoIncrementoTempo: z.enum(['REINICIA', 'SOMA']),
    exigeHabilitacao: z.boolean(),
    /** Each session enters a bidding code; implies `exigeHabilitacao`. */
    exigeCodigo: z.boolean(),
    exigeSegundoFator: z.boolean(),
    /** Since when all its clocks stand; null while it runs. */
    pausadoEm: z.string().nullable(),
  }),
});
export type LoteDetalhe = z.infer<typeof loteDetalhe>;

/** GET /v1/lotes/{uid}/minha-posicao, client only: where I stand, and my own secret cap, which nobody else is ever told. */
export const minhaPosicao = z.strictObject({
  lelUid: z.guid(),
  posicao: z.enum(POSICOES),
  /** Centavos; null without an automatic bid of mine that still counts. */
  maximo: centavos.nullable(),
  /** My highest public bid; null without one. */
  meuLance: centavos.nullable(),
  /** The sale that came of it, for the winner after the close. */
  vendaId: z.int().nullable(),
  /** My latest proposal for it; null without one. */
  proposta: propostaDoCliente.nullable(),
  /** Null unless I won it under the consignor's condition. */
  condicional: condicionalDoLote.nullable(),
});
export type MinhaPosicao = z.infer<typeof minhaPosicao>;

/** One of GET /v1/cliente/meus-lances: a lot I bid on or made a proposal for; my bids may all be cancelled. */
export const meuLance = minhaPosicao.extend({
  lote: loteCartao,
  /** ISO instant of my last bid. */
  data: z.string(),
  qtdLancesEnviados: z.int(),
  tipoNegociacao: z.enum(MODOS_NEGOCIACAO),
  /** Of my last bid or proposal here. */
  situacao: z.enum(SITUACOES_LANCE),
  condicionalRespostaNovoValor: centavos.nullable(),
  condicionalRespostaData: z.string().nullable(),
});
export type MeuLance = z.infer<typeof meuLance>;

/** One of GET /v1/lotes/{uid}/lances, newest first. */
export const lanceNoHistorico = z.strictObject({
  uid: z.guid(),
  seq: z.int(),
  instante: z.string(),
  apelido: z.string(),
  cidade: z.string(),
  valor: centavos,
  tipo: tipoLance,
  /** The leader's automatic answer (rules 4 and 5). */
  resposta: z.boolean(),
  /** Whether it led when it was given. What pages make of a live event lacks it. */
  lidera: z.boolean().exactOptional(),
  /** True once it no longer stands (rule 19); `valor` is what a line that stands is worth since. */
  cancelado: z.boolean().exactOptional(),
  situacao: z.literal('Cancelado').exactOptional(),
});
export type LanceNoHistorico = z.infer<typeof lanceNoHistorico>;
