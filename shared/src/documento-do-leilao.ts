// No schema in here: screens read it in the browser.

/** The papers of an auction that the house keeps once it is over (BO, auction documents). */
export const TIPOS_DOCUMENTO_DO_LEILAO = ['EDITAL', 'ATA', 'CONTA_DE_VENDA', 'NOTA'] as const;
export type TipoDocumentoDoLeilao = (typeof TIPOS_DOCUMENTO_DO_LEILAO)[number];
export const ROTULOS_TIPO_DOCUMENTO_DO_LEILAO: Record<TipoDocumentoDoLeilao, string> = {
  EDITAL: 'Edital',
  ATA: 'Ata',
  CONTA_DE_VENDA: 'Conta de venda',
  NOTA: 'Nota de arrematação',
};

export const SITUACOES_DOCUMENTO_DO_LEILAO = ['AGUARDANDO', 'ACERTADO'] as const;
export type SituacaoDocumentoDoLeilao = (typeof SITUACOES_DOCUMENTO_DO_LEILAO)[number];
export const ROTULOS_SITUACAO_DOCUMENTO_DO_LEILAO: Record<SituacaoDocumentoDoLeilao, string> = {
  AGUARDANDO: 'Aguardando',
  ACERTADO: 'Acertado',
};

/** Those that say an amount, which the books have as well. */
export const TEM_VALOR: ReadonlySet<TipoDocumentoDoLeilao> = new Set(['CONTA_DE_VENDA', 'NOTA']);

/** More versions of one paper nobody looks through. */
export const ANEXOS_MAX = 10;
