import type { Comando } from '../../auction/modelo/comando.ts';
import type { EloDoLivro, Evento } from '../../auction/modelo/evento.ts';
import type { EventLog } from '../../log/log.ts';

/** A silent instruction with what opens its commitment: sha256(sal ‖ canonical(parte)) = compromisso. */
export interface ParteSilenciosa {
  instante: number;
  sal: string;
  parte: Record<string, unknown>;
  compromisso: string;
}

/** What one command left in a lot's ledger, its private side included. */
export interface Feito {
  comando: Comando;
  resposta: Record<string, unknown>;
  elos: EloDoLivro[];
  silenciosas: ParteSilenciosa[];
}

/** The secrets of one lot, command by command, read from the log: nothing but the log holds them. */
export async function* lerFeitos(log: EventLog, leiUid: string, lelUid: string): AsyncIterable<Feito> {
  for await (const { events } of log.read(`leilao:${leiUid}`)) {
    let feito: Feito | null = null;
    for (const evento of events) {
      if (evento.tipo === 'ComandoDecidido/1') {
        if (feito !== null && temAlgo(feito)) yield feito;
        const { comando, resposta } = evento;
        feito = { comando, resposta: resposta.ok ? resposta.valor : {}, elos: [], silenciosas: [] };
        continue;
      }
      if ('elo' in evento && evento.elo?.lelUid === lelUid) feito!.elos.push(evento.elo);
      else if ('lelUid' in evento && evento.lelUid === lelUid) {
        const silenciosa = parteSilenciosa(evento);
        if (silenciosa !== null) feito!.silenciosas.push(silenciosa);
      }
    }
    if (feito !== null && temAlgo(feito)) yield feito;
  }
}

const temAlgo = ({ elos, silenciosas }: Feito): boolean => elos.length + silenciosas.length > 0;

function parteSilenciosa(evento: Evento): ParteSilenciosa | null {
  const instante = new Date(evento.instante).toISOString();
  switch (evento.tipo) {
    case 'MaximoElevado/1': {
      const { lelUid, lance, participante, maximo, sal, compromisso } = evento;
      const parte = { lelUid, lance, cliUid: participante.uid, maximo, instante };
      return { instante: evento.instante, sal, parte, compromisso };
    }
    case 'LanceCancelado/1': {
      const { lelUid, lance, participante, sal, compromisso } = evento;
      if (sal === undefined || compromisso === undefined) return null;
      const parte = { lelUid, lance, cliUid: participante.uid, cancelado: true, instante };
      return { instante: evento.instante, sal, parte, compromisso };
    }
    default:
      return null;
  }
}
