import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE, RAIZ } from './ambiente.mjs';
import { Falha } from './falha.mjs';

const NOMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const DO_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** How system package managers call Chromium; the first that is there is asked. */
const GERENCIADORES = [
  [
    'apt-get',
    [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ],
  ],
  ['dnf', [['install', '-y', '-q', 'chromium']]],
  ['apk', [['add', '--no-cache', 'chromium']]],
  ['pacman', [['-Sy', '--noconfirm', 'chromium']]],
  ['brew', [['install', '--cask', 'chromium']]],
];

/**
 * Path of a Chromium or Chrome: CHROMIUM_PATH, the system's, one installed by the system's package manager, or Playwright's own.
 * @param {(mensagem: string) => void} dizer
 */
export function encontrarNavegador(dizer) {
  const presente = procurar();
  if (presente) return presente;
  for (const [gerenciador, passos] of GERENCIADORES) {
    if (!noPath(gerenciador)) continue;
    dizer(`Instalando o Chromium com ${gerenciador} (uma vez)…`);
    for (const passo of passos)
      spawnSync(gerenciador, passo, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    const instalado = procurar();
    if (instalado) return instalado;
    break;
  }
  dizer('Baixando o navegador do Playwright…');
  spawnSync(NODE, [join(RAIZ, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  const { stdout } = spawnSync(
    NODE,
    ['-e', "console.log(require('playwright-core').chromium.executablePath())"],
    { cwd: RAIZ, encoding: 'utf8' },
  );
  if (existsSync(stdout.trim())) return stdout.trim();
  throw new Falha('nenhum Chromium ou Chrome encontrado nem instalável. Instale um e defina CHROMIUM_PATH.');
}

const procurar = () =>
  [process.env.CHROMIUM_PATH, ...NOMES.map(noPath), DO_MAC].find((caminho) => caminho && existsSync(caminho));

const noPath = (nome) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((pasta) => join(pasta, nome))
    .find((caminho) => existsSync(caminho));
