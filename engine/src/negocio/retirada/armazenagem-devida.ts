import { comArmazenagemEm, type Guarda } from '@martelo/shared/pos-venda/armazenagem';
import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import { AGENDAMENTOS, type Agendamento, ultimasRetiradas } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { extraDeArmazenagem } from '../vendas/extras.ts';
import { agendaDe, type PatioDoLote, patiosDaMarca } from './patio-do-lote.ts';

/** How each item of a sale is kept. @param ultimas the last pickup of each, by the item's uid */
export const comoSeGuarda =
  (ultimas: ReadonlyMap<string, Agendamento>, patioDoLote: PatioDoLote) =>
  (item: ItemVenda): Guarda | null => {
    const patio = patioDoLote(item.patioNome);
    if (patio === null) return null;
    const ultima = ultimas.get(item.uid);
    return {
      ...{ extraUid: extraDeArmazenagem(item.uid), patioNome: patio.nome, agenda: agendaDe(patio) },
      vagaEm: ultima?.situacao === 'AGENDADO' ? ultima.inicio : null,
    };
  };

/**
 * Sales with all that keeping their lots costs by an instant (Unix ms). What is charged by an effect and by the daily count comes after what
 * makes it due: no code is told and nothing is handed over in between (P11, P18). The very same sale where all was charged.
 */
export async function comArmazenagemDevida(
  registros: Registros,
  vendas: readonly Venda[],
  quando: number,
): Promise<VendaEscrita[]> {
  const marcas = [...new Set(vendas.map(({ hotsiteId }) => hotsiteId))];
  const uids = vendas.map(({ uid }) => uid);
  const [ultimas, ...patios] = await Promise.all([
    ultimasRetiradas(registros.colecao(AGENDAMENTOS), SISTEMA, uids),
    ...marcas.map((marca) => patiosDaMarca(registros, marca)),
  ]);
  const guardas = new Map(marcas.map((marca, i) => [marca, comoSeGuarda(ultimas, patios[i]!)]));
  const em = new Date(quando).toISOString();
  return vendas.map((venda) => comArmazenagemEm(venda, guardas.get(venda.hotsiteId)!, em));
}
