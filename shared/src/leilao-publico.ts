import { z } from 'zod';
import { centavosSoma } from './dinheiro.ts';
import { leilaoEscrita } from './leilao.ts';
import { loteCartao } from './lote-cartao.ts';
import { transmissaoPublica } from './transmissao.ts';

/** What of an auction's own fields anyone may see: by name, so that a field added later is not public by accident. */
export const camposPublicosDoLeilao = z.strictObject({
  id: z.int(),
  uid: z.guid(),
  ...leilaoEscrita.pick({
    nome: true,
    data: true,
    hotsites: true,
    situacao: true,
    modalidade: true,
    local: true,
    cidade: true,
    intervaloEntreLotesSegundos: true,
    pontoCorteParaIncrementoPosLancesSegundos: true,
    incrementoAposLancesSegundos: true,
    modoIncrementoTempo: true,
    cascata: true,
    empate: true,
    incrementos: true,
    editalUrl: true,
    ordemVisitacaoUrl: true,
    ordemEntradaUrl: true,
    arquivos: true,
    transmissaoUrl: true,
    transmissaoSubdominio: true,
    validarSucata: true,
    exigeHabilitacao: true,
    habilitacaoAutomatica: true,
    exigeCodigo: true,
    exigeSegundoFator: true,
    ensaio: true,
    judicial: true,
    porcentagemComissao: true,
    regulamentoUid: true,
    leiloeiro: true,
    comitentesLogomarcas: true,
    localRealizacao: true,
  }).shape,
  hotsites: z.array(z.int().positive()),
  data: z.iso.datetime(),
  ensaio: z.boolean(),
});

/** An auction in the public lists, with the spec's derived fields: `itens` of GET /v1/leiloes/lista-site. Instants are ISO 8601 UTC. */
export const leilaoListado = camposPublicosDoLeilao.extend({
  /** Without a date at its end: pages say the date beside it. */
  nomeSemData: z.string(),
  /** Of `data`, in São Paulo, "2026-11-21". */
  dia: z.string(),
  dataPagamento: z.iso.datetime(),
  ativo: z.boolean(),
  quantidadeLotes: z.int(),
});
export type LeilaoListado = z.infer<typeof leilaoListado>;

/** GET /v1/leiloes/{uid}. */
export const leilaoDetalhe = leilaoListado.extend({
  /** The lot on the block in the live auction. */
  loteAoVivoUid: z.guid().nullable(),
  pausado: z.boolean(),
  pausadoEm: z.iso.datetime().nullable(),
});
export type LeilaoDetalhe = z.infer<typeof leilaoDetalhe>;

/** What a page shows of an auction: that much of the lists and of GET /v1/leiloes/{uid} goes on to the browser. */
export type LeilaoPublico = Pick<
  LeilaoListado,
  | 'id'
  | 'uid'
  | 'nome'
  | 'nomeSemData'
  | 'data'
  | 'dia'
  | 'situacao'
  | 'modalidade'
  | 'local'
  | 'cidade'
  | 'transmissaoUrl'
  | 'editalUrl'
  | 'comitentesLogomarcas'
  | 'leiloeiro'
  | 'localRealizacao'
  | 'quantidadeLotes'
>;

/** The live part of an item of GET /v1/leiloes/lista-site/ao-vivo. */
const oQueEstaAoVivo = z.strictObject({
  transmissao: transmissaoPublica.nullable(),
  /** The lot on the block; while there is none, what comes next. Null when nothing is left to sell. */
  loteAtual: loteCartao.nullable(),
  /** Lots that still take bids. */
  restantes: z.int(),
});
export const leilaoAoVivo = leilaoListado.extend(oQueEstaAoVivo.shape);
export type LeilaoAoVivo = LeilaoPublico & z.infer<typeof oQueEstaAoVivo>;

/** What an auction ended with, as its lots' pages say it. Money in centavos: winning bids, without commission and fees. */
export const resultadoLeilao = z.strictObject({
  ofertados: z.int(),
  vendidos: z.int(),
  /** Sold under the condition that consignor and buyer agree; not in `vendidos`, not in `total`. */
  condicionais: z.int(),
  total: centavosSoma,
  lances: z.int(),
  /** The highest sale; null when nothing was sold. */
  maior: loteCartao
    .pick({ uid: true, url: true, nome: true, tipo: true, cor: true, fotosUrls: true, valorAtual: true })
    .nullable(),
});
export type ResultadoLeilao = z.infer<typeof resultadoLeilao>;

/** An item of GET /v1/leiloes/lista-site/resultados. */
export const leilaoComResultado = leilaoListado.extend({ resultado: resultadoLeilao });
export type LeilaoComResultado = LeilaoPublico & { resultado: ResultadoLeilao };
