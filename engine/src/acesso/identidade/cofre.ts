import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the engine's keys are kept: a file of this machine, or what all engines share. Two adapters, one contract suite. */
export interface Cofre {
  /** Null when nothing was ever kept. */
  ler(): Promise<string | null>;
  /** Keeps `depois` if what is kept is still `antes`; false when it no longer is, and nothing was changed. */
  trocar(antes: string | null, depois: string): Promise<boolean>;
  fechar(): Promise<void>;
}

/** `<pasta>/chaves.json`, for its owner's eyes alone. Written beside and renamed, so that a crash never leaves half a file. */
export function cofreEmArquivo(pasta: string): Cofre {
  mkdirSync(pasta, { recursive: true, mode: 0o700 });
  const caminho = join(pasta, 'chaves.json');
  const ler = (): string | null => (existsSync(caminho) ? readFileSync(caminho, 'utf8') : null);
  return {
    async ler() {
      const texto = ler();
      if (texto !== null) chmodSync(caminho, 0o600);
      return texto;
    },
    async trocar(antes, depois) {
      if (ler() !== antes) return false;
      writeFileSync(`${caminho}.novo`, depois, { mode: 0o600, flush: true });
      renameSync(`${caminho}.novo`, caminho);
      return true;
    },
    async fechar() {},
  };
}
