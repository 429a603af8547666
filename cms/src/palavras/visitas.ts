/** A page’s visits. */
export const VISITAS = {
  visitasNosUltimos30: 'Visitas nos últimos 30 dias',
  visualizacoes: (quantas: number): string => (quantas === 1 ? 'visualização' : 'visualizações'),
  deVisitantes: (quantos: number): string =>
    `de ${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? 'visitante' : 'visitantes'} (somados dia a dia).`,
  hoje: (quantas: string): string => `Hoje: ${quantas}.`,
} as const;
