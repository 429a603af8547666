/** What the browser checks before it sends, as the server will: without JavaScript a refusal would cost what was typed. */
export const FORMATO_EMAIL = {
  pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}',
  title: 'Informe um e-mail válido, como nome@exemplo.com.',
};

export const FORMATO_TELEFONE = {
  pattern: '(?=(?:\\D*\\d){8,15}\\D*$)[\\d\\s\\(\\)+.\\-]*',
  title: 'Confira o telefone, com DDD.',
};
