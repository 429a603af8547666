import { FORMULARIO } from '../../../palavras/elementos/formulario.ts';

/** What the browser checks before it sends, as the server will: without JavaScript a refusal would cost what was typed. */
export const FORMATO_EMAIL = {
  pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}',
  title: FORMULARIO.emailInvalido,
};

export const FORMATO_TELEFONE = {
  pattern: '(?=(?:\\D*\\d){8,15}\\D*$)[\\d\\s\\(\\)+.\\-]*',
  title: FORMULARIO.telefoneInvalido,
};
