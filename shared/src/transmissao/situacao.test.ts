import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSOS, type Passo, type PontoDaTransmissao } from './situacao.ts';

const NOMES = Object.keys(PASSOS) as Passo[];
const INICIO: PontoDaTransmissao = { situacao: 'PREPARADA', publicada: false };
const andar = (passos: Passo[]) => passos.reduce((ponto, passo) => PASSOS[passo](ponto), INICIO);

test('from wherever: what ended stays so, nothing is shown that staff do not publish, and a step taken twice is one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NOMES)), (passos) => {
      const ponto = andar(passos);
      if (ponto.situacao === 'PUBLICADA') expect(ponto.publicada).toBe(true);
      if (ponto.situacao === 'NO_AR' || ponto.situacao === 'ENCERRADA') expect(ponto.publicada).toBe(false);
      expect(ponto.situacao === 'ENCERRADA').toBe(passos.includes('encerrar'));
      for (const passo of NOMES) expect(PASSOS[passo](PASSOS[passo](ponto))).toEqual(PASSOS[passo](ponto));
    }),
  );
});

test('what fell comes back as what it was, by itself', () => {
  for (const antes of [['chegou'], ['chegou', 'publicar']] as Passo[][])
    expect(andar([...antes, 'faltou', 'chegou'])).toEqual(andar(antes));
  expect(andar(['publicar'])).toEqual({ situacao: 'PREPARADA', publicada: true });
  expect(andar(['publicar', 'chegou']).situacao).toBe('PUBLICADA');
  expect(andar(['chegou', 'faltou', 'publicar'])).toEqual({ situacao: 'CAIU', publicada: true });
  expect(andar(['chegou', 'faltou', 'publicar', 'chegou']).situacao).toBe('PUBLICADA');
  expect(andar(['chegou', 'publicar', 'faltou', 'recolher', 'chegou']).situacao).toBe('NO_AR');
});
