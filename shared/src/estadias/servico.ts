// No schema in here: lists read it in the browser.

/** What is asked of a vehicle that stands at a yard (fleet, section 3). */
export const TIPOS_DE_SERVICO = [
  ...(['Foto', 'Vídeo', 'Vistoria', 'Verificação', 'Entrega', 'Devolução'] as const),
  ...(['Recortar Chassi', 'Agendamento'] as const),
] as const;
export type TipoDeServico = (typeof TIPOS_DE_SERVICO)[number];

/** Who bought a vehicle asks for any of them but to have it given back: that is its consignor's to ask. */
export const TIPOS_DO_COMPRADOR = TIPOS_DE_SERVICO.filter(
  (tipo): tipo is Exclude<TipoDeServico, 'Devolução'> => tipo !== 'Devolução',
);

export const SITUACOES_SERVICO = ['SOLICITADO', 'AGENDADO', 'REALIZADO', 'CANCELADO'] as const;
export type SituacaoServico = (typeof SITUACOES_SERVICO)[number];
export const ROTULOS_SERVICO: Record<SituacaoServico, string> = {
  ...{ SOLICITADO: 'Solicitado', AGENDADO: 'Agendado', REALIZADO: 'Realizado', CANCELADO: 'Cancelado' },
};

/** What a picture of a service shows of it: chassis cut-outs are taken before and after. */
export const PARTES_DO_SERVICO = ['FOTO', 'ANTES', 'DEPOIS'] as const;
export type ParteDoServico = (typeof PARTES_DO_SERVICO)[number];
export const ROTULOS_PARTE: Record<ParteDoServico, string> = {
  FOTO: 'Foto',
  ANTES: 'Antes',
  DEPOIS: 'Depois',
};
export const FOTOS_DO_SERVICO_MAX = 40;

/** What is known of how a service was done. */
export interface EvidenciasDoServico {
  fotos: readonly { parte: ParteDoServico }[];
  url: string | null;
  /** What who did it wrote. */
  observacao: string;
  /** An inspection of the vehicle was done since it was asked for. */
  vistoriado: boolean;
  /** The stay is over. */
  saiu: boolean;
  /** Who had booked it came. */
  compareceu: boolean;
}

/** What is missing for a service to have been done, in words; null where nothing is. */
export function evidenciaQueFalta(tipo: TipoDeServico, feito: EvidenciasDoServico): string | null {
  const tem = (parte: ParteDoServico) => feito.fotos.some((uma) => uma.parte === parte);
  switch (tipo) {
    case 'Foto':
      return feito.fotos.length > 0 ? null : 'ao menos uma foto';
    case 'Vídeo':
      return feito.url !== null ? null : 'o endereço do vídeo';
    case 'Vistoria':
      return feito.vistoriado ? null : 'uma vistoria realizada depois do pedido';
    case 'Verificação':
      return feito.observacao.trim() !== '' ? null : 'o que foi verificado, por escrito';
    case 'Entrega':
    case 'Devolução':
      return feito.saiu ? null : 'a saída do veículo: finalize a estadia';
    case 'Recortar Chassi':
      if (!tem('ANTES')) return 'a foto de antes';
      return tem('DEPOIS') ? null : 'a foto de depois';
    case 'Agendamento':
      return feito.compareceu ? null : 'a presença de quem agendou';
  }
}
