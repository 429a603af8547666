import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRASE_PROXIES, lerProxies, type ProxiesConfiaveis } from '@martelo/shared/endereco-do-cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { type SegredosDeServico, segredosDeServico } from '@martelo/shared/segredo-servico';
import { senhaComum } from '@martelo/shared/senha-comum';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { z } from 'zod';
import { portugues } from './http/entrada.ts';

/** What keeps the engine from starting, in a sentence for whoever operates it. */
export class FalhaDePartida extends Error {
  override name = 'FalhaDePartida';
}

const DADOS_PADRAO = fileURLToPath(new URL('../../.data', import.meta.url));
const SEGREDO_MINIMO = 16;

const porta = (padrao: number) => z.coerce.number().int().min(1).max(65_535).default(padrao);
/** "0" turns off; anything else, and nothing, is on. */
const ligado = z
  .string()
  .default('1')
  .transform((texto) => texto !== '0');

const endereco = (esquema: RegExp, exemplo: string) =>
  z.string().regex(esquema, `precisa ser um endereço ${exemplo}`).optional();

const ambiente = z.object({
  MARTELO_DADOS: z.string().min(1).default(DADOS_PADRAO),
  PORT_ENGINE: porta(3002),
  PORT_STOREFRONT: porta(3000),
  MARTELO_STOREFRONT_PUBLICO: z.string().optional(),
  MARTELO_SEGREDO_SERVICO: z
    .string('não foi informado')
    .min(SEGREDO_MINIMO, `precisa de ${SEGREDO_MINIMO} caracteres ou mais`),
  /** Taken as well, while the secret is rotated. */
  MARTELO_SEGREDO_SERVICO_ANTERIOR: z.string().optional(),
  /** Which proxies in front are believed about who calls. */
  MARTELO_PROXIES: z
    .string()
    .optional()
    .transform((texto, contexto) => {
      const proxies = lerProxies(texto);
      if (proxies !== null) return proxies;
      contexto.addIssue({ code: 'custom', message: FRASE_PROXIES.replace('MARTELO_PROXIES ', '') });
      return z.NEVER;
    }),
  MARTELO_DEMO: ligado,
  // The operator's choice, whatever its length: demo accounts guard nothing.
  // The house's accounts among them have no second factor.
  MARTELO_DEMO_SENHA: z
    .string()
    .min(SENHA_MINIMA.interno, `precisa de ${SENHA_MINIMA.interno} caracteres ou mais`)
    .optional(),
  MARTELO_ADM_EMAIL: z.email().optional(),
  MARTELO_ADM_SENHA: z
    .string()
    .min(SENHA_MINIMA.interno, `precisa de ${SENHA_MINIMA.interno} caracteres ou mais`)
    .refine((senha) => !senhaComum(senha), 'está entre as senhas mais usadas; escolha outra')
    .optional(),
  /** Ms in which a stopping engine still serves while `/readyz` says no. */
  MARTELO_DRENO_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  /** The house's mail server; without one, messages are files in the data folder. */
  MARTELO_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MARTELO_REMETENTE: z.email().default('avisos@martelo.localhost'),
  MARTELO_LIMITES: ligado,
  /** Whether the house's people must have a second factor. The demo's accounts, which guard nothing, need none. */
  MARTELO_2FA_INTERNO: z.enum(['exigido', 'opcional'], 'precisa ser exigido ou opcional').optional(),
  MONGODB_URI: endereco(/^mongodb(\+srv)?:\/\//, 'mongodb://'),
  REDIS_URL: endereco(/^rediss?:\/\//, 'redis://'),
  /** Where the other engines reach this one. */
  MARTELO_ENGINE_INTERNO: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'precisa ser host:porta')
    .optional(),
  MARTELO_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Configuracao {
  /** Folder that is the engine's own, below the data root. */
  pasta: string;
  porta: number;
  segredos: SegredosDeServico;
  proxies: ProxiesConfiaveis;
  demo: { carregar: boolean; senha: string | null };
  /** Who becomes the first administrator of an installation that has no users. */
  administrador: { email: string; senha: string } | null;
  limites: boolean;
  /** Whether the house's people must have a second factor. */
  fatorInterno: boolean;
  /** `smtp` null = messages are files in the data folder. */
  correio: { smtp: string | null; remetente: string };
  /** How long a stopping engine still serves, so that a balancer sends new clients elsewhere first. */
  drenoMs: number;
  /** The servers that several engines share; null where this process keeps its stores in its own folder. */
  distribuida: { mongo: string; redis: string } | null;
  /** `host:port` at which the other engines reach this one. */
  enderecoInterno: string;
  nivelDeLog: string;
  /** Origin of a brand without a domain of its own, `{subdominio}` in its place. */
  molde: string;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: Pick<RegrasHotsite, 'subdominio' | 'dominio'>): string;
}

/** The environment, checked. @throws FalhaDePartida that names each variable and what is wrong with it */
export function lerConfiguracao(env: NodeJS.ProcessEnv): Configuracao {
  const lido = ambiente.safeParse(semVazias(env), { error: portugues });
  if (!lido.success) {
    const problemas = lido.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new FalhaDePartida(`Configuração inválida. ${problemas.join('; ')}.`);
  }
  const valores = lido.data;
  const molde =
    valores.MARTELO_STOREFRONT_PUBLICO ?? `http://{subdominio}.localhost:${valores.PORT_STOREFRONT}`;
  return {
    pasta: join(valores.MARTELO_DADOS, 'engine'),
    porta: valores.PORT_ENGINE,
    segredos: segredosDeServico(valores),
    proxies: valores.MARTELO_PROXIES,
    demo: { carregar: valores.MARTELO_DEMO, senha: valores.MARTELO_DEMO_SENHA ?? null },
    administrador:
      valores.MARTELO_ADM_EMAIL && valores.MARTELO_ADM_SENHA
        ? { email: valores.MARTELO_ADM_EMAIL, senha: valores.MARTELO_ADM_SENHA }
        : null,
    limites: valores.MARTELO_LIMITES,
    fatorInterno:
      (valores.MARTELO_2FA_INTERNO ?? (valores.MARTELO_DEMO ? 'opcional' : 'exigido')) === 'exigido',
    correio: { smtp: valores.MARTELO_SMTP_URL ?? null, remetente: valores.MARTELO_REMETENTE },
    drenoMs: valores.MARTELO_DRENO_MS,
    distribuida: distribuida(valores),
    enderecoInterno: valores.MARTELO_ENGINE_INTERNO ?? `${hostname()}:${valores.PORT_ENGINE}`,
    nivelDeLog: valores.MARTELO_LOG,
    molde,
    siteDe: ({ subdominio, dominio }) =>
      dominio ? `https://${dominio}` : molde.replace('{subdominio}', subdominio),
  };
}

/** One without the other would be half of it: engines that share auctions but not who owns them, or the other way round. */
function distribuida({ MONGODB_URI: mongo, REDIS_URL: redis }: z.output<typeof ambiente>) {
  if (mongo !== undefined && redis !== undefined) return { mongo, redis };
  if (mongo === undefined && redis === undefined) return null;
  const [falta, ha] = mongo === undefined ? ['MONGODB_URI', 'REDIS_URL'] : ['REDIS_URL', 'MONGODB_URI'];
  throw new FalhaDePartida(
    `Configuração inválida. Para vários motores defina MONGODB_URI e REDIS_URL; para um só, nenhuma das duas. ${ha} está definida e ${falta} não.`,
  );
}

/** What is set to nothing is not set: a compose file cannot leave a variable out. */
const semVazias = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  MARTELO_2FA_INTERNO: env.MARTELO_2FA_INTERNO || undefined,
  MONGODB_URI: env.MONGODB_URI || undefined,
  REDIS_URL: env.REDIS_URL || undefined,
});
