/** What a new password must be, told before it is typed. `minimo`: see SENHA_MINIMA. */
export const regraDaSenha = (minimo: number): string =>
  `Pelo menos ${minimo} caracteres, e não uma das mais usadas nem parte do seu nome, e-mail ou apelido.`;
