import { describe, expect, it } from 'vitest';
import type { Recusa } from '../dados/chamar.ts';
import { existenteDe, porCampo } from './erros.ts';

const recusa = (message: string | string[], mais: object = {}) =>
  ({ mensagens: [message].flat(), corpo: { message, ...mais } }) as unknown as Recusa;
const CAMPOS = new Set(['nome', 'linhas', 'comId']);

describe('a refusal of a form', () => {
  it('stands at the fields that it names, however deep', () => {
    expect(porCampo(recusa(['nome: campo obrigatório', 'linhas.0.valor: deve ser maior']), CAMPOS)).toEqual({
      campos: [
        ['nome', 'campo obrigatório'],
        ['linhas.0.valor', 'deve ser maior'],
      ],
      geral: [],
    });
  });

  it('of no field of the form is said above it', () => {
    const dita = ['revisao: não é daqui', 'Há um registro removido com estes dados.'];
    expect(porCampo(recusa(dita), CAMPOS)).toEqual({ campos: [], geral: dita });
  });

  it('that names its field beside its sentence stands there as well', () => {
    expect(porCampo(recusa('Comitente não encontrado.', { campo: 'comId' }), CAMPOS)).toEqual({
      campos: [['comId', 'Comitente não encontrado.']],
      geral: [],
    });
  });

  it('names the record that has the value already, where it says which', () => {
    const existente = { especie: 'veiculo', uid: 'u', id: 12, nome: 'Fiat, nº 12' };
    expect(existenteDe(recusa('Já existe.', { existente }))).toEqual({
      ...{ especie: 'veiculo', uid: 'u', nome: 'Fiat, nº 12' },
    });
    for (const mais of [{}, { existente: null }, { existente: { especie: 'veiculo' } }])
      expect(existenteDe(recusa('Já existe.', mais))).toBeNull();
  });
});
