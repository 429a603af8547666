import { z } from 'zod';

const porta = (padrao: number) => z.coerce.number().int().min(1).max(65_535).default(padrao);

const variaveis = z.object({
  PORT_PRINT: porta(3003),
  PORT_ENGINE: porta(3002),
  PORT_CMS: porta(3001),
  ENGINE_URL: z.string().default(''),
  CMS_URL: z.string().default(''),
  MARTELO_SEGREDO_SERVICO: z
    .string()
    .min(1, 'Defina MARTELO_SEGREDO_SERVICO: é a chave das chamadas entre os serviços.'),
});

export interface Ambiente {
  porta: number;
  engineUrl: string;
  cmsUrl: string;
  segredoServico: string;
}

/** The service's settings; throws with one sentence a person can act on. */
export function lerAmbiente(env: NodeJS.ProcessEnv): Ambiente {
  const lido = variaveis.safeParse(env);
  if (!lido.success) {
    const [falha] = lido.error.issues;
    throw new Error(
      falha?.path[0] === 'MARTELO_SEGREDO_SERVICO'
        ? 'Defina MARTELO_SEGREDO_SERVICO: é a chave das chamadas entre os serviços.'
        : `A variável ${String(falha?.path[0])} não é uma porta válida.`,
    );
  }
  const v = lido.data;
  const endereco = (url: string, numero: number) => (url || `http://127.0.0.1:${numero}`).replace(/\/$/, '');
  return {
    porta: v.PORT_PRINT,
    engineUrl: endereco(v.ENGINE_URL, v.PORT_ENGINE),
    cmsUrl: endereco(v.CMS_URL, v.PORT_CMS),
    segredoServico: v.MARTELO_SEGREDO_SERVICO,
  };
}
