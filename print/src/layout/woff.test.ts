import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { desembrulharWoff } from './woff.ts';

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
);

describe('desembrulharWoff', () => {
  it('gives a TrueType file with the same letters', () => {
    const fonte = desembrulharWoff(woff);
    expect(fonte.readUInt32BE(0)).toBe(0x00010000);
    const lida = create(fonte);
    for (const letra of 'aZãçõÁ0º€—’')
      expect(lida.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0)).toBe(true);
  });

  it('refuses what is no WOFF or is damaged', () => {
    expect(() => desembrulharWoff(Buffer.from('wOF2'.padEnd(64)))).toThrow(/WOFF/);
    const danificada = Buffer.from(woff);
    danificada.writeUInt32BE(danificada.readUInt32BE(44 + 12) + 1, 44 + 12);
    expect(() => desembrulharWoff(danificada)).toThrow();
  });
});
