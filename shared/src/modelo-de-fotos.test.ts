import { describe, expect, it } from 'vitest';
import {
  estadoDaPosicao,
  MODELO_SUGERIDO,
  naOrdemDoModelo,
  SILHUETAS,
  VISTAS,
  VISTAS_DA_SILHUETA,
  vistasQueFaltam,
} from './modelo-de-fotos.ts';

const foto = (vista: (typeof VISTAS)[number] | null, situacao = 'APROVADA', naPagina = true) => ({
  ...{ vista, situacao, naPagina },
});

describe('what a model of pictures asks for', () => {
  it('is there once an approved picture of it is on the page, and awaited while one has not been looked at', () => {
    expect(estadoDaPosicao('FRENTE', [foto('FRENTE')])).toBe('TEM');
    expect(estadoDaPosicao('FRENTE', [foto('FRENTE', 'PENDENTE', false)])).toBe('ESPERA');
    for (const outra of [
      foto('TRASEIRA'),
      foto(null),
      foto('FRENTE', 'REPROVADA', false),
      // Approved, and left out of the page by who put it in order.
      foto('FRENTE', 'APROVADA', false),
    ])
      expect(estadoDaPosicao('FRENTE', [outra])).toBe('FALTA');
  });

  it('is missed where it is obligatory alone, and in the order that it is asked for', () => {
    const posicoes = [
      { vista: 'PAINEL', obrigatoria: true },
      { vista: 'MOTOR', obrigatoria: false },
      { vista: 'FRENTE', obrigatoria: true },
    ] as const;
    expect(vistasQueFaltam(posicoes, [])).toEqual(['PAINEL', 'FRENTE']);
    expect(vistasQueFaltam(posicoes, [foto('PAINEL', 'PENDENTE', false)])).toEqual(['FRENTE']);
  });

  it('puts a page in its order: what it does not ask for stays behind, as it was', () => {
    const posicoes = [{ vista: 'FRENTE' }, { vista: 'PAINEL' }] as const;
    const fotos = [
      { nome: 'a', vista: null },
      { nome: 'b', vista: 'PAINEL' },
      { nome: 'c', vista: 'AVARIA' },
      { nome: 'd', vista: 'FRENTE' },
      { nome: 'e', vista: 'FRENTE' },
    ] as const;
    expect(
      naOrdemDoModelo(fotos, posicoes, ({ vista }) => vista)
        .map(({ nome }) => nome)
        .join(''),
    ).toBe('debac');
  });

  it('begins with what there is to be seen of the thing, each once', () => {
    for (const silhueta of SILHUETAS) {
      const vistas = MODELO_SUGERIDO[silhueta].map(({ vista }) => vista);
      expect(new Set(vistas).size).toBe(vistas.length);
      for (const vista of vistas) expect(VISTAS_DA_SILHUETA[silhueta]).toContain(vista);
    }
    for (const vista of VISTAS)
      expect(SILHUETAS.some((uma) => VISTAS_DA_SILHUETA[uma].includes(vista))).toBe(true);
  });
});
