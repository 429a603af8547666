import { z } from 'zod';
import { formatarCnpj, lerCnpj } from './documentos.ts';
import { textoLivre } from './texto.ts';

/**
 * The company behind a brand, as the law has it shown (Decreto 7.962/2013, art. 2): never filled in from anything else. `cnpj` is bare, with
 * digits alone or with letters; what nobody gave of the rest is null.
 */
export const dadosLegais = z.strictObject({
  razaoSocial: textoLivre(150).min(2),
  cnpj: z.string().refine((cnpj) => lerCnpj(cnpj) === cnpj, 'CNPJ inválido'),
  /** The seat, in one line. */
  endereco: textoLivre(300).min(1).nullable(),
  telefone: textoLivre(30).min(1).nullable(),
  /** Of service: where a buyer reaches the company. */
  email: z.email().max(120).nullable(),
});
export type DadosLegais = z.infer<typeof dadosLegais>;

/** What is there of it, in the order that it is shown; the first names the company. */
export const linhasLegais = ({ razaoSocial, cnpj, endereco, telefone, email }: DadosLegais): string[] =>
  [razaoSocial, `CNPJ ${formatarCnpj(cnpj)}`, endereco, telefone, email].filter(
    (linha): linha is string => !!linha,
  );
