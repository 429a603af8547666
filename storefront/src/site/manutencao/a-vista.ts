/** Said by whoever was refused for a maintenance: the page looks at once. */
export const MANUTENCAO_A_VISTA = 'martelo-manutencao';
