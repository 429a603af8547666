/** A row that moves. */
export const CARROSSEL = {
  anteriores: 'Anteriores',
  proximos: 'Próximos',
  pararDeAvancarSozinho: 'Parar de avançar sozinho',
  /** What kind of thing it is, to a screen reader. */
  oQueE: 'carrossel',
} as const;
