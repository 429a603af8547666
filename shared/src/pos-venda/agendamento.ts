import { z } from 'zod';
import { cnpj, cpf, placa, rg, telefone } from '../documentos.ts';
import { cadaUmaVez, comandoId } from '../identificador.ts';
import { nomePlausivel } from '../pessoa.ts';
import { paragrafos, texto } from '../texto.ts';
import { FOTOS_DA_ENTREGA_MAX } from './fotos-da-entrega.ts';

/* A pickup (P13, P17–P19): the record, the bodies of its calls and their answers. */

export const SITUACOES_AGENDAMENTO = ['AGENDADO', 'ENTREGUE', 'NAO_COMPARECEU', 'CANCELADO'] as const;
export type SituacaoAgendamento = (typeof SITUACOES_AGENDAMENTO)[number];
export const ROTULOS_AGENDAMENTO: Record<SituacaoAgendamento, string> = {
  AGENDADO: 'Agendado',
  ENTREGUE: 'Entregue',
  NAO_COMPARECEU: 'Não compareceu',
  CANCELADO: 'Cancelado',
};

/** P19: who takes it in the buyer's stead. One of the two documents is there. */
export const terceiroEscrita = z.strictObject({
  nome: texto(120).min(3, 'informe o nome').refine(nomePlausivel, 'escreva o nome como no documento'),
  cpf: cpf.optional(),
  rg: rg.optional(),
  telefone,
  email: z.email().max(200),
  /** The carrier that they come for, and the truck that they come with, where it is one. */
  transportadoraCnpj: cnpj.optional(),
  placa: placa.optional(),
});
export const terceiro = z.strictObject({
  nome: z.string(),
  cpf: z.string().nullable(),
  rg: z.string().nullable(),
  telefone: z.string(),
  email: z.string(),
  /** Both bare; null as well in pickups from before they were asked for. */
  transportadoraCnpj: z.string().nullable().default(null),
  placa: z.string().nullable().default(null),
});
export type Terceiro = z.infer<typeof terceiro>;

/** A lot of it, as it was when it was booked. */
export const itemAgendado = z.strictObject({
  uid: z.guid(),
  lelUid: z.guid(),
  loteNumero: z.string(),
  loteNome: z.string(),
  loteFoto: z.string().nullable(),
});

/** The form of one of them, beside its file. */
export const envioDeFoto = z.strictObject({ comandoId });

/** How it was handed over (P18). */
export const entregaNoPatio = z.strictObject({
  /** By the gate's clock, which may have been without network. */
  em: z.iso.datetime(),
  por: z.string(),
  /** The document that was looked at, as its reader wrote it. */
  documentoVisto: z.string(),
  /** Whether a third party took it. */
  porTerceiro: z.boolean(),
  /** Whether it was on another day than the slot's, which the gate was asked about and confirmed. */
  foraDoDia: z.boolean().default(false),
  /** The stay by whose end it was handed over; null: at the gate, by the pickup itself. */
  estadiaUid: z.guid().nullable().default(null),
});

/** What is kept of a pickup beside whose it is. */
export const agendamento = z.strictObject({
  vendaUid: z.guid(),
  vendaId: z.int().positive(),
  leiUid: z.guid(),
  cliUid: z.guid(),
  itens: z.array(itemAgendado).min(1).max(500),
  patUid: z.guid(),
  patioNome: z.string(),
  inicio: z.iso.datetime(),
  fim: z.iso.datetime(),
  /** The place in the slot that it holds, by its key. */
  lugar: z.string(),
  situacao: z.enum(SITUACOES_AGENDAMENTO),
  terceiro: terceiro.nullable().default(null),
  /** Why it was cancelled, where somebody said so. */
  motivo: z.string().nullable().default(null),
  entrega: entregaNoPatio.nullable().default(null),
  /** Of the lots as they left, by their files. */
  fotos: z.array(z.guid()).max(FOTOS_DA_ENTREGA_MAX).default([]),
  /** Grows with each change by the buyer: the code that was shown before is good no more. */
  versaoCodigo: z.int().min(1),
  /** Wrong codes told of this version. */
  codigosErrados: z.int().min(0).default(0),
  comandos: z.array(z.string()).max(50).default([]),
});
export type AgendamentoGuardado = z.infer<typeof agendamento>;

