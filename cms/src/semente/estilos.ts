/** How a brand's drawn pictures feel. */
export const ESTILOS = [
  { valor: 'entardecer', rotulo: 'Entardecer', ajuda: 'Céu nas cores da marca e o sol baixo.' },
  { valor: 'manha', rotulo: 'Manhã clara', ajuda: 'Céu aberto e limpo, com luz de dia.' },
  { valor: 'noite', rotulo: 'Noite na cidade', ajuda: 'Escuro, com luzes e lua.' },
  { valor: 'estudio', rotulo: 'Estúdio', ajuda: 'Fundo liso e formas largas, sem paisagem.' },
] as const;
export type Estilo = (typeof ESTILOS)[number]['valor'];
