import type { EstadoLote } from '../modelo/estado.ts';
import type { Evento } from '../modelo/evento.ts';

type EventoCondicional = Extract<Evento, { tipo: 'CondicionalAberta/1' | 'CondicionalRespondida/1' }>;

/** The fold's part: what is known of a lot's conditional sale. */
export function dobrarCondicional(lote: EstadoLote, evento: EventoCondicional): void {
  const data = new Date(evento.instante).toISOString();
  if (evento.tipo === 'CondicionalAberta/1') {
    const { termos, vencedor, lance, prazo } = evento;
    lote.condicional = {
      ...{ termos, vencedor, lance, data, etapa: 'comitente', prazo: Date.parse(prazo) },
      ...{ resposta: null, novoValor: null, replica: null, desfecho: null },
    };
    return;
  }
  const condicional = { ...lote.condicional! };
  const { proxima, desfecho, nome } = evento;
  condicional.etapa = proxima?.etapa ?? null;
  if (proxima !== null) condicional.prazo = Date.parse(proxima.prazo);
  condicional.desfecho = desfecho;
  if (evento.de === 'comitente') condicional.resposta = { resposta: evento.resposta, nome, data };
  if (evento.resposta === 'Tolerância') condicional.resposta = { resposta: 'Liberada', nome: null, data };
  if (evento.resposta === 'Novo valor') condicional.novoValor = { valor: evento.valor!, nome, data };
  if (evento.resposta === 'REPLICA') condicional.replica = evento.valor;
  lote.condicional = condicional;
}
