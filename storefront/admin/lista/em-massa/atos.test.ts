import type { AcaoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { describe, expect, it } from 'vitest';
import type { Registro } from '../../dados/tipos.ts';
import { atosEmMassa, semAtoEmComum } from './atos.ts';

const acao = (nome: string, resto: Partial<AcaoDoRecurso> = {}) => ({
  ...{ nome, resumo: nome, corpo: null, campos: [], para: null, quando: null, emMassa: true },
  ...resto,
});
const recurso = {
  escreve: true,
  campos: [{ campo: 'nome', tipo: 'texto', escreve: true, mascarado: false, lista: false }],
  acoes: [
    acao('ativar', { para: 'ATIVO', resumo: 'Ativa: aparece no site' }),
    acao('encerrar', { para: 'ENCERRADO' }),
    acao('assinar', { quando: { campo: 'assinado', valores: [false] } }),
    acao('apagar', { emMassa: false }),
  ],
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'RASCUNHO', para: 'ATIVO' },
      { de: 'ATIVO', para: 'ENCERRADO' },
    ],
  },
} as unknown as RecursoDescrito;
const linha = (situacao: string, resto: object = {}) =>
  ({ uid: situacao, situacao, assinado: true, ...resto }) as unknown as Registro;
const nomes = (...linhas: Registro[]) => atosEmMassa(recurso, linhas).map(({ nome }) => nome);

describe('what is offered for the marked rows', () => {
  it('is what all of them take from where they stand, and never what is of one alone', () => {
    expect(nomes(linha('RASCUNHO'))).toEqual(['alterar', 'ativar', 'remover']);
    expect(nomes(linha('RASCUNHO'), linha('RASCUNHO', { assinado: false }))).toEqual([
      ...['alterar', 'ativar', 'remover'],
    ]);
    expect(nomes(linha('ATIVO', { assinado: false }))).toEqual(['alterar', 'encerrar', 'assinar', 'remover']);
    expect(nomes(linha('RASCUNHO'), linha('ATIVO'))).toEqual(['alterar', 'remover']);
  });

  it('says so where each has acts and all of them none', () => {
    expect(semAtoEmComum(recurso, [linha('RASCUNHO'), linha('ATIVO')])).toBe(true);
    expect(semAtoEmComum(recurso, [linha('RASCUNHO'), linha('RASCUNHO')])).toBe(false);
    expect(semAtoEmComum(recurso, [linha('ENCERRADO'), linha('ENCERRADO')])).toBe(false);
  });

  it('of what was removed is its return alone, and of both together nothing', () => {
    const removida = linha('RASCUNHO', { removidoEm: '2030-01-01T00:00:00Z' });
    expect(nomes(removida, removida)).toEqual(['restaurar']);
    expect(nomes(removida, linha('RASCUNHO'))).toEqual([]);
  });

  it('explains what a button says less of', () => {
    const [ativar] = atosEmMassa(recurso, [linha('RASCUNHO')]).filter(({ nome }) => nome === 'ativar');
    expect([ativar!.rotulo, ativar!.explica]).toEqual(['Ativa', 'Ativa: aparece no site']);
  });
});
