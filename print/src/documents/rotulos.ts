import type { Pagamento } from '@martelo/shared/venda';

export const ROTULOS_PAGAMENTO: Record<Pagamento['tipo'], string> = {
  CARTAO_DE_CREDITO: 'Cartão de crédito',
  CARTAO_DE_CREDITO_MANUAL: 'Cartão de crédito (manual)',
  DINHEIRO: 'Dinheiro',
  CHEQUE: 'Cheque',
  DEPOSITO: 'Depósito ou TED',
  A_RECEBER: 'A receber',
  BOLETO: 'Boleto',
  BOLETO_INTERNO: 'Boleto interno',
  DIFERENCA_XLS: 'Ajuste de diferença',
  PIX: 'Pix',
};

export const ROTULOS_SITUACAO_PAGAMENTO: Record<Pagamento['situacao'], string> = {
  CADASTRADO: 'Cadastrado',
  AG_COMPENSACAO: 'Aguardando compensação',
  PAGO: 'Pago',
  DIVERGENTE: 'Divergente',
};
