/** Any form of a section: what it asks again. */
export const FORMULARIO = {
  naoPreenchaEsteCampo: 'Não preencha este campo',
  confiraOsCampos: 'Confira os campos e marque a autorização para enviar.',
  semConexao: 'Sem conexão agora. O que você escreveu continua aqui: tente de novo.',
  emailInvalido: 'Informe um e-mail válido, como nome@exemplo.com.',
  telefoneInvalido: 'Confira o telefone, com DDD.',
} as const;
