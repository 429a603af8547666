import {
  DOCUMENTACAO_INICIAL,
  type ItemVenda,
  type Pagamento,
  pagamento,
  SEM_AVISOS_DE_PRAZO,
  type Venda,
} from '../venda.ts';
import { derivarVenda, type VendaEscrita } from './derivar.ts';

/* Sales for tests of the rules: of 10,000.00, unless they say otherwise. Centavos. */

let numero = 0;
const uid = (): string => `01900000-0000-7000-8000-${(++numero).toString(16).padStart(12, '0')}`;

export const linhaDe = (mudancas: Partial<Pagamento> = {}): Pagamento =>
  pagamento.parse({
    ...{ uid: uid(), tipo: 'PIX', valor: 1_000_000, data: '2026-11-21T12:00:00.000Z', situacao: 'PAGO' },
    ...mudancas,
  });

export const itemDe = (mudancas: Partial<ItemVenda> = {}): ItemVenda => ({
  ...{ uid: uid(), lelUid: uid(), loteNumero: '1', loteNome: 'Gol', loteFoto: null, loteTipo: 'Carro' },
  ...{ patioNome: 'Guarulhos', tipoNegociacao: 'Disputa', valorLance: 900_000 },
  ...{ comissaoPorcentagem: 5, comissaoExtraPorcentagem: 0 },
  despesas: [{ nome: 'Comissão do leiloeiro', valor: 100_000 }],
  ...{ totalDespesas: 100_000, totalAPagar: 1_000_000, liberadoEm: null, retiradaEm: null },
  loteVisto: 'AG_PAGAMENTO',
  ...{ entrega: null, documentacao: DOCUMENTACAO_INICIAL },
  ...mudancas,
});

export const vendaDe = (mudancas: Partial<VendaEscrita> = {}): Venda =>
  derivarVenda({
    ...{ uid: uid(), id: 7, hotsiteId: 1, leiUid: uid(), leilaoNome: 'Frota', cliUid: uid() },
    ...{ dataVenda: '2026-11-21T17:00:00.000Z', dataPagamento: '2026-11-24T02:59:59.999Z' },
    itens: [itemDe()],
    ...{ itensExtras: [], valorDesconto: 0, pagamentos: [], condicional: false, encerramento: null },
    ...{ fechadaEm: null, desistenciaPedida: null, separadaDe: null, juntadas: [], comandos: [] },
    ...{ separadas: [], avisosDePrazo: SEM_AVISOS_DE_PRAZO },
    ...mudancas,
  });
