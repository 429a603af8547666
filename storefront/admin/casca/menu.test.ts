import { expect, it } from 'vitest';
import type { Casa } from '../dados/contexto.tsx';
import { menuDe } from './menu.ts';

const casaCom = (rotas: Casa['rotas']): Casa =>
  ({
    descritos: { itens: [], fechados: [] },
    usuario: { roles: ['Interno - Remoção'] },
    configuracao: { marca: { tipo: 'leilao' }, painel: 'http://painel' },
    rotas,
  }) as unknown as Casa;
const achar = (casa: Casa, titulo: string) => menuDe(casa).secoes.find((uma) => uma.titulo === titulo);

it('one’s own entries stand in the room that they name, however it is written; a room of their own stands last', () => {
  const casa = casaCom([
    { titulo: 'Guia', url: '/guia', modulo: 'pátios ' },
    { titulo: 'Vistorias', url: '/admin/vistorias', modulo: 'Pátios' },
    { titulo: 'Guia outra vez', url: '/guia', modulo: 'Pátios' },
    { titulo: 'Rastreador', url: 'https://rastreador.exemplo', modulo: 'Frota' },
  ]);
  expect(achar(casa, 'Pátios')!.entradas).toEqual([
    { href: '/guia', rotulo: 'Guia', daqui: false },
    { href: '/vistorias', rotulo: 'Vistorias', daqui: true },
  ]);
  expect(menuDe(casa).secoes.at(-1)).toMatchObject({ titulo: 'Frota', entradas: [{ daqui: false }] });
});

it('has no room in which there is nothing for who looks', () => {
  expect(menuDe(casaCom([])).secoes.map(({ titulo }) => titulo)).toEqual(['Meu perfil']);
});
