import { hash } from 'node:crypto';
import {
  LETRAS_DA_MENSAGEM,
  QUEM_ATENDE_CONVERSAS,
  TIPOS_DE_CONVERSA,
} from '@martelo/shared/conversa/conversa';
import { comandoId, uuidv7De } from '@martelo/shared/identificador';
import { z } from 'zod';
import { tem } from '../../api/recurso/politica.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';

/** Who reads a public chat: whoever may see its auction. */
export const TODOS = '*';

const conversaGuardada = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  tipo: z.enum(TIPOS_DE_CONVERSA),
  /** Whose it is: a client's uid, or `TODOS`. */
  leitor: z.string(),
  cliUid: z.guid().nullable(),
  leiUid: z.guid(),
  lelUid: z.guid().nullable(),
  assunto: z.string().max(300),
  fechada: z.boolean(),
  /** Who of the house has it. */
  responsavelUid: z.guid().nullable(),
  /** The place of its last message; 0 before the first. */
  ultima: z.int().nonnegative(),
  ultimaEm: z.iso.datetime(),
  trecho: z.string(),
  /** The client spoke last, in a chat of their own. */
  espera: z.boolean(),
});
export type ConversaGuardada = z.infer<typeof conversaGuardada>;

const mensagemGuardada = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  chatUid: z.guid(),
  /** As of its chat. */
  leitor: z.string(),
  ordem: z.int().positive(),
  /** Empty once it was removed or its author erased. */
  mensagem: z.string().max(LETRAS_DA_MENSAGEM),
  /** Of the house or a client; null once they were erased. */
  remetenteUid: z.guid().nullable(),
  daCasa: z.boolean(),
  /** Null of the house. */
  apelido: z.string().nullable(),
  enviadaEm: z.iso.datetime(),
  comandoId,
  removidaEm: z.iso.datetime().nullable(),
  removidaPor: z.guid().nullable(),
});
export type MensagemGuardada = z.infer<typeof mensagemGuardada>;

/** Up to which message, and when. */
const marcas = z.array(z.strictObject({ ate: z.int().positive(), em: z.iso.datetime() })).max(200);

const leituraGuardada = z.strictObject({
  /** `{chatUid}:{leitorUid}`. */
  uid: z.string(),
  hotsiteId: z.int().positive(),
  chatUid: z.guid(),
  leitorUid: z.guid(),
  daCasa: z.boolean(),
  recebidas: marcas,
  lidas: marcas,
});
export type LeituraGuardada = z.infer<typeof leituraGuardada>;

const silencioGuardado = z.strictObject({
  /** The client's. */
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  cliUid: z.guid(),
  /** Null: until somebody lets them speak again. */
  ate: z.iso.datetime().nullable(),
  por: z.guid(),
});
export type SilencioGuardado = z.infer<typeof silencioGuardado>;

/** The same chat has the same uid, whoever asks for it first: two first messages at once make one. */
const uidDa = (chave: string): string => uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `conversa:${chave}`));
export const uidDaConversaDoLote = (hotsiteId: number, lelUid: string, cliUid: string): string =>
  uidDa(`${hotsiteId}:lote:${lelUid}:${cliUid}`);
export const uidDaConversaPublica = (hotsiteId: number, leiUid: string): string =>
  uidDa(`${hotsiteId}:leilao:${leiUid}`);
export const uidDaLeitura = (chatUid: string, leitorUid: string): string => `${chatUid}:${leitorUid}`;

export const atende = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  tem(acesso, QUEM_ATENDE_CONVERSAS);

/** A client reads their own and the public ones; who answers chats all of the brand; everybody else the public ones. */
function leitura(acesso: Acesso): ReturnType<DefinicaoColecao<ConversaGuardada>['leitura']> {
  if (acesso.tipo === 'sistema') return {};
  const { hotsiteId } = acesso;
  if (atende(acesso)) return { hotsiteId };
  return { hotsiteId, leitor: acesso.tipo === 'cliente' ? [acesso.cliUid, TODOS] : TODOS };
}

/** Chats between clients and the house, and those of whole auctions: whose, and what stands in a list. */
export const CONVERSAS: DefinicaoColecao<ConversaGuardada> = {
  nome: 'conversas',
  schema: conversaGuardada,
  indices: {
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    tipo: { tipo: 'texto', semArvore: true },
    leitor: { tipo: 'texto', semArvore: true },
    cliUid: { tipo: 'texto', semArvore: true },
    leiUid: { tipo: 'texto', semArvore: true },
    lelUid: { tipo: 'texto' },
    responsavelUid: { tipo: 'texto', semArvore: true },
    espera: { tipo: 'booleano', semArvore: true },
    ultimaEm: { tipo: 'instante', semArvore: true },
  },
  arvores: [
    ['cliUid', 'ultimaEm'],
    ['hotsiteId', 'ultimaEm'],
  ],
  carimbosSemArvore: true,
  semHistorico: true,
  leitura,
  // Of who speaks in it the summary follows; the house assigns, opens and closes.
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (atende(acesso) && depois.hotsiteId === acesso.hotsiteId),
};

export const MENSAGENS: DefinicaoColecao<MensagemGuardada> = {
  nome: 'mensagens',
  schema: mensagemGuardada,
  indices: {
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    chatUid: { tipo: 'texto', semArvore: true },
    leitor: { tipo: 'texto', semArvore: true },
    ordem: { tipo: 'inteiro', semArvore: true },
    remetenteUid: { tipo: 'texto' },
    comandoId: { tipo: 'texto', semArvore: true },
  },
  arvores: [['chatUid', 'ordem']],
  unicos: [
    ['chatUid', 'ordem'],
    ['chatUid', 'remetenteUid', 'comandoId'],
  ],
  carimbosSemArvore: true,
  leitura,
  escrita(acesso, depois, antes) {
    if (acesso.tipo === 'sistema') return true;
    if (acesso.tipo === 'anonimo' || depois.hotsiteId !== acesso.hotsiteId) return false;
    // What was said is changed by nobody, and taken away by the house.
    if (antes !== null) return atende(acesso) && depois.mensagem === '';
    const seu = acesso.tipo === 'cliente' && [acesso.cliUid, TODOS].includes(depois.leitor);
    return depois.remetenteUid === autorDe(acesso) && (atende(acesso) || seu);
  },
};

/** How far each reader of a chat is. A receipt that a power failure takes back is sent again by who reads on. */
export const LEITURAS_DE_CONVERSA: DefinicaoColecao<LeituraGuardada> = {
  nome: 'leiturasDeConversa',
  schema: leituraGuardada,
  indices: { chatUid: { tipo: 'texto' }, leitorUid: { tipo: 'texto' } },
  carimbosSemArvore: true,
  semHistorico: true,
  salvaSemSincronizar: true,
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    return acesso.tipo === 'anonimo' ? null : { leitorUid: autorDe(acesso) };
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' ||
    (acesso.tipo !== 'anonimo' &&
      depois.leitorUid === autorDe(acesso) &&
      depois.hotsiteId === acesso.hotsiteId),
};

/** Who may not write where everybody reads. */
export const SILENCIOS: DefinicaoColecao<SilencioGuardado> = {
  nome: 'silencios',
  schema: silencioGuardado,
  indices: { hotsiteId: { tipo: 'inteiro', semArvore: true }, cliUid: { tipo: 'texto' } },
  carimbosSemArvore: true,
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    if (acesso.tipo === 'cliente') return { hotsiteId: acesso.hotsiteId, cliUid: acesso.cliUid };
    return atende(acesso) ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (atende(acesso) && depois.hotsiteId === acesso.hotsiteId),
};
