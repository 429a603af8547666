import { z } from 'zod';
import { arquivoVisto } from '../arquivo.ts';
import { enderecoDeArquivo } from '../endereco-de-arquivo.ts';
import { comandoId } from '../identificador.ts';
import { paragrafos, texto } from '../texto.ts';
import { DESENHOS } from './desenho.ts';
import { CATEGORIAS_MAX, ITENS_MAX, OPCOES_MAX, RESPOSTAS_POR_CHAMADA, TIPOS_DE_ITEM } from './itens.ts';
import { SITUACOES_VISTORIA, TIPOS_DE_VEICULO_DA_VISTORIA } from './vistoria.ts';

const itemEscrito = z.strictObject({
  /** Given by the publishing that first has it; an item that keeps it is the same item in the next version. */
  uid: z.guid().optional(),
  nome: texto(80).min(2),
  tipo: z.enum(TIPOS_DE_ITEM),
  obrigatorio: z.boolean().default(false),
  descricao: texto(300).optional(),
  opcoes: z.array(texto(40).min(1)).max(OPCOES_MAX).default([]),
  exemploUrl: enderecoDeArquivo.optional(),
  desenho: z.enum(DESENHOS).optional(),
  /** Its place in its category; where it is left out, that in which it was written. */
  ordem: z.int().min(0).max(10_000).optional(),
});
const categoriaEscrita = z.strictObject({
  uid: z.guid().optional(),
  nome: texto(60).min(2),
  itens: z.array(itemEscrito).max(ITENS_MAX).default([]),
});

/** What staff write of a type of inspection. What is written is a draft, until it is published. */
export const tipoVistoriaEscrita = z.strictObject({
  nome: texto(80).min(2),
  ativo: z.boolean().default(true),
  /** Off: its items stay as they are until it is switched on again. */
  podeEditar: z.boolean().default(true),
  /** Which vehicles it is for; none: all. */
  disponibilizarParaTipos: z.array(z.enum(TIPOS_DE_VEICULO_DA_VISTORIA)).max(4).default([]),
  /** What is collected is looked at by it, as who drives takes the vehicle on. */
  naColeta: z.boolean().default(false),
  categorias: z.array(categoriaEscrita).max(CATEGORIAS_MAX).default([]),
});
export type TipoVistoriaEscrita = z.output<typeof tipoVistoriaEscrita>;

/** An item and a category as a version has them, for good. */
export const itemDaVersao = itemEscrito.extend({ uid: z.guid(), ordem: z.int() });
export const categoriaDaVersao = categoriaEscrita.extend({ uid: z.guid(), itens: z.array(itemDaVersao) });

/** What is written of an inspection when it is asked for. */
export const vistoriaEscrita = z.strictObject({
  veiculoId: z.int().positive(),
  tipoId: z.int().positive(),
  /** Where it is to be done; where it is left out, where the vehicle stands. */
  patioId: z.int().positive().optional(),
  /** The done one that this one corrects. */
  corrigeId: z.int().positive().optional(),
  observacao: paragrafos(2_000).optional(),
});
export type VistoriaEscrita = z.output<typeof vistoriaEscrita>;

const instante = z.iso.datetime();
export const vistoriaGuardada = z.object({
  situacao: z.enum(SITUACOES_VISTORIA).default('Aguardando'),
  veiUid: z.guid(),
  veiculoNome: z.string(),
  /** One of `TIPOS_DE_VEICULO_DA_VISTORIA`; null where the vehicle says none. */
  veiculoTipo: z.string().nullable().default(null),
  placa: z.string().nullable().default(null),
  comId: z.int().nullable().default(null),
  patioUid: z.guid().nullable().default(null),
  tipoNome: z.string(),
  versao: z.int().positive(),
  /** Of the version of its type that it keeps. */
  versaoUid: z.guid(),
  /** Of the first of a row of corrections. */
  raizUid: z.guid(),
  /** The one that it corrects, while it is not cancelled: one at a time. */
  chaveCorrecao: z.string().nullable().default(null),
  /** Of the removal that it is the inspection of, as its vehicle is collected; the key while it is not cancelled: one a removal. */
  remocaoUid: z.guid().nullable().default(null),
  chaveRemocao: z.string().nullable().default(null),
  pedidaPor: z.string(),
  realizadaEm: instante.nullable().default(null),
  realizadaPor: z.string().nullable().default(null),
  motivoCancelamento: z.string().nullable().default(null),
  /** Since when whoever sees the vehicle's lot is shown it; null: not shown. */
  noLoteDesde: instante.nullable().default(null),
  /** The answers that counted when it was done, frozen: item and answer. */
  respostas: z.array(z.strictObject({ itemUid: z.guid(), respostaUid: z.guid() })).default([]),
});

/** Where something was answered. Staff alone are shown it. */
export const lugarDaResposta = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  precisao: z.number().min(0).max(100_000).nullable().default(null),
});
export type LugarDaResposta = z.infer<typeof lugarDaResposta>;

