import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ufDoCep } from '@martelo/shared/pessoa';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemaNaCidade } from '../../acesso/clientes/municipio.ts';
import { criarTabelaDeCep, lerTabelaDeCep } from './tabela.ts';

const ARQUIVO = fileURLToPath(new URL('./faixas.csv', import.meta.url));
const linhas = readFileSync(ARQUIVO, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((linha) => linha.split(';'));
const cep = (numero: number) => String(numero).padStart(8, '0');

describe('the table of CEPs in the repository', () => {
  const tabela = lerTabelaDeCep(null);

  it('has every capital, and names towns that exist in their states', () => {
    expect(new Set(linhas.map(([uf]) => uf)).size).toBe(27);
    for (const [uf, cidade] of linhas) expect(problemaNaCidade(cidade, uf), `${cidade}/${uf}`).toBeNull();
  });

  it('agrees with the states’ ranges, and no two of its ranges touch', () => {
    for (const [uf, , inicio, fim] of linhas)
      for (const ponta of [inicio, fim]) expect(ufDoCep(cep(Number(ponta))), ponta).toBe(uf);
    const emOrdem = linhas
      .map(([, , inicio, fim]) => [Number(inicio), Number(fim)] as const)
      .sort((a, b) => a[0] - b[0]);
    for (const [i, [inicio]] of emOrdem.entries())
      if (i > 0) expect(inicio, String(inicio)).toBeGreaterThan(emOrdem[i - 1]![1]);
  });

  it('is small', () => expect(statSync(ARQUIVO).size).toBeLessThan(1_500_000));

  it('knows addresses that everybody knows', () => {
    expect(tabela.buscar('01310-100')).toEqual({
      ...{ cep: '01310-100', estadoSigla: 'SP', cidade: 'São Paulo', bairro: null, logradouro: null },
    });
    expect(tabela.buscar('70165900')).toMatchObject({ estadoSigla: 'DF', cidade: 'Brasília' });
    expect(tabela.buscar('20040-002')).toMatchObject({ estadoSigla: 'RJ', cidade: 'Rio de Janeiro' });
    expect(tabela.buscar('38700-000')).toMatchObject({ estadoSigla: 'MG', cidade: null });
  });

  it('says of every CEP its state, of none that no place has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (numero) => {
        expect(tabela.buscar(cep(numero))?.estadoSigla ?? null).toBe(ufDoCep(cep(numero)));
      }),
    );
    for (const nenhum of ['00000-000', '00999-999', '123', '01310 100', 'abcde-fgh', ''])
      expect(tabela.buscar(nenhum), nenhum).toBeNull();
  });
});

describe('an operator’s table', () => {
  const CSV = [
    'UF;cidade;CEP inicial;CEP final;bairro;logradouro',
    'MG;Patos de Minas;38700000;38709999',
    'MG;Patos de Minas;38700-160;38700-160;Centro;Rua Major Gote',
    'MG;Presidente Olegário;38750-000;38759-999',
    '',
  ].join('\r\n');
  const tabela = criarTabelaDeCep(CSV, true);

  it('goes down to the street where it says so', () => {
    expect(tabela.buscar('38700-160')).toMatchObject({ bairro: 'Centro', logradouro: 'Rua Major Gote' });
    expect(tabela.buscar('38700-161')).toMatchObject({ cidade: 'Patos de Minas', logradouro: null });
  });

  it('is taken for whole: what it does not have does not exist', () => {
    expect(tabela.buscar('38740-000')).toBeNull();
    expect(tabela.buscar('01310-100')).toBeNull();
  });

  it('finds what a look at every range finds', () => {
    const faixa = fc
      .tuple(fc.integer({ min: 1_000, max: 1_200 }), fc.integer({ min: 0, max: 60 }))
      .map(([inicio, mais]) => [inicio * 1_000, inicio * 1_000 + mais * 500] as const);
    fc.assert(
      fc.property(
        fc.array(faixa, { maxLength: 30 }),
        fc.integer({ min: 1_000_000, max: 1_230_000 }),
        (faixas, n) => {
          const texto = [
            'cabeçalho',
            ...faixas.map(([a, b], i) => `SP;Cidade ${i};${cep(a)};${cep(b)}`),
          ].join('\n');
          const achada = criarTabelaDeCep(texto, true).buscar(cep(n));
          const cabem = faixas.filter(([a, b]) => a <= n && n <= b);
          expect(achada === null).toBe(cabem.length === 0);
          if (achada === null) return;
          const [a] = faixas[Number(achada.cidade!.split(' ')[1])]!;
          expect(a).toBe(Math.max(...cabem.map(([inicio]) => inicio)));
        },
      ),
    );
  });

  it.each([
    'XX;Lugar;1000;2000',
    'SP;;01000000;02000000',
    'SP;São Paulo;02000000;01000000',
    'SP;São Paulo;a;b',
  ])('that cannot be read names the line: %s', (linha) =>
    expect(() => criarTabelaDeCep(`cabeçalho\n${linha}`, true)).toThrow(/line 2/),
  );
});
