import { TERMOS_PADRAO, type TermosCondicional } from '@martelo/shared/condicional';
import { somarHorasUteis } from '@martelo/shared/feriados';
import type { Ata } from './ata.ts';
import type { EstadoLote } from './estado.ts';
import type { Evento } from './evento.ts';
import { type Arremate, passarLote } from './transicoes.ts';

/** The lot's own terms, else the house's. */
export function termosDe({ dados }: Pick<EstadoLote, 'dados'>): TermosCondicional {
  const termos = dados.termosCondicional ?? TERMOS_PADRAO;
  const { comitenteAceitarReplica: aceitaReplica } = dados;
  return aceitaReplica === undefined ? termos : { ...termos, aceitaReplica };
}

/** When an answer asked for at `instante` is due. ISO instant. */
export const prazoDe = (instante: number, horas: number): string =>
  new Date(somarHorasUteis(instante, horas)).toISOString();

/**
 * What follows from a close below the reserve: the consignor is asked, and a price within the tolerance they set is released at
 * once, in their name. Gives the situation that this leaves the lot in.
 */
export function abrirCondicional(
  lote: EstadoLote,
  { vencedor, valor }: Arremate,
  ata: Ata,
): EstadoLote['situacao'] {
  // Before format 2 nobody was asked by the platform: an old log gives what it gave.
  if (ata.formato < 2) return 'CONDICIONAL';
  const termos = termosDe(lote);
  const { instante } = ata;
  const lelUid = lote.uid;
  const prazo = prazoDe(instante, termos.prazoHoras);
  ata.registrar({ tipo: 'CondicionalAberta/1', instante, lelUid, vencedor, lance: valor, termos, prazo });
  if (!dentroDaTolerancia(valor, lote.reserva, termos.toleranciaPorcentagem)) return 'CONDICIONAL';
  ata.registrar({
    ...{ tipo: 'CondicionalRespondida/1', instante, lelUid, de: 'sistema', resposta: 'Tolerância' },
    ...{ valor: null, nome: null, proxima: null, desfecho: { situacao: 'AG_PAGAMENTO', valor } },
  });
  return passarLote({ ...lote, situacao: 'CONDICIONAL' }, 'AG_PAGAMENTO', 'responder-condicional', ata);
}

/** P ≥ R × (1 − tolerância), in integers. A tolerance of 0 releases nothing. */
function dentroDaTolerancia(preco: number, reserva: number, porcentagem: number): boolean {
  const milesimos = Math.round(porcentagem * 1_000);
  return milesimos > 0 && BigInt(preco) * 100_000n >= BigInt(reserva) * BigInt(100_000 - milesimos);
}

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
