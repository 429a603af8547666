import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirChaves } from './chaves.ts';
import { cofreEmArquivo } from './cofre.ts';
import { criarSegredosAConfirmar, type SegredosAConfirmar } from './segredo-a-confirmar.ts';

const pasta = mkdtempSync(join(tmpdir(), 'segredos-'));
afterAll(() => rmSync(pasta, { recursive: true }));
let agora = Date.parse('2026-11-21T12:29:00Z');
let segredos: SegredosAConfirmar;
beforeAll(async () => {
  segredos = criarSegredosAConfirmar(await abrirChaves(cofreEmArquivo(pasta)), () => agora);
});
const de = (contaUid: string, uid: string) => ({ sessao: { contaUid, uid } }) as never;

describe('a secret to be confirmed', () => {
  it('is good for whom it was given to, and for half an hour to an hour', () => {
    const segredo = segredos.emitir(de('ana', 'uma'));
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/);
    expect(segredos.emitir(de('ana', 'uma'))).not.toBe(segredo);
    expect(segredos.confere(segredo, de('ana', 'uma'))).toBe(true);
    expect(segredos.confere(segredo, de('ana', 'outra'))).toBe(false);
    expect(segredos.confere(segredo, de('bia', 'uma'))).toBe(false);
    agora += 30 * 60_000;
    expect(segredos.confere(segredo, de('ana', 'uma'))).toBe(true);
    agora += 30 * 60_000;
    expect(segredos.confere(segredo, de('ana', 'uma'))).toBe(false);
  });

  it('is ours alone: any letter changed, or any length, is refused', () => {
    const segredo = segredos.emitir(de('ana', 'uma'));
    for (let i = 0; i < segredo.length; i++) {
      const outra = segredo[i] === 'A' ? 'B' : 'A';
      expect(segredos.confere(segredo.slice(0, i) + outra + segredo.slice(i + 1), de('ana', 'uma'))).toBe(
        false,
      );
    }
    for (const errado of ['', 'A', segredo.slice(1), `${segredo}AAAAAAAA`])
      expect(segredos.confere(errado, de('ana', 'uma')), errado).toBe(false);
  });
});
