import { expect, it } from 'vitest';
import { larguras } from './larguras.ts';

const coluna = (campo: string, tipo = 'texto', mais: object = {}) =>
  ({ ...{ campo, tipo, rotulo: campo, ref: null, largura: null, opcoes: null }, ...mais }) as never;
const opcoes = (...rotulos: string[]) => ({ opcoes: rotulos.map((rotulo) => ({ valor: rotulo, rotulo })) });
/** In pixels, in a table as wide as the narrowest desk has, or as it needs. */
const pixels = ({ colunas, minimo }: ReturnType<typeof larguras>) =>
  colunas.map((uma) =>
    uma.endsWith('%') ? (Number.parseFloat(uma) / 100) * Math.max(990, minimo) : Number.parseFloat(uma),
  );
const soma = (de: readonly number[]) => de.reduce((todas, uma) => todas + uma, 44);

it('lets columns of words give way to each other before the narrowest desk has to be moved sideways, and none below what is read', () => {
  const oito = [
    ...[coluna('placa'), coluna('veiculoNome')],
    coluna('situacao', 'opcao', opcoes('Aguardando pagamento', 'Paga')),
    coluna('patioId', 'inteiro', { ref: 'patio' }),
    ...[coluna('vaga'), coluna('codigoChave'), coluna('entrouEm', 'instante'), coluna('saiuEm', 'instante')],
  ];
  const lidas = larguras({ titulo: ['placa', 'veiculoNome'] }, oito);
  expect(soma(pixels(lidas))).toBeCloseTo(990, 0);
  expect(lidas.minimo).toBe(990);
  expect(Math.min(...pixels(lidas))).toBeGreaterThanOrEqual(72);
  const demais = larguras({ titulo: [] }, [
    ...oito,
    coluna('criado', 'instante'),
    coluna('valor', 'centavos'),
  ]);
  expect(demais.minimo).toBeGreaterThan(990);
  expect(soma(pixels(demais))).toBeCloseTo(demais.minimo, -1);
  expect(Math.round(Math.min(...pixels(demais)))).toBe(72);
});

it('shares what is left among the words, most to a name, and fills the desk with it', () => {
  const lidas = larguras({ titulo: ['nome'] }, [
    ...[coluna('data', 'instante'), coluna('valor', 'centavos'), coluna('nome'), coluna('cidade')],
  ]);
  const [quando, valor, nome, cidade] = pixels(lidas);
  expect([quando, valor]).toEqual([152, 124]);
  expect(nome).toBeGreaterThan(cidade!);
  expect(soma(pixels(lidas))).toBeCloseTo(990, 0);
  expect(lidas.minimo).toBe(44 + 152 + 124 + 155 + 100);
});

it('makes a column of words to choose by as wide as the longest of them, with its mark where it is a situation', () => {
  const duas = opcoes('Venda direta', 'Frota');
  const [uf, modalidade, situacao] = pixels(
    larguras({ titulo: [] }, [
      ...[coluna('uf', 'opcao', opcoes('SP')), coluna('modalidade', 'opcao', duas)],
      coluna('situacao', 'opcao', duas),
    ]),
  );
  expect(uf).toBeLessThan(modalidade!);
  expect(situacao! - modalidade!).toBeCloseTo(30, 0);
});

it('lets what somebody chose give way last', () => {
  const muitas = ['b', 'c', 'd', 'e', 'f', 'g'].map((campo) => coluna(campo, 'instante'));
  const lidas = larguras({ titulo: [] }, [coluna('a', 'texto', { largura: 420 }), ...muitas]);
  expect(lidas.minimo).toBe(990);
  expect(pixels(lidas)[0]).toBeCloseTo(990 - 44 - 6 * 144, 0);
});

it('is in pixels what somebody chose, and the others share the rest', () => {
  const lidas = larguras({ titulo: [] }, [coluna('a', 'texto', { largura: 300 }), coluna('b'), coluna('c')]);
  expect(lidas.colunas[0]).toBe('300px');
  expect(lidas.colunas[1]).toBe(lidas.colunas[2]);
  expect(soma(pixels(lidas))).toBeCloseTo(990, 0);
});
