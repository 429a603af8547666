/** How prices on a page come while they do not come by themselves, and what is said of a call that nobody answered. */
export const CONEXAO = {
  perdida: 'Conexão perdida. Os valores podem estar desatualizados; reconectando…',
  consulta: 'Sem conexão ao vivo: os valores são consultados a cada poucos segundos.',
  ultimaAtualizacao: (segundos: number): string => `Última atualização há ${segundos} s.`,
  semConexao: 'Sem conexão com a internet. Verifique e tente de novo.',
} as const;
