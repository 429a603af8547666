import { expect, it } from 'vitest';
import { larguras } from './larguras.ts';

const coluna = (campo: string, tipo = 'texto', mais: object = {}) =>
  ({ ...{ campo, tipo, rotulo: campo, ref: null, largura: null }, ...mais }) as never;
/** In pixels, in a table of 992. */
const pixels = (css: readonly string[]) =>
  css.map((uma) => (uma.endsWith('%') ? Number.parseFloat(uma) * 9.92 : Number.parseFloat(uma)));

it('leaves no column without any width, however many have a name, a mark or a time in them, and needs no more than there is', () => {
  const css = larguras({ titulo: ['placa', 'veiculoNome'] }, [
    ...[coluna('placa'), coluna('veiculoNome'), coluna('situacao', 'opcao')],
    coluna('patioId', 'inteiro', { ref: 'patio' }),
    ...[coluna('vaga'), coluna('codigoChave'), coluna('entrouEm', 'instante'), coluna('saiuEm', 'instante')],
  ]);
  expect(Math.min(...pixels(css))).toBeGreaterThanOrEqual(72);
  expect(pixels(css).reduce((soma, uma) => soma + uma, 44)).toBeLessThanOrEqual(993);
});

it('cuts nothing off a date or money, gives a name more than a mark, and a mark more than a word', () => {
  const [quando, valor, nome, situacao, cidade] = larguras({ titulo: ['nome'] }, [
    ...[coluna('data', 'instante'), coluna('valor', 'centavos'), coluna('nome')],
    ...[coluna('situacao', 'opcao'), coluna('cidade')],
  ]);
  expect([quando, valor]).toEqual(['152px', '124px']);
  const [doNome, daSituacao, daCidade] = pixels([nome!, situacao!, cidade!]);
  expect(doNome).toBeGreaterThan(daSituacao!);
  expect(daSituacao).toBeGreaterThan(daCidade!);
});

it('is in pixels what somebody chose, and the others share the rest', () => {
  const css = larguras({ titulo: [] }, [coluna('a', 'texto', { largura: 300 }), coluna('b'), coluna('c')]);
  expect(css[0]).toBe('300px');
  expect(css[1]).toBe(css[2]);
  expect(pixels(css).reduce((soma, uma) => soma + uma, 44)).toBeCloseTo(992, 0);
});
