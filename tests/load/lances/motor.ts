import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { completarDocumento } from '@martelo/shared/documentos';
import { terminar } from './processo.ts';

export const SENHA = 'bench-senha-longa';
const MONITOR = 'monitor-so-deste-bench';
const CLIENTES = 64;

export interface MotorDeBench {
  http: string;
  socket: string;
  tokens: string[];
  /** Open lots with an opening price of R$ 1.000 and steps of R$ 10. */
  lotes: string[];
  /** What the engine has used so far: processor, ms; memory resident now, bytes. */
  consumo(): Promise<{ cpuMs: number; memoria: number }>;
  /** One call of staff's. */
  comoEquipe<T>(caminho: string, corpo: unknown): Promise<T>;
  ler<T>(caminho: string): Promise<T>;
  /** Resolves when the records have caught up with the log, so that a round does not pay for the one before. */
  assentar(): Promise<void>;
  parar(): Promise<void>;
}

/** An engine that is running, and how it is asked. */
export interface MotorLigado {
  url: string;
  processo: ChildProcess;
  /** What is asked with a body is a POST, else a GET, unless it is said otherwise. */
  chamar<T>(caminho: string, corpo?: unknown, token?: string, metodo?: string): Promise<T>;
  /** As a visitor; `/metrics` as who watches. */
  ler(caminho: string): Promise<string>;
  /** A session of that account. */
  entrar(email: string): Promise<string>;
}

/** The real engine on a folder, empty or not, once it is ready. */
export async function ligarMotor(
  pasta: string,
  porta: number,
  ambiente: Record<string, string> = {},
): Promise<MotorLigado> {
  mkdirSync(pasta, { recursive: true });
  const url = `http://127.0.0.1:${porta}`;
  const processo = spawn(process.execPath, [...argumentosDoNode(), 'src/main.ts'], {
    cwd: new URL('../../../engine/', import.meta.url),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      MARTELO_DADOS: pasta,
      PORT_ENGINE: String(porta),
      MARTELO_SEGREDO_SERVICO: 'segredo-so-deste-bench',
      MARTELO_MONITOR_TOKEN: MONITOR,
      MARTELO_DEMO: '1',
      MARTELO_DEMO_SENHA: SENHA,
      MARTELO_LIMITES: '0',
      ...ambiente,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // However this process ends, what it started ends with it.
  process.once('exit', () => processo.kill());
  await esperarPronto(url, processo);
  const chamar = async <T>(
    caminho: string,
    corpo?: unknown,
    token?: string,
    metodo = corpo === undefined ? 'GET' : 'POST',
  ): Promise<T> => {
    const resposta = await fetch(`${url}${caminho}`, {
      method: metodo,
      headers: {
        'content-type': 'application/json',
        hotsite: 'leilo',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
    const texto = await resposta.text();
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${texto}`);
    return (texto === '' ? undefined : JSON.parse(texto)) as T;
  };
  const ler = async (caminho: string): Promise<string> => {
    // The monitor's word is nobody's token: what is public is asked for as a visitor.
    const quem = caminho === '/metrics' ? { authorization: `Bearer ${MONITOR}` } : {};
    const resposta = await fetch(`${url}${caminho}`, { headers: { hotsite: 'leilo', ...quem } });
    const texto = await resposta.text();
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${texto}`);
    return texto;
  };
  const entrar = async (email: string): Promise<string> =>
    (
      await chamar<{ access_token: string }>('/v1/auth/token', {
        email,
        senha: SENHA,
        permanecerLogado: false,
      })
    ).access_token;
  return { url, processo, chamar, ler, entrar };
}

/** The real engine on an empty folder, with an auction, lots and clients made through its public calls. */
export async function prepararMotor(pasta: string, porta: number, lotes: number): Promise<MotorDeBench> {
  const { url, processo, chamar, ler, entrar } = await ligarMotor(pasta, porta);
  const adm = await entrar('adm@demo.martelo');
  const { uid } = await chamar<{ uid: string }>(
    '/v1/leiloes',
    {
      nome: 'Bench',
      data: new Date(Date.now() + 7_200_000).toISOString(),
      situacao: 'PRONTO',
      incrementos: [{ valor: 1_000 }],
    },
    adm,
  );
  const lote = { nome: 'Lote', tipo: 'Carro', valor: { minimo: 100_000 } };
  const { itens } = await chamar<{ itens: { uid: string }[] }>(
    `/v1/leiloes/${uid}/lotes`,
    Array.from({ length: lotes }, () => lote),
    adm,
  );
  const tokens = await Promise.all(
    Array.from({ length: CLIENTES }, async (_, i) => {
      const email = `apostador${i}@bench.martelo`;
      const cpf = completarDocumento(String(100_000_000 + i));
      await chamar('/v1/clientes', { nome: `Apostador ${i}`, email, cpf, senha: SENHA });
      return entrar(email);
    }),
  );
  return {
    http: url,
    socket: `ws://127.0.0.1:${porta}/socket.io/?EIO=4&transport=websocket`,
    tokens,
    lotes: itens.map((item) => item.uid),
    async consumo() {
      const metricas = await ler('/metrics');
      return {
        cpuMs: 1_000 * valorDaMetrica(metricas, 'process_cpu_seconds_total'),
        memoria: valorDaMetrica(metricas, 'process_resident_memory_bytes'),
      };
    },
    comoEquipe: (caminho, corpo) => chamar(caminho, corpo, adm),
    ler: async (caminho) => JSON.parse(await ler(caminho)),
    async assentar() {
      for (let atraso = 1; atraso > 0; await pausa(100))
        atraso = valorDaMetrica(await ler('/metrics'), 'martelo_projecao_atraso_commits');
    },
    parar: () => terminar(processo),
  };
}

/** Of a counter or gauge, its first line; 0 where it has none. */
export const valorDaMetrica = (metricas: string, nome: string): number =>
  Number(new RegExp(`^${nome}(?:\\{.*\\})? (\\S+)`, 'm').exec(metricas)?.[1] ?? 0);

/** MARTELO_BENCH_NODE="--cpu-prof …" profiles the engine. */
const argumentosDoNode = (): string[] => process.env.MARTELO_BENCH_NODE?.split(' ') ?? [];

const pausa = (ms: number) => new Promise((seguir) => setTimeout(seguir, ms));

async function esperarPronto(url: string, processo: ChildProcess): Promise<void> {
  for (let i = 0; i < 3_000; i += 1) {
    if (processo.exitCode !== null) throw new Error(`the engine ended with ${processo.exitCode}`);
    const pronto = await fetch(`${url}/readyz`).then(
      (resposta) => resposta.ok,
      () => false,
    );
    if (pronto) return;
    await pausa(100);
  }
  throw new Error('the engine did not get ready');
}
