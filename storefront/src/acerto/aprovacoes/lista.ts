import type { MudancaPrevista, PedidoADecidir } from '@martelo/shared/aprovacao';
import { formatarReais } from '@martelo/shared/reais';
import { ACERTO } from '../../palavras/acerto.ts';
import { APROVACOES } from '../../palavras/aprovacoes.ts';

const MINUTO_MS = 60_000;

/** "vence em 3 h", to the largest unit that is left. @param agora Unix ms */
export function vencimento(expiraEm: string, agora: number): string {
  const minutos = Math.floor((Date.parse(expiraEm) - agora) / MINUTO_MS);
  if (minutos < 1) return APROVACOES.venceAgora;
  if (minutos < 60) return APROVACOES.vence(ACERTO.minutos(minutos));
  const horas = Math.floor(minutos / 60);
  return APROVACOES.vence(horas < 48 ? ACERTO.horas(horas) : ACERTO.dias(Math.floor(horas / 24)));
}

/** One side of a change, as people read it. */
export const ladoDaMudanca = (tipo: MudancaPrevista['tipo'], valor: number | string | null): string =>
  valor === null ? APROVACOES.naoHa : tipo === 'centavos' ? formatarReais(Number(valor)) : String(valor);

export type Ato = 'aprovar' | 'recusar' | 'cancelar';

/** What somebody may do about a request: never decide their own, never without the role. */
export const atosDe = (
  { meu, impedimento }: Pick<PedidoADecidir, 'meu' | 'impedimento'>,
  decide: boolean,
): readonly Ato[] =>
  meu ? ['cancelar'] : !decide ? [] : impedimento === null ? ['aprovar', 'recusar'] : ['recusar'];
