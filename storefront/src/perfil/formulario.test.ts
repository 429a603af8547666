import type { Perfil } from '@martelo/shared/conta/perfil';
import { describe, expect, test } from 'vitest';
import { mudancasDoPerfil } from './formulario.ts';

const antes = {
  ...{ nome: 'Ana Prado', apelido: 'Falcão', telefone2: '6232224455', rendaMensal: 500_000, rg: null },
  interesses: { carros: true, motos: false, onibus: false, caminhoes: false, imoveis: false },
  endereco: { cep: '74000-000', logradouro: 'Rua das Flores', numero: '12', bairro: 'Centro' },
} as unknown as Perfil;
const formulario = (campos: Record<string, string>) => {
  const dados = new FormData();
  for (const [nome, valor] of Object.entries(campos)) dados.set(nome, valor);
  return dados;
};
const mudancas = (campos: Record<string, string>) => mudancasDoPerfil(formulario(campos), antes);

describe('what a form changes of a profile', () => {
  test('is nothing where it says the same, however it is written', () => {
    const mesmo = { nome: ' Ana Prado ', apelido: 'Falcão', telefone2: '(62) 3222-4455', rg: '' };
    expect(mudancas({ ...mesmo, rendaMensal: '5.000,00', comInteresses: '1', carros: '1' })).toEqual({});
    expect(
      mudancas({ cep: '74000-000', logradouro: 'Rua das Flores', numero: '12', bairro: 'Centro' }),
    ).toEqual({});
  });

  test('is what differs: emptied where it may be, kept where it may not', () => {
    expect(mudancas({ telefone2: '', rg: '12', nome: '', apelido: '', rendaMensal: '' })).toEqual({
      ...{ telefone2: null, rg: '12', rendaMensal: null },
    });
    expect(mudancas({ comInteresses: '1', motos: '1' }).interesses).toMatchObject({
      ...{ carros: false, motos: true, equipamentos: false },
    });
  });

  test('is a whole address where any of it differs', () => {
    const outro = { cep: '74000-000', logradouro: 'Rua das Flores', numero: '13', bairro: 'Centro' };
    expect(mudancas(outro)).toEqual({ endereco: outro });
  });

  test('is never what the form does not show', () => {
    expect(mudancas({ apelido: 'Gavião' })).toEqual({ apelido: 'Gavião' });
  });
});
