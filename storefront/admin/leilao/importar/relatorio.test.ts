import { describe, expect, it } from 'vitest';
import { csvDosProblemas, type ProblemaDaLinha, problemasCom } from './relatorio.ts';

const PROBLEMAS: ProblemaDaLinha[] = [
  { tipo: 'erro', linha: 2, coluna: 'Mínimo', valor: 'abc', mensagem: 'Não é um valor em reais.' },
  { tipo: 'aviso', linha: 30, coluna: 'Ano', valor: '20', mensagem: 'Não é um ano.' },
  { tipo: 'erro', linha: 3, coluna: '', valor: '=1+1;"x"', mensagem: 'Informe o nome.' },
];

describe('the report of a sheet', () => {
  it('is found by kind and by words of any of its columns', () => {
    expect(problemasCom(PROBLEMAS, 'tudo', '')).toHaveLength(3);
    expect(problemasCom(PROBLEMAS, 'erro', '').map(({ linha }) => linha)).toEqual([2, 3]);
    expect(problemasCom(PROBLEMAS, 'tudo', '30 ano').map(({ linha }) => linha)).toEqual([30]);
    expect(problemasCom(PROBLEMAS, 'aviso', 'nome')).toEqual([]);
  });

  it('goes out as a sheet in which nothing is a formula', () => {
    const csv = csvDosProblemas(PROBLEMAS, ['Linha', 'Tipo'], { erro: 'Erro', aviso: 'Aviso' });
    expect(csv.split('\r\n')[0]).toBe('\ufeff"Linha";"Tipo"');
    expect(csv).toContain(`"3";"Erro";"";"'=1+1;""x""";"Informe o nome."`);
  });
});
