import { z } from 'zod';

/** What one occurrence of a return file is to the house. */
export const RESULTADOS_DA_LINHA = [
  'paga',
  'divergente',
  'sem-destino',
  'ja-liquidada',
  'outra-marca',
  'desconhecida',
  'registrada',
  'recusada',
  'baixada',
  'desfeita',
  'nada-desfeito',
  'informada',
] as const;
export type ResultadoDaLinha = (typeof RESULTADOS_DA_LINHA)[number];

const linhaDoRetorno = z.object({
  linha: z.int(),
  efeito: z.string(),
  descricao: z.string(),
  nossoNumero: z.string(),
  valorPago: z.int(),
  /** Of this brand; null where it is nobody's, or of another brand that receives by the account. */
  pagamentoUid: z.guid().nullable(),
  vendaId: z.int().nullable(),
  /** What the boleto asked for; centavos. */
  valor: z.int().nullable(),
  /** Where the file was only checked: what it would be. */
  resultado: z.enum(RESULTADOS_DA_LINHA),
});
export type LinhaDoRetorno = z.output<typeof linhaDoRetorno>;

export const relatorioDoRetorno = z.object({
  banco: z.string(),
  nsa: z.int(),
  ordem: z.enum(['em-ordem', 'lacuna', 'repetido', 'atrasado', 'recomecou', 'sem-numero']),
  /** Numbers of the files that are missing before this one. */
  faltam: z.object({ de: z.int(), ate: z.int() }).nullable(),
  simulado: z.boolean(),
  linhas: z.array(linhaDoRetorno),
  /** What a person is to look at, in words: whatever was not understood, refused, or found no sale. */
  avisos: z.array(z.object({ linha: z.int(), texto: z.string() })),
});
export type RelatorioDoRetorno = z.output<typeof relatorioDoRetorno>;

/** What the bank is to be told of one boleto. */
const aTratar = z.object({
  uid: z.guid(),
  vendaId: z.int(),
  nossoNumero: z.string(),
  vencimento: z.iso.date(),
  valor: z.int(),
  movimento: z.enum(['registrar', 'baixar']),
  /** Why it holds up the file; null where nothing does. */
  impedimento: z.string().nullable(),
});
export type ATratarNoBanco = z.output<typeof aTratar>;

/** What the brand's bank does not know yet. */
export const filaDaRemessa = z.object({
  /** The account that boletos are made under; null where the brand has none. */
  conta: z
    .object({ banco: z.string(), agencia: z.string(), conta: z.string(), titular: z.string() })
    .nullable(),
  registrar: z.object({ quantos: z.int(), valor: z.int() }),
  baixar: z.object({ quantos: z.int(), valor: z.int() }),
  impedidos: z.int(),
  /** The first of them; those that hold up the file before the others. */
  itens: z.array(aTratar),
});
export type FilaDaRemessa = z.output<typeof filaDaRemessa>;

/** A file that was made for the bank. */
export const remessaGerada = z.object({
  nsa: z.int(),
  em: z.iso.datetime(),
  por: z.string(),
  /** As people know it: bank, agency and account. */
  conta: z.string(),
  /** Of an account that the brand has no more the file cannot be made again. */
  baixavel: z.boolean(),
  registrar: z.int(),
  baixar: z.int(),
  valor: z.int(),
});
export type RemessaGerada = z.output<typeof remessaGerada>;

/** A return file that was taken in, or is being taken in. */
export const retornoRecebido = z.object({
  uid: z.string(),
  nsa: z.int(),
  nome: z.string(),
  conta: z.string(),
  em: z.iso.datetime(),
  por: z.string(),
  situacao: z.enum(['APLICANDO', 'APLICADO', 'INTERROMPIDO']),
  feitas: z.int(),
  linhas: z.int(),
  pagas: z.int(),
  valorPago: z.int(),
  avisos: z.int(),
});
export type RetornoRecebido = z.output<typeof retornoRecebido>;
