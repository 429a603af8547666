import { z } from 'zod';
import { instanteIso } from '../leilao.ts';
import { texto } from '../texto.ts';
import { CANAIS, SITUACOES_ENTREGA } from './canais.ts';
import { GRUPOS } from './evento.ts';
import { CODIGOS_EVENTO, type CodigoEvento } from './eventos.ts';
import { silencio } from './silencio.ts';

export const canal = z.enum(CANAIS);
export const codigoEvento = z.enum(CODIGOS_EVENTO as [CodigoEvento, ...CodigoEvento[]]);
const grupo = z.enum(GRUPOS);

/** Event → channel → on or off, only what was chosen. */
export const escolhas = z.partialRecord(codigoEvento, z.partialRecord(canal, z.boolean()));
export type EscolhasEscritas = z.infer<typeof escolhas>;

/** PUT /v1/cliente/preferencias-avisos: what changes. `revisao` is the one that was read, 0 before the first choice. */
export const preferenciasEscrita = z.strictObject({
  revisao: z.int().min(0),
  escolhas: escolhas.default({}),
  /** Gives, or takes back, the consent to be told of offers. */
  novidades: z.boolean().optional(),
});
export type PreferenciasEscrita = z.infer<typeof preferenciasEscrita>;

/** GET /v1/cliente/preferencias-avisos. */
export const preferenciasDeAvisos = z.object({
  revisao: z.int(),
  novidades: z.object({ aceito: z.boolean(), texto: z.string(), em: instanteIso.nullable() }),
  canais: z.array(
    z.object({
      canal,
      rotulo: z.string(),
      /** Whether anything can reach the person there; `falta` says what they are missing. */
      pronto: z.boolean(),
      falta: z.enum(['endereco', 'confirmacao', 'aparelho']).nullable(),
    }),
  ),
  eventos: z.array(
    z.object({
      evento: codigoEvento,
      rotulo: z.string(),
      grupo,
      marketing: z.boolean(),
      canais: z.array(
        z.object({ canal, ligado: z.boolean(), /** Cannot be switched off. */ fixo: z.boolean() }),
      ),
    }),
  ),
});
export type PreferenciasDeAvisos = z.infer<typeof preferenciasDeAvisos>;

/** One notice as its person reads it, on the bell. */
export const avisoDoSino = z.object({
  uid: z.guid(),
  evento: codigoEvento,
  grupo,
  titulo: z.string(),
  corpo: z.string(),
  /** A path of the brand's site. */
  destino: z.string(),
  em: instanteIso,
  lidoEm: instanteIso.nullable(),
});
export type AvisoDoSino = z.infer<typeof avisoDoSino>;

/** GET /v1/cliente/avisos: newest first. */
export const avisosDoSino = z.object({
  itens: z.array(avisoDoSino),
  /** Given as `apos` for those before the last one. */
  proximo: z.string().nullable(),
  naoLidos: z.int(),
});
export type AvisosDoSino = z.infer<typeof avisosDoSino>;

/** POST /v1/cliente/avisos/lidos: some of them, or all up to now. */
export const avisosLidos = z.strictObject({
  uids: z.union([z.literal('todos'), z.array(z.guid()).min(1).max(200)]),
});

/** POST /v1/cliente/push: what the browser's `PushSubscription.toJSON()` gives. */
export const inscricaoPush = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});
export type InscricaoPush = z.infer<typeof inscricaoPush>;

/** GET /v1/descadastro: what a letter's address switches off. */
export const descadastro = z.object({
  marca: z.string(),
  evento: codigoEvento,
  rotulo: z.string(),
  canal,
  rotuloCanal: z.string(),
  ligado: z.boolean(),
});
export type Descadastro = z.infer<typeof descadastro>;

/** A brand's own words for an event on a channel. */
export const modeloDaMarca = z.strictObject({
  evento: codigoEvento,
  canal,
  titulo: z.string().max(200),
  corpo: z.string().max(4_000),
});
export type ModeloDaMarca = z.infer<typeof modeloDaMarca>;

const cor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** PUT /v1/hotsites/{id}/avisos: what the cms keeps of how a brand speaks, and how its letters look. */
export const vozDaMarca = z.strictObject({
  id: z.int().positive(),
  corPrimaria: cor,
  /** Path or address of a bitmap; null where the name stands for it. */
  logoUrl: z.string().max(500).nullable(),
  endereco: z.string().max(300).nullable(),
  emailContato: z.string().max(200).nullable(),
  modelos: z.array(modeloDaMarca).max(500),
});
export type VozDaMarca = z.infer<typeof vozDaMarca>;

/** What a brand settles about its notices; the words are the panel's. */
export const configuracaoDeAvisos = z.strictObject({
  silencio,
  /** Event → channel: off for everybody, or on where the house has it off. */
  canais: escolhas,
});
export type ConfiguracaoDeAvisos = z.infer<typeof configuracaoDeAvisos>;

/** GET /v1/avisos/eventos: what people are told of, and by which channels while the brand settles nothing. */
export const eventoDescrito = z.object({
  evento: codigoEvento,
  rotulo: z.string(),
  grupo,
  para: z.enum(['cliente', 'interno', 'conta']),
  marketing: z.boolean().describe('Só a quem aceitou receber novidades'),
  urgente: z.boolean().describe('Não espera o fim do silêncio'),
  horas: z.number().describe('Quanto tempo vale a pena enviá-lo'),
  canais: z.array(
    z.object({
      canal,
      rotulo: z.string(),
      ligado: z.boolean().describe('No padrão da casa'),
      sempre: z.boolean().describe('Ninguém desliga'),
    }),
  ),
});
export type EventoDescrito = z.infer<typeof eventoDescrito>;

const textoDoAviso = z.object({ titulo: z.string(), corpo: z.string() });
/** GET /v1/avisos/modelos: the words in force for an event on a channel. */
export const modeloEmVigor = z.object({
  ...{ evento: codigoEvento, rotulo: z.string(), canal, rotuloCanal: z.string() },
  ...textoDoAviso.shape,
  /** Whose words they are. */
  origem: z.enum(['casa', 'marca']),
  variaveis: z.array(z.object({ nome: z.string(), rotulo: z.string(), essencial: z.boolean() })),
  /** With the longest names. */
  exemplo: textoDoAviso,
});
export type ModeloEmVigor = z.infer<typeof modeloEmVigor>;

export const situacaoEntrega = z.enum(SITUACOES_ENTREGA);

/** POST /v1/avisos/teste: a message with the longest names, to whoever asks for it. */
export const testeDeAviso = z.strictObject({
  evento: codigoEvento,
  canal: z.enum(CANAIS),
  /** Where an SMS or a WhatsApp goes, if not to one's own; a letter goes to one's own address. */
  telefone: texto(20).optional(),
  /** Of a push: the browser that shows it. */
  inscricao: inscricaoPush.optional(),
});
