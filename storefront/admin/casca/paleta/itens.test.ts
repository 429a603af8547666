import { describe, expect, it } from 'vitest';
import type { Secao } from '../menu.ts';
import { doMenu, gruposAchados, parteDeDocumento, type Telas } from './itens.ts';
import { lembrar, lerRecentes } from './recentes.ts';

const entrada = (rotulo: string) => ({ href: `/${rotulo}`, rotulo, daqui: true });
const SECOES: Secao[] = [
  { titulo: 'Manutenção', icone: 'user', entradas: [entrada('Grupos de clientes'), entrada('Clientes')] },
  { titulo: 'Pátios', icone: 'map-pin', entradas: [entrada('Veículos')] },
];
const nomes = (texto: string) => doMenu(SECOES, texto).map(({ titulo }) => titulo);

describe('the menu in the box', () => {
  it('is found by the beginnings of its words, without accents, and by its room', () => {
    expect(nomes('veic')).toEqual(['Veículos']);
    expect(nomes('CLIENTES gru')).toEqual(['Grupos de clientes']);
    expect(nomes('patios')).toEqual(['Veículos']);
    expect(nomes('iente')).toEqual([]);
  });

  it('has first what begins with what was typed', () => {
    expect(nomes('clie')).toEqual(['Clientes', 'Grupos de clientes']);
  });
});

const vazio = { itens: [], haMais: false };
const achado = { uid: 'u', id: 7, titulo: 'Fiat Uno', detalhe: 'Lote 1' };
const telas = (tem: readonly string[], modo: Telas['modo'] = 'leilao'): Telas => ({
  modo,
  rotasDe: (especie) =>
    tem.includes(especie) ? { rota: `${especie}s`, rotaDeUm: especie, varios: `${especie}s` } : null,
});
const cheio = { itens: [achado], haMais: true };
const achados = { lotes: cheio, clientes: cheio, vendas: vazio, placas: cheio };

describe('what was found', () => {
  it('opens in a screen of who looks; a lot, where they have none of it, on the site by its number', () => {
    const grupos = gruposAchados(achados, 'uno', telas(['cliente']));
    expect(grupos.map(({ titulo }) => titulo)).toEqual(['Lotes', 'Clientes']);
    expect(grupos[0]!.itens[0]).toMatchObject({
      href: '/leilao/brasil-br/outro/geral/fiat-uno/ano.0/7',
      daqui: false,
    });
    expect(grupos[1]!.itens[0]).toMatchObject({ href: '/cliente/u', daqui: true });
    const naLoja = gruposAchados(achados, 'uno', telas(['lote'], 'loja'))[0]!;
    expect([naLoja.titulo, naLoja.itens[0]!.href]).toEqual(['Anúncios', '/lote/u']);
  });

  it('leads to the list that has the rest', () => {
    const [lotes, clientes] = gruposAchados(achados, 'uno', telas(['cliente']));
    expect(lotes!.nota).toBeDefined();
    const filtro = new URL(clientes!.itens[1]!.href, 'http://x').searchParams.get('filtro');
    expect(JSON.parse(filtro!)).toEqual([{ tipo: 'geral', valor: 'uno' }]);
  });
});

it.each([
  ['1234567', true],
  ['123.456.789', true],
  ['52998224725', false],
  ['529.982.247-25', false],
  ['1234', false],
  ['ABC1D23', false],
])('%s may be a part of a document: %s', (texto, parte) => expect(parteDeDocumento(texto)).toBe(parte));

it('what was opened last stands first, once, and at most six are kept', () => {
  const guardado = new Map<string, string>();
  const loja = {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
  } as Storage;
  const item = (n: number) =>
    ({ href: `/${n}`, titulo: '', detalhe: '', icone: 'car', daqui: true }) as const;
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) lembrar('c', item(n), loja);
  expect(lerRecentes('c', loja).map(({ href }) => href)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2']);
  for (const torto of ['{', '3', '[null,{"href":"//mal.example","titulo":"","detalhe":"","icone":""}]']) {
    guardado.set('c', torto);
    expect(lerRecentes('c', loja)).toEqual([]);
  }
});
