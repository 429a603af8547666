import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, RAIZ } from './ambiente.mjs';
import { carimbar, confere, hashDe } from './carimbo.mjs';
import { Falha } from './falha.mjs';

/** What each built service is made from. */
const FONTES = {
  storefront: [
    'storefront/src',
    'storefront/public',
    'storefront/next.config.ts',
    'storefront/package.json',
    'shared/src',
    'package-lock.json',
  ],
  cms: [
    'cms/src',
    'cms/public',
    'cms/next.config.mjs',
    'cms/package.json',
    'storefront/src/elements',
    'storefront/src/previa',
    'storefront/src/fotos',
    'shared/src',
    'package-lock.json',
  ],
};

/**
 * Production builds of the two Next services, side by side, each only when its sources changed.
 * @param {{ ambiente: Record<string, string>, dizer: (mensagem: string) => void }} opcoes
 */
export async function construir({ ambiente, dizer }) {
  const pendentes = Object.entries(FONTES)
    .map(([nome, fontes]) => ({
      nome,
      hash: hashDe(RAIZ, fontes),
      carimbo: join(RAIZ, nome, '.next/martelo-carimbo'),
    }))
    .filter(
      ({ nome, hash, carimbo }) => !confere(carimbo, hash) || !existsSync(join(RAIZ, nome, '.next/BUILD_ID')),
    );
  if (pendentes.length === 0) return;
  dizer(
    `Construindo ${pendentes.map(({ nome }) => nome).join(' e ')} (só quando o código muda; cerca de um minuto)…`,
  );
  await Promise.all(
    pendentes.map(async ({ nome, hash, carimbo }) => {
      await nextBuild(nome, ambiente);
      carimbar(carimbo, hash);
      dizer(`  ${nome} construído.`);
    }),
  );
}

function nextBuild(nome, ambiente) {
  const pasta = join(RAIZ, nome);
  mkdirSync(join(pasta, '.next'), { recursive: true });
  const arquivoLog = join(pasta, '.next/build.log');
  const log = createWriteStream(arquivoLog);
  return new Promise((responder, rejeitar) => {
    const filho = spawn(NODE, [join(RAIZ, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: pasta,
      env: { ...ambiente, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    filho.stdout.pipe(log, { end: false });
    filho.stderr.pipe(log, { end: false });
    filho.once('error', rejeitar);
    filho.once('close', (codigo) => {
      log.end(() => {
        if (codigo === 0) return responder(undefined);
        const fim = readFileSync(arquivoLog, 'utf8').trim().split('\n').slice(-15).join('\n');
        rejeitar(new Falha(`a construção de ${nome} falhou (log em ${arquivoLog}):\n${fim}`));
      });
    });
  });
}
