import { z } from 'zod';

const porta = (padrao: number) => z.coerce.number().int().min(1).max(65_535).default(padrao);
const SEM_SEGREDO = 'Defina MARTELO_SEGREDO_SERVICO: é a chave das chamadas entre os serviços.';

const variaveis = z.object({
  PORT_TRANSMISSAO: porta(3004),
  PORT_RTMP: porta(1935),
  PORT_ENGINE: porta(3002),
  ENGINE_URL: z.string().default(''),
  MARTELO_TRANSMISSAO_EM: z.string().default(''),
  MARTELO_SEGREDO_SERVICO: z.string().min(1, SEM_SEGREDO),
});

export interface Ambiente {
  porta: number;
  portaRtmp: number;
  /** The address that it is bound to. */
  em: string;
  engineUrl: string;
}

/** The service's settings; throws with one sentence a person can act on. */
export function lerAmbiente(env: NodeJS.ProcessEnv): Ambiente {
  const lido = variaveis.safeParse(env);
  if (!lido.success) {
    const nome = String(lido.error.issues[0]?.path[0]);
    throw new Error(
      nome === 'MARTELO_SEGREDO_SERVICO' ? SEM_SEGREDO : `A variável ${nome} não é uma porta válida.`,
    );
  }
  const v = lido.data;
  return {
    porta: v.PORT_TRANSMISSAO,
    portaRtmp: v.PORT_RTMP,
    // Whoever reaches it may send it anything: from other machines it is reached where somebody decided so.
    em: v.MARTELO_TRANSMISSAO_EM || '127.0.0.1',
    engineUrl: (v.ENGINE_URL || `http://127.0.0.1:${v.PORT_ENGINE}`).replace(/\/$/, ''),
  };
}
