import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE, RAIZ } from './ambiente.mjs';
import { Falha } from './falha.mjs';

/** System package managers, and how each installs a package without asking. The first that is there is used. */
const GERENCIADORES = {
  'apt-get': (pacote) => [
    ['update', '-qq'],
    ['install', '-y', '-qq', pacote],
  ],
  dnf: (pacote) => [['install', '-y', '-q', pacote]],
  apk: (pacote) => [['add', '--no-cache', pacote]],
  pacman: (pacote) => [['-Sy', '--noconfirm', pacote]],
  brew: (pacote) => [['install', pacote]],
};

/** Debian's browser without a window: the same engine, a half to a third of the processor for each page that is opened. */
const SEM_JANELA = 'chromium-headless-shell';
const NAVEGADORES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const CHROME_DO_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a Chromium or Chrome: CHROMIUM_PATH, one without a window where the system has or installs it, the system's own, or Playwright's.
 * @param {(mensagem: string) => void} dizer
 */
export function encontrarNavegador(dizer) {
  const leve = process.env.CHROMIUM_PATH ?? noPath(SEM_JANELA);
  if (leve && existsSync(leve)) return leve;
  if (noPath('apt-get') && instalar(SEM_JANELA, dizer) && noPath(SEM_JANELA)) return noPath(SEM_JANELA);
  const procurar = () =>
    [...NAVEGADORES.map(noPath), CHROME_DO_MAC].find((caminho) => caminho && existsSync(caminho));
  const encontrado = procurar() ?? (instalar('chromium', dizer) ? procurar() : undefined);
  if (encontrado) return encontrado;
  dizer('Baixando o navegador do Playwright…');
  spawnSync(NODE, [join(RAIZ, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  const { stdout } = spawnSync(NODE, ['-e', "console.log(require('playwright').chromium.executablePath())"], {
    cwd: RAIZ,
    encoding: 'utf8',
  });
  if (existsSync(stdout.trim())) return stdout.trim();
  throw new Falha('nenhum Chromium ou Chrome encontrado nem instalável. Instale um e defina CHROMIUM_PATH.');
}

/**
 * Makes sure that poppler's tools, which read a PDF back, are there. Tests that need them say so and are skipped otherwise.
 * @param {(mensagem: string) => void} dizer
 */
export function garantirPoppler(dizer) {
  if (!noPath('pdftoppm')) instalar(noPath('brew') || noPath('pacman') ? 'poppler' : 'poppler-utils', dizer);
}

/**
 * Installs a package with the system's own manager, if there is one. True when it says it did.
 * @param {string} pacote
 * @param {(mensagem: string) => void} dizer
 */
export function instalar(pacote, dizer) {
  const gerenciador = Object.keys(GERENCIADORES).find(noPath);
  if (!gerenciador) return false;
  dizer(`Instalando ${pacote} com ${gerenciador} (uma vez)…`);
  const ambiente = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return GERENCIADORES[gerenciador](pacote).every(
    (passo) => spawnSync(gerenciador, passo, { stdio: 'ignore', env: ambiente }).status === 0,
  );
}

/** Path of a program on PATH; undefined when there is none. */
export const noPath = (nome) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((pasta) => join(pasta, nome))
    .find((caminho) => existsSync(caminho));
