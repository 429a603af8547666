import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Elsewhere than on Linux each look is a program of its own. */
const INTERVALO_MS = process.platform === 'linux' ? 200 : 1_000;
/** npm runs scripts through a shell, and some versions through one more process. */
const MAIOR_DISTANCIA = 3;

/**
 * Calls `aoFicarSo` once when the npm that started this program is gone. npm passes a signal on to its shell only, which dies
 * of it and leaves us alone: that we were given to another parent is all we ever hear. Whoever starts us without npm
 * (nohup, a service manager) may leave: nothing is watched then.
 * @param {() => void} aoFicarSo
 */
export function vigiarQuemIniciou(aoFicarSo) {
  const cadeia = cadeiaAteNpm();
  if (cadeia.length === 0) return;
  const relogio = setInterval(() => {
    if (cadeia.every(([filho, pai]) => paiDe(filho) === pai)) return;
    clearInterval(relogio);
    aoFicarSo();
  }, INTERVALO_MS);
  relogio.unref();
}

/** From this process up to npm, as pairs of child and parent; empty when npm is not near. */
function cadeiaAteNpm() {
  if (!process.env.npm_lifecycle_event) return [];
  const cadeia = [];
  let pid = process.pid;
  for (let passo = 0; passo < MAIOR_DISTANCIA; passo += 1) {
    const pai = paiDe(pid);
    if (!(pai > 1)) return [];
    cadeia.push([pid, pai]);
    if (ehNpm(pai)) return cadeia;
    pid = pai;
  }
  return [];
}

/** npm names itself "npm start", or is node with npm's program. */
const ehNpm = (pid) => /^npm\b|npm-cli\.js/.test(ps(pid, 'command'));

function paiDe(pid) {
  if (pid === process.pid) return process.ppid;
  try {
    // The name in brackets may hold anything: what follows the last bracket is state and parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return Number(ps(pid, 'ppid'));
  }
}

const ps = (pid, campo) =>
  (spawnSync('ps', ['-o', `${campo}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
