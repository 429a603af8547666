import type { Evento } from '../auction/evento.ts';
import {
  AVISO_CLIENTE,
  AVISO_COMITENTE,
  AVISO_RECUSA,
  AVISO_VENDA,
  RECUSAS_DE_CONDICIONAL,
} from '../correio/avisos.ts';
import { novaTarefa, TAREFAS } from '../jobs/tarefas.ts';
import { LEILOES } from '../leiloes/registro.ts';
import { LOTES } from '../lotes/registro.ts';
import type { TransacaoProjecao } from '../records/records.ts';

/** Stores the jobs that follow from what happened, in the same step as everything else that does: none is lost, none is done twice. */
export function projetarTarefas(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LoteEncerrado/1':
      if (evento.vencedor !== null) guardar(tx, leiUid, evento, AVISO_VENDA, {});
      break;
    case 'CondicionalAberta/1':
      guardar(tx, leiUid, evento, AVISO_COMITENTE, { lance: evento.lance, prazo: evento.prazo });
      break;
    case 'CondicionalRespondida/1':
      if (evento.desfecho?.situacao === 'AG_PAGAMENTO') guardar(tx, leiUid, evento, AVISO_VENDA, {});
      if (evento.proxima?.etapa === 'cliente') {
        guardar(tx, leiUid, evento, AVISO_CLIENTE, { valor: evento.valor, prazo: evento.proxima.prazo });
      }
      break;
    // However it came to it: somebody's answer, or a deadline.
    case 'SituacaoLoteAlterada/1':
      if (RECUSAS_DE_CONDICIONAL.has(evento.situacao))
        guardar(tx, leiUid, evento, AVISO_RECUSA, { situacao: evento.situacao });
      break;
    default:
  }
}

/** Might a job follow from this event? */
export const pedeTarefa = ({ tipo }: Evento): boolean =>
  tipo === 'LoteEncerrado/1' ||
  tipo === 'CondicionalAberta/1' ||
  tipo === 'CondicionalRespondida/1' ||
  tipo === 'SituacaoLoteAlterada/1';

function guardar(
  tx: TransacaoProjecao,
  leiUid: string,
  { lelUid, instante }: { lelUid: string; instante: number },
  nome: string,
  carga: Record<string, unknown>,
): void {
  const lote = tx.ler(LOTES, lelUid);
  // Who bid in the room is told in the room; a rehearsal sells nothing.
  if (lote === null || lote.lider?.modo === 'PRESENCIAL' || tx.ler(LEILOES, leiUid)?.ensaio) return;
  const tarefa = novaTarefa({
    nome,
    chave: `${lelUid}:${instante}`,
    carga: { ...carga, lelUid, instante },
    quando: instante,
  });
  if (tx.ler(TAREFAS, tarefa.uid) === null) tx.gravar(TAREFAS, tarefa);
}
