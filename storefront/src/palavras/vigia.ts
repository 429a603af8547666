/** Told before a session ends by itself. */
export const VIGIA = {
  encerraEm: 'Sua sessão será encerrada por inatividade em',
  encerraEmMinutos: (minutos: number): string =>
    `Sua sessão será encerrada por inatividade em ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}. Pressione qualquer tecla para continuar.`,
  continuar: 'Continuar conectado',
  terminou: 'Sua sessão terminou. Entre de novo: você volta para esta página.',
  entrar: 'Entrar de novo',
} as const;
