import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { describe, expect, it } from 'vitest';
import { EXEMPLOS } from './exemplos.gerado.ts';

describe('element kinds', () => {
  it('are registered from their folders, and the registries are fresh', () => {
    const script = fileURLToPath(new URL('../../scripts/gerar-elementos.mjs', import.meta.url));
    execFileSync(process.execPath, [script, '--conferir']);
  });

  it.each(Object.keys(DEFINICOES))('%s has examples of its data if it shows any', (elemento) => {
    expect(Object.hasOwn(EXEMPLOS, elemento)).toBe(
      existsSync(fileURLToPath(new URL(`./${elemento}/dados.ts`, import.meta.url))),
    );
  });
});
