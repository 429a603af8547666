/** What of the money of a sale needs a second person (P10). */
export const APROVACOES_DE_DINHEIRO = [
  'estorno',
  'devolucao',
  'pagamento-sem-prova',
  'diferenca',
  'desconto',
  'fim-de-venda-paga',
  'reabertura',
  'credito-de-outro',
] as const;
export type TipoDeDinheiro = (typeof APROVACOES_DE_DINHEIRO)[number];
/** What of the house's records does (back office, four eyes): where money goes, and how far a client may bid. */
export const APROVACOES_DE_CADASTRO = [
  'conta-bancaria',
  'integracao-bancaria',
  'limite-exposicao',
  'devolucao-de-credito',
  'comissao-comitente',
  'remocao-acima-da-tabela',
] as const;
export type TipoDeCadastro = (typeof APROVACOES_DE_CADASTRO)[number];
/** And people of the house: administrators alone see and decide it. */
export const TIPOS_APROVACAO = [...APROVACOES_DE_DINHEIRO, ...APROVACOES_DE_CADASTRO, 'concessao'] as const;
export type TipoAprovacao = (typeof TIPOS_APROVACAO)[number];

export const ROTULOS_APROVACAO: Record<TipoAprovacao, string> = {
  estorno: 'Estorno',
  devolucao: 'Devolução ao comprador',
  'pagamento-sem-prova': 'Pagamento sem comprovante nem banco',
  diferenca: 'Ajuste de diferença',
  desconto: 'Desconto',
  'fim-de-venda-paga': 'Fim de venda paga',
  reabertura: 'Reabertura de venda paga',
  'credito-de-outro': 'Crédito que não é do comprador',
  'conta-bancaria': 'Conta bancária ou chave Pix',
  'integracao-bancaria': 'Integração bancária',
  'limite-exposicao': 'Limite de exposição',
  'devolucao-de-credito': 'Devolução de crédito sem compra',
  'comissao-comitente': 'Comissão de comitente',
  'remocao-acima-da-tabela': 'Remoção acima da tabela de fretes',
  concessao: 'Concessão de papéis',
};

export const SITUACOES_APROVACAO = [
  'AGUARDANDO',
  'APROVADA',
  'RECUSADA',
  'CANCELADA',
  'EXPIRADA',
  /** Refused by what it is about as it was by then: that changed since it was asked, or another that was approved in the same instant came first. */
  'NAO_FEITA',
] as const;
export const ROTULOS_SITUACAO_APROVACAO: Record<(typeof SITUACOES_APROVACAO)[number], string> = {
  AGUARDANDO: 'Aguardando',
  APROVADA: 'Aprovada',
  RECUSADA: 'Recusada',
  CANCELADA: 'Cancelada',
  EXPIRADA: 'Expirada',
  NAO_FEITA: 'Não feita',
};
