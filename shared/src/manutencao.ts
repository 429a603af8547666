/* What is closed when, for the engine, the doors and the pages; what staff write of it is in `manutencao.esquema.ts`. */

export const SITUACOES_MANUTENCAO = ['DESLIGADA', 'AVISADA', 'ATIVA'] as const;
export const ROTULOS_MANUTENCAO = { DESLIGADA: 'Desligada', AVISADA: 'Avisada', ATIVA: 'Ativa' } as const;

/** How far it reaches, from everything to one part. */
export const ALCANCES_MANUTENCAO = ['TUDO', 'SITE', 'CLIENTE', 'LANCES', 'ADMIN'] as const;
export type AlcanceManutencao = (typeof ALCANCES_MANUTENCAO)[number];
export const ROTULOS_ALCANCE: Record<AlcanceManutencao, string> = {
  TUDO: 'Tudo',
  SITE: 'Site',
  CLIENTE: 'Área do cliente',
  LANCES: 'Lances',
  ADMIN: 'Retaguarda',
};

/** What a call or a page is a part of. */
export type AreaDaPlataforma = Exclude<AlcanceManutencao, 'TUDO'>;
/** Who cannot come in cannot bid, and no clock may run against them: what closes the site or the client's area closes bidding. */
const FECHA: Record<AlcanceManutencao, readonly AreaDaPlataforma[]> = {
  TUDO: ['SITE', 'CLIENTE', 'LANCES', 'ADMIN'],
  SITE: ['SITE', 'CLIENTE', 'LANCES'],
  CLIENTE: ['CLIENTE', 'LANCES'],
  LANCES: ['LANCES'],
  ADMIN: ['ADMIN'],
};
export const fecha = (alcance: AlcanceManutencao, area: AreaDaPlataforma): boolean =>
  FECHA[alcance].includes(area);

/** No maintenance is longer. */
export const MINUTOS_DE_MANUTENCAO = 240;
/** Who works on while it is active. */
export const ENTRAM_NA_MANUTENCAO = ['Interno - ADM', 'Interno - Desenvolvimento TI'] as const;
export const entraNaManutencao = (papeis: readonly string[]): boolean =>
  ENTRAM_NA_MANUTENCAO.some((papel) => papeis.includes(papel));

/** What is going on, as services tell each other of it. */
export interface ManutencaoEmCurso extends AvisoDeManutencao {
  uid: string;
  /** The brand it is on; null of all. */
  hotsiteId: number | null;
}

/** What visitors of a brand are told. */
export interface AvisoDeManutencao {
  situacao: 'AVISADA' | 'ATIVA';
  alcance: AlcanceManutencao;
  mensagem: string | null;
  /** When it is announced for, or began; ISO. */
  inicio: string | null;
  /** When it ends by itself; null of one that is announced without a time. */
  ate: string | null;
}

/** Those on a brand that are active now, the one that ends last first. */
export const ativas = (
  todas: readonly ManutencaoEmCurso[],
  hotsiteId: number | null,
  agora: number,
): ManutencaoEmCurso[] =>
  todas
    .filter(
      ({ situacao, ate, hotsiteId: dela }) =>
        situacao === 'ATIVA' &&
        ate !== null &&
        Date.parse(ate) > agora &&
        (dela === null || dela === hotsiteId),
    )
    .sort((a, b) => Date.parse(b.ate!) - Date.parse(a.ate!));

/** The one that closes an area of a brand now; null while it is open. */
export const fechadaPor = (
  todas: readonly ManutencaoEmCurso[],
  { hotsiteId, area, agora }: { hotsiteId: number | null; area: AreaDaPlataforma; agora: number },
): ManutencaoEmCurso | null =>
  ativas(todas, hotsiteId, agora).find(({ alcance }) => fecha(alcance, area)) ?? null;

/** What a brand's visitors are told now. The back office's own concerns none of them. */
export function avisoAosVisitantes(
  todas: readonly ManutencaoEmCurso[],
  hotsiteId: number,
  agora: number,
): AvisoDeManutencao | null {
  const avisadas = todas
    .filter(
      ({ situacao, hotsiteId: dela }) => situacao === 'AVISADA' && (dela === null || dela === hotsiteId),
    )
    // One that was announced and never came is no news any more.
    .filter(({ ate }) => ate === null || Date.parse(ate) > agora)
    .sort((a, b) => (a.inicio ?? '').localeCompare(b.inicio ?? ''));
  const qual = [...ativas(todas, hotsiteId, agora), ...avisadas].find(({ alcance }) => alcance !== 'ADMIN');
  if (qual === undefined) return null;
  const { situacao, alcance, mensagem, inicio, ate } = qual;
  return { situacao, alcance, mensagem, inicio, ate };
}

/** How long to wait, in whole seconds, for a `Retry-After`. */
export const segundosAte = (ate: string | null, agora: number): number =>
  Math.max(1, Math.ceil((Date.parse(ate ?? '') - agora) / 1_000) || 60);
