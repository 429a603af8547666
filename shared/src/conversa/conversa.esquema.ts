import { z } from 'zod';
import { comandoId, uid } from '../identificador.ts';
import { paragrafos, texto } from '../texto.ts';
import { LETRAS_DA_MENSAGEM, TEMPOS_DE_SILENCIO, TIPOS_DE_CONVERSA } from './conversa.ts';

const instante = z.iso.datetime();

/** Which chat is meant: by itself, one's own about a lot, or the public one of an auction. */
const alvo = { chatUid: uid.optional(), lelUid: uid.optional(), leiUid: uid.optional() };
const umSo = (dito: { chatUid?: unknown; lelUid?: unknown; leiUid?: unknown }): boolean =>
  [dito.chatUid, dito.lelUid, dito.leiUid].filter((um) => um !== undefined).length === 1;
const UM_SO = { path: ['chatUid'], message: 'informe chatUid, lelUid ou leiUid, e só um deles' };

/** `conectar-chat`. */
export const alvoDaConversa = z.strictObject(alvo).refine(umSo, UM_SO);
export type AlvoDaConversa = z.infer<typeof alvoDaConversa>;

/** `post-chat-mensagem`, POST /v1/chats/mensagens. */
export const mensagemPedida = z
  .strictObject({ ...alvo, mensagem: paragrafos(LETRAS_DA_MENSAGEM).min(1), comandoId })
  .refine(umSo, UM_SO);
export type MensagemPedida = z.infer<typeof mensagemPedida>;

/**
 * `post-chat-leitura`, as the spec's receipts are: of this message and all before it. Which dates are there says what happened; when it did is
 * the server's to say. `cliUid` is whoever sends it, and nobody else.
 */
export const reciboDeLeitura = z
  .strictObject({
    chatUid: uid,
    mensagemUid: uid,
    cliUid: uid.optional(),
    dataRecebimento: instante.optional(),
    dataLeitura: instante.optional(),
  })
  .refine(({ dataRecebimento, dataLeitura }) => (dataRecebimento ?? dataLeitura) !== undefined, {
    path: ['dataLeitura'],
    message: 'informe dataRecebimento, dataLeitura ou as duas',
  });
export type ReciboDeLeitura = z.infer<typeof reciboDeLeitura>;

/** When the other side got a message, and read it: in a client's own chat alone. Of the house whoever was first. */
const leitura = z.object({ dataRecebimento: instante.nullable(), dataLeitura: instante.nullable() });

/** A message as everybody in its chat sees it. */
export const mensagemDaConversa = z.object({
  uid: z.guid(),
  chatUid: z.guid(),
  /** Its place in the chat, from 1, without gaps. */
  ordem: z.int().positive(),
  /** Null once it was removed: "mensagem removida" stands in its place. */
  mensagem: z.string().nullable(),
  /** Null of the house, which speaks as the brand. */
  apelido: z.string().nullable(),
  /** The same of all that one person says in one chat, and tells nothing else of them. */
  autor: z.string(),
  createdAt: instante,
  leitura: leitura.nullable(),
  /** Who it is, for the house alone. */
  quem: z.object({ uid: z.guid(), nome: z.string() }).optional(),
});
export type MensagemDaConversa = z.infer<typeof mensagemDaConversa>;

/** GET /v1/chats/{uid}/mensagens: oldest first; `haAntes` whether there are older ones than these. */
export const paginaDeMensagens = z.object({ itens: z.array(mensagemDaConversa), haAntes: z.boolean() });

/** What `conectar-chat` is acknowledged with. */
export const conversaAberta = z.object({
  chatUid: z.guid(),
  tipo: z.enum(TIPOS_DE_CONVERSA),
  leiUid: z.guid(),
  lelUid: z.guid().nullable(),
  /** Read, and not written into. */
  fechada: z.boolean(),
  /** How whoever asked is called in `autor`; null of visitors. */
  autor: z.string().nullable(),
  naoLidas: z.int().nonnegative(),
  /** Whether whoever asked is muted here, and until when; `ate` null: until somebody lets them speak again. */
  silencio: z.object({ ate: instante.nullable() }).nullable(),
  ...paginaDeMensagens.shape,
});
export type ConversaAberta = z.infer<typeof conversaAberta>;

/** A chat in a list: a client's own, or the house's inbox. */
export const conversaNaLista = z.object({
  uid: z.guid(),
  tipo: z.enum(TIPOS_DE_CONVERSA),
  leiUid: z.guid(),
  lelUid: z.guid().nullable(),
  /** What it is about: the lot, or the auction. */
  assunto: z.string(),
  fechada: z.boolean(),
  trecho: z.string(),
  ultimaEm: instante,
  naoLidas: z.int().nonnegative(),
});
export type ConversaNaLista = z.infer<typeof conversaNaLista>;

export const conversasDoCliente = z.object({
  itens: z.array(conversaNaLista),
  /** In all of them. */
  naoLidas: z.int().nonnegative(),
});

const pessoa = z.object({ uid: z.guid(), nome: z.string() });

export const conversaNaCasa = conversaNaLista.extend({
  cliente: pessoa.nullable(),
  /** Who of the house has it. */
  responsavel: pessoa.nullable(),
  /** The client spoke last. */
  espera: z.boolean(),
  /** The client is muted in public chats. */
  silencio: z.object({ ate: instante.nullable() }).nullable(),
});
export type ConversaNaCasa = z.infer<typeof conversaNaCasa>;

export const caixaDeConversas = z.object({
  itens: z.array(conversaNaCasa),
  proximo: z.string().nullable(),
  /** How many wait for an answer. */
  esperam: z.int().nonnegative(),
});

/** Which chats of the inbox. */
export const RECORTES_DA_CAIXA = ['todas', 'esperam', 'minhas', 'sem-responsavel', 'publicas'] as const;
export type RecorteDaCaixa = (typeof RECORTES_DA_CAIXA)[number];

/** PUT /v1/chats/{uid}/responsavel. */
export const responsavelEscrita = z.strictObject({ responsavelUid: uid.nullable() });
/** PUT /v1/chats/leilao/{leiUid}: opens an auction's public chat, or closes it. */
export const situacaoDaPublica = z.strictObject({ aberta: z.boolean() });
/** PUT /v1/chats/silencios/{cliUid}. */
export const silencioEscrita = z.strictObject({
  minutos: z.union(TEMPOS_DE_SILENCIO.map((tempo) => z.literal(tempo))),
});
export const pessoasQueAtendem = z.object({ itens: z.array(pessoa) });

/** What a house writes of its chats: one record a brand. */
export const configuracaoDeConversasEscrita = z.strictObject({
  /** Every auction has a public chat, without being opened for each. */
  publica: z.boolean().default(false),
  /** Words that no message of a client may have. */
  palavras: z.array(texto(60).min(2)).max(500).default([]).describe('Uma palavra ou expressão por linha'),
  respostas: z
    .array(z.strictObject({ titulo: texto(60).min(2), texto: paragrafos(LETRAS_DA_MENSAGEM).min(2) }))
    .max(60)
    .default([]),
});
export type ConfiguracaoDeConversas = z.infer<typeof configuracaoDeConversasEscrita>;

export const respostasProntas = z.object({
  itens: z.array(z.object({ titulo: z.string(), texto: z.string() })),
});
