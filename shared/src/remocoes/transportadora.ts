import { z } from 'zod';
import { cnpj, cpf, telefone } from '../documentos.ts';
import { coordenadas } from '../patio.ts';
import { texto } from '../texto.ts';
import { uf } from '../uf.esquema.ts';

const email = z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido'));

/** What staff write of a company that fetches vehicles for the house. */
export const transportadoraEscrita = z.strictObject({
  nome: texto(120).min(2),
  telefone,
  cnpj,
  /** Where it fetches; everywhere where none is said. */
  ufs: z.array(uf).max(27).default([]),
  /** One that is INATIVO is given nothing new, and ends what it has. */
  situacao: z.enum(['ATIVO', 'INATIVO']).default('ATIVO'),
});
export type TransportadoraEscrita = z.infer<typeof transportadoraEscrita>;

/** What staff write of who drives for one. */
export const motoristaEscrita = z.strictObject({
  nome: texto(120).min(2),
  cpf,
  telefone,
  email: email.optional(),
  transportadoraId: z.int().positive(),
});
export type MotoristaEscrita = z.infer<typeof motoristaEscrita>;

/** What staff write of a place that vehicles are fetched from. */
export const localRemocaoEscrita = z.strictObject({
  nome: texto(120).min(2),
  endereco: texto(300).min(1),
  cidade: texto(120).min(1),
  estadoUf: uf,
  /** Who opens the gate there. */
  contatoNome: texto(120).optional(),
  contatoEmail: email.optional(),
  contatoTelefone: telefone.optional(),
  contatoTelefone2: telefone.optional(),
  /** By this it is known whether who says to be there is. */
  localizacao: coordenadas.optional(),
});
export type LocalRemocaoEscrita = z.infer<typeof localRemocaoEscrita>;

/** The account that is given a carrier's or a driver's calls, by its e-mail. */
export const acessoDeFora = z.strictObject({ email });
