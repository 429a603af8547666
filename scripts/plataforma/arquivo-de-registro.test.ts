import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArquivoDeRegistro } from './arquivo-de-registro.mjs';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-log-'));
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

test('a log never takes more than it may, and always ends with what was said last', () => {
  const arquivo = join(pasta, 'engine.log');
  writeFileSync(arquivo, 'de antes\n'.repeat(50));
  const registro = new ArquivoDeRegistro(arquivo, 2_000);
  for (let i = 0; i < 500; i += 1) {
    registro.escrever(`linha ${i}`);
    if (i % 7 === 0) registro.descarregar();
  }
  registro.descarregar();
  const total = readdirSync(pasta).reduce((soma, nome) => soma + statSync(join(pasta, nome)).size, 0);
  expect(total).toBeLessThanOrEqual(2_000);
  expect(readdirSync(pasta).sort()).toEqual(['engine.log', 'engine.log.1']);
  const linhas = `${readFileSync(`${arquivo}.1`, 'utf8')}${readFileSync(arquivo, 'utf8')}`.trim().split('\n');
  const ultimas = linhas.map((linha) => Number(linha.split(' ')[1]));
  expect(ultimas.at(-1)).toBe(499);
  expect(ultimas).toEqual(ultimas.map((_, i) => ultimas[0]! + i));
});
