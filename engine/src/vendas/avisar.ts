import type { Venda } from '@martelo/shared/venda';
import type { Evento } from '../auction/evento.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { VENDAS } from './registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

/**
 * Tells the winner's screens of the sale as soon as the projection made it. Best effort: who is not listening finds it among the
 * purchases. Returns what stops it.
 */
export function avisarVendas(
  { motor, registros, emDia }: { motor: Motor; registros: Registros; emDia(): Promise<void> },
  avisar: (cliUid: string, venda: Omit<Venda, 'cliUid'>) => void,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const vendas = registros.colecao(VENDAS);
  const avisarDoLote = async (lelUid: string): Promise<void> => {
    await emDia();
    const registro = await vendas.obterPor(SISTEMA, 'lelUid', lelUid);
    if (registro === null) return;
    const { cliUid, revisao, createdAt, createdBy, updatedAt, updatedBy, ...venda } = registro;
    avisar(cliUid, venda);
  };
  return motor.aoGravar(({ events }) => {
    for (const evento of events) {
      if (fazOuDecideVenda(evento)) avisarDoLote(evento.lelUid).catch(aoFalhar);
    }
  });
}

/** A sale is made by a close, and a conditional one decided by the last answer. */
const fazOuDecideVenda = (
  evento: Evento,
): evento is Extract<Evento, { tipo: 'LoteEncerrado/1' | 'CondicionalRespondida/1' }> =>
  (evento.tipo === 'LoteEncerrado/1' && evento.vencedor !== null) ||
  (evento.tipo === 'CondicionalRespondida/1' && evento.desfecho !== null);
