/** A channel's label within a sentence: the others are names. */
const noMeio = (canal: string): string => (canal === 'E-mail' ? 'e-mail' : canal);

/** Where an address in a letter leads, and what is shown without a network. */
export const DESCADASTRO = {
  titulo: 'Seus avisos',
  pergunta: (aviso: string, canal: string, marca: string): string =>
    `Deixar de receber “${aviso}” por ${noMeio(canal)} da ${marca}?`,
  oResto:
    'Os outros avisos continuam como estão. O que é sobre compras e segurança da conta é sempre enviado.',
  desligar: 'Não quero mais receber',
  desligado: (aviso: string, canal: string): string =>
    `Pronto. “${aviso}” não será mais enviado por ${noMeio(canal)}.`,
  religado: (aviso: string, canal: string): string =>
    `Pronto. “${aviso}” volta a ser enviado por ${noMeio(canal)}.`,
  religar: 'Voltar a receber',
  escolher: 'Escolher todos os meus avisos',
  invalido: 'Este endereço não vale mais',
  invalidoDetalhe: 'Entre na sua conta para escolher o que quer receber.',
  indisponivel: 'Não foi possível agora. Tente de novo em instantes.',
} as const;

export const SEM_REDE = {
  titulo: 'Sem conexão',
  detalhe:
    'Seu aparelho está sem internet. Preços e prazos mudam a todo momento, por isso nada é mostrado de memória.',
  deNovo: 'Tentar de novo',
} as const;
