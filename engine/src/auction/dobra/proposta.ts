import type { EstadoLote } from '../modelo/estado.ts';
import type { Evento } from '../modelo/evento.ts';

type EventoProposta = Extract<Evento, { tipo: 'PropostaFeita/1' | 'PropostaRespondida/1' }>;

/** The fold's part. */
export function dobrarProposta(lote: EstadoLote, evento: EventoProposta): void {
  lote.propostas ??= new Map();
  if (evento.tipo === 'PropostaFeita/1') {
    const { proposta: uid, participante, valor, prazo, substituida } = evento;
    if (substituida !== null) lote.propostas.get(substituida)!.situacao = 'Substituída';
    lote.propostas.set(uid, {
      ...{
        uid,
        participante,
        valor,
        situacao: 'Aguardando',
        contraValor: null,
        proximoValor: null,
        prazo: Date.parse(prazo),
      },
    });
    return;
  }
  const proposta = lote.propostas.get(evento.proposta)!;
  proposta.situacao = evento.situacao;
  proposta.contraValor = evento.contraValor;
  proposta.proximoValor = evento.proximoValor;
  if (evento.prazo !== null) proposta.prazo = Date.parse(evento.prazo);
}
