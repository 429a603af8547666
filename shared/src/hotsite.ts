import { z } from 'zod';
import { dadosLegais } from './dados-legais.ts';
import { textoLivre } from './texto.ts';

const cor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const janela = z.strictObject({
  inicio: z.iso.datetime({ offset: true }).nullable(),
  fim: z.iso.datetime({ offset: true }).nullable(),
});

/** A brand. `tipo` decides the words: auction mode (leilao) or store mode (loja). */
export const tipoHotsite = z.enum(['leilao', 'loja']);
export type TipoHotsite = z.infer<typeof tipoHotsite>;

/** Three warnings on three days: no brand gives a purchase up sooner. */
export const DIAS_DE_DESISTENCIA_MIN = 3;

/** What the engine must know of a brand; the cms pushes it (PUT /v1/hotsites/{id}/regras) whenever it changes. */
export const regrasHotsite = z.strictObject({
  id: z.int().positive(),
  uid: z.guid(),
  nome: textoLivre(120).min(1),
  tipo: tipoHotsite,
  subdominio: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  dominio: textoLivre(253).nullable().default(null),
  permitirCpf: z.boolean().default(true),
  permitirCnpj: z.boolean().default(true),
  janelaCadastro: janela.default({ inicio: null, fim: null }),
  janelaVisualizacao: janela.default({ inicio: null, fim: null }),
  confirmacoesObrigatorias: z.array(z.enum(['email', 'telefone'])).default([]),
  documentosObrigatorios: z.boolean().default(false),
  /** Bids only from accounts with a second factor; absent = no. */
  segundoFatorObrigatorio: z.boolean().optional(),
  /** Minutes before a lot's end at which who has it as a favourite is told; absent = 30. */
  minutosAvisoFavorito: z.int().min(5).max(1_440).optional(),
  /** P3: how many days after the auction a purchase is to be paid, and whether business days alone count; absent = 2, each day counted. */
  prazoPagamento: z.strictObject({ dias: z.int().min(0).max(60), uteis: z.boolean() }).optional(),
  /**
   * P3: an unpaid purchase is given up by itself when it was overdue for so many whole days, each of three of which its buyer was warned
   * on; absent or null = never.
   */
  desistenciaAutomatica: z
    .strictObject({ dias: z.int().min(DIAS_DE_DESISTENCIA_MIN).max(90) })
    .nullable()
    .optional(),
  /** P21: what giving a purchase up costs, percent of its bids; absent = nothing. */
  multaDesistencia: z.number().min(0).max(100).optional(),
  /** P2: a client's wins of one auction go on in one purchase, as long as it has no payment; absent = no. */
  agruparVendas: z.boolean().optional(),
  /** Who the brand is by law; absent or null = nobody said so yet, and nothing is shown in its place. */
  legal: dadosLegais.nullable().optional(),
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
  telefoneContato: textoLivre(30).nullable().default(null),
  emailContato: textoLivre(120).nullable().default(null),
  mensagemRodape: textoLivre(600).nullable().default(null),
  redesSociais: z.array(z.strictObject({ rede: textoLivre(40), url: z.url() })).default([]),
  endereco: textoLivre(300).nullable().default(null),
  coordenadas: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  analyticsTipo: z.enum(['googleAnalytics']).nullable().default(null),
  analyticsId: textoLivre(40).nullable().default(null),
  gtmId: textoLivre(40).nullable().default(null),
  metaPixelId: textoLivre(40).nullable().default(null),
  paginasFixas: z.array(z.strictObject({ titulo: textoLivre(80), uri: textoLivre(120) })).default([]),
  /** Where this brand's API answers in the environment that serves the call; null = under the site's own `/api`. */
  apiUrl: z.url().nullable().default(null),
  enderecos: z
    .array(
      z.strictObject({
        ambiente: z.enum(['producao', 'homologacao', 'desenvolvimento']),
        siteUrl: z.url().nullable(),
        apiUrl: z.url().nullable(),
      }),
    )
    .default([]),
  /** Raw script of the brand's own, for public pages only. `sha256` is base64, as a Content-Security-Policy names it. */
  scriptCabecalho: z
    .strictObject({
      conteudo: z.string().trim().max(20_000),
      sha256: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
      versao: z.int().positive(),
    })
    .nullable()
    .default(null),
});
export type HotsitePublico = z.infer<typeof hotsitePublico>;

/** How each analytics tool writes its identifier: what is loaded is built from it, so nothing else may be in it. */
export const FORMATO_METRICA = {
  analyticsId: /^G-[A-Z0-9]{4,16}$/,
  gtmId: /^GTM-[A-Z0-9]{4,12}$/,
  metaPixelId: /^\d{8,20}$/,
} as const;

/** First labels that are the platform's own, or that a visitor would take for it. */
const SUBDOMINIOS_RESERVADOS: ReadonlySet<string> = new Set(
  'admin api app arquivos assets auth blog cdn cms dev dns docs email engine ftp git homologacao imap localhost login mail martelo midia ns1 ns2 painel pop print producao seguro smtp sso static status storefront suporte teste webmail www'.split(
    ' ',
  ),
);

/** Why a text cannot be a brand's subdomain, in a sentence; null when it can. Whether it is taken is the cms's to say. */
export function recusaDoSubdominio(subdominio: string): string | null {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(subdominio))
    return 'Use letras minúsculas sem acento, números e hífen, sem hífen nas pontas.';
  if (SUBDOMINIOS_RESERVADOS.has(subdominio)) return `“${subdominio}” é reservado pela plataforma.`;
  return null;
}

/** The subdomain a name suggests: `Leilões São João` → `leiloes-sao-joao`. Empty when the name has no letter for it. */
export function subdominioDoNome(nome: string): string {
  return nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
}

/** Whether a text is a host name of one's own (`leiloesmodelo.com.br`): no scheme, path or port, and not an address. */
export const ehDominio = (texto: string): boolean =>
  texto.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(texto);
