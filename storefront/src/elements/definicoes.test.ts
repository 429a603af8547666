import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sessao } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { DEFINICOES } from './definicoes.gerado.ts';
import { EXEMPLOS } from './exemplos.gerado.ts';
import { atualizar } from './migracao.ts';

const MODOS = ['leilao', 'loja'] as const;
const kinds = Object.entries(DEFINICOES);

describe('element kinds', () => {
  it('are registered from their folders, and the registry is fresh', () => {
    const script = fileURLToPath(new URL('../../scripts/gerar-elementos.mjs', import.meta.url));
    execFileSync(process.execPath, [script, '--conferir']);
    expect(kinds.map(([nome]) => nome)).toEqual([
      'banners',
      'carrossel-lotes',
      'chamada-acao',
      'grade-lotes',
      'imagem-destaque-busca',
      'lista-itens',
      'lotes-encerrando',
      'texto',
    ]);
  });

  describe.each(kinds)('%s', (nome, definicao) => {
    it('is named as its folder and has a migration from every older version', () => {
      expect(definicao.elemento).toBe(nome);
      expect(definicao.migracoes).toHaveLength(definicao.versao - 1);
      expect(Object.hasOwn(EXEMPLOS, nome)).toBe(
        existsSync(fileURLToPath(new URL(`./${nome}/dados.ts`, import.meta.url))),
      );
    });

    it.each(MODOS)(
      'starts, in %s mode, as a section that the page schema accepts and its own definition allows',
      (modo) => {
        const { itens, ...semente } = definicao.semente(modo);
        const lida = sessao.parse({
          ...semente,
          id: 's1',
          elemento: nome,
          versao: definicao.versao,
          nome: definicao.rotulo[modo],
          itens: itens.map((item, i) => ({ ...item, id: `i${i}` })),
        });
        expect(definicao.modelos.map(({ valor }) => valor)).toContain(lida.modelo);
        expect(lida.itens.length).toBeGreaterThanOrEqual(definicao.itens.min);
        expect(lida.itens.length).toBeLessThanOrEqual(definicao.itens.max);
        if (definicao.sessao.consulta) {
          expect(lida.consulta?.porPagina).toBeLessThanOrEqual(definicao.sessao.consulta.maximo);
        } else expect(lida.consulta).toBeNull();
        const campos = new Set<string>(definicao.itens.campos.map(({ campo }) => campo));
        for (const item of lida.itens)
          for (const campo of ['titulo', 'subtitulo', 'textoBotao', 'icone', 'link', 'imagem'] as const)
            if (item[campo]) expect(campos, `${nome} fills ${campo} but does not show it`).toContain(campo);
      },
    );

    it.each(MODOS)('speaks the words of %s mode', (modo) => {
      const texto = JSON.stringify([definicao.semente(modo), definicao.rotulo[modo]]);
      const alheias =
        modo === 'loja' ? /\b(lances?|lotes?|leil(ão|ões))\b/i : /\b(ofertas?|anúncios?|eventos?)\b/i;
      expect(texto.replaceAll(/"(elemento|link|campo|modelo)":"[^"]*"/g, '')).not.toMatch(alheias);
    });
  });
});

describe('migration', () => {
  it('lifts an old section step by step and leaves today’s and unknown ones alone', () => {
    const base = sessao.parse({ id: 's', elemento: 'texto', nome: 'Texto' });
    expect(atualizar(base)).toBe(base);
    const desconhecida = { ...base, elemento: 'de-amanha' };
    expect(atualizar(desconhecida)).toBe(desconhecida);
  });
});
