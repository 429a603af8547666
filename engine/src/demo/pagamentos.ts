import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import type { Pagamento, SituacaoVenda } from '@martelo/shared/venda';
import type { Acesso, Registros } from '../records/records.ts';
import { VENDAS } from '../vendas/registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

/**
 * Of a finished demo auction one sale is paid and one waits for its proof to be checked; the others await payment. `pagar` sets the
 * paid one's lot, which its sale follows.
 */
export async function registrarPagamentosDemo(
  registros: Registros,
  leiUid: string,
  agora: number,
  pagar: (lelUid: string) => Promise<unknown>,
): Promise<void> {
  const vendas = registros.colecao(VENDAS);
  const { itens } = await vendas.listar(SISTEMA, {
    filtros: [
      { tipo: 'exata', campo: 'leiUid', valor: leiUid },
      { tipo: 'exata', campo: 'situacao', valor: 'AguardandoPagamento' },
    ],
    ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    pagina: 1,
    porPagina: 2,
  });
  const destinos: [SituacaoVenda, Pagamento['situacao']][] = [
    ['Fechada', 'PAGO'],
    ['AguardandoValidacao', 'AG_COMPENSACAO'],
  ];
  for (const [i, venda] of itens.entries()) {
    const [situacao, doPagamento] = destinos[i]!;
    const pagamento: Pagamento = {
      uid: uuidv7De(agora, hash('sha256', `demo:pagamento:${venda.uid}`)),
      tipo: 'PIX',
      valor: venda.totalAPagar,
      data: new Date(agora).toISOString(),
      situacao: doPagamento,
      observacao: '',
    };
    await vendas.salvar(SISTEMA, { ...venda, situacao, pagamentos: [pagamento] }, venda.revisao);
    if (doPagamento === 'PAGO') await pagar(venda.lelUid);
  }
}
