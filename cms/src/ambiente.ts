import path from 'node:path';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { z } from 'zod';

const porta = (padrao: number) => z.coerce.number().int().min(1).max(65_535).default(padrao);

const variaveis = z
  .object({
    MARTELO_DADOS: z.string().default(() => path.resolve(raizDoRepositorio(), '.data')),
    PORT_STOREFRONT: porta(3000),
    PORT_CMS: porta(3001),
    PORT_ENGINE: porta(3002),
    ENGINE_URL: z.url().optional(),
    STOREFRONT_URL: z.url().optional(),
    MARTELO_CMS_PUBLICO: z.url().optional(),
    MARTELO_STOREFRONT_PUBLICO: z.string().optional(),
    MARTELO_SEGREDO_SERVICO: z.string().default(''),
    MARTELO_SEGREDO_SERVICO_ANTERIOR: z.string().optional(),
    PAYLOAD_SECRET: z.string().default(''),
    MARTELO_DEMO: z.string().default('1'),
    MARTELO_LIMITES: z.string().default('1'),
    MARTELO_AMBIENTE: z.enum(['producao', 'homologacao', 'desenvolvimento']).default('producao'),
    MONGODB_URI: z.string().optional(),
  })
  .transform((v) => ({
    dados: path.resolve(v.MARTELO_DADOS, 'cms'),
    mongo: v.MONGODB_URI,
    porta: v.PORT_CMS,
    engineUrl: v.ENGINE_URL ?? `http://127.0.0.1:${v.PORT_ENGINE}`,
    storefrontUrl: v.STOREFRONT_URL ?? `http://127.0.0.1:${v.PORT_STOREFRONT}`,
    /** This service's origin as a browser sees it: the builder's side of the preview protocol. */
    publico: v.MARTELO_CMS_PUBLICO ?? `http://localhost:${v.PORT_CMS}`,
    /** Where a brand's site is, as a browser sees it. `{subdominio}` is replaced. */
    storefrontPublico: v.MARTELO_STOREFRONT_PUBLICO ?? `http://{subdominio}.localhost:${v.PORT_STOREFRONT}`,
    /** Whether people reach the panel by https. */
    https: v.MARTELO_CMS_PUBLICO?.startsWith('https:') ?? false,
    segredos: segredosDeServico(v),
    segredoPayload: v.PAYLOAD_SECRET,
    demo: v.MARTELO_DEMO !== '0',
    /** False lifts the limits on how often one address may send a form. */
    limites: v.MARTELO_LIMITES !== '0',
    /** Which of a brand's addresses per environment is this installation's. */
    nome: v.MARTELO_AMBIENTE,
  }));

export type Ambiente = z.output<typeof variaveis>;

/** Read at the moment of use, never at import: `next build` loads the configuration without any of it. */
export const ambiente = (): Ambiente => variaveis.parse(process.env);

/** What must be set before anything is served. Returns one sentence per missing piece. */
export function faltas(atual: Ambiente): string[] {
  const frases: string[] = [];
  if (!atual.segredoPayload) frases.push('Defina PAYLOAD_SECRET: é a chave das sessões do painel.');
  if (!atual.segredos.atual)
    frases.push('Defina MARTELO_SEGREDO_SERVICO: é a chave das chamadas entre os serviços.');
  return frases;
}

/** The panel's own origins, by its public and its local names: which pages may use its session. */
export const origensDoPainel = (atual: Ambiente = ambiente()): string[] => [
  ...new Set([
    new URL(atual.publico).origin,
    `http://localhost:${atual.porta}`,
    `http://127.0.0.1:${atual.porta}`,
  ]),
];

/** A brand's public address, e.g. http://leilo.localhost:3000 */
export const enderecoDaMarca = (subdominio: string, atual: Ambiente = ambiente()): string =>
  atual.storefrontPublico.replace('{subdominio}', subdominio);

/** The services are started from their own folder or from the repository's root. */
function raizDoRepositorio(): string {
  const atual = process.cwd();
  return path.basename(atual) === 'cms' ? path.dirname(atual) : atual;
}
