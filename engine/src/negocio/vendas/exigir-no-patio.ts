import { ErroMartelo } from '@martelo/shared/erros';
import { exigirNaoEntregue } from '@martelo/shared/pos-venda/entregue';
import type { Venda } from '@martelo/shared/venda';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/**
 * What is to end a sale finds all of it at the yard still: also where the gate handed something over a moment ago, and the sale has not been told.
 * @throws ErroMartelo VENDA_ENTREGUE
 */
export async function exigirNoPatio(
  registros: Registros,
  venda: Pick<Venda, 'uid' | 'itens'>,
): Promise<void> {
  exigirNaoEntregue(venda);
  const filtros = [
    { tipo: 'exata', campo: 'vendaUid', valor: venda.uid },
    { tipo: 'exata', campo: 'situacao', valor: 'ENTREGUE' },
  ] as const;
  const dela = new Set(venda.itens.map(({ uid }) => uid));
  for await (const { itens } of registros.colecao(AGENDAMENTOS).percorrer(SISTEMA, { filtros: [...filtros] }))
    if (itens.some(({ uid }) => dela.has(uid))) throw new ErroMartelo('VENDA_ENTREGUE');
}
