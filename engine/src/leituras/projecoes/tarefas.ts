import { RECUSAS_DE_CONDICIONAL } from '@martelo/shared/lote-situacao';
import type { Evento } from '../../auction/modelo/evento.ts';
import { novaTarefa, TAREFAS } from '../../jobs/tarefas.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';

/** Letters that follow from what happened, by the name of their job; the mail room says how each is written. */
export const AVISO_VENDA = 'avisar-venda';
export const AVISO_COMITENTE = 'avisar-comitente';
export const AVISO_CLIENTE = 'avisar-cliente';
export const AVISO_RECUSA = 'avisar-recusa';
export const AVISO_COMUNICADO = 'avisar-comunicado';

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
    case 'ComunicadoFeito/1': {
      // Whoever leads by now: a later bid was given knowing it.
      const lider = tx.ler(LOTES, evento.lelUid)?.lider;
      if (evento.mudaDescricao && lider)
        guardar(tx, leiUid, evento, AVISO_COMUNICADO, { cliUid: lider.uid, comunicado: evento.texto });
      break;
    }
    // Who bought in the room is known from here on.
    case 'CompradorIdentificado/1':
      guardar(tx, leiUid, evento, AVISO_VENDA, {}, true);
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
  tipo === 'CompradorIdentificado/1' ||
  tipo === 'ComunicadoFeito/1' ||
  tipo === 'SituacaoLoteAlterada/1';

function guardar(
  tx: TransacaoProjecao,
  leiUid: string,
  { lelUid, instante }: { lelUid: string; instante: number },
  nome: string,
  carga: Record<string, unknown>,
  identificado = false,
): void {
  const lote = tx.ler(LOTES, lelUid);
  // Who bid in the room is told in the room; a rehearsal sells nothing.
  if (lote === null || tx.ler(LEILOES, leiUid)?.ensaio) return;
  if (lote.lider?.modo === 'PRESENCIAL' && !identificado) return;
  const tarefa = novaTarefa({
    nome,
    chave: `${lelUid}:${instante}`,
    carga: { ...carga, lelUid, instante },
    quando: instante,
  });
  if (tx.ler(TAREFAS, tarefa.uid) === null) tx.gravar(TAREFAS, tarefa);
}
