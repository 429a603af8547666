/** An invitation as GET /v1/convites-cadastro/qb answers it. */
export interface ConviteDaEquipe {
  uid: string;
  id: number;
  revisao: number;
  nome?: string;
  /** Masked, as lists have it. */
  email?: string;
  grupos: number[];
  maximoUsos: number;
  usos: number;
  /** ISO. */
  expiraEm: string | null;
  situacao: 'ATIVO' | 'REVOGADO';
  codigo: string;
  caminho: string;
}

export type SituacaoDoConvite = 'ATIVO' | 'ESGOTADO' | 'EXPIRADO' | 'REVOGADO';

/** Whether it still opens a registration, and why not. @param agora Unix ms */
export function situacaoDoConvite(
  {
    situacao,
    usos,
    maximoUsos,
    expiraEm,
  }: Pick<ConviteDaEquipe, 'situacao' | 'usos' | 'maximoUsos' | 'expiraEm'>,
  agora: number,
): SituacaoDoConvite {
  if (situacao === 'REVOGADO') return 'REVOGADO';
  if (usos >= maximoUsos) return 'ESGOTADO';
  return expiraEm !== null && Date.parse(expiraEm) <= agora ? 'EXPIRADO' : 'ATIVO';
}

/** A day of São Paulo as the instant that it ends; undefined where none was chosen. */
export const fimDoDia = (dia: string): string | undefined =>
  dia === '' ? undefined : new Date(`${dia}T23:59:59.000-03:00`).toISOString();
