import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import { pagamento, type SituacaoPagamento } from '@martelo/shared/venda';
import { VENDAS } from '../leituras/registros/venda.ts';
import type { MudarVenda } from '../negocio/vendas/mudar.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** Of a finished demo auction one sale is paid and one waits for its proof to be checked; the others await payment. */
export async function registrarPagamentosDemo(
  registros: Registros,
  mudarVenda: MudarVenda,
  leiUid: string,
  agora: number,
): Promise<void> {
  const { itens } = await registros.colecao(VENDAS).listar(SISTEMA, {
    filtros: [
      { tipo: 'exata', campo: 'leiUid', valor: leiUid },
      { tipo: 'exata', campo: 'situacao', valor: 'AguardandoPagamento' },
    ],
    ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    pagina: 1,
    porPagina: 2,
  });
  const situacoes: SituacaoPagamento[] = ['PAGO', 'AG_COMPENSACAO'];
  const data = new Date(agora).toISOString();
  for (const [i, { uid, totalAPagar }] of itens.entries()) {
    const linha = pagamento.parse({
      uid: uuidv7De(agora, hash('sha256', `demo:pagamento:${uid}`)),
      ...{ tipo: 'PIX', valor: totalAPagar, data, situacao: situacoes[i], origem: 'cliente' },
      pagoEm: i === 0 ? data : null,
    });
    await mudarVenda({ acesso: SISTEMA }, uid, (venda) => ({ ...venda, pagamentos: [linha] }));
  }
}
