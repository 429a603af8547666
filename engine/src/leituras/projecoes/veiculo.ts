import type { Evento } from '../../auction/modelo/evento.ts';
import { novaTarefa, TAREFAS } from '../../jobs/tarefas.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LOTES } from '../registros/lote.ts';

/** The job by which a vehicle's situation follows the lot that it is in (fleet, F1). */
export const ACERTAR_VEICULO = 'acertar-veiculo';

/** Might the situation of a lot's vehicle follow from this? */
export const moveVeiculo = (
  evento: Evento,
): evento is Extract<
  Evento,
  { tipo: 'LoteIncluido/1' | 'LoteAlterado/1' | 'SituacaoLoteAlterada/1' | 'LoteEncerrado/1' }
> =>
  (evento.tipo === 'LoteIncluido/1' && evento.lote.veiculo?.uid !== undefined) ||
  evento.tipo === 'SituacaoLoteAlterada/1' ||
  evento.tipo === 'LoteEncerrado/1' ||
  (evento.tipo === 'LoteAlterado/1' && evento.mudancas.veiculo !== undefined);

/** Stores the job for the vehicle that a lot has, and for the one that it had. It is asked before the lot's own record is written. */
export function projetarVeiculo(tx: TransacaoProjecao, _leiUid: string, evento: Evento): void {
  if (!moveVeiculo(evento)) return;
  const { instante } = evento;
  const lelUid = evento.tipo === 'LoteIncluido/1' ? evento.lote.uid : evento.lelUid;
  const depois =
    evento.tipo === 'LoteIncluido/1'
      ? evento.lote.veiculo
      : evento.tipo === 'LoteAlterado/1'
        ? evento.mudancas.veiculo
        : undefined;
  const deles = [tx.ler(LOTES, lelUid)?.dados.veiculo?.uid, depois?.uid];
  for (const veiUid of new Set(deles)) {
    if (veiUid === undefined) continue;
    const chave = `${veiUid}:${lelUid}:${instante}:${evento.tipo}`;
    const tarefa = novaTarefa({ nome: ACERTAR_VEICULO, chave, carga: { veiUid }, quando: instante });
    if (tx.ler(TAREFAS, tarefa.uid) === null) tx.gravar(TAREFAS, tarefa);
  }
}
