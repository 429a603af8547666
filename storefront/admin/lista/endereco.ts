import type { Filtro } from '@martelo/shared/filtro';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Consulta } from '../dados/tipos.ts';

export const PADRAO: Consulta = {
  ...{ filtros: [], ordenar: 'id', ordem: 'desc', pagina: 1, porPagina: 50, removidos: false },
};
export const TAMANHOS = [25, 50, 100, 200] as const;

/** What an address says in a view's place where none is wanted, not even the one that the list opens with. */
export const SEM_VISAO = 'nenhuma';

/**
 * A list's address after the `?`: the words of the engine's own call, and nothing of what goes without saying (BO4).
 * @param visao the number of the view that gives columns and height of rows, or `SEM_VISAO`
 */
export function enderecoDaLista(consulta: Partial<Consulta>, visao: string | null = null): string {
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
  if (visao !== null) busca.set('visao', visao);
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

/** Which view an address names; null where it names none. */
export const visaoNoEndereco = (busca: URLSearchParams): string | null => busca.get('visao');

/**
 * The list's state is its address; a change of what is looked for goes back to the first page.
 * @param abreCom whether a view is what the list opens with: then an address that asks for nothing says so
 */
export function useEndereco(abreCom: boolean): [Consulta, (mudanca: Partial<Consulta>) => void] {
  const [busca, definir] = useSearchParams();
  const consulta = useMemo(() => lerEndereco(busca), [busca]);
  const mudar = useCallback(
    (mudanca: Partial<Consulta>) =>
      definir((antes) => {
        const nova = { ...lerEndereco(antes), pagina: 1, ...mudanca };
        const endereco = enderecoDaLista(nova, visaoNoEndereco(antes));
        return endereco === '' && abreCom ? enderecoDaLista(nova, SEM_VISAO) : endereco;
      }),
    [definir, abreCom],
  );
  return [consulta, mudar];
}
