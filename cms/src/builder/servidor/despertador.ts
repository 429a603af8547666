import type { Payload } from 'payload';
import type { Agendamento } from '../../payload-types.ts';
import { comecar, terminar } from './publicacao.ts';

/** Longer waits are cut here: a timer cannot hold more than 24 days, and the machine's clock may be set meanwhile. */
const ESPERA_MAXIMA_MS = 60_000;

interface Despertador {
  relogio?: ReturnType<typeof setTimeout>;
  rodando?: Promise<void>;
}

const guardado = globalThis as unknown as { __marteloDespertador?: Despertador };
const despertador = (): Despertador => {
  guardado.__marteloDespertador ??= {};
  return guardado.__marteloDespertador;
};

/**
 * Waits for the next scheduled publication or end. Everything is kept in the database, so calling this when the process starts is all
 * that survives a restart; what fell due meanwhile is done at once, in order.
 */
export async function armar(payload: Payload): Promise<void> {
  const atual = despertador();
  clearTimeout(atual.relogio);
  const proximo = await proximoInstante(payload);
  if (proximo === null) return;
  clearTimeout(atual.relogio);
  const espera = Math.min(Math.max(0, proximo - Date.now()), ESPERA_MAXIMA_MS);
  atual.relogio = setTimeout(() => void despertar(payload), espera);
  atual.relogio.unref();
}

/** Does everything that is due, one after the other, then waits for the next. */
export async function despertar(payload: Payload): Promise<void> {
  const atual = despertador();
  atual.rodando = (atual.rodando ?? Promise.resolve()).then(() => cumprir(payload));
  await atual.rodando;
  await armar(payload);
}

async function cumprir(payload: Payload): Promise<void> {
  for (const { agendamento, fim } of await vencidos(payload)) {
    try {
      await (fim ? terminar : comecar)(payload, agendamento);
    } catch (erro) {
      payload.logger.error({ err: erro, agendamento: agendamento.id }, 'scheduled publication failed');
      await payload.update({
        collection: 'agendamentos',
        id: agendamento.id,
        depth: 0,
        data: { estado: 'falhou', motivo: (erro as Error).message.slice(0, 500) },
      });
    }
  }
}

async function vencidos(payload: Payload) {
  const agora = new Date().toISOString();
  const { docs } = await payload.find({
    collection: 'agendamentos',
    where: {
      or: [
        { and: [{ estado: { equals: 'aguardando' } }, { publicarEm: { less_than_equal: agora } }] },
        { and: [{ estado: { equals: 'no-ar' } }, { despublicarEm: { less_than_equal: agora } }] },
      ],
    },
    sort: 'publicarEm',
    pagination: false,
    depth: 0,
  });
  return docs.map((agendamento) => ({ agendamento, fim: agendamento.estado === 'no-ar' }));
}

async function proximoInstante(payload: Payload): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'agendamentos',
    where: { estado: { in: ['aguardando', 'no-ar'] } },
    pagination: false,
    depth: 0,
    select: { estado: true, publicarEm: true, despublicarEm: true },
  });
  const instantes = docs.map(quando).filter((instante) => instante !== null);
  return instantes.length > 0 ? Math.min(...instantes) : null;
}

function quando({
  estado,
  publicarEm,
  despublicarEm,
}: Pick<Agendamento, 'estado' | 'publicarEm' | 'despublicarEm'>) {
  if (estado === 'aguardando') return Date.parse(publicarEm);
  return despublicarEm ? Date.parse(despublicarEm) : null;
}
