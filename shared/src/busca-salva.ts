// No schema in here: pages read it in the browser.
import { camposDaConsulta, lerConsulta } from './pagina/listagem/consulta.ts';

/** How many searches one client keeps at most. */
export const MAXIMO_DE_BUSCAS = 30;
export const NOME_DA_BUSCA = { minimo: 2, maximo: 80 } as const;

/**
 * What is searched for, of a listing's address: in one spelling and without page and order, which are how one looks and not for what.
 * Empty when nothing is chosen.
 */
export function buscaDoEndereco(endereco: string): string {
  const parametros = new URLSearchParams(endereco);
  const lidos = Object.fromEntries([...new Set(parametros.keys())].map((um) => [um, parametros.getAll(um)]));
  return camposDaConsulta({ ...lerConsulta(lidos), pagina: 1, ordem: null }).toString();
}
