/** What people sent through the site. */
export const FORMULARIOS = {
  exportar: (linhas: number): string => `Exportar ${linhas === 1 ? '1 linha' : `${linhas} linhas`} em CSV`,
  sim: 'Sim',
  nao: 'Não',
  /** What the spreadsheet's columns are called. */
  colunas: {
    recebidaEm: 'Recebida em',
    marca: 'Marca',
    nome: 'Nome',
    email: 'E-mail',
    telefone: 'Telefone',
    assunto: 'Assunto',
    mensagem: 'Mensagem',
    respondida: 'Respondida',
    respondidaEm: 'Respondida em',
    respondidaPor: 'Respondida por',
    anotacao: 'Anotação',
    pagina: 'Página',
    origem: 'Origem',
    textoAceito: 'Texto aceito',
    versaoDoTexto: 'Versão do texto',
    aceitoEm: 'Aceito em',
  },
} as const;
