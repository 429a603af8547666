import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Falha } from './falha.mjs';

export const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
/** The pinned Node that everything but this bootstrap runs on. */
export const NODE = join(RAIZ, 'node_modules/node/bin/node');

/** @typedef {'engine' | 'cms' | 'storefront' | 'print' | 'transmissao'} Nome */
const PORTAS = { storefront: 3000, cms: 3001, engine: 3002, print: 3003, transmissao: 3004 };
/** Where encoders send to: the same service as `transmissao`, by another protocol. */
const PORTA_RTMP = 1935;
const BANCO_DA_DEMO = 3010;
const NODE_MINIMO = 20;
const LIVRE_MINIMO_MB = 300;

export function exigirNode() {
  if (Number(process.versions.node.split('.')[0]) < NODE_MINIMO) {
    throw new Falha(`é preciso Node ${NODE_MINIMO} ou mais novo; este é o ${process.versions.node}.`);
  }
}

/** Ports by service, from PORT_STOREFRONT … or the defaults. */
export function lerPortas() {
  return Object.fromEntries(Object.entries(PORTAS).map(([nome, padrao]) => [nome, lerPorta(nome, padrao)]));
}

/**
 * Port of the encoders (PORT_RTMP). Beside a platform on ports of its own there may be another: then it is the one after the video's.
 * @param {{ transmissao?: number }} portas a build has none
 */
export const portaDosCodificadores = ({ transmissao = PORTAS.transmissao }) =>
  lerPorta('rtmp', transmissao === PORTAS.transmissao ? PORTA_RTMP : transmissao + 1);

function lerPorta(nome, padrao) {
  const variavel = `PORT_${nome.toUpperCase()}`;
  const porta = Number(process.env[variavel] || padrao);
  if (!Number.isInteger(porta) || porta < 1 || porta > 65_535)
    throw new Falha(`${variavel} não é uma porta: ${process.env[variavel]}`);
  return porta;
}

/**
 * Port of the pages of the demo's bank, where whoever tries it pays; null without demo, and where MARTELO_DEMO_BANCO is set to nothing.
 * @param {Record<string, number>} portas
 */
export function portaDoBancoDaDemo(portas) {
  if (process.env.MARTELO_DEMO === '0') return null;
  const dita = process.env.MARTELO_DEMO_BANCO;
  // Beside a platform on ports of its own there may be another.
  if (dita === undefined) return portas.engine === PORTAS.engine ? BANCO_DA_DEMO : null;
  return Number(dita) || null;
}

/** @param {Record<string, number>} portas */
export async function exigirPortasLivres(portas) {
  for (const [nome, porta] of Object.entries(portas)) {
    const livre = await new Promise((responder) => {
      const servidor = createServer();
      servidor.once('error', () => responder(false));
      servidor.listen(porta, () => servidor.close(() => responder(true)));
    });
    if (!livre) {
      const variavel = nome === 'banco' ? 'MARTELO_DEMO_BANCO' : `PORT_${nome.toUpperCase()}`;
      throw new Falha(
        `a porta ${porta} (${nome}) já está em uso. Feche o outro programa ou defina ${variavel} com outra porta.`,
      );
    }
  }
}

/** The data folder, made if need be, writable and with room on the disk. Returns its absolute path. */
export function prepararDados() {
  const dados = resolve(RAIZ, process.env.MARTELO_DADOS || '.data');
  mkdirSync(join(dados, 'logs'), { recursive: true, mode: 0o700 });
  const { bavail, bsize } = statfsSync(dados);
  const livreMb = Math.floor((bavail * bsize) / 1_000_000);
  if (livreMb < LIVRE_MINIMO_MB) {
    throw new Falha(
      `restam só ${livreMb} MB no disco de ${dados}; são precisos ao menos ${LIVRE_MINIMO_MB} MB. Libere espaço ou defina MARTELO_DADOS.`,
    );
  }
  writeFileSync(join(dados, '.escrita'), '');
  return dados;
}

