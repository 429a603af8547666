import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comprimirAdmin, comprimirConstrucao } from '../../storefront/scripts/comprimir.mjs';
import { RAIZ } from './ambiente.mjs';
import { carimbar, confere, hashDe } from './carimbo.mjs';
import { Falha } from './falha.mjs';
import { iniciarNode } from './filhos.mjs';

/** The services that are built. */
export const CONSTRUIDOS = ['storefront', 'cms'];
const ESCOPO = '@martelo/';
/** What of a workspace can end up in a build of it, or of one that depends on it. */
const PARTES = ['src', 'public', 'package.json', 'tsconfig.json', 'next.config.ts', 'next.config.mjs'];
const COMUNS = ['package-lock.json', 'tsconfig.base.json'];

/**
 * Everything that a service's build reads, relative to `raiz`: whole workspaces, its own and those it depends on by its
 * package.json, theirs too. An import across workspaces that is not declared there is refused by a test.
 * @param {string} nome
 * @param {string} [raiz]
 */
export const fontesDe = (nome, raiz = RAIZ) => [
  ...[...dependenciasDe(nome, raiz)].sort().flatMap((pacote) => PARTES.map((parte) => `${pacote}/${parte}`)),
  ...COMUNS,
];

function dependenciasDe(nome, raiz, achadas = new Set()) {
  if (achadas.has(nome)) return achadas;
  achadas.add(nome);
  const { dependencies = {} } = JSON.parse(readFileSync(join(raiz, nome, 'package.json'), 'utf8'));
  for (const pacote of Object.keys(dependencies))
    if (pacote.startsWith(ESCOPO)) dependenciasDe(pacote.slice(ESCOPO.length), raiz, achadas);
  return achadas;
}

/**
 * Production builds of the two Next services, side by side, each only when its sources changed.
 * @param {{ ambiente: Record<string, string>, dizer: (mensagem: string) => void }} opcoes
 */
export async function construir({ ambiente, dizer }) {
  await construirAdmin({ ambiente, dizer });
  const pendentes = CONSTRUIDOS.map((nome) => ({
    nome,
    hash: hashDe(RAIZ, fontesDe(nome)),
    carimbo: join(RAIZ, nome, '.next/martelo-carimbo'),
  })).filter(
    ({ nome, hash, carimbo }) => !confere(carimbo, hash) || !existsSync(join(RAIZ, nome, '.next/BUILD_ID')),
  );
  if (pendentes.length === 0) return;
  dizer(
    `Construindo ${pendentes.map(({ nome }) => nome).join(' e ')} (só quando o código muda; cerca de um minuto)…`,
  );
  await Promise.all(
    pendentes.map(async ({ nome, hash, carimbo }) => {
      await nextBuild(nome, ambiente);
      if (nome === 'storefront') await comprimirConstrucao(join(RAIZ, nome));
      carimbar(carimbo, hash);
      dizer(`  ${nome} construído.`);
    }),
  );
}

/**
 * The back office, a bundle of its own that the storefront serves (docs/administracao.md): a few seconds, in development as well.
 * @param {{ ambiente: Record<string, string>, dizer: (mensagem: string) => void }} opcoes
 */
export async function construirAdmin({ ambiente, dizer }) {
  // What it is made of is of no concern to Next, which takes a minute.
  const hash = hashDe(RAIZ, ['storefront/admin', ...fontesDe('storefront')]);
  const feito = join(RAIZ, 'storefront/.admin/martelo-carimbo');
  if (confere(feito, hash) && existsSync(join(RAIZ, 'storefront/.admin/index.html'))) return;
  dizer('Construindo a administração (só quando o código muda)…');
  await construirEm('storefront', ['vite/bin/vite.js', 'build', '--config', 'admin/vite.config.ts'], {
    ...{ ambiente, oQue: 'a administração', log: '.admin/build.log' },
  });
  await comprimirAdmin(join(RAIZ, 'storefront'));
  carimbar(feito, hash);
}

const nextBuild = (nome, ambiente) =>
  construirEm(nome, ['next/dist/bin/next', 'build'], { ambiente, oQue: nome, log: '.next/build.log' });

function construirEm(nome, [programa, ...argumentos], { ambiente, oQue, log }) {
  const pasta = join(RAIZ, nome);
  return new Promise((responder, rejeitar) => {
    const filho = iniciarNode([join(RAIZ, 'node_modules', programa), ...argumentos], {
      cwd: pasta,
      env: { ...ambiente, NODE_ENV: 'production' },
    });
    let dito = '';
    for (const saida of [filho.stdout, filho.stderr])
      saida.setEncoding('utf8').on('data', (parte) => {
        dito += parte;
      });
    filho.once('error', rejeitar);
    filho.once('close', (codigo) => {
      // Written at the end: a build empties its folder when it begins.
      const arquivoLog = join(pasta, log);
      mkdirSync(dirname(arquivoLog), { recursive: true });
      writeFileSync(arquivoLog, dito);
      if (codigo === 0) return responder(undefined);
      const fim = dito.trim().split('\n').slice(-15).join('\n');
      rejeitar(new Falha(`a construção de ${oQue} falhou (log em ${arquivoLog}):\n${fim}`));
    });
  });
}
