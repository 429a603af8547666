/** What the server answers to the builder, and writes in the diary. */
export const SERVIDOR = {
  fimAntes: 'O fim precisa ser depois do começo.',
  jaAgendada: 'Esta página já tem uma publicação agendada. Cancele-a para agendar outra.',
  noPassado: 'A publicação precisa ser em um momento que ainda não passou.',
  naoHaPublicacaoAgendada: 'Não há publicação agendada nesta página.',
  paginaPublicada: 'Página publicada',
  secoesTrocadas: 'Seções trocadas',
  dadosDaPagina: 'Dados da página',
  publicacaoAgendada: 'Publicação agendada',
  fimDaPublicacaoAgendada: 'Fim da publicação agendada',
  tomouOLugar: 'Outra publicação já tinha tomado o lugar.',
  rascunhoMantido: 'Rascunho mantido',
  elementoDesconhecido: (elemento: string): string =>
    `Este site não conhece o elemento “${elemento}”: a seção fica guardada e não aparece.`,
  imagemNaoCopiada: (alt: string): string => `A imagem “${alt}” não pôde ser copiada e ficou de fora.`,
  buscaSemNada: (nome: string): string => `A busca desta seção não encontra nada em ${nome}.`,
} as const;
