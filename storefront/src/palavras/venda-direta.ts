/** Buying beside the dispute, on the lot page: apart from its dialogs' words, which are fetched with them. */
export const VENDA_DIRETA = {
  fazerProposta: 'Fazer proposta',
  comprarJaPor: (valor: string): string => `Comprar já por ${valor}`,
  fazerOutraProposta: 'Fazer outra proposta',
  recebeAPartirDe: (valor: string): string => `Recebe propostas a partir de ${valor}.`,
  fazerUmaProposta: 'fazer uma proposta',
  comprarOuPropor: 'comprar ou propor',
  aindaNaoAberto: 'Ainda não aberto. Esta página atualiza sozinha quando abrir.',
  naoEMaisOferecido: 'Não é mais oferecido.',
  compraDireta: 'Compra direta',
  carregandoProposta: 'Carregando sua proposta…',
  compreJaSemDisputa: 'Compre Já, sem disputa',
  recebePropostas: 'Este item recebe propostas.',
} as const;
