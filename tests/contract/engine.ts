import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { portaLivre } from '../porta-livre.ts';
import { Documento } from './documento.ts';
import { CHAMADAS, jaCompilado, pastaNova } from './pasta.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const CODIGO = join(RAIZ, 'engine');
export const SEGREDO = 'segredo-de-servico-dos-testes';
export const SENHA = 'senha-dos-testes-2026';
// Only a failure waits as long: a busy machine loads the demo over MongoDB slowly.
const PRAZO_DE_PARTIDA_MS = 90_000;

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a caller without our types would read them.
export type Json = any;

export interface Resposta<T = Json> {
  status: number;
  corpo: T;
  texto: string;
}
export interface Opcoes {
  corpo?: unknown;
  /** The body as it is, instead of JSON made from `corpo`. */
  bruto?: string | FormData;
  token?: string | undefined;
  hotsite?: string;
  cabecalhos?: Record<string, string>;
}

/** What all accepted answers of a test are held against: every engine of it is of the same code. */
let documento: Documento | undefined;

/** An engine of its own for a test: temporary folder (seeded, where the tests' setup made a seed), own port, demo accounts, no rate limits. It knows only the public API, and an answer that is not as openapi.json says fails the test. */
export class EngineDeTeste {
  readonly pasta: string;
  porta = 0;
  readonly #ambiente: Record<string, string>;
  readonly #codigo: string;
  #processo: ChildProcess | null = null;
  #saida = '';
  readonly #tokens = new Map<string, string>();

  constructor(
    pasta = pastaNova(),
    /** More environment variables. */
    ambiente: Record<string, string> = {},
    /** Where its sources are: one of other sources than the others has other calls as well, and its answers are held against nothing. */
    codigo = CODIGO,
  ) {
    this.pasta = pasta;
    this.#ambiente = ambiente;
    this.#codigo = codigo;
  }

  get pid(): number {
    return this.#processo?.pid ?? 0;
  }
  /** The last of what it wrote to its log. */
  get saida(): string {
    return this.#saida;
  }
  get url(): string {
    return `http://127.0.0.1:${this.porta}`;
  }

