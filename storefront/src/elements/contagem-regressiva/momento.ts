import type { LeilaoPublico } from '@martelo/shared/leilao-publico';

/** Where an auction stands towards its date. */
export type Momento = 'antes' | 'aovivo' | 'comecou' | 'encerrado' | 'cancelado';

export function momentoDoLeilao(
  { situacao, data }: Pick<LeilaoPublico, 'situacao' | 'data'>,
  agora: number,
): Momento {
  switch (situacao) {
    case 'EXECUTADO':
      return 'encerrado';
    case 'CANCELADO':
      return 'cancelado';
    case 'AO_VIVO':
      return 'aovivo';
    default:
      return agora < Date.parse(data) ? 'antes' : 'comecou';
  }
}

/** What a countdown without a choice counts to: the next to begin, else the latest that did. Null when there is none. */
export function proximoLeilao(leiloes: readonly LeilaoPublico[], agora: number): LeilaoPublico | null {
  const porData = leiloes.toSorted((a, b) => Date.parse(a.data) - Date.parse(b.data));
  return porData.find((leilao) => momentoDoLeilao(leilao, agora) === 'antes') ?? porData.at(-1) ?? null;
}

/** What is left of it, in the parts a countdown shows. Never negative. */
export function partesDoTempo(ms: number): {
  dias: number;
  horas: number;
  minutos: number;
  segundos: number;
} {
  const total = Math.max(0, Math.ceil(ms / 1_000));
  return {
    dias: Math.floor(total / 86_400),
    horas: Math.floor((total % 86_400) / 3_600),
    minutos: Math.floor((total % 3_600) / 60),
    segundos: total % 60,
  };
}
