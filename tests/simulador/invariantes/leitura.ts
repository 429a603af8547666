import type { PublicoLote } from '@martelo/shared/livro';
import type { Comando } from '../../../engine/src/auction/modelo/comando.ts';
import type { EloDoLivro, Evento } from '../../../engine/src/auction/modelo/evento.ts';
import type { Resposta } from '../../../engine/src/auction/modelo/resposta.ts';
import type { Historia } from '../historia.ts';
import { eloDe } from '../loja.ts';

/** A command with what it caused, as the durable log has it. */
export interface Grupo {
  leiUid: string;
  commitNo: number;
  comando: Comando;
  /** Its receipt, Unix ms of the engine's clock. */
  instante: number;
  resposta: Resposta;
  eventos: Evento[];
}

/** The log as a stranger reads it: text, parsed again; nothing that the engine keeps in memory. */
export interface Leitura {
  grupos: Grupo[];
  /** Lot → its ledger, private parts included. */
  livros: Map<string, EloDoLivro[]>;
}

export function lerLog(historia: Historia): Leitura {
  const grupos: Grupo[] = [];
  const livros = new Map<string, EloDoLivro[]>();
  for (const { stream, commitNo, events } of historia.commits()) {
    for (const evento of events) {
      if (evento.tipo === 'ComandoDecidido/1') {
        const { comando, instante, resposta } = evento;
        grupos.push({
          leiUid: stream.slice('leilao:'.length),
          commitNo,
          comando,
          instante,
          resposta,
          eventos: [],
        });
        continue;
      }
      grupos.at(-1)!.eventos.push(evento);
      const elo = eloDe(evento);
      if (elo === null) continue;
      const livro = livros.get(elo.lelUid);
      if (livro === undefined) livros.set(elo.lelUid, [elo]);
      else livro.push(elo);
    }
  }
  return { grupos, livros };
}

export const ehLance = (publico: PublicoLote): publico is Extract<PublicoLote, { tipo: 'Lance' }> =>
  publico.tipo === 'Lance';
