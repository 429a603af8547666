import type { TipoLance } from '@martelo/shared/lance';
import type { Participante } from '../../auction/modelo/dados.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { PARTICIPACOES } from '../registros/participacao.ts';

/** Keeps what each client did in each lot. Room bids are no client's (rule 2). */
export function projetarParticipacao(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LanceAceito/1': {
      const { modo, valor, maximo, lance: uid, resposta } = evento;
      if (modo === 'PRESENCIAL') break;
      // The leader's automatic answer raises what is public of them, but it is no instruction of theirs.
      anotar(tx, leiUid, evento, { uid, modo, valor: maximo, publico: valor, instrucao: !resposta });
      break;
    }
    case 'MaximoElevado/1': {
      const { lance: uid, maximo: valor } = evento;
      anotar(tx, leiUid, evento, { uid, modo: 'AUTOMATICO', valor, publico: 0, instrucao: true });
      break;
    }
    case 'VendaDireta/1': {
      const { lance: uid, valor } = evento;
      anotar(tx, leiUid, evento, { uid, modo: 'MANUAL', valor, publico: valor, instrucao: true });
      break;
    }
    case 'PropostaFeita/1': {
      const { proposta: uid, valor } = evento;
      anotar(tx, leiUid, evento, { uid, modo: 'MANUAL', valor, publico: 0, instrucao: true });
      break;
    }
    case 'LanceCancelado/1': {
      const antes = tx.ler(PARTICIPACOES, `${evento.participante.uid}:${evento.lelUid}`);
      if (antes === null) break;
      const qtdLancesEnviados = Math.max(0, antes.qtdLancesEnviados - 1);
      tx.gravar(PARTICIPACOES, { ...antes, qtdLancesEnviados });
      break;
    }
    default:
  }
}

interface Ato {
  uid: string;
  modo: TipoLance;
  valor: number;
  /** What everybody sees of it, centavos; 0 for nothing. */
  publico: number;
  instrucao: boolean;
}

function anotar(
  tx: TransacaoProjecao,
  leiUid: string,
  { lelUid, participante, instante }: { lelUid: string; participante: Participante; instante: number },
  { publico, instrucao, ...lance }: Ato,
): void {
  const uid = `${participante.uid}:${lelUid}`;
  const antes = tx.ler(PARTICIPACOES, uid);
  tx.gravar(PARTICIPACOES, {
    ...{ uid, cliUid: participante.uid, lelUid, leiUid },
    qtdLancesEnviados: (antes?.qtdLancesEnviados ?? 0) + (instrucao ? 1 : 0),
    ultimoLance:
      instrucao || antes === null ? { ...lance, data: new Date(instante).toISOString() } : antes.ultimoLance,
    maiorLancePublico: Math.max(antes?.maiorLancePublico ?? 0, publico),
  });
}
