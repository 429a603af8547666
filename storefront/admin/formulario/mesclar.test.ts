import type { CampoDescrito } from '@martelo/shared/recurso';
import { describe, expect, it } from 'vitest';
import { mesclar, resultado } from './mesclar.ts';
import { diferenca, limpo, valoresDe } from './valores.ts';

const campo = (
  nome: string,
  tipo: CampoDescrito['tipo'] = 'texto',
  mais: Partial<CampoDescrito> = {},
): CampoDescrito => ({
  ...{ campo: nome, rotulo: nome, tipo, lista: false, opcoes: null, obrigatorio: false },
  ...{ minimo: null, maximo: null, padrao: null, campos: [], ...mais },
});
const CAMPOS = [campo('nome'), campo('cor'), campo('valor', 'centavos'), campo('situacao', 'opcao')];
const base = { nome: 'Um', cor: 'Azul', valor: 100, situacao: 'ATIVO' };

describe('two who save one record', () => {
  it('of different fields lose nothing (BO8)', () => {
    const lados = { base, deles: { ...base, cor: 'Verde' }, meu: { ...base, nome: 'Dois' } };
    const mescla = mesclar(CAMPOS, lados);
    expect(mescla.escolher).toEqual([]);
    expect(mescla.juntos.map(({ campo: um, vale }) => [um.campo, vale])).toEqual([
      ['nome', 'meu'],
      ['cor', 'deles'],
    ]);
    expect(resultado(mescla, lados.deles, {})).toEqual({ ...base, nome: 'Dois', cor: 'Verde' });
  });

  it('of the same field: the second chooses between what stood, what stands and what they wrote (BO8)', () => {
    const lados = { base, deles: { ...base, nome: 'Deles' }, meu: { ...base, nome: 'Meu' } };
    const mescla = mesclar(CAMPOS, lados);
    expect(mescla.escolher.map((um) => [um.base, um.deles, um.meu])).toEqual([['Um', 'Deles', 'Meu']]);
    for (const [qual, nome] of [
      ['base', 'Um'],
      ['deles', 'Deles'],
      ['meu', 'Meu'],
    ] as const)
      expect(resultado(mescla, lados.deles, { nome: qual }).nome).toBe(nome);
  });

  it('who wrote the same need choose nothing', () => {
    const igual = { ...base, nome: 'Outro' };
    expect(mesclar(CAMPOS, { base, deles: igual, meu: igual })).toEqual({ juntos: [], escolher: [] });
  });

  it('are asked about situations and money, whichever of them changed it', () => {
    for (const [nome, novo] of [
      ['valor', 200],
      ['situacao', 'INATIVO'],
    ] as const)
      for (const lado of ['deles', 'meu'] as const) {
        const lados = { base, deles: base, meu: base, [lado]: { ...base, [nome]: novo } };
        expect(
          mesclar(CAMPOS, lados).escolher.map((um) => um.campo.campo),
          `${nome} ${lado}`,
        ).toEqual([nome]);
      }
    const grupo = campo('agenda', 'grupo', { campos: [campo('agenda.valorDia', 'centavos')] });
    const lados = { base: {}, deles: {}, meu: { agenda: { valorDia: 5 } } };
    expect(mesclar([grupo], lados).escolher).toHaveLength(1);
  });
});

describe('what is sent of a form', () => {
  const grupo = campo('lugar', 'grupo', { campos: [campo('lugar.cidade'), campo('lugar.uf')] });

  it('is what changed and nothing else; null takes a field out', () => {
    expect(diferenca(CAMPOS, base, { ...base, nome: 'Dois', cor: '' })).toEqual({ nome: 'Dois', cor: null });
    expect(diferenca(CAMPOS, base, base)).toEqual({});
  });

  it('has no empty part of a group, and knows a group by what is in it', () => {
    expect(limpo(grupo, { cidade: 'Santos', uf: '' })).toEqual({ cidade: 'Santos' });
    expect(
      diferenca([grupo], { lugar: { uf: 'SP', cidade: 'A' } }, { lugar: { cidade: 'A', uf: 'SP' } }),
    ).toEqual({});
  });

  it('is never a mask: what somebody sees masked begins empty', () => {
    const cpf = { ...campo('cpf'), mascarado: true };
    const antes = valoresDe([cpf], { cpf: '***.123.456-**' });
    expect(antes).toEqual({ cpf: undefined });
    expect(diferenca([cpf], antes, antes)).toEqual({});
    expect(diferenca([cpf], antes, { cpf: '12345678909' })).toEqual({ cpf: '12345678909' });
  });
});
