import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Pacote {
  version: string;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Pacote>;
};
const pacotes = Object.entries(lock.packages);
const versoes = (nome: string) =>
  pacotes.filter(([caminho]) => caminho.endsWith(`node_modules/${nome}`)).map(([, { version }]) => version);

describe('the lockfile', () => {
  test('names every platform’s binaries, so that npm ci works on any machine', () => {
    const faltam = pacotes.flatMap(([caminho, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((nome) => versoes(nome).length === 0)
        .map((nome) => `${caminho} → ${nome}`),
    );
    expect(faltam).toEqual([]);
  });

  test('keeps the socket stack above its vulnerable versions, and graphql where Payload needs it', () => {
    const aoMenos = (nome: string, minimo: [number, number, number]) => {
      expect(versoes(nome).length, nome).toBeGreaterThan(0);
      for (const versao of versoes(nome)) {
        const partes = versao.split('.').map(Number);
        const diferenca = partes.map((parte, i) => parte - minimo[i]!).find((valor) => valor !== 0) ?? 0;
        expect(diferenca, `${nome} ${versao}`).toBeGreaterThanOrEqual(0);
      }
    };
    aoMenos('engine.io', [6, 6, 10]);
    aoMenos('socket.io-parser', [4, 2, 7]);
    expect(versoes('graphql').every((versao) => versao.startsWith('16.'))).toBe(true);
  });
});
