import type { Filtro } from '@martelo/shared/filtro';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import {
  type ConsultaListagem,
  enderecoDaConsulta,
  filtrosAtivos,
  filtrosDaConsulta,
  lerConsulta,
} from '@martelo/shared/pagina/listagem/consulta';

/** A saved search as the listing reads its address. */
export function consultaDaBusca(busca: string): ConsultaListagem {
  const parametros = new URLSearchParams(busca);
  return lerConsulta(
    Object.fromEntries([...new Set(parametros.keys())].map((nome) => [nome, parametros.getAll(nome)])),
  );
}

/** What is new is asked of all that is for sale: what is not open yet opens later, and would never be told of. */
export const filtrosDaBusca = (busca: string): Filtro[] =>
  filtrosDaConsulta({ ...consultaDaBusca(busca), abertos: false });

export const enderecoDaBusca = (busca: string, tipo: TipoHotsite): string =>
  enderecoDaConsulta(tipo, consultaDaBusca(busca));

/** What its filters say, one by one. */
export const filtrosEmPalavras = (busca: string, nomeDoLeilao: (uid: string) => string): string[] =>
  filtrosAtivos(consultaDaBusca(busca), nomeDoLeilao).map(({ rotulo }) => rotulo);
