import type { Canal, SituacaoEntrega } from '@martelo/shared/avisos/canais';
import { CANAIS } from '@martelo/shared/avisos/canais';
import { Counter, type Registry } from 'prom-client';

const RESULTADOS: Readonly<Record<SituacaoEntrega, string>> = {
  NA_FILA: 'adiada',
  ENVIADA: 'enviada',
  ENTREGUE: 'entregue',
  LIDA: 'lida',
  FALHOU: 'falhou',
};

/** How messages to people go, by channel: `adiada` is tried again by itself, `falhou` waits for somebody to send it again. */
export function medirAvisos(registro: Registry): (canal: Canal, situacao: SituacaoEntrega) => void {
  const contador = new Counter({
    name: 'martelo_avisos_total',
    help: 'Messages to people by channel and outcome: adiada (tried again later), enviada, entregue, lida, falhou',
    labelNames: ['canal', 'resultado'],
    registers: [registro],
  });
  // A series that begins at its first failure shows no increase.
  for (const canal of CANAIS)
    for (const resultado of Object.values(RESULTADOS)) contador.inc({ canal, resultado }, 0);
  return (canal, situacao) => contador.inc({ canal, resultado: RESULTADOS[situacao] });
}
