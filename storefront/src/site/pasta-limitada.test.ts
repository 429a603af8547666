import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PastaLimitada } from './pasta-limitada.ts';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'pasta-limitada-'));
});
const nova = (maximoBytes = 1_000, maximoArquivos = 100) =>
  new PastaLimitada({ pasta, maximoBytes, maximoArquivos });
const noDisco = () =>
  readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => statSync(join(pasta, nome)).isFile())
    .sort();

describe('a bounded folder', () => {
  it('never holds more bytes or files than it may, whatever is put into it', async () => {
    const limitada = nova(1_000, 7);
    for (let i = 0; i < 60; i += 1) await limitada.guardar(`${i % 3}/${i}`, Buffer.alloc(10 + i * 4));
    expect(await limitada.tamanho()).toMatchObject({ arquivos: noDisco().length });
    expect(noDisco().length).toBeLessThanOrEqual(7);
    expect(noDisco().reduce((soma, nome) => soma + statSync(join(pasta, nome)).size, 0)).toBeLessThanOrEqual(
      1_000,
    );
  });

  it('keeps what is used and lets go of what is not', async () => {
    const limitada = nova(1_000, 3);
    for (const nome of ['a', 'b', 'c']) await limitada.guardar(nome, nome);
    expect(String(await limitada.ler('a'))).toBe('a');
    await limitada.guardar('d', 'd');
    expect(noDisco()).toEqual(['a', 'c', 'd']);
    expect(await limitada.ler('b')).toBeNull();
  });

  it('counts what an older version left, the oldest first to go, and clears away half a write', async () => {
    for (const [i, nome] of ['velho', 'novo', 'meio.1.novo'].entries()) {
      writeFileSync(join(pasta, nome), Buffer.alloc(400));
      utimesSync(join(pasta, nome), 1_000 + i, 1_000 + i);
    }
    const limitada = nova(1_000, 10);
    await limitada.guardar('x', Buffer.alloc(400));
    expect(noDisco()).toEqual(['novo', 'x']);
  });

  it('takes the same name again without counting it twice', async () => {
    const limitada = nova();
    for (let i = 0; i < 5; i += 1) await limitada.guardar('a', Buffer.alloc(100));
    expect(await limitada.tamanho()).toEqual({ bytes: 100, arquivos: 1 });
  });
});
