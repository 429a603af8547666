import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { desembrulharWoff } from './woff.ts';

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
);

/** The sum every table of a font file carries of itself. */
function somar(tabela: Buffer): number {
  const inteira = Buffer.alloc((tabela.length + 3) & ~3);
  tabela.copy(inteira);
  let soma = 0;
  for (let i = 0; i < inteira.length; i += 4) soma = (soma + inteira.readUInt32BE(i)) >>> 0;
  return soma;
}

describe('desembrulharWoff', () => {
  it('gives a TrueType file whose tables are whole, by their own checksums', () => {
    const fonte = desembrulharWoff(woff);
    expect(fonte.readUInt32BE(0)).toBe(0x00010000);
    const nomes = [];
    for (let i = 0; i < fonte.readUInt16BE(4); i++) {
      const entrada = 12 + i * 16;
      const nome = fonte.toString('latin1', entrada, entrada + 4);
      const inicio = fonte.readUInt32BE(entrada + 8);
      const tabela = Buffer.from(fonte.subarray(inicio, inicio + fonte.readUInt32BE(entrada + 12)));
      // head holds the whole file's sum, which does not count in its own.
      if (nome === 'head') tabela.writeUInt32BE(0, 8);
      expect(somar(tabela), nome).toBe(fonte.readUInt32BE(entrada + 4));
      nomes.push(nome);
    }
    expect(nomes).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp']));
  });

  it('refuses what is no WOFF or is damaged', () => {
    expect(() => desembrulharWoff(Buffer.from('wOF2'.padEnd(64)))).toThrow(/WOFF/);
    const danificada = Buffer.from(woff);
    danificada.writeUInt32BE(danificada.readUInt32BE(44 + 12) + 1, 44 + 12);
    expect(() => desembrulharWoff(danificada)).toThrow();
  });
});
