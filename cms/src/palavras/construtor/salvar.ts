/** What saving says. */
export const SALVAR = {
  naoFoiPossivelSalvar: 'Não foi possível salvar.',
  umaPaginaTem: (maximoDeSecoes: number, sessoes: number): string =>
    `Uma página tem no máximo ${maximoDeSecoes} seções, e esta tem ${sessoes}. Apague ou desfaça para salvar.`,
  recuperamosAsAlteracoes: 'Recuperamos as alterações que ainda não tinham sido salvas.',
} as const;
