import { z } from 'zod';
import { termosCondicional } from './condicional.ts';
import { centavos, centavosPositivos } from './dinheiro.ts';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { DESCRICAO_DA_FOTO_MAX, FOTOS_DO_LOTE_MAX } from './endereco-de-foto.ts';
import { instanteIso } from './leilao.ts';
import { SITUACOES_LOTE } from './lote-situacao.ts';
import { regrasProposta } from './proposta.ts';
import { paragrafos, texto } from './texto.ts';
import { uf } from './uf.esquema.ts';
import { veiculoDoLote, veiculoDoLoteEscrita } from './veiculo.ts';

export { enderecoDeArquivo } from './endereco-de-arquivo.ts';
export { incrementoEm, proximoLance } from './incremento.ts';
export {
  LOTE_ACEITA_LANCES,
  LOTE_AINDA_NAO_ABERTO,
  SITUACOES_LOTE,
  type SituacaoLote,
} from './lote-situacao.ts';
export { TIPOS_LOTE } from './lote-tipos.ts';

export const situacaoLote = z.enum(SITUACOES_LOTE);

/** What staff may write of a lot's money. */
export const valorEscrita = z.strictObject({
  minimo: centavosPositivos,
  incremento: centavosPositivos.optional(),
  compreJa: centavosPositivos.optional(),
  valorProposta: centavos.optional(),
  despachante: centavos.default(0),
  outros: centavos.default(0),
  remocao: centavos.default(0),
  depositoDeBens: centavos.default(0),
  vistoria: centavos.default(0),
  /** Percent of the base; absent = the auction's `porcentagemComissao`. */
  comissaoPorcentagem: z.number().min(0).max(100).optional(),
  comissaoExtraPorcentagem: z.number().min(0).max(100).default(0),
  compreJaPorcentagem: z.number().min(0).max(100).optional(),
  comissaoExtraMensagem: paragrafos(300).optional(),
});

/** What staff may write of a lot. Secret: `valorComitente`, `termosCondicional`, `regrasProposta`. */
export const loteEscrita = z.strictObject({
  nome: texto(200).min(1),
  tipo: texto(60).min(1),
  tipoId: z.int().optional(),
  numero: z.union([z.int(), texto(20)]).optional(),
  posicaoLeilao: z.int().min(1).max(1_000_000).optional(),
  descricao: paragrafos(20_000).optional(),
  fotosUrls: z.array(enderecoDeArquivo).max(FOTOS_DO_LOTE_MAX).default([]),
  /** What pictures show, in words, for who does not see them: of those of `fotosUrls`, by their addresses. */
  fotosDescricoes: z
    .array(z.strictObject({ url: enderecoDeArquivo, texto: texto(DESCRICAO_DA_FOTO_MAX).min(1) }))
    .max(FOTOS_DO_LOTE_MAX)
    .optional(),
  video: enderecoDeArquivo.optional(),
  situacao: situacaoLote.optional(),
  valor: valorEscrita,
  /** The consignor's hidden reserve (R); 0 or absent = none. Never public. */
  valorComitente: centavos.optional(),
  /** Conditional sales of this lot; absent = its consignor's. Secret. */
  termosCondicional: termosCondicional.optional(),
  comitenteAceitarReplica: z.boolean().optional(),
  /** What the house decides by itself about proposals. Secret. */
  regrasProposta: regrasProposta.optional(),
  dataInicio: instanteIso.optional(),
  dataFim: instanteIso.optional(),
  recebeIncrementoTempo: z.boolean().default(true),
  finalizacaoManual: z.boolean().default(false),
  transmissaoNaPista: z.boolean().default(false),
  somenteBuyNowProposta: z.boolean().default(false),
  prioridade: z.int().min(0).max(1_000).default(0),
  blackCar10: z.boolean().optional(),
  sorteioFinalAno: z.boolean().optional(),
  localizacao: z
    .strictObject({
      cidade: texto(120).optional(),
      uf: uf.optional(),
      bairro: texto(120).optional(),
      endereco: texto(300).optional(),
      patio: texto(120).optional(),
    })
    .optional(),
  veiculo: veiculoDoLote.optional(),
  /** Facts of goods that are no vehicles, in the order they are shown: { nome: 'Área privativa', valor: '49,46 m²' }. */
  detalhes: z
    .array(z.strictObject({ nome: texto(60).min(1), valor: texto(300).min(1) }))
    .max(40)
    .optional(),
  comitente: z
    .strictObject({ comId: z.int().optional(), nome: texto(120), logo: enderecoDeArquivo.optional() })
    .optional(),
  arquivos: z
    .array(z.strictObject({ nome: texto(200), url: enderecoDeArquivo, tamanho: z.int().min(0).optional() }))
    .max(50)
    .default([]),
  carimbos: z
    .array(
      z.strictObject({
        nome: texto(60),
        urlCard: enderecoDeArquivo.optional(),
        urlLote: enderecoDeArquivo.optional(),
        link: enderecoDeArquivo.optional(),
      }),
    )
    .max(10)
    .default([]),
  /** `id`s of the client groups that alone may bid; empty or absent = everybody who may bid here. */
  gruposCliente: z.array(z.int().positive()).max(50).optional(),
  /** Where an imported lot comes from: the key that makes a second import an update. */
  origem: z.strictObject({ fonte: texto(60), codigo: texto(60) }).optional(),
  laudoCautelarResultado: texto(60).optional(),
  laudoCautelarObservacao: paragrafos(2_000).optional(),
});
/** The same at the door: what was kept before there were lists of equipment is still copied as it is. */
export const loteDaEquipe = loteEscrita.extend({ veiculo: veiculoDoLoteEscrita.optional() });
export type LoteEscrita = z.infer<typeof loteEscrita>;
export type LoteEntrada = z.input<typeof loteEscrita>;

/** The leading bid as the public sees it. */
export const lancePublico = z.strictObject({
  valor: centavos,
  apelido: z.string(),
  cidade: z.string(),
  data: z.string(),
  quantidade: z.int(),
});
export type LancePublico = z.infer<typeof lancePublico>;
