import type { Configuracao } from '../configuracao.ts';
import type { Fila } from './fila.ts';
import { criarFilaBull } from './fila-bull.ts';
import { criarFilaRegistros } from './fila-registros.ts';
import type { OpcoesTarefas } from './tarefas.ts';

/** The jobs of the configured shape: this process's own, or shared by all engines. */
export const abrirFila = ({ distribuida }: Pick<Configuracao, 'distribuida'>, opcoes: OpcoesTarefas): Fila =>
  distribuida === null
    ? criarFilaRegistros(opcoes)
    : criarFilaBull({ ...opcoes, redisUrl: distribuida.redis });
