import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import type { Pagamento, SituacaoVenda } from '@martelo/shared/venda';
import type { Acesso, Registros } from '../records/records.ts';
import { VENDAS } from '../vendas/registro.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

/** Of each finished demo auction one sale is paid and one waits for its proof to be checked; the others await payment. */
export async function registrarPagamentosDemo(
  registros: Registros,
  leiUids: readonly string[],
  agora: number,
): Promise<void> {
  const vendas = registros.colecao(VENDAS);
  for (const leiUid of leiUids) {
    const { itens } = await vendas.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'leiUid', valor: leiUid },
        { tipo: 'exata', campo: 'situacao', valor: 'AguardandoPagamento' },
      ],
      ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
      pagina: 1,
      porPagina: 2,
    });
    const [paga, emValidacao] = itens;
    const registrar = async (
      venda: typeof paga,
      situacao: SituacaoVenda,
      doPagamento: Pagamento['situacao'],
    ) => {
      if (venda === undefined) return;
      const pagamento: Pagamento = {
        uid: uuidv7De(agora, hash('sha256', `demo:pagamento:${venda.uid}`)),
        tipo: 'PIX',
        valor: venda.totalAPagar,
        data: new Date(agora).toISOString(),
        situacao: doPagamento,
        observacao: '',
      };
      await vendas.salvar(SISTEMA, { ...venda, situacao, pagamentos: [pagamento] }, venda.revisao);
    };
    await registrar(paga, 'Fechada', 'PAGO');
    await registrar(emValidacao, 'AguardandoValidacao', 'AG_COMPENSACAO');
  }
}
