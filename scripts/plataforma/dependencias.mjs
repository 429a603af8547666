import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, RAIZ } from './ambiente.mjs';
import { carimbar, confere, hashDe } from './carimbo.mjs';
import { Falha } from './falha.mjs';
import { acompanhar } from './filhos.mjs';

const MANIFESTOS = [
  'package-lock.json',
  'package.json',
  ...['shared', 'engine', 'cms', 'storefront', 'print', 'transmissao'].map((nome) => `${nome}/package.json`),
];
/** Without network a person wants to hear it in seconds, not after npm's minute of retries. */
const TENTATIVAS = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
const CARIMBO = join(RAIZ, 'node_modules/.martelo-instalado');

/**
 * Installs what the lockfile names, if it is not there yet. Never from within `npm test`, which did so when it began: a checkout that
 * changes meanwhile would have the packages taken away from all that runs.
 * @param {(mensagem: string) => void} dizer
 */
export async function instalarDependencias(dizer) {
  if (process.env.MARTELO_TESTE_INSTALADO === '1') return;
  const hash = hashDe(RAIZ, MANIFESTOS);
  if (confere(CARIMBO, hash) && existsSync(NODE)) return;
  dizer('Instalando as dependências (só na primeira vez ou quando mudam; cerca de um minuto)…');
  const npm = await npmCi();
  if (npm.status !== 0) throw new Falha(explicar(npm));
  if (!existsSync(NODE))
    throw new Falha(
      'o npm não instalou o pacote node desta plataforma; confira se scripts de instalação estão permitidos (npm config get ignore-scripts).',
    );
  carimbar(CARIMBO, hash);
}

function npmCi() {
  const filho = acompanhar(
    spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...TENTATIVAS], {
      cwd: RAIZ,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let stderr = '';
  filho.stderr.setEncoding('utf8').on('data', (parte) => {
    stderr += parte;
  });
  return new Promise((responder) => {
    filho.once('error', (error) => responder({ status: null, error, stderr }));
    filho.once('close', (status) => responder({ status, error: undefined, stderr }));
  });
}

function explicar({ error, stderr }) {
  if (error?.code === 'ENOENT') return 'o npm não foi encontrado. Instale o Node com npm e rode de novo.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(stderr)) {
    return 'sem acesso ao registro do npm para instalar as dependências. Confira a rede e rode npm start de novo.';
  }
  if (/ENOSPC/.test(stderr))
    return 'o disco encheu durante a instalação. Libere espaço e rode npm start de novo.';
  if (/EACCES|EPERM|EROFS/.test(stderr)) return `sem permissão para escrever em ${RAIZ}node_modules.`;
  return `a instalação das dependências falhou: ${stderr.trim().split('\n').slice(0, 3).join(' ')}`;
}
