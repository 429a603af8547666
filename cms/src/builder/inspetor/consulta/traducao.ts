import type { Consulta, Filtro } from '@martelo/shared/filtro';
import {
  type ConsultaListagem,
  FACETAS,
  filtrosDaConsulta,
  lerConsulta,
  NOMES_FACETA,
} from '@martelo/shared/pagina/listagem/consulta';

/** A stored query as the bidders' filter picker shows it, and the filters that the picker has no place for. */
export interface Traduzida {
  listagem: ConsultaListagem;
  outros: Filtro[];
}

export const LISTAGEM_VAZIA: ConsultaListagem = lerConsulta({});

/** Reads the filters of a section's query. What the picker does not show is kept and written back as it was. */
export function traduzir({ filtros }: Pick<Consulta, 'filtros'>): Traduzida {
  const listagem: ConsultaListagem = { ...LISTAGEM_VAZIA };
  const outros: Filtro[] = [];
  for (const filtro of filtros) {
    const parte = noSeletor(filtro, listagem);
    if (parte) Object.assign(listagem, parte);
    else outros.push(filtro);
  }
  return { listagem, outros };
}

/** The stored query with the picker's choices in place of those it had. */
export const comListagem = (consulta: Consulta, listagem: ConsultaListagem): Consulta => ({
  ...consulta,
  filtros: [...filtrosDaConsulta(listagem), ...traduzir(consulta).outros],
});

/** An address of the listing, as the picker's links and forms give it. */
export function listagemDaBusca(busca: URLSearchParams): ConsultaListagem {
  const campos: Record<string, string[]> = {};
  for (const [nome, valor] of busca) campos[nome] = [...(campos[nome] ?? []), valor];
  return lerConsulta(campos);
}

function noSeletor(filtro: Filtro, ate: ConsultaListagem): Partial<ConsultaListagem> | null {
  switch (filtro.tipo) {
    case 'geral':
      return ate.q === '' ? { q: filtro.valor } : null;
    case 'exata':
    case 'multipla':
    case 'lista':
    case 'marca': {
      const nome = NOMES_FACETA.find((faceta) => FACETAS[faceta] === filtro.campo);
      if (!nome || ate[nome].length > 0) return null;
      const valores = (filtro.tipo === 'exata' ? [filtro.valor] : filtro.valores).filter(
        (valor) => typeof valor === 'string',
      );
      return { [nome]: valores };
    }
    case 'range': {
      const [min, max] = [filtro.min ?? null, filtro.max ?? null];
      if (typeof min === 'string' || typeof max === 'string') return null;
      if (filtro.campo === 'valor') return { valorMin: min, valorMax: max };
      return filtro.campo === 'anoModelo' ? { anoMin: min, anoMax: max } : null;
    }
    default:
      return null;
  }
}
