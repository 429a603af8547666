/** What is read where a page of the back office is not for who asks. */
export const ADMIN_RECUSA = {
  titulo: 'Acesso restrito',
  daEquipe: 'Esta é a administração da casa. Sua conta não é da equipe.',
  irAoSite: 'Ir para o site',
  outraConta: 'Entrar com outra conta',
  deOutros: (papeis: string) => `Esta tela é de quem tem um destes papéis: ${papeis}.`,
  semTela: 'Não há nada neste endereço.',
  semTelaTitulo: 'Página não encontrada',
  irAoInicio: 'Ir para o início',
} as const;
