import type { BuscaLotes, Faceta } from '../../lote-busca.ts';
import { type ConsultaListagem, FACETAS, type NomeFaceta } from './consulta.ts';

/** Values shown before "ver mais", and with it: hundreds of cities are found by typing, and would weigh on every page. */
const VISIVEIS = 7;
const MAXIMO = 30;

export type ValorDaFaceta = Faceta['valores'][number];

/**
 * What a facet offers: `visiveis` at once, `restantes` behind "ver mais". What is chosen is always among the first, even where it
 * finds nothing.
 * @param busca what was found last; null while nothing is known
 */
export function valoresDaFaceta(
  nome: NomeFaceta,
  consulta: ConsultaListagem,
  busca: BuscaLotes | null,
): { visiveis: ValorDaFaceta[]; restantes: ValorDaFaceta[] } {
  const escolhidos = consulta[nome];
  const achados = busca?.facetas.find(({ campo }) => campo === FACETAS[nome])?.valores ?? [];
  const valores = [
    ...escolhidos
      .filter((valor) => !achados.some((outro) => outro.valor === valor))
      .map((valor) => ({ valor, rotulo: valor, total: 0 })),
    ...achados.filter(({ valor }, i) => i < MAXIMO || escolhidos.includes(valor)),
  ];
  const visiveis = valores.filter(({ valor }, i) => i < VISIVEIS || escolhidos.includes(valor));
  return { visiveis, restantes: valores.filter((valor) => !visiveis.includes(valor)) };
}

/** Long lists start closed, unless something of theirs is chosen. */
export const comecaAberta = (nome: NomeFaceta, consulta: ConsultaListagem): boolean =>
  !(nome === 'cidade' || nome === 'patio') || consulta[nome].length > 0;
