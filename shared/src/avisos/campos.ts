import { z } from 'zod';
import { formatarData, formatarDataHora } from '../datas.ts';
import { centavosSoma } from '../dinheiro.ts';
import { formatarReais } from '../reais.ts';
import { textoLivre } from '../texto.ts';

/** One thing that an event tells: how it is kept, and how a message says it. */
export interface Campo<S extends z.ZodType = z.ZodType> {
  /** As who writes a message reads it beside `{name}`. */
  rotulo: string;
  schema: S;
  /** What stands in the message; absent where no message may name it. */
  escrever?(valor: z.output<S>): string;
  /** The longest that there is: what messages are tried with. */
  maior: z.input<S>;
}

export type Campos = Readonly<Record<string, Campo>>;
type Formas<C extends Campos> = { [N in keyof C]: C[N]['schema'] };
export type DadosDe<C extends Campos> = z.output<z.ZodObject<Formas<C>>>;

/** The schema of an event's data. */
export const esquemaDe = <C extends Campos>(campos: C) =>
  z.strictObject(
    Object.fromEntries(Object.entries(campos).map(([nome, { schema }]) => [nome, schema])) as Formas<C>,
  );

const LONGO =
  'Caminhão-Trator Volkswagen Constellation 33.460 6x4 Highline Cabine Leito Teto Alto com Terceiro Eixo Adaptado e Carroceria Graneleira Basculante de Três Eixos, Documentação Regularizada e Chave Reserva';

/** One line of at most so many characters. What is longer is cut, never refused: nobody goes untold because a name is long. */
export const linha = (rotulo: string, maximo = 160) => ({
  rotulo,
  schema: textoLivre(4_000)
    .overwrite((escrito) => encurtar(escrito.replace(/\s+/g, ' '), maximo))
    .min(1),
  escrever: (valor: string) => valor,
  maior: LONGO.padEnd(maximo, ' WWW').slice(0, maximo),
});

/** Integer centavos. */
export const dinheiro = (rotulo: string) => ({
  rotulo,
  schema: centavosSoma,
  escrever: (valor: number) => formatarReais(valor),
  maior: 999_999_999_999,
});

/** What is left to pay: of nothing no amount is told. */
export const oQueFalta = (rotulo: string) => ({
  ...dinheiro(rotulo),
  escrever: (valor: number) => (valor === 0 ? 'nada' : formatarReais(valor)),
});

/** ISO 8601, told in São Paulo's time. */
export const instante = (rotulo: string) => ({
  rotulo,
  schema: z.iso.datetime({ offset: true }),
  escrever: (valor: string) => formatarDataHora(valor),
  maior: '2026-12-30T23:59:59.999Z',
});

/** A day, `AAAA-MM-DD`. */
export const dia = (rotulo: string) => ({
  rotulo,
  schema: z.iso.date(),
  // Noon there, whatever the offset of summer once was.
  escrever: (valor: string) => formatarData(`${valor}T15:00:00Z`),
  maior: '2026-12-30',
});

export const numero = (rotulo: string, maior = 9_999_999) => ({
  rotulo,
  schema: z.int().min(0),
  escrever: (valor: number) => String(valor),
  maior,
});

/** One of some words, the longest first. */
export const opcao = <const V extends readonly [string, ...string[]]>(rotulo: string, valores: V) => ({
  rotulo,
  schema: z.enum(valores),
  escrever: (valor: V[number]): string => valor,
  maior: valores[0] as V[number],
});

/** A path of the brand's site, with its bar in front; no other place is ever named. */
export const caminho = (rotulo: string) => ({
  rotulo,
  schema: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])[\w\-./?=&%+*]*$/),
  maior: `/${'leilao-brasil-br/'.repeat(12)}ano.2026/123456`,
});

/** What only the engine uses: a uid, a time to live. */
export const interno = <S extends z.ZodType>(schema: S, maior: z.input<S>) => ({
  rotulo: '',
  schema,
  maior,
});

export const uidDe = () => interno(z.guid(), '01980000-0000-7000-8000-000000000000');

/** At most so many characters, the last of them `…` where something was left out; never half of a surrogate pair. */
export function encurtar(texto: string, maximo: number): string {
  const letras = [...texto];
  return letras.length <= maximo
    ? texto
    : `${letras
        .slice(0, maximo - 1)
        .join('')
        .trimEnd()}…`;
}
