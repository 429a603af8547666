import type { Fila } from './fila.ts';
import { criarFilaBull } from './fila-bull.ts';
import { criarFilaRegistros } from './fila-registros.ts';
import type { OpcoesTarefas } from './tarefas.ts';

/** The jobs of the configured shape: this process's own, or shared by all engines. */
export const abrirFila = (
  { distribuida }: { distribuida: { redis: string } | null },
  opcoes: OpcoesTarefas,
): Fila =>
  distribuida === null
    ? criarFilaRegistros(opcoes)
    : criarFilaBull({ ...opcoes, redisUrl: distribuida.redis });
