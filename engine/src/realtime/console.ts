import { uid } from '@martelo/shared/identificador';
import { type AcaoLeiloeiro, acaoLeiloeiro } from '@martelo/shared/leiloeiro';
import type { Server } from 'socket.io';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import type { Leiloeiro } from '../negocio/leiloeiro/agir.ts';
import type { Motor } from '../runtime/motor.ts';
import type { Atender } from './connection.ts';
import { ehSalaDoLeiloeiro, salaDoLeiloeiro } from './rooms.ts';

const alvo = z.object({ leiUid: uid });

/** The console's events: joining it, and acting. A socket is at one console at a time. */
export function pedidosDoLeiloeiro(leiloeiro: Leiloeiro): [string, Atender][] {
  return [
    [
      'conectar-leiloeiro',
      async ({ socket, acesso }, dados) => {
        const { leiUid } = ler(alvo, dados) as z.infer<typeof alvo>;
        const estado = await leiloeiro.conectar(acesso, leiUid);
        // No await from here on: the state told is the one that the room's messages continue.
        for (const sala of [...socket.rooms].filter(ehSalaDoLeiloeiro)) socket.leave(sala);
        socket.join(salaDoLeiloeiro(estado.leilao.uid));
        return leiloeiro.mostrar(estado);
      },
    ],
    [
      'leiloeiro-acao',
      ({ acesso }, dados) => leiloeiro.agir(acesso, ler(acaoLeiloeiro, dados) as AcaoLeiloeiro),
    ],
  ];
}

/** Tells the consoles of every commit that changes what they show. Returns what stops it. */
export function transmitirAoLeiloeiro(io: Server, motor: Motor, leiloeiro: Leiloeiro): () => void {
  return motor.aoGravar(({ events }, estado) => {
    const sala = salaDoLeiloeiro(estado.leilao.uid);
    if (!io.of('/').adapter.rooms.has(sala)) return;
    const console = leiloeiro.mostrar(estado);
    if (events.some((evento) => muda(evento, console.lelUid)))
      io.local.to(sala).emit('on-leiloeiro', console);
  });
}

/** Bids and clocks concern the console on the lot on the block alone; everything else on any lot. */
function muda(evento: Evento, naMesa: string | null): boolean {
  switch (evento.tipo) {
    case 'ComandoDecidido/1':
    case 'MaximoElevado/1':
      return false;
    case 'LanceAceito/1':
    case 'LanceCancelado/1':
    case 'LoteProrrogado/1':
    case 'TempoRestituido/1':
      return evento.lelUid === naMesa;
    default:
      return true;
  }
}
