import type { Achado, Exame } from './regra.ts';
import { REGRAS } from './regras.gerado.ts';

export type AchadoDaRegra = Achado & { regra: string };

/** Everything there is to say against a page, errors first, in reading order. */
export function examinar(exame: Exame): AchadoDaRegra[] {
  const ordem = new Map(exame.sessoes.map(({ id }, indice) => [id, indice]));
  const posicao = ({ lugar }: Achado) => ordem.get(lugar.sessaoId) ?? -1;
  return Object.entries(REGRAS)
    .flatMap(([regra, { examinar: pela }]) => pela(exame).map((achado) => ({ ...achado, regra })))
    .sort(
      (a, b) => Number(b.gravidade === 'erro') - Number(a.gravidade === 'erro') || posicao(a) - posicao(b),
    );
}
