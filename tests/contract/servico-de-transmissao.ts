import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOLO_DO_EMISSOR } from '@martelo/shared/transmissao/fim';
import { CABECALHO_FLV, criarLeitorDeFlv, escreverTag, type TagFlv } from '@martelo/shared/transmissao/flv';
import { WebSocket } from 'ws';
import { portaLivre } from '../porta-livre.ts';
import { espera, SEGREDO } from './engine.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const PRAZO_MS = 30_000;

/** The media service as the supervisor runs it, on ports of its own, beside a test's engine. */
export class ServicoDeTransmissao {
  readonly porta: number;
  readonly portaRtmp: number;
  #processo: ChildProcess | null = null;
  saida = '';

  private constructor(porta: number, portaRtmp: number) {
    this.porta = porta;
    this.portaRtmp = portaRtmp;
  }
  static async novo(): Promise<ServicoDeTransmissao> {
    return new ServicoDeTransmissao(await portaLivre(), await portaLivre());
  }

  /** What an engine has to know of it. */
  get ambiente(): Record<string, string> {
    return { PORT_TRANSMISSAO: String(this.porta), PORT_RTMP: String(this.portaRtmp) };
  }

  async subir(engineUrl: string): Promise<void> {
    const processo = spawn(join(RAIZ, 'node_modules/.bin/node'), ['src/main.ts'], {
      cwd: join(RAIZ, 'transmissao'),
      env: {
        ...{ PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
        ...{ ...this.ambiente, ENGINE_URL: engineUrl, MARTELO_SEGREDO_SERVICO: SEGREDO },
      },
    });
    this.#processo = processo;
    for (const fluxo of [processo.stdout, processo.stderr])
      fluxo?.on('data', (parte) => {
        this.saida += parte;
      });
    const limite = Date.now() + PRAZO_MS;
    while (Date.now() < limite && processo.exitCode === null) {
      const pronto = await fetch(`http://127.0.0.1:${this.porta}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (pronto) return;
      await espera(50);
    }
    throw new Error(`the media service did not become ready:\n${this.saida}`);
  }

  async parar(sinal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const processo = this.#processo;
    if (processo === null || processo.exitCode !== null || processo.signalCode !== null) return;
    const fim = once(processo, 'exit');
    processo.kill(sinal);
    await fim;
  }

  soquete(token: string, emissor = false): WebSocket {
    const um = new WebSocket(
      `ws://127.0.0.1:${this.porta}/fluxo?token=${encodeURIComponent(token)}`,
      emissor ? PROTOCOLO_DO_EMISSOR : undefined,
    );
    um.on('error', () => {});
    return um;
  }
}

export const CONFIGURACAO: TagFlv = { tipo: 9, ts: 0, dados: Uint8Array.of(0x17, 0, 0, 0, 0, 1) };
export const quadroChave = (ts: number): TagFlv => ({
  ...{ tipo: 9, ts },
  dados: Uint8Array.of(0x17, 1, 0, 0, 0, ts & 0xff),
});

/** Who sends a picture five times a second until it is told to stop. */
export class EmissorDeTeste {
  readonly soquete: WebSocket;
  readonly fim: Promise<[number, string]>;
  #relogio: NodeJS.Timeout | undefined;

  constructor(soquete: WebSocket) {
    this.soquete = soquete;
    this.fim = once(soquete, 'close').then(([codigo, porque]) => [codigo, String(porque)]);
    let ts = 0;
    soquete.on('open', () => {
      soquete.send(CABECALHO_FLV);
      soquete.send(escreverTag(CONFIGURACAO));
      this.#relogio = setInterval(() => {
        soquete.send(escreverTag(quadroChave(ts)));
        ts += 200;
      }, 200);
    });
    soquete.on('close', () => clearInterval(this.#relogio));
  }

  parar(): void {
    clearInterval(this.#relogio);
    this.soquete.terminate();
  }
}

/** All pictures that who watches was shown. */
export function quadrosDe(soquete: WebSocket): TagFlv[] {
  const lidas: TagFlv[] = [];
  const ler = criarLeitorDeFlv((tag) => {
    if (tag.tipo === 9 && tag.dados[1] === 1) lidas.push(tag);
  });
  soquete.on('message', (bytes: Buffer) => ler(bytes));
  return lidas;
}
