import { type Imagem, type Item, item, type Sessao } from '@martelo/shared/pagina';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import type { FatosDaMarca } from '../destinos/fatos.ts';
import { aplicar } from '../modelo/remendo.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import type { Achado, Exame, Regra } from './regra.ts';

export const AGORA = Date.parse('2026-11-21T12:00:00Z');

export const itemDeTeste = (campos: Partial<Item> = {}): Item => ({
  ...item.parse({ id: 'i1', titulo: 'Um título' }),
  ...campos,
});

/** A section of a kind with every sort of field, holding the given items. */
export const comItens = (...itens: Partial<Item>[]): Sessao =>
  sessaoDeTeste('s1', {
    elemento: 'chamada-acao',
    itens: itens.map((campos, i) => itemDeTeste({ id: `i${i + 1}`, ...campos })),
  });

export const foto = (campos: Partial<Imagem> = {}): Imagem => ({
  id: 1,
  url: '/midia/patio.webp',
  alt: 'Caminhões no pátio',
  largura: 1600,
  altura: 900,
  ...campos,
});

export const FATOS: FatosDaMarca = {
  cores: {
    corPrimaria: '#123a6b',
    corSecundaria: '#f2b705',
    corGradient1: null,
    corGradient2: null,
    corGradient3: null,
  },
  hosts: ['leilo.localhost:3000', 'leilo.com.br'],
  paginas: [
    { uri: 'quem-somos', titulo: 'Quem somos', publicada: true },
    { uri: 'campanha', titulo: 'Campanha', publicada: false },
  ],
  lotes: {
    '7': { nome: 'Volvo FH 540', encerrado: false },
    '8': { nome: 'Gol', encerrado: true },
    '9': null,
  },
  leiloes: {},
  midias: {},
};

export const exame = (sessoes: Sessao[], mais: Partial<Exame> = {}): Exame => ({
  cabeca: { uri: 'esta', canonical: null, imagens: [] },
  sessoes,
  modo: 'leilao',
  agora: AGORA,
  fatos: FATOS,
  definicaoDe,
  ...mais,
});

/** Does every repair a rule offers and looks again: what was repaired must be gone. */
export function reparada(regra: Regra, antes: Exame): { sessoes: readonly Sessao[]; restam: Achado[] } {
  let sessoes = antes.sessoes;
  for (const { reparo } of regra.examinar(antes))
    for (const remendo of reparo?.gesto.remendos ?? [])
      sessoes = aplicar(sessoes, remendo)?.sessoes ?? sessoes;
  return { sessoes, restam: regra.examinar({ ...antes, sessoes }) };
}