/**
 * Secrets of this installation: made once, kept in `<dados>/segredos.json`, readable by its owner alone.
 * @param {string} dados
 * @returns {{ servico: string, servicoAnterior?: string, payload: string, monitor: string, senhaDemo: string }}
 */
export function lerSegredos(dados) {
  const arquivo = join(dados, 'segredos.json');
  const gravados = existsSync(arquivo) ? JSON.parse(readFileSync(arquivo, 'utf8')) : {};
  const segredos = {
    servico: randomBytes(32).toString('base64url'),
    payload: randomBytes(32).toString('base64url'),
    monitor: randomBytes(24).toString('base64url'),
    senhaDemo: process.env.MARTELO_DEMO_SENHA || `demo-${randomBytes(6).toString('hex')}`,
    ...gravados,
  };
  gravarSegredos(arquivo, segredos);
  return segredos;
}

/**
 * Makes a new services' secret and keeps the one before as also taken; or forgets the one before. In force from the next start.
 * @param {string} dados folder that has its secrets already
 * @param {boolean} esquecer
 */
export function rotacionarSegredo(dados, esquecer) {
  const arquivo = join(dados, 'segredos.json');
  const { servicoAnterior: _, ...gravados } = JSON.parse(readFileSync(arquivo, 'utf8'));
  gravarSegredos(
    arquivo,
    esquecer
      ? gravados
      : { ...gravados, servico: randomBytes(32).toString('base64url'), servicoAnterior: gravados.servico },
  );
}

/** Whole or not at all: without its secrets an installation opens nothing. */
function gravarSegredos(arquivo, segredos) {
  const novo = `${arquivo}.novo`;
  writeFileSync(novo, `${JSON.stringify(segredos, null, 2)}\n`, { mode: 0o600 });
  chmodSync(novo, 0o600);
  renameSync(novo, arquivo);
}

/**
 * The link that opens an installation without a brand, as the engine left it for who runs it; null where there is one already. It is good once,
 * for half an hour, and each start makes another.
 * @param {string} dados
 */
export function lerPrimeiraHora(dados) {
  const arquivo = join(dados, 'engine', 'primeira-hora.txt');
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8').trim() : null;
}

/**
 * What every service is told.
 * @param {{ portas: Record<string, number>, dados: string, segredos: ReturnType<typeof lerSegredos>, dev: boolean }} opcoes
 */
export function ambienteDosServicos({ portas, dados, segredos, dev }) {
  const enderecos = Object.fromEntries(
    Object.entries(portas).map(([nome, porta]) => [`${nome.toUpperCase()}_URL`, `http://127.0.0.1:${porta}`]),
  );
  const numeros = Object.fromEntries(
    Object.entries(portas).map(([nome, porta]) => [`PORT_${nome.toUpperCase()}`, String(porta)]),
  );
  return {
    ...enderecos,
    MARTELO_CMS_PUBLICO: `http://localhost:${portas.cms}`,
    MARTELO_STOREFRONT_PUBLICO: `http://{subdominio}.localhost:${portas.storefront}`,
    ...process.env,
    ...numeros,
    PORT_RTMP: String(portaDosCodificadores(portas)),
    NODE_ENV: dev ? 'development' : 'production',
    MARTELO_DADOS: dados,
    MARTELO_SEGREDO_SERVICO: segredos.servico,
    MARTELO_SEGREDO_SERVICO_ANTERIOR: segredos.servicoAnterior ?? '',
    MARTELO_MONITOR_TOKEN: process.env.MARTELO_MONITOR_TOKEN || segredos.monitor,
    PAYLOAD_SECRET: segredos.payload,
    MARTELO_DEMO_SENHA: segredos.senhaDemo,
    MARTELO_DEMO_BANCO: String(portaDoBancoDaDemo(portas) ?? ''),
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY_DISABLED: '1',
    PATH: `${join(RAIZ, 'node_modules/.bin')}:${process.env.PATH}`,
  };
}
