import type { Filtro } from '@martelo/shared/filtro';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Consulta } from '../dados/tipos.ts';

export const PADRAO: Consulta = {
  ...{ filtros: [], ordenar: 'id', ordem: 'desc', pagina: 1, porPagina: 50, removidos: false },
};
export const TAMANHOS = [25, 50, 100, 200] as const;

/** A list's address after the `?`: the words of the engine's own call, and nothing of what goes without saying (BO4). */
export function enderecoDaLista(consulta: Partial<Consulta>): string {
  const { filtros, ordenar, ordem, pagina, porPagina, removidos } = { ...PADRAO, ...consulta };
  const busca = new URLSearchParams();
  if (filtros.length > 0) busca.set('filtro', JSON.stringify(filtros));
  if (ordenar !== PADRAO.ordenar || ordem !== PADRAO.ordem) {
    busca.set('ordenar', ordenar);
    busca.set('ordem', ordem);
  }
  if (pagina !== PADRAO.pagina) busca.set('pagina', String(pagina));
  if (porPagina !== PADRAO.porPagina) busca.set('porPagina', String(porPagina));
  if (removidos) busca.set('removidos', 'true');
  return busca.toString();
}

/** What an address asks for; of what nobody could have asked, what goes without saying. */
export function lerEndereco(busca: URLSearchParams): Consulta {
  const pagina = Number(busca.get('pagina'));
  const porPagina = Number(busca.get('porPagina'));
  return {
    filtros: lerFiltros(busca.get('filtro')),
    ordenar: busca.get('ordenar') ?? PADRAO.ordenar,
    ordem: busca.has('ordenar') ? (busca.get('ordem') === 'desc' ? 'desc' : 'asc') : PADRAO.ordem,
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : PADRAO.pagina,
    porPagina: TAMANHOS.find((um) => um === porPagina) ?? PADRAO.porPagina,
    removidos: busca.get('removidos') === 'true',
  };
}

function lerFiltros(texto: string | null): Filtro[] {
  if (texto === null) return [];
  try {
    const lidos: unknown = JSON.parse(texto);
    return [lidos].flat().filter((um): um is Filtro => typeof um === 'object' && um !== null && 'tipo' in um);
  } catch {
    return [];
  }
}

/** The list's state is its address; a change of what is looked for goes back to the first page. */
export function useEndereco(): [Consulta, (mudanca: Partial<Consulta>) => void] {
  const [busca, definir] = useSearchParams();
  const consulta = useMemo(() => lerEndereco(busca), [busca]);
  const mudar = useCallback(
    (mudanca: Partial<Consulta>) =>
      definir((antes) => enderecoDaLista({ ...lerEndereco(antes), pagina: 1, ...mudanca })),
    [definir],
  );
  return [consulta, mudar];
}
