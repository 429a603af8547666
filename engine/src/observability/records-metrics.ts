import { Counter, type Registry } from 'prom-client';
import type { AoGravarGrupo } from '../records/sqlite-grupo.ts';

/** Of the records on SQLite: how often they waited for the disk, and how much they wrote by it. None of those on MongoDB. */
export function contarRegistros(registro: Registry): AoGravarGrupo {
  const registers = [registro];
  const gravacoes = new Counter({
    name: 'martelo_registros_gravacoes_total',
    help: 'Transactions of the records that somebody waited for: the disk was waited for once in each',
    registers,
  });
  const escritas = new Counter({
    name: 'martelo_registros_escritas_total',
    help: 'Writes of the records in those transactions',
    registers,
  });
  return (quantas) => {
    gravacoes.inc();
    escritas.inc(quantas);
  };
}
