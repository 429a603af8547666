import { z } from 'zod';

const cor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const texto = (maximo: number) => z.string().trim().max(maximo);
const janela = z.strictObject({
  inicio: z.iso.datetime({ offset: true }).nullable(),
  fim: z.iso.datetime({ offset: true }).nullable(),
});

/** A brand. `tipo` decides the words: auction mode (leilao) or store mode (loja). */
export const tipoHotsite = z.enum(['leilao', 'loja']);
export type TipoHotsite = z.infer<typeof tipoHotsite>;

/** What the engine must know of a brand; the cms pushes it (PUT /v1/hotsites/{id}/regras) whenever it changes. */
export const regrasHotsite = z.strictObject({
  id: z.int().positive(),
  uid: z.guid(),
  nome: texto(120).min(1),
  tipo: tipoHotsite,
  subdominio: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  dominio: texto(253).nullable().default(null),
  permitirCpf: z.boolean().default(true),
  permitirCnpj: z.boolean().default(true),
  janelaCadastro: janela.default({ inicio: null, fim: null }),
  janelaVisualizacao: janela.default({ inicio: null, fim: null }),
  confirmacoesObrigatorias: z.array(z.enum(['email', 'telefone'])).default([]),
  documentosObrigatorios: z.boolean().default(false),
  /** Bids only from accounts with a second factor; absent = no. */
  segundoFatorObrigatorio: z.boolean().optional(),
});
export type RegrasHotsite = z.infer<typeof regrasHotsite>;

/** GET /v1/hotsite/public: everything the storefront needs to wear the brand. */
export const hotsitePublico = regrasHotsite.extend({
  corPrimaria: cor,
  corSecundaria: cor,
  corGradient1: cor.nullable().default(null),
  corGradient2: cor.nullable().default(null),
  corGradient3: cor.nullable().default(null),
  logoUrl: z.string().nullable().default(null),
  logoClaraUrl: z.string().nullable().default(null),
  faviconUrl: z.string().nullable().default(null),
  telefoneContato: texto(30).nullable().default(null),
  emailContato: texto(120).nullable().default(null),
  mensagemRodape: texto(600).nullable().default(null),
  redesSociais: z.array(z.strictObject({ rede: texto(40), url: z.url() })).default([]),
  endereco: texto(300).nullable().default(null),
  coordenadas: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  analyticsTipo: z.enum(['googleAnalytics']).nullable().default(null),
  analyticsId: texto(40).nullable().default(null),
  paginasFixas: z.array(z.strictObject({ titulo: texto(80), uri: texto(120) })).default([]),
});
export type HotsitePublico = z.infer<typeof hotsitePublico>;
