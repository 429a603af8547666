import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * sha256 over names and contents (never times) of files and folders, so that a checkout or a touch rebuilds nothing. Tests do not count.
 * @param {string} raiz
 * @param {string[]} caminhos relative to `raiz`
 */
export function hashDe(raiz, caminhos) {
  const soma = createHash('sha256');
  const visitar = (caminho) => {
    const absoluto = join(raiz, caminho);
    if (!existsSync(absoluto)) return;
    if (statSync(absoluto).isDirectory()) {
      for (const nome of readdirSync(absoluto).sort()) visitar(join(caminho, nome));
    } else if (!/\.test\.tsx?$/.test(caminho)) {
      soma.update(`${caminho}\0`).update(readFileSync(absoluto)).update('\0');
    }
  };
  for (const caminho of caminhos) visitar(caminho);
  return soma.digest('hex');
}

/** Did `arquivo` record this very hash? */
export const confere = (arquivo, hash) => existsSync(arquivo) && readFileSync(arquivo, 'utf8') === hash;

export function carimbar(arquivo, hash) {
  mkdirSync(dirname(arquivo), { recursive: true });
  writeFileSync(arquivo, hash);
}
