import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const saida = z.strictObject({ usuUid: z.string(), revisao: z.int() });
const perda = z.strictObject({
  usuUid: z.string(),
  /** Of those that take two people, the ones that they had. */
  papeis: z.array(z.string()),
  /** Who did it. */
  por: z.string(),
  /** When they were, or will be, gone. */
  em: z.iso.datetime(),
});
const administracao = z.strictObject({
  /** `marca-<id>` */
  uid: z.string(),
  /** Administrators about to be lost, each by the revision of their account that the loss is written on. */
  saindo: z.array(saida),
  /** Who was let go of late, of those who give second words. */
  perdas: z.array(perda).optional(),
});
export type Saida = z.output<typeof saida>;
export type Perda = z.output<typeof perda>;
type Administracao = z.output<typeof administracao>;

/**
 * Who is about to stop administering a brand, which two who let each other go at once find each other by; and who was let go by whom, so that
 * nobody makes themselves alone.
 */
export const ADMINISTRACOES: DefinicaoColecao<Administracao> = {
  nome: 'administracoes',
  schema: administracao,
  indices: {},
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

export const uidDaMarca = (marca: number): string => `marca-${marca}`;
