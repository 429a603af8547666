import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import { aSeguir, naMesa, type SalaPublica } from '../live/sala-publica.ts';

/** Where the auctioneer is: the lot on the block, and whether another comes after it. */
export interface Pregao {
  mesa: string | null;
  haMais: boolean;
}

const aceitaLances = ({ situacao }: LoteCartao): boolean => LOTE_ACEITA_LANCES.has(situacao);

/** Those that end by the clock, the soonest first. */
function peloRelogio({ cartoes }: SalaPublica): LoteCartao[] {
  const fim = ({ dataFim }: LoteCartao) => Date.parse(dataFim!);
  return [...cartoes.values()]
    .filter((um) => um.dataFim !== null && aceitaLances(um))
    .toSorted((um, outro) => fim(um) - fim(outro));
}

/** What is still to be sold: what is on the block, then as the auctioneer calls it, then by the clock. */
export function aVender(sala: SalaPublica): LoteCartao[] {
  const atual = naMesa(sala);
  return [
    ...(atual !== null && atual.dataFim === null && aceitaLances(atual) ? [atual] : []),
    ...aSeguir(sala, Number.POSITIVE_INFINITY),
    ...peloRelogio(sala),
  ];
}

/**
 * The lot whose turn it is. The auctioneer's stays on the block after its end until another is called; where nobody is called any more, or
 * nobody was, the clock says which. Null where there is nothing to look at.
 */
export function loteDaVez(sala: SalaPublica, { mesa, haMais }: Pregao): string | null {
  const [doRelogio] = peloRelogio(sala);
  const atual = mesa === null ? undefined : sala.cartoes.get(mesa);
  const acabou = atual !== undefined && !aceitaLances(atual) && !haMais;
  if (mesa !== null && !(acabou && doRelogio !== undefined)) return mesa;
  return doRelogio?.uid ?? aSeguir(sala, 1)[0]?.uid ?? [...sala.cartoes.keys()].at(-1) ?? null;
}
