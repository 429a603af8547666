import { describe, expect, it } from 'vitest';
import { Prontas } from './prontas.ts';

function bancada() {
  let agora = 0;
  let vezes = 0;
  const guardadas = new Prontas({ validadeMs: 1_000, maximo: 2, agora: () => agora });
  const ler = (chave = 'a', opcoes = {}) => guardadas.ler(chave, async () => ({ vez: ++vezes }), opcoes);
  return { guardadas, ler, passar: (ms: number) => (agora += ms), vezes: () => vezes };
}

describe('answers kept ready', () => {
  it('are made once for all who ask at the same time, and again when their time is over', async () => {
    const { ler, passar, vezes } = bancada();
    const [um, outro] = await Promise.all([ler(), ler()]);
    expect(um).toBe(outro);
    expect(um.corpo).toBe('{"vez":1}');
    passar(999);
    await ler();
    expect(vezes()).toBe(1);
    passar(1);
    expect((await ler()).corpo).toBe('{"vez":2}');
  });

  it('are made again for who asks for a fresh one, and that one is kept', async () => {
    const { ler } = bancada();
    await ler();
    expect((await ler('a', { fresca: true })).corpo).toBe('{"vez":2}');
    expect((await ler()).corpo).toBe('{"vez":2}');
  });

  it('are dropped when something changes', async () => {
    const { guardadas, ler } = bancada();
    const antes = await ler();
    guardadas.descartar();
    const depois = await ler();
    expect(depois.corpo).toBe('{"vez":2}');
    expect(depois.etag).not.toBe(antes.etag);
  });

  it('make room for newer ones', async () => {
    const { ler, vezes } = bancada();
    await ler('a');
    await ler('b');
    await ler('c');
    await ler('b');
    expect(vezes()).toBe(3);
    await ler('a');
    expect(vezes()).toBe(4);
  });

  it('are not kept when making them failed', async () => {
    const guardadas = new Prontas();
    await expect(guardadas.ler('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await guardadas.ler('a', async () => 1)).corpo).toBe('1');
  });
});