  /** Starts (again) on the same data; resolves when it is ready to serve. */
  async subir(): Promise<void> {
    this.porta ||= await portaLivre();
    const processo = spawn(join(RAIZ, 'node_modules/.bin/node'), ['src/main.ts'], {
      cwd: this.#codigo,
      env: {
        PATH: process.env.PATH,
        NODE_NO_WARNINGS: '1',
        PORT_ENGINE: String(this.porta),
        MARTELO_DADOS: this.pasta,
        MARTELO_SEGREDO_SERVICO: SEGREDO,
        MARTELO_DEMO: '1',
        MARTELO_DEMO_SENHA: SENHA,
        MARTELO_LIMITES: '0',
        ...jaCompilado(),
        ...this.#ambiente,
      },
    });
    this.#processo = processo;
    for (const fluxo of [processo.stdout, processo.stderr]) {
      fluxo?.on('data', (pedaco) => {
        this.#saida = (this.#saida + pedaco).slice(-4_000);
      });
    }
    const limite = Date.now() + PRAZO_DE_PARTIDA_MS;
    while (Date.now() < limite) {
      if (processo.exitCode !== null || processo.signalCode !== null) break;
      const pronto = await fetch(`${this.url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
      if (pronto) {
        if (this.#codigo !== CODIGO) return;
        documento ??= new Documento(await this.#chamadas());
        return;
      }
      await espera(50);
    }
    throw new Error(`the engine did not become ready:\n${this.#saida}`);
  }

  /** What it says of its calls: read once by the tests' setup, where there was one, since all are of the same code. */
  async #chamadas(): Promise<Json> {
    const lidas = process.env[CHAMADAS];
    if (lidas !== undefined) return JSON.parse(readFileSync(lidas, 'utf8'));
    return (await fetch(`${this.url}/v1/openapi.json`)).json();
  }

  /** Asks it to stop, or kills it. Resolves with its exit code. */
  async parar(sinal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const processo = this.#processo;
    if (processo === null || processo.exitCode !== null || processo.signalCode !== null)
      return processo?.exitCode ?? null;
    const fim = new Promise<number | null>((resolve) => processo.once('exit', resolve));
    processo.kill(sinal);
    return fim;
  }

  async encerrar(): Promise<void> {
    await this.parar('SIGKILL');
    rmSync(this.pasta, { recursive: true, force: true });
  }

  async pedir<T = Json>(metodo: string, caminho: string, opcoes: Opcoes = {}): Promise<Resposta<T>> {
    const { corpo, bruto, token, hotsite = 'leilo', cabecalhos } = opcoes;
    const envia = bruto ?? (corpo === undefined ? undefined : JSON.stringify(corpo));
    const resposta = await fetch(this.url + caminho, {
      method: metodo,
      headers: {
        hotsite,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(envia === undefined || envia instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...cabecalhos,
      },
      ...(envia === undefined ? {} : { body: envia }),
    });
    const texto = await resposta.text();
    const corpoLido = lerJson(texto);
    if (resposta.ok && /json/.test(resposta.headers.get('content-type') ?? '')) {
      const divergencia =
        this.#codigo === CODIGO
          ? (documento?.divergencia(metodo, caminho, resposta.status, corpoLido) ?? null)
          : null;
      if (divergencia !== null)
        throw new Error(`the answer is not what openapi.json says: ${divergencia}\n${texto.slice(0, 2_000)}`);
    }
    return { status: resposta.status, texto, corpo: corpoLido as T };
  }

  /** The access token of a demo account on a brand. */
  async entrar(quem: string, hotsite = 'leilo'): Promise<string> {
    const chave = `${quem}/${hotsite}`;
    const guardado = this.#tokens.get(chave);
    if (guardado !== undefined) return guardado;
    const { status, corpo, texto } = await this.pedir('POST', '/v1/auth/token', {
      hotsite,
      corpo: { email: `${quem}@demo.martelo`, senha: SENHA, permanecerLogado: true },
    });
    if (status !== 200) throw new Error(`${chave} could not log in: ${status} ${texto}`);
    this.#tokens.set(chave, corpo.access_token);
    return corpo.access_token;
  }

  /** An auction with lots, open for bids. */
  async leilao(
    leilao: object,
    lotes: object[],
    hotsite = 'leilo',
  ): Promise<{ uid: string; id: number; lotes: string[] }> {
    const token = await this.entrar('adm', hotsite);
    const criado = await this.pedir('POST', '/v1/leiloes', {
      token,
      hotsite,
      corpo: { nome: 'Leilão de teste', data: daqui(3_600), situacao: 'PRONTO', ...leilao },
    });
    if (criado.status !== 201) throw new Error(`no auction: ${criado.texto}`);
    const { uid, id } = criado.corpo as { uid: string; id: number };
    const incluidos = await this.pedir('POST', `/v1/leiloes/${uid}/lotes`, { token, hotsite, corpo: lotes });
    if (incluidos.status !== 201) throw new Error(`no lots: ${incluidos.texto}`);
    return { uid, id, lotes: incluidos.corpo.itens.map((item: { uid: string }) => item.uid) };
  }

  async lance(
    lelUid: string,
    quem: string,
    tipo: 'MANUAL' | 'AUTOMATICO',
    valor: number,
    comandoId: string = randomUUID(),
  ): Promise<Resposta> {
    const token = await this.entrar(quem);
    return this.pedir('POST', `/v1/lotes/${lelUid}/lances`, { token, corpo: { comandoId, tipo, valor } });
  }

  async lote(lelUid: string): Promise<Json> {
    return (await this.pedir('GET', `/v1/lotes/${lelUid}`)).corpo;
  }

  socket(token?: string, hotsite = 'leilo'): Socket {
    return io(this.url, {
      transports: ['websocket'],
      auth: { hotsite, ...(token === undefined ? {} : { token }) },
      reconnection: false,
    });
  }
}

export const espera = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** ISO instant that many seconds from now. */
export const daqui = (segundos: number) => new Date(Date.now() + segundos * 1000).toISOString();

/** Asks again until `pronto` says yes: what is awaited is an event, the time limit is only for a failure. */
export async function ate<T>(
  ler: () => Promise<T>,
  pronto: (valor: T) => boolean,
  limiteMs = 15_000,
): Promise<T> {
  const limite = Date.now() + limiteMs;
  for (;;) {
    const valor = await ler();
    if (pronto(valor)) return valor;
    if (Date.now() > limite) throw new Error(`still ${JSON.stringify(valor).slice(0, 500)}`);
    await espera(50);
  }
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return {};
  }
}
