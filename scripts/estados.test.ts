import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { desenharFases } from './estados-desenho.ts';
import { documentoDeEstados } from './estados-documento.ts';

const ler = (caminho: string) =>
  readFileSync(fileURLToPath(new URL(`../docs/${caminho}`, import.meta.url)), 'utf8');

describe('docs/estados.md', () => {
  it('says and draws what the tables hold: run `npm run estados` when this fails', () => {
    expect(ler('estados.md')).toBe(documentoDeEstados());
    expect(ler('imagens/estados.svg')).toBe(desenharFases());
  });
});
