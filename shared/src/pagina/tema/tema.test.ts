import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contraste, deHex, paraHex } from './cor.ts';
import { NOITE_MAIS_CLARA } from './palco.ts';
import { coresLegiveis, DEGRAUS, escala, legivel, tema, textoSobre } from './tema.ts';

const cor = fc.integer({ min: 0, max: 0xffffff }).map((numero) => `#${numero.toString(16).padStart(6, '0')}`);
const cores = fc.record({
  corPrimaria: cor,
  corSecundaria: cor,
  corGradient1: fc.option(cor),
  corGradient2: fc.option(cor),
  corGradient3: fc.option(cor),
});

/** Pairs every screen relies on: text, ground, least ratio. */
const PARES: [string, string, number][] = [
  ['texto', 'superficie', 4.5],
  ['texto', 'fundo', 4.5],
  ['texto', 'superficie-2', 4.5],
  ['texto-suave', 'superficie', 4.5],
  ['texto-suave', 'superficie-2', 4.5],
  ['ligacao', 'superficie', 4.5],
  ['ligacao', 'fundo', 4.5],
  ['acao-texto', 'acao', 4.5],
  ['acao-texto', 'acao-forte', 4.5],
  ['acao-suave-texto', 'acao-suave', 4.5],
  ['destaque-texto', 'destaque', 4.5],
  ['destaque-sobre-claro', 'superficie', 4.5],
  ['destaque-sobre-escuro', 'escuro', 4.5],
  ['sobre-gradiente', 'gradiente-1', 4.5],
  ['sobre-gradiente', 'gradiente-2', 4.5],
  ['sobre-gradiente', 'gradiente-3', 4.5],
  ['sobre-escuro', 'escuro', 4.5],
  ['sobre-escuro-suave', 'escuro', 4.5],
  ['botao-sobre-gradiente-texto', 'botao-sobre-gradiente', 4.5],
  ['botao-sobre-gradiente-texto', 'botao-sobre-gradiente-forte', 4.5],
  ['botao-sobre-gradiente', 'gradiente-1', 3],
  ['botao-sobre-gradiente', 'gradiente-3', 3],
  ['borda-controle', 'superficie', 3],
  ['acao-borda', 'superficie', 3],
  ['foco', 'superficie', 3],
  ['foco', 'superficie-2', 3],
  ['foco-sobre-escuro', 'escuro', 3],
];

describe('theme', () => {
  it('keeps a colour through OKLCH and back', () => {
    fc.assert(
      fc.property(cor, (hex) => {
        const volta = paraHex(deHex(hex));
        for (const i of [1, 3, 5]) {
          const diferenca =
            Number.parseInt(hex.slice(i, i + 2), 16) - Number.parseInt(volta.slice(i, i + 2), 16);
          expect(Math.abs(diferenca)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('makes eleven steps that only get darker, in any hue', () => {
    fc.assert(
      fc.property(cor, (hex) => {
        const luzes = escala(hex).map((degrau) => deHex(degrau).l);
        expect(luzes).toHaveLength(DEGRAUS.length);
        for (let i = 1; i < luzes.length; i++) expect(luzes[i]).toBeLessThan(luzes[i - 1]!);
      }),
    );
  });

  it('is readable in any brand colours: 4.5:1 for text, 3:1 for controls and focus', () => {
    fc.assert(
      fc.property(cores, (marca) => {
        const variaveis = tema(marca);
        for (const [frente, fundo, minimo] of PARES) {
          const razao = contraste(variaveis[frente]!, variaveis[fundo]!);
          expect(razao, `${frente} on ${fundo}`).toBeGreaterThanOrEqual(minimo);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every dark ground at least as dark as the palest one that item colours are checked against', () => {
    fc.assert(
      fc.property(cores, cor, (marca, escolhida) => {
        const texto = legivel(escolhida, NOITE_MAIS_CLARA);
        const variaveis = tema(marca);
        for (const fundo of ['noite-1', 'noite-2', 'noite-3', 'escuro'])
          if (contraste(texto, '#000000') > contraste(texto, '#ffffff'))
            expect(contraste(texto, variaveis[fundo]!), fundo).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('wears pale yellow with dark labels and a visible edge', () => {
    const variaveis = tema({
      corPrimaria: '#fff3a3',
      corSecundaria: '#ffe14d',
      corGradient1: null,
      corGradient2: null,
      corGradient3: null,
    });
    expect(variaveis.acao).toBe('#fff3a3');
    expect(deHex(variaveis['acao-texto']!).l).toBeLessThan(0.4);
    expect(contraste(variaveis['acao-borda']!, '#ffffff')).toBeGreaterThanOrEqual(3);
    // Dark yellow is olive: the dark grounds go grey, and there the button stays yellow.
    expect(deHex(variaveis.escuro!).c).toBeLessThan(0.03);
    expect(variaveis['botao-sobre-gradiente']).toBe('#fff3a3');
  });

  it('gives a brand with pale gradients a pale stage with dark words, untouched by darkening', () => {
    const variaveis = tema({
      corPrimaria: '#f6e27a',
      corSecundaria: '#2b2f3a',
      corGradient1: '#fff6c9',
      corGradient2: '#f6e27a',
      corGradient3: '#e8c93b',
    });
    expect([variaveis['gradiente-1'], variaveis['gradiente-3']]).toEqual(['#fff6c9', '#e8c93b']);
    expect(deHex(variaveis['sobre-gradiente']!).l).toBeLessThan(0.35);
  });

  it('leaves a readable text colour alone and moves an illegible one', () => {
    expect(legivel('#123456', '#ffffff')).toBe('#123456');
    fc.assert(
      fc.property(cor, cor, (texto, fundo) => {
        expect(contraste(legivel(texto, fundo), fundo)).toBeGreaterThanOrEqual(4.5);
        expect(contraste(textoSobre(fundo), fundo)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("fixes an item's chosen colours against its own ground or the section's", () => {
    expect(coresLegiveis(null, null, '#ffffff')).toEqual({});
    const amarelo = coresLegiveis('#fff3a3', null, '#ffffff');
    expect(contraste(amarelo.color!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(coresLegiveis('#ffffff', '#102a4c', '#ffffff')).toEqual({
      color: '#ffffff',
      background: '#102a4c',
    });
  });
});