const marca = z.strictObject({
  painel: z.string().max(60),
  avaria: z.string().max(40),
  gravidade: z.string().max(20),
  nota: texto(200).optional(),
});
const assinatura = z.strictObject({
  nome: texto(120),
  tracos: z.array(z.array(z.int().min(0).max(1_000)).max(2_000)).max(60),
});
const foto = z.strictObject({ arquivoUid: z.guid(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const valorEscrito = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  paragrafos(2_000),
  z.array(texto(40)).max(OPCOES_MAX),
  z.array(marca).max(100),
  assinatura,
]);
export const valorDoItem = z.union([...valorEscrito.options, foto]);

/** Which device answers: a name that the device gives itself once, and keeps. */
const aparelho = z.string().regex(/^[\w-]{8,64}$/, 'use de 8 a 64 letras, números, hífen ou _');
/** When it was answered, by the device's own clock. */
const respondidaEm = z.iso.datetime({ offset: true });

export const respostaEnviada = z.strictObject({
  /** Made where it is answered: sent again it is the same answer (F6). */
  id: z.guid(),
  itemUid: z.guid(),
  em: respondidaEm,
  valor: valorEscrito,
  lugar: lugarDaResposta.nullable().default(null),
});
export const respostasEnviadas = z.strictObject({
  comandoId: comandoId.optional(),
  aparelho,
  respostas: z.array(respostaEnviada).min(1).max(RESPOSTAS_POR_CHAMADA),
});

const numeroDoFormulario = z
  .string()
  .regex(/^-?\d{1,6}(\.\d{1,15})?$/)
  .transform(Number);
/** A photo that answers an item: the file's fields beside it. */
export const fotoEnviada = z
  .strictObject({
    comandoId: comandoId.optional(),
    id: z.guid(),
    itemUid: z.guid(),
    em: respondidaEm,
    aparelho,
    latitude: numeroDoFormulario.optional(),
    longitude: numeroDoFormulario.optional(),
    precisao: numeroDoFormulario.optional(),
  })
  .describe('Latitude e longitude, em graus; precisão, em metros');

export const respostaGuardada = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  vistoriaUid: z.guid(),
  itemUid: z.guid(),
  /** Never later than `recebidaEm`. */
  em: instante,
  /** The device's own word, where it was later than it could be: its clock is ahead. */
  emDoAparelho: z.string().nullable().default(null),
  recebidaEm: instante,
  por: z.string(),
  aparelho: z.string(),
  valor: valorDoItem,
  lugar: lugarDaResposta.nullable(),
  /** What the picture's own file said of where it was taken. */
  lugarDaFoto: lugarDaResposta.nullable().default(null),
  /** Of what is kept of a photo: the same picture has the same one. */
  sha256: z.string().nullable().default(null),
});
export type RespostaGuardada = z.infer<typeof respostaGuardada>;

const ondeRepete = z.object({ vistoriaId: z.int(), veiculoNome: z.string(), item: z.string() });
export const respostaVista = z.object({
  uid: z.guid(),
  itemUid: z.guid(),
  em: z.string(),
  recebidaEm: z.string(),
  por: z.object({ uid: z.string(), nome: z.string() }),
  aparelho: z.string(),
  valor: valorDoItem,
  conta: z.boolean().describe('É a que vale: a mais recente do item'),
  relogioAdiantado: z.boolean().describe('O relógio do aparelho estava adiantado: vale a hora em que chegou'),
  lugar: lugarDaResposta.nullable().describe('Onde foi respondida; só a casa vê'),
  lugarDaFoto: lugarDaResposta.nullable().describe('Onde o arquivo da foto diz que foi tirada; só a casa vê'),
  foto: arquivoVisto.nullable(),
  repetida: z.array(ondeRepete).describe('Onde mais está a mesma foto, no que quem lê pode ver'),
});
export type RespostaVista = z.infer<typeof respostaVista>;

/** All that is needed to fill an inspection in, and to read it. */
export const preenchimento = z.object({
  uid: z.guid(),
  id: z.int(),
  revisao: z.int(),
  situacao: z.enum(SITUACOES_VISTORIA),
  tipoId: z.int(),
  tipoNome: z.string(),
  versao: z.int(),
  veiculo: z.object({
    uid: z.guid(),
    id: z.int(),
    nome: z.string(),
    placa: z.string().nullable(),
    tipo: z.string().nullable(),
    desenho: z.enum(DESENHOS),
  }),
  observacao: z.string().nullable(),
  realizadaEm: z.string().nullable(),
  realizadaPor: z.string().nullable(),
  motivoCancelamento: z.string().nullable(),
  corrige: z.object({ uid: z.guid(), id: z.int() }).nullable(),
  corrigidaPor: z.object({ uid: z.guid(), id: z.int(), situacao: z.enum(SITUACOES_VISTORIA) }).nullable(),
  categorias: z.array(categoriaDaVersao),
  respostas: z.array(respostaVista),
  emConflito: z.array(z.guid()).describe('Itens que dois aparelhos responderam, e não o mesmo'),
  progresso: z.array(
    z.object({ uid: z.guid(), nome: z.string(), total: z.int(), respondidos: z.int(), faltam: z.int() }),
  ),
  pendentes: z.array(z.object({ uid: z.guid(), nome: z.string() })).describe('O que é obrigatório e falta'),
  podePreencher: z.boolean(),
});
export type Preenchimento = z.infer<typeof preenchimento>;

export const respostasRecebidas = z.object({
  itens: z.array(
    z.object({
      id: z.guid(),
      ok: z.boolean(),
      repetida: z.boolean().describe('Já tinha chegado antes: nada mudou'),
      erro: z.object({ codigo: z.string(), message: z.string() }).nullable(),
    }),
  ),
});

/** A vehicle's condition as whoever sees its lot is shown it: no names, no free text, no places. */
export const condicaoDoLote = z.object({
  tipoNome: z.string(),
  realizadaEm: z.string(),
  pneus: z.record(z.string(), z.string()).describe('Posição → condição'),
  categorias: z.array(
    z.object({
      nome: z.string(),
      itens: z.array(
        z.object({
          nome: z.string(),
          tipo: z.enum(TIPOS_DE_ITEM),
          desenho: z.enum(DESENHOS).describe('O desenho em que se marcou'),
          valor: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
          marcas: z.array(marca.omit({ nota: true })).nullable(),
          fotoUrl: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type CondicaoDoLote = z.infer<typeof condicaoDoLote>;
