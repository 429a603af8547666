// No schema in here: lists and the check-in read it in the browser.
import type { Silhueta, Vista } from '../modelo-de-fotos.ts';
import type { VeiculoTipo } from '../veiculo-opcoes.ts';

/** A vehicle's time at a yard (fleet, section 3): expected, standing there, on its way out, gone; or called off. */
export const SITUACOES_ESTADIA = ['PREVISTA', 'ABERTA', 'EM_SAIDA', 'FINALIZADA', 'CANCELADA'] as const;
export type SituacaoEstadia = (typeof SITUACOES_ESTADIA)[number];
export const ROTULOS_ESTADIA: Record<SituacaoEstadia, string> = {
  ...{ PREVISTA: 'Prevista', ABERTA: 'No pátio', EM_SAIDA: 'Em saída' },
  ...{ FINALIZADA: 'Finalizada', CANCELADA: 'Cancelada' },
};

/** The vehicle stands in the yard: it has its spot and its key there (F8), and no other stay (F11). */
export const estaNoPatio = (situacao: SituacaoEstadia): boolean =>
  situacao === 'ABERTA' || situacao === 'EM_SAIDA';
/** It takes a place of the yard's capacity, standing there or expected. */
export const ocupaLugar = (situacao: SituacaoEstadia): boolean =>
  situacao === 'PREVISTA' || estaNoPatio(situacao);

/** When a picture of a stay was taken; a signature is a picture of what somebody drew. */
export const MOMENTOS_DA_FOTO = ['ENTRADA', 'SAIDA', 'ASSINATURA'] as const;
export type MomentoDaFoto = (typeof MOMENTOS_DA_FOTO)[number];
export const ROTULOS_MOMENTO: Record<MomentoDaFoto, string> = {
  ...{ ENTRADA: 'Entrada', SAIDA: 'Saída', ASSINATURA: 'Assinatura' },
};

/** To whom a vehicle leaves. */
export const DESTINOS_DA_SAIDA = ['COMPRADOR', 'COMITENTE'] as const;
export type DestinoDaSaida = (typeof DESTINOS_DA_SAIDA)[number];
export const ROTULOS_DESTINO: Record<DestinoDaSaida, string> = {
  ...{ COMPRADOR: 'Ao comprador', COMITENTE: 'Ao comitente' },
};

/** The document that who takes it shows. */
export const TIPOS_DOC_DEVOLUCAO = ['CPF', 'CNPJ', 'RG', 'CNH', 'OUTRO'] as const;
export const ROTULOS_DOC_DEVOLUCAO: Record<(typeof TIPOS_DOC_DEVOLUCAO)[number], string> = {
  ...{ CPF: 'CPF', CNPJ: 'CNPJ', RG: 'RG', CNH: 'CNH', OUTRO: 'Outro documento' },
};
/** Why it leaves. */
export const TIPOS_MOTIVO_DEVOLUCAO = [
  'VENDA',
  'DEVOLUCAO',
  'TRANSFERENCIA',
  'ORDEM_JUDICIAL',
  'OUTRO',
] as const;
export const ROTULOS_MOTIVO_DEVOLUCAO: Record<(typeof TIPOS_MOTIVO_DEVOLUCAO)[number], string> = {
  ...{ VENDA: 'Venda', DEVOLUCAO: 'Devolução', TRANSFERENCIA: 'Transferência de pátio' },
  ...{ ORDEM_JUDICIAL: 'Ordem judicial', OUTRO: 'Outro motivo' },
};

export const FOTOS_DA_ESTADIA_MAX = 80;

/** What a vehicle of a kind is drawn as. */
export const SILHUETA_DO_TIPO: Record<VeiculoTipo, Silhueta> = {
  ...{ LEVE: 'CARRO', UTILITARIO: 'CARRO', MOTO: 'MOTO', PESADO: 'CAMINHAO' },
};
/** Types of lots whose model of pictures a vehicle of a kind is taken by, the nearest first. */
export const TIPOS_DE_LOTE_DO_TIPO: Record<VeiculoTipo, readonly string[]> = {
  LEVE: ['Carro'],
  UTILITARIO: ['Utilitário', 'Carro'],
  MOTO: ['Moto'],
  PESADO: ['Pesado', 'Caminhão', 'Ônibus'],
};

/** What goes round a vehicle: taken again as it leaves, when nobody opens it any more. */
const EM_VOLTA: ReadonlySet<Vista> = new Set([
  ...(['FRENTE', 'FRENTE_ESQUERDA', 'FRENTE_DIREITA', 'LATERAL_ESQUERDA', 'LATERAL_DIREITA'] as const),
  ...(['TRASEIRA', 'TRASEIRA_ESQUERDA', 'TRASEIRA_DIREITA'] as const),
]);

/**
 * Which obligatory positions of a model have no picture of that moment. As it leaves those from outside are asked for; of a model that has none of
 * them, its first.
 */
export function vistasSemFoto(
  posicoes: readonly { vista: Vista; obrigatoria: boolean }[],
  fotos: readonly { momento: MomentoDaFoto; vista: Vista | null }[],
  momento: 'ENTRADA' | 'SAIDA',
): Vista[] {
  const obrigatorias = posicoes.filter(({ obrigatoria }) => obrigatoria).map(({ vista }) => vista);
  const deFora = obrigatorias.filter((vista) => EM_VOLTA.has(vista));
  const pedidas =
    momento === 'ENTRADA' ? obrigatorias : deFora.length > 0 ? deFora : obrigatorias.slice(0, 1);
  return pedidas.filter((vista) => !fotos.some((uma) => uma.momento === momento && uma.vista === vista));
}

/** A place of a yard's drawn map. */
export interface VagaDoPatio {
  codigo: string;
  /** From 1, downwards and to the right. */
  linha: number;
  coluna: number;
}
