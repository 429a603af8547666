import { lerCnpj } from '@martelo/shared/documentos';
import { ehDominio, recusaDoSubdominio, tipoHotsite } from '@martelo/shared/hotsite';
import { z } from 'zod';
import { OBRA } from '../palavras/obra.ts';
import { ESTILOS } from '../semente/estilos.ts';

const cor = z.string().regex(/^#[0-9a-fA-F]{6}$/, OBRA.useUmaCor);
const linha = (maximo: number) => z.string().trim().max(maximo);
/** A picture as the wizard holds it: PNG in a data address. */
const pngEmbutido = z
  .string()
  .max(3_000_000)
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, OBRA.imagemInvalida);

/** Somebody else than who makes the brand. */
export const administradorDoPedido = z.strictObject({
  nome: linha(120).min(2, OBRA.digaQuemE),
  email: z.email(OBRA.confiraOEMail).max(200).toLowerCase(),
});

/** What the wizard asks for a new brand. `uid` is given by the browser: the same order sent twice is one brand. */
export const pedidoDeMarca = z
  .strictObject({
    uid: z.guid(),
    nome: linha(120).min(2, OBRA.nomeCurto),
    tipo: tipoHotsite,
    subdominio: z.string().superRefine((valor, ctx) => {
      const recusa = recusaDoSubdominio(valor);
      if (recusa) ctx.addIssue({ code: 'custom', message: recusa });
    }),
    dominio: linha(253)
      .toLowerCase()
      .transform((valor) => valor.replace(/^www\./, ''))
      .refine((valor) => valor === '' || ehDominio(valor), OBRA.escrevaSoODominio)
      .default(''),
    cores: z.strictObject({
      corPrimaria: cor,
      corSecundaria: cor,
      corGradient1: cor.nullable(),
      corGradient2: cor.nullable(),
      corGradient3: cor.nullable(),
    }),
    estilo: z.enum(ESTILOS.map(({ valor }) => valor)),
    logo: pngEmbutido.nullable().default(null),
    telefone: linha(30).default(''),
    email: z.union([z.literal(''), z.email(OBRA.confiraOEMail)]).default(''),
    endereco: linha(300).default(''),
    razaoSocial: linha(150).default(''),
    cnpj: linha(18)
      .refine((valor) => valor === '' || lerCnpj(valor) !== null, OBRA.confiraOCnpj)
      .default(''),
    /** Who is to administer it; null: who makes it. */
    administrador: administradorDoPedido.nullable().default(null),
    latitude: z.number(OBRA.escolhaOLugar).min(-90).max(90, OBRA.latitude),
    longitude: z.number(OBRA.escolhaOLugar).min(-180).max(180, OBRA.longitude),
  })
  .superRefine(({ razaoSocial, cnpj }, ctx) => {
    if (razaoSocial && !cnpj) ctx.addIssue({ code: 'custom', path: ['cnpj'], message: OBRA.osDoisJuntos });
    if (cnpj && razaoSocial.length < 2)
      ctx.addIssue({ code: 'custom', path: ['razaoSocial'], message: OBRA.osDoisJuntos });
  });
export type PedidoDeMarca = z.output<typeof pedidoDeMarca>;

/** How far the making of a brand has come. */
export interface Andamento {
  uid: string;
  nome: string;
  subdominio: string;
  situacao: 'fazendo' | 'pronta' | 'parada';
  feitos: number;
  total: number;
  /** What is being made, or why it stopped. */
  frase: string;
  hotsiteId: number | null;
  quem: string;
  /** Made by the link of an installation without brands, and followed by who has it. */
  primeira?: boolean;
}
