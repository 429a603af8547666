/** Bringing others: one's own link, who came by it, what it gave. */
export const INDICAR = {
  titulo: 'Indique e ganhe',
  tituloSemPrograma: 'Indique',
  menu: 'Indique e ganhe',
  promessa: (valor: string): string =>
    `Quando alguém que veio pelo seu link pagar a primeira compra, a equipe pode dar a você ${valor} de desconto em uma compra sua.`,
  semPrograma: 'No momento não há recompensa por indicações. Seu link funciona, e você acompanha quem veio.',
  regras: 'Regras',
  seuLink: 'Seu link',
  semLink: 'Você ainda não tem um link. Crie o seu: ele não diz nada sobre você além do primeiro nome.',
  criar: 'Criar meu link',
  compartilhar: 'Compartilhar',
  copiar: 'Copiar link',
  copiado: 'Link copiado.',
  naoCopiou: 'Não foi possível copiar. Selecione o link e copie.',
  qr: 'Código QR do seu link',
  trocar: 'Trocar o link…',
  porqueTrocar: 'O link atual deixa de valer na hora. Quem já veio por ele continua contado.',
  trocarMesmo: 'Trocar o link',
  revogar: 'Desativar o link',
  voltar: 'Voltar',
  convite: (marca: string): string => `Cadastre-se na ${marca} pelo meu link:`,
  quemVeio: 'Quem veio',
  vieram: 'Cadastraram-se',
  compraram: 'Já compraram',
  rendeu: 'Rendeu',
  ninguem: 'Ninguém veio pelo seu link ainda',
  comoVer: 'Quem se cadastrar por ele aparece aqui, com o primeiro nome e a data.',
  nome: 'Quem',
  quando: 'Quando',
  situacao: 'Situação',
  situacoes: {
    CADASTROU: 'Cadastrou-se',
    COMPROU: 'Comprou',
    RECOMPENSADO: 'Recompensa dada',
    NAO_CONTA: 'Não conta',
  },
  porqueNaoConta: '“Não conta” é quem tem o seu CPF, o seu telefone ou um sócio em comum com você.',
  recompensa: (valor: string): string => `${valor} de desconto`,
} as const;

/** On the registration, to who came by an invitation. */
export const CONVIDADO = {
  por: (quem: string): string => `${quem} convidou você.`,
  paraEmail: 'O convite vale para este e-mail.',
  invalido: 'Este convite não vale mais. Você pode se cadastrar sem ele.',
} as const;
