/** What was done to a page. */
export const HISTORICO = {
  historico: 'Histórico',
  versoesEAgendamento: 'Versões e agendamento',
  oQueVoceFizer: 'O que você fizer aparece aqui, e pode ser desfeito mesmo depois de fechar o navegador.',
  voceEstaAqui: 'Você está aqui',
  refazerAteAqui: 'Refazer até aqui',
  voltarParaCa: 'Voltar para cá',
  restaurar: 'Restaurar',
  aVersaoNaoEscolhida: 'A versão não escolhida',
  desfeitoEDeixado: 'Desfeito e deixado para trás',
  paginaAlterada: 'Página alterada',
  comoEstavaAoAbrir: 'Como estava ao abrir',
  outraPessoa: 'outra pessoa',
  naoDesfaz: (quem: string): string => `Não dá mais para desfazer: ${quem} mudou esta seção depois`,
} as const;
