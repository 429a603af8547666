import type { NoTexto, Sessao } from '@martelo/shared/pagina';
import { midiasUsadas } from '../../conteudo/sessoes.ts';
import type { Cabeca } from '../portao/regra.ts';
import { type Destino, lerDestino } from './destino.ts';
import type { Perguntas } from './fatos.ts';

/** Every lot, auction and picture the page names, each once and in a steady order, so that equal pages ask the same. */
export function perguntasDe(sessoes: readonly Sessao[], cabeca?: Cabeca): Perguntas {
  const links = [...sessoes.flatMap(({ itens }) => itens.flatMap(linksDoItem)), cabeca?.canonical ?? null];
  const destinos = links.map(lerDestino);
  return {
    lotes: unicos(destinos.filter(eh('lote')).map(({ id }) => id)),
    leiloes: unicos(destinos.filter(eh('leilao')).map(({ uid }) => uid)),
    midias: unicos([...midiasUsadas(sessoes), ...(cabeca?.imagens ?? []).map(({ id }) => id)].map(String)),
  };
}

const linksDoItem = ({ link, texto }: Sessao['itens'][number]): string[] => [
  ...(link === null ? [] : [link]),
  ...linksDoTexto(texto),
];

/** The links inside rich text, in reading order. */
export const linksDoTexto = (nos: readonly NoTexto[]): string[] =>
  nos
    .flatMap((no) => ('itens' in no ? no.itens.flat() : no.filhos))
    .flatMap(({ link }) => (link ? [link] : []));

const eh =
  <Tipo extends Destino['tipo']>(tipo: Tipo) =>
  (destino: Destino): destino is Extract<Destino, { tipo: Tipo }> =>
    destino.tipo === tipo;

const unicos = (lista: readonly string[]): string[] => [...new Set(lista)].sort();