const instante = z.iso.datetime({ offset: true });
export const retiradaDoCliente = z.strictObject({
  comandoId,
  itens: z.array(z.guid()).min(1).max(500).refine(cadaUmaVez, 'cada lote uma vez só'),
  patUid: z.guid(),
  inicio: instante,
  terceiro: terceiroEscrita.optional(),
});
export const mudancaDaRetirada = z.strictObject({
  comandoId,
  /** Another slot of the same yard. */
  inicio: instante.optional(),
  /** Null: the buyer comes in person. */
  terceiro: terceiroEscrita.nullable().optional(),
  /** Asked for after too many wrong ones, or when somebody else has seen it. */
  novoCodigo: z.boolean().optional(),
});
export const situacaoDoAgendamento = z.strictObject({
  comandoId,
  situacao: z.enum(['entregue', 'nao_compareceu', 'cancelado']),
  /** Of `entregue`. */
  codigo: z.string().max(40).optional(),
  /** Of `entregue`: the document that was looked at. */
  documentoVisto: texto(60).min(3).optional(),
  /** Of `entregue`, on another day than the slot's: that the gate means it. */
  foraDoDia: z.boolean().optional(),
  /** When the gate confirmed it, where it had no network then. */
  em: instante.optional(),
  motivo: paragrafos(500).min(3).optional(),
});

/** A pickup as its buyer sees it. */
export const retiradaDoComprador = z.strictObject({
  uid: z.guid(),
  itens: z.array(z.guid()),
  patUid: z.guid(),
  patioNome: z.string(),
  inicio: z.iso.datetime(),
  fim: z.iso.datetime(),
  situacao: z.enum(SITUACOES_AGENDAMENTO),
  terceiro: terceiro.nullable(),
  motivo: z.string().nullable(),
  /** P18: only while every purchase of the auction at the yard is paid. */
  codigo: z.string().nullable(),
  /** What its QR says; with the code. */
  qr: z.string().nullable(),
});
export type RetiradaDoComprador = z.infer<typeof retiradaDoComprador>;

/** GET /v1/patios/{uid}/vagas. */
export const vagasRespondidas = z.strictObject({
  patio: z.strictObject({
    uid: z.guid(),
    nome: z.string(),
    endereco: z.string(),
    telefone: z.string().nullable(),
    oQueLevar: z.string().nullable(),
  }),
  itens: z.array(z.strictObject({ inicio: z.iso.datetime(), fim: z.iso.datetime(), livres: z.int().min(0) })),
  dias: z.array(
    z.strictObject({
      dia: z.iso.date(),
      /** Why nobody is served; null where the yard is open. */
      fechado: z.string().nullable(),
      /** P11: what keeping all that the purchase has there costs until that day, centavos; null without a purchase. */
      armazenagem: z.int().min(0).nullable(),
    }),
  ),
});
export type VagasRespondidas = z.infer<typeof vagasRespondidas>;

/** GET /v1/patios/{uid}/portaria: what the gate needs of a day, also without network. */
export const portariaRespondida = z.strictObject({
  patio: z.strictObject({ uid: z.guid(), nome: z.string() }),
  dia: z.iso.date(),
  /** How the proof of a code is reckoned: PBKDF2-SHA256 of the code with this salt, 32 bytes, base64url. */
  prova: z.strictObject({ sal: z.string(), iteracoes: z.int() }),
  itens: z.array(
    z.strictObject({
      uid: z.guid(),
      inicio: z.iso.datetime(),
      fim: z.iso.datetime(),
      situacao: z.enum(SITUACOES_AGENDAMENTO),
      vendaId: z.int(),
      /** With the whole plate of each, to be compared, null of what has none; and its kind, by which it is drawn where it has no picture. */
      lotes: z.array(
        itemAgendado.extend({ placa: z.string().nullable().default(null), tipo: z.string().default('') }),
      ),
      /** Who alone may take it. */
      quem: z.strictObject({
        nome: z.string(),
        documento: z.string(),
        terceiro: z.boolean(),
        /** P19: the carrier's CNPJ and the truck's plate as they are written, to be looked at; null where none was named. */
        transportadora: z.string().nullable().default(null),
        placa: z.string().nullable().default(null),
      }),
      comprador: z.string(),
      /** Whether all is paid: without it nothing is handed over. */
      liberada: z.boolean(),
      bloqueada: z.boolean(),
      /** Of the code that is good; null where none is. */
      prova: z.string().nullable(),
      entregueEm: z.iso.datetime().nullable(),
      /** It was handed over on another day than this one, as meant. */
      foraDoDia: z.boolean().default(false),
      /** How many pictures of the handing over are kept. */
      fotos: z.int().min(0),
    }),
  ),
});
export type PortariaRespondida = z.infer<typeof portariaRespondida>;
export type NaPortaria = PortariaRespondida['itens'][number];
