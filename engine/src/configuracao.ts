import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
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

const ambiente = z.object({
  MARTELO_DADOS: z.string().min(1).default(DADOS_PADRAO),
  PORT_ENGINE: porta(3002),
  PORT_STOREFRONT: porta(3000),
  MARTELO_STOREFRONT_PUBLICO: z.string().optional(),
  MARTELO_SEGREDO_SERVICO: z
    .string('não foi informado')
    .min(SEGREDO_MINIMO, `precisa de ${SEGREDO_MINIMO} caracteres ou mais`),
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
    .optional(),
  MARTELO_LIMITES: ligado,
  MARTELO_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Configuracao {
  /** Folder that is the engine's own, below the data root. */
  pasta: string;
  porta: number;
  segredoServico: string;
  demo: { carregar: boolean; senha: string | null };
  /** Who becomes the first administrator of an installation that has no users. */
  administrador: { email: string; senha: string } | null;
  limites: boolean;
  nivelDeLog: string;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: Pick<RegrasHotsite, 'subdominio' | 'dominio'>): string;
}

/** The environment, checked. @throws FalhaDePartida that names each variable and what is wrong with it */
export function lerConfiguracao(env: NodeJS.ProcessEnv): Configuracao {
  const lido = ambiente.safeParse(env, { error: portugues });
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
    segredoServico: valores.MARTELO_SEGREDO_SERVICO,
    demo: { carregar: valores.MARTELO_DEMO, senha: valores.MARTELO_DEMO_SENHA ?? null },
    administrador:
      valores.MARTELO_ADM_EMAIL && valores.MARTELO_ADM_SENHA
        ? { email: valores.MARTELO_ADM_EMAIL, senha: valores.MARTELO_ADM_SENHA }
        : null,
    limites: valores.MARTELO_LIMITES,
    nivelDeLog: valores.MARTELO_LOG,
    siteDe: ({ subdominio, dominio }) =>
      dominio ? `https://${dominio}` : molde.replace('{subdominio}', subdominio),
  };
}
