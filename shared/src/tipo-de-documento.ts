// No schema in here: the camera's page reads it in the browser.

export const TIPOS_DOCUMENTO = [
  'RG',
  'CNH',
  'RNM',
  'CPF',
  'COMPROVANTE_ENDERECO',
  'CONTRATO_SOCIAL',
  'PROCURACAO',
  'AUTORIZACAO_SUCATA',
] as const;
export type TipoDocumento = (typeof TIPOS_DOCUMENTO)[number];

export const ROTULOS_TIPO_DOCUMENTO: Record<TipoDocumento, string> = {
  RG: 'RG ou CIN',
  CNH: 'CNH',
  RNM: 'Registro Nacional Migratório',
  CPF: 'CPF',
  COMPROVANTE_ENDERECO: 'Comprovante de endereço',
  CONTRATO_SOCIAL: 'Contrato social',
  PROCURACAO: 'Procuração',
  AUTORIZACAO_SUCATA: 'Autorização para sucata',
};

/** What a registration has to prove; several types answer one of them. */
export const EXIGENCIAS = ['identidade', 'endereco', 'empresa'] as const;
export type Exigencia = (typeof EXIGENCIAS)[number];

/** What one picture shows. `pagina` may be there several times. */
export const LADOS = ['frente', 'verso', 'pagina'] as const;
export type Lado = (typeof LADOS)[number];

interface RegraDoTipo {
  /** What it answers; null: it is asked for by nobody, and may be sent besides. */
  exigencia: Exigencia | null;
  lados: readonly Lado[];
  /** Files of one document. */
  maximo: number;
  /** Of companies alone. */
  soEmpresa?: true;
  /** As large as a bank card; else a sheet. */
  cartao: boolean;
}

const FRENTE_E_VERSO = { lados: ['frente', 'verso'], maximo: 2, cartao: true } as const;
const EM_PAGINAS = { lados: ['pagina'], cartao: false } as const;

export const REGRAS_DO_TIPO: Readonly<Record<TipoDocumento, RegraDoTipo>> = {
  RG: { exigencia: 'identidade', ...FRENTE_E_VERSO },
  CNH: { exigencia: 'identidade', ...FRENTE_E_VERSO },
  RNM: { exigencia: 'identidade', ...FRENTE_E_VERSO },
  CPF: { exigencia: null, lados: ['frente'], maximo: 1, cartao: true },
  COMPROVANTE_ENDERECO: { exigencia: 'endereco', ...EM_PAGINAS, maximo: 4 },
  CONTRATO_SOCIAL: { exigencia: 'empresa', ...EM_PAGINAS, maximo: 15, soEmpresa: true },
  PROCURACAO: { exigencia: null, ...EM_PAGINAS, maximo: 6 },
  AUTORIZACAO_SUCATA: { exigencia: null, ...EM_PAGINAS, maximo: 6 },
};

type Natureza = 'Fisica' | 'Juridica';

/** What this nature of client is asked for, in the order in which it is asked. */
export const exigenciasDe = (natureza: Natureza): readonly Exigencia[] =>
  natureza === 'Juridica' ? ['empresa', 'identidade', 'endereco'] : ['identidade', 'endereco'];

/** What may be sent by this nature of client. */
export const tiposDa = (natureza: Natureza): TipoDocumento[] =>
  TIPOS_DOCUMENTO.filter((tipo) => natureza === 'Juridica' || !REGRAS_DO_TIPO[tipo].soEmpresa);

/** What answers a requirement, the most usual first. */
export const tiposDaExigencia = (exigencia: Exigencia): TipoDocumento[] =>
  TIPOS_DOCUMENTO.filter((tipo) => REGRAS_DO_TIPO[tipo].exigencia === exigencia);

/**
 * Which sides are still to be sent before a document is whole. A PDF is whole by itself: what an app of the government gives has both
 * sides in it.
 */
export function ladosQueFaltam(
  tipo: TipoDocumento,
  arquivos: readonly { lado: Lado; tipo: string }[],
): Lado[] {
  if (arquivos.some((um) => um.tipo === 'application/pdf')) return [];
  return REGRAS_DO_TIPO[tipo].lados.filter((lado) => !arquivos.some((um) => um.lado === lado));
}
