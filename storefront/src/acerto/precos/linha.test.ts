import { describe, expect, it } from 'vitest';
import { corpoDoFormulario } from './formulario.ts';
import { destinoDe, origemDe, type PrecoDeEnvio, validadeDe } from './linha.ts';

const linha = (mais: Partial<PrecoDeEnvio> = {}): PrecoDeEnvio => ({
  ...{ uid: 'u', id: 1, revisao: 1, nome: 'Sedex', metodo: 'Sedex', valor: 3_500, dias: 3 },
  ...mais,
});
const campos = (valores: Record<string, string>) => {
  const form = new FormData();
  for (const [nome, valor] of Object.entries({ nome: 'Sedex', metodo: 'Sedex', dias: '3', ...valores }))
    form.set(nome, valor);
  return form;
};

describe('a price in words', () => {
  it('says where from, where to and when, and what it does not name it holds for', () => {
    expect([origemDe(linha()), destinoDe(linha()), validadeDe(linha())]).toEqual([
      'Qualquer estado',
      'Todo o país',
      'Sempre',
    ]);
    const estreita = linha({ destinoCepInicio: '01000000', destinoCepFim: '09999999' });
    expect(destinoDe(estreita)).toBe('CEP 01000-000 a 09999-999');
    expect(validadeDe(linha({ validoDe: '2026-12-01' }))).toBe('A partir de 01/12/2026');
    expect(validadeDe(linha({ validoDe: '2026-12-01', validoAte: '2026-12-31' }))).toBe(
      '01/12/2026 a 31/12/2026',
    );
  });
});

describe('a price that is typed', () => {
  it('names one destination alone, whatever was typed in the other fields before', () => {
    const todos = {
      destinoUf: 'SP',
      destinoCepInicio: '01000-000',
      destinoCepFim: '01999-999',
      valor: '35,00',
    };
    expect(corpoDoFormulario(campos({ ...todos, destino: 'estado' }), null)).toMatchObject({
      corpo: { destinoUf: 'SP', valor: 3_500, dias: 3 },
    });
    const { corpo } = corpoDoFormulario(campos({ ...todos, destino: 'pais' }), null) as { corpo: object };
    expect(Object.keys(corpo)).not.toEqual(expect.arrayContaining(['destinoUf']));
    expect(Object.keys(corpo)).not.toEqual(expect.arrayContaining(['destinoCepInicio']));
  });

  it('of one that is changed takes away what it does not name any more', () => {
    const antes = linha({ origemUf: 'SP', destinoUf: 'RJ', validoAte: '2026-12-31' });
    expect(corpoDoFormulario(campos({ destino: 'pais', valor: '10' }), antes)).toEqual({
      corpo: {
        ...{ revisao: 1, nome: 'Sedex', metodo: 'Sedex', valor: 1_000, dias: 3 },
        ...{ origemUf: null, destinoUf: null, validoAte: null },
      },
    });
  });

  it('is not sent with an amount that is none', () => {
    expect(corpoDoFormulario(campos({ destino: 'pais', valor: 'dez' }), null)).toEqual({ erro: 'valor' });
  });
});
