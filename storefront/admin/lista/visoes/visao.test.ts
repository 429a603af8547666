import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { describe, expect, it } from 'vitest';
import { lerEndereco, PADRAO } from '../endereco.ts';
import { enderecoAGuardar, enderecoDaVisao, padraoDe, perdidos, type Visao } from './visao.ts';

const visao = (mais: Partial<Visao> = {}): Visao => ({
  ...{ uid: 'u', id: 7, revisao: 1, createdAt: '', updatedAt: '2026-01-01', nome: 'Minha', lista: 'patio' },
  ...{ papel: null, endereco: '', colunas: [], densidade: null, padrao: false },
  ...mais,
});
const campo = (nome: string, mais: Partial<CampoDoRecurso> = {}) =>
  ({
    campo: nome,
    rotulo: nome.toUpperCase(),
    tipo: 'texto',
    nomeavel: true,
    ordena: true,
    ...mais,
  }) as never;
const recurso = {
  campos: [campo('id'), campo('nome', { busca: true }), campo('rg', { nomeavel: false, ordena: false })],
} as unknown as RecursoDescrito;

describe('a view of a list', () => {
  it('is a name for an address: the question stands in it whole, beside which view it is (BO4)', () => {
    const endereco = enderecoAGuardar({
      ...PADRAO,
      filtros: [{ tipo: 'exata', campo: 'nome', valor: 'a&b' }],
      pagina: 9,
    });
    const busca = new URLSearchParams(enderecoDaVisao(visao({ endereco })));
    expect(busca.get('visao')).toBe('7');
    expect(lerEndereco(busca)).toEqual({
      ...PADRAO,
      filtros: [{ tipo: 'exata', campo: 'nome', valor: 'a&b' }],
    });
  });

  it('is what its list opens with: one’s own before a role’s, a role’s to who has it, the last chosen of several', () => {
    const minha = visao({ id: 1, padrao: true });
    const doSac = visao({ id: 2, padrao: true, papel: 'SAC', updatedAt: '2026-02-01' });
    const doAcerto = visao({ id: 3, padrao: true, papel: 'Acerto', updatedAt: '2026-03-01' });
    const todas = [visao({ id: 4 }), doSac, doAcerto];
    expect(padraoDe([...todas, minha], ['SAC', 'Acerto'])?.id).toBe(1);
    expect(padraoDe(todas, ['SAC', 'Acerto'])?.id).toBe(3);
    expect(padraoDe(todas, ['SAC'])?.id).toBe(2);
    expect(padraoDe(todas, ['ADM'])).toBeNull();
  });

  it('that asks for what the list has no more says what that is, and how it opens without', () => {
    const nome = { tipo: 'exata', campo: 'nome', valor: 'x' } as const;
    const geral = { tipo: 'geral', valor: 'x' } as const;
    expect(perdidos(recurso, { ...PADRAO, filtros: [nome, geral] })).toBeNull();
    expect(
      perdidos(recurso, {
        ...PADRAO,
        filtros: [
          nome,
          { tipo: 'exata', campo: 'sumiu', valor: 3 },
          { tipo: 'existe', campo: 'rg', valor: true },
        ],
        ordenar: 'sumiu',
      }),
    ).toEqual({
      palavras: ['Filtro: sumiu é 3', 'Filtro: RG está preenchido', 'Ordem por: sumiu'],
      sem: { filtros: [nome], ordenar: 'id', ordem: 'desc' },
    });
    // A list without numbers has an order of its own while nobody chooses one.
    const semNumero = { campos: [campo('nome')], ordem: 'data' } as unknown as RecursoDescrito;
    expect(perdidos(semNumero, PADRAO)).toBeNull();
    const semBusca = { campos: [campo('id')] } as unknown as RecursoDescrito;
    expect(perdidos(semBusca, { ...PADRAO, filtros: [geral] })?.palavras).toEqual(['Busca por palavras']);
  });
});
