/** Where a banner leads, and how it looks. */
export const BANNERS = {
  leilaoOuHttps: '/leilao ou https://…',
  nomeDoLote: 'Nome do lote ou do leilão',
  escolhaAMarcaPrimeiro: 'Escolha a marca primeiro',
  ouEscolhaUmLote: 'Ou escolha um lote ou leilão',
  lotesELeiloesEncontrados: 'Lotes e leilões encontrados',
  nadaEncontrado: 'Nada encontrado.',
  todos: 'Todos: aparece sempre',
  foraDaAgenda: (value: string): string => `Leilão que não está mais na agenda (${value})`,
  comoAparece: 'Como aparece',
  noComputador: 'No computador',
  noCelular: 'No celular',
  noCelularSemArte: 'No celular (sem arte própria: esta é cortada)',
} as const;
