// No schema in here: pages read it in the browser.

/** Somebody has to look at it. */
export const EM_VALIDACAO = 'Aguardando Validação';
export const SITUACOES_DOCUMENTO = ['Cadastrado', EM_VALIDACAO, 'Aprovado', 'Divergente'] as const;
export type SituacaoDocumento = (typeof SITUACOES_DOCUMENTO)[number];
