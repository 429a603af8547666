import { describe, expect, test } from 'vitest';
import { compararVistorias } from './comparar.ts';

const item = (uid: string, nome: string, tipo = 'texto') => ({ uid, nome, tipo });
const vistoria = (categorias: Record<string, object[]>, valores: Record<string, unknown>) =>
  ({
    categorias: Object.entries(categorias).map(([nome, itens]) => ({ nome, itens })),
    respostas: Object.entries(valores).flatMap(([itemUid, valor]) => [
      { itemUid, valor: 'o que foi corrigido', conta: false, foto: null },
      { itemUid, valor, conta: true, foto: null },
    ]),
  }) as never;
const ditas = (antes: never, depois: never) =>
  compararVistorias(antes, depois).map(({ nome, itens }) => [
    nome,
    itens.map((um) => [um.nome, ...um.lados.map((lado) => lado && (lado.resposta?.valor ?? '—')), um.mudou]),
  ]);

describe('two inspections beside each other', () => {
  test('are compared by the answers that count, item by item; a version that asks more comes after', () => {
    const um = vistoria({ Geral: [item('a', 'Cor'), item('b', 'Km')] }, { a: 'Azul', b: 10 });
    const outra = vistoria(
      { Geral: [item('b', 'Quilometragem'), item('a', 'Cor')], Pneus: [item('c', 'Estepe')] },
      { a: 'Azul', b: 12 },
    );
    expect(ditas(um, outra)).toEqual([
      [
        'Geral',
        [
          ['Cor', 'Azul', 'Azul', false],
          ['Km', 10, 12, true],
        ],
      ],
      ['Pneus', [['Estepe', null, '—', false]]],
    ]);
  });

  test('of other types are matched by name and kind under the same category, each once', () => {
    const um = vistoria({ Geral: [item('a', 'Cor'), item('b', 'cor ')] }, { a: 'Azul' });
    const outra = vistoria({ geral: [item('x', 'COR'), item('y', 'Cor', 'opcao')] }, { x: 'Verde' });
    expect(ditas(um, outra)).toEqual([
      [
        'Geral',
        [
          ['Cor', 'Azul', 'Verde', true],
          ['cor ', '—', null, false],
          ['Cor', null, '—', false],
        ],
      ],
    ]);
  });

  test('find the same picture the same, under whatever uid it lies; marks and choices by what they say', () => {
    const de = (arquivoUid: string, sha256: string, marcas: object[]) =>
      vistoria(
        { Fotos: [item('f', 'Frente', 'foto'), item('m', 'Lataria', 'marcacao')] },
        { f: { arquivoUid, sha256 }, m: marcas },
      );
    const mudaram = (antes: never, depois: never) =>
      compararVistorias(antes, depois)[0]!.itens.map(({ mudou }) => mudou);
    const marca = { painel: 'CAPO', avaria: 'AMASSADO', gravidade: 'LEVE' };
    expect(mudaram(de('1', 'x', [marca]), de('2', 'x', [{ ...marca }]))).toEqual([false, false]);
    expect(mudaram(de('1', 'x', [marca]), de('1', 'y', []))).toEqual([true, true]);
  });
});
