import { Counter, type Registry } from 'prom-client';
import type { ContagemDeEfeitos } from '../jobs/efeitos.ts';

const RESULTADOS = { FEITO: 'feito', DESFEITO: 'desfeito', PENDENTE: 'adiado', FALHOU: 'falhou' } as const;

/** How what is kept beside records to be done elsewhere goes: each try by its outcome, `falhou` when no other follows by itself. */
export function medirEfeitos(registro: Registry): ContagemDeEfeitos {
  const tentativas = new Counter({
    name: 'martelo_efeitos_total',
    help: 'Tries of effects beside records: feito, desfeito, adiado (tried again later), falhou (waits for somebody to repeat it)',
    labelNames: ['colecao', 'efeito', 'resultado'],
    registers: [registro],
  });
  return {
    // A series that begins at its first failure shows no increase.
    registrado(colecao, efeito) {
      for (const resultado of Object.values(RESULTADOS)) tentativas.inc({ colecao, efeito, resultado }, 0);
    },
    tentado(colecao, efeito, situacao) {
      tentativas.inc({ colecao, efeito, resultado: RESULTADOS[situacao] });
    },
  };
}
