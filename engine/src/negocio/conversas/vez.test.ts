import { expect, it } from 'vitest';
import { criarVez } from './vez.ts';

const respiro = () => new Promise((resolver) => setImmediate(resolver));

it('one at a time of a chat, so many of all, in turn; who comes too late is told so', async () => {
  const vez = criarVez(2, 5);
  const abertas: (() => void)[] = [];
  const emCurso = new Map<string, number>();
  let juntas = 0;
  let maximo = 0;
  const feitas: string[] = [];
  const trabalho = (chat: string, nome: string) =>
    vez(chat, async () => {
      emCurso.set(chat, (emCurso.get(chat) ?? 0) + 1);
      expect(emCurso.get(chat)).toBe(1);
      juntas += 1;
      maximo = Math.max(maximo, juntas);
      await new Promise<void>((resolver) => abertas.push(resolver));
      juntas -= 1;
      emCurso.set(chat, emCurso.get(chat)! - 1);
      feitas.push(nome);
    });
  // One chat that everybody shouts in, and two others.
  const todas = ['a1', 'a2', 'a3', 'b1', 'c1'].map((nome) => trabalho(nome[0]!, nome));
  await expect(trabalho('d', 'd1')).rejects.toMatchObject({ codigo: 'CHAT_OCUPADO' });
  for (let n = 0; n < 5; n++) {
    await respiro();
    abertas.shift()!();
  }
  await Promise.all(todas);
  expect([maximo, juntas]).toEqual([2, 0]);
  expect(feitas.indexOf('b1')).toBeLessThan(feitas.indexOf('a2'));
  expect(feitas.filter((nome) => nome.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  await expect(vez('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(vez('a', async () => 'depois')).resolves.toBe('depois');
});
