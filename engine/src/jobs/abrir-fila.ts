import type { Fila } from './fila.ts';
import { criarFilaRegistros } from './fila-registros.ts';
import type { OpcoesTarefas } from './tarefas.ts';

/** The jobs of the configured shape: this process's own, or shared by all engines. */
export const abrirFila = async (
  { distribuida }: { distribuida: { redis: string } | null },
  opcoes: OpcoesTarefas,
): Promise<Fila> =>
  distribuida === null
    ? criarFilaRegistros(opcoes)
    : (await import('./fila-bull.ts')).criarFilaBull({ ...opcoes, redisUrl: distribuida.redis });
