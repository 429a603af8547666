// No schema in here: the back office reads it in the browser.
import type { SituacaoVeiculo } from './veiculo-situacao.ts';

/** What a vehicle of the stock waits for, in the order in which it is done: each stands at one of these, so that they add up. */
export const PREPAROS = ['CLASSIFICAR', 'VISTORIAR', 'DOCUMENTAR', 'PRONTO', 'PARADO'] as const;
export type Preparo = (typeof PREPAROS)[number];
export const ROTULOS_PREPARO: Record<Preparo, string> = {
  ...{ CLASSIFICAR: 'Falta classificar', VISTORIAR: 'Falta vistoriar', DOCUMENTAR: 'Falta documento' },
  ...{ PRONTO: 'Pronto para leilão', PARADO: 'Parado' },
};

/** What of a vehicle's record says how far it is. */
export interface FatosDoPreparo {
  situacao: SituacaoVeiculo;
  classificado: boolean;
  vistoriado: boolean;
  tipoMonta?: string | null | undefined;
  chassi?: string | undefined;
  renavam?: string | undefined;
  faltaRecorte?: boolean | undefined;
  faltaDecalque?: boolean | undefined;
  inibirVenda?: boolean | undefined;
  devolucaoVeiculo?: boolean | undefined;
}

export type TravaDaVenda = 'INIBIDA' | 'DEVOLVE';
/** Why a vehicle is not to be sold, as its record says; null where it is. */
export const travaDaVenda = ({
  inibirVenda,
  devolucaoVeiculo,
}: Pick<FatosDoPreparo, 'inibirVenda' | 'devolucaoVeiculo'>): TravaDaVenda | null =>
  inibirVenda ? 'INIBIDA' : devolucaoVeiculo ? 'DEVOLVE' : null;

/** In the stock: it stands in a yard and is in no auction (fleet, section 1). */
export const noEstoque = (situacao: SituacaoVeiculo): boolean =>
  situacao === 'NO_PATIO' || situacao === 'DISPONIVEL';

/**
 * What is missing until it can be sold, the first thing; null where it is not in the stock. Of scrap no Renavam is asked: it is never registered
 * again. What is not to be sold, or goes back, waits for nobody.
 */
export function preparoDoVeiculo(fatos: FatosDoPreparo): Preparo | null {
  if (!noEstoque(fatos.situacao)) return null;
  if (travaDaVenda(fatos) !== null) return 'PARADO';
  if (!fatos.classificado) return 'CLASSIFICAR';
  if (!fatos.vistoriado) return 'VISTORIAR';
  return documentosQueFaltam(fatos).length > 0 ? 'DOCUMENTAR' : 'PRONTO';
}

export const DOCUMENTOS = ['CHASSI', 'RENAVAM', 'RECORTE', 'DECALQUE'] as const;
export type Documento = (typeof DOCUMENTOS)[number];
/** What it lacks on paper. */
export function documentosQueFaltam({
  chassi,
  renavam,
  tipoMonta,
  faltaRecorte,
  faltaDecalque,
}: Pick<FatosDoPreparo, 'chassi' | 'renavam' | 'tipoMonta' | 'faltaRecorte' | 'faltaDecalque'>): Documento[] {
  const falta: Record<Documento, boolean> = {
    ...{ CHASSI: !chassi, RENAVAM: !renavam && tipoMonta !== 'GRANDE' },
    ...{ RECORTE: faltaRecorte === true, DECALQUE: faltaDecalque === true },
  };
  return DOCUMENTOS.filter((um) => falta[um]);
}

/** How long it has stood there, in whole days. */
export const IDADES = ['ATE_30', 'ATE_60', 'ATE_90', 'MAIS_DE_90'] as const;
export type Idade = (typeof IDADES)[number];
export const ROTULOS_IDADE: Record<Idade, string> = {
  ...{ ATE_30: 'Até 30 dias', ATE_60: '31 a 60 dias', ATE_90: '61 a 90 dias', MAIS_DE_90: 'Mais de 90 dias' },
};
/** The least and the greatest number of days of each. */
export const DIAS_DA_IDADE: Record<Idade, readonly [number, number]> = {
  ...{ ATE_30: [0, 30], ATE_60: [31, 60], ATE_90: [61, 90], MAIS_DE_90: [91, Number.POSITIVE_INFINITY] },
};

const DIA_MS = 86_400_000;
/** Brasília has no summer time any more. */
const FUSO_MS = 3 * 3_600_000;
const diaDe = (instante: number): number => Math.floor((instante - FUSO_MS) / DIA_MS);

/** Days from the one on which it came, in Brasília: 0 on that one. @param agora Unix ms */
export const diasDesde = (desde: string, agora: number): number =>
  Math.max(0, diaDe(agora) - diaDe(Date.parse(desde)));

/** Of these days ago, all of it: as a filter of instants is asked, ISO. Left out where there is no end. */
export function entreDias(
  [min, max]: readonly [number, number],
  agora: number,
): { min?: string; max?: string } {
  const inicio = (dia: number) => dia * DIA_MS + FUSO_MS;
  const hoje = diaDe(agora);
  return {
    ...(Number.isFinite(max) ? { min: new Date(inicio(hoje - max)).toISOString() } : {}),
    max: new Date(inicio(hoje - min + 1) - 1).toISOString(),
  };
}
