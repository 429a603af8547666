import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { terminar } from './processo.ts';

const SENHA = 'bench-senha-longa';
const CLIENTES = 9;

export interface MotorDeBench {
  socket: string;
  tokens: string[];
  /** Two open lots with an opening price of R$ 1.000 and steps of R$ 10. */
  lotes: string[];
  parar(): Promise<void>;
}

/** The real engine on an empty folder, with an auction, two lots and the demo clients, made through its public calls. */
export async function prepararMotor(pasta: string, porta: number): Promise<MotorDeBench> {
  mkdirSync(pasta, { recursive: true });
  const url = `http://127.0.0.1:${porta}`;
  const processo = spawn(process.execPath, ['src/main.ts'], {
    cwd: new URL('../../../engine/', import.meta.url),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      MARTELO_DADOS: pasta,
      PORT_ENGINE: String(porta),
      MARTELO_SEGREDO_SERVICO: 'segredo-so-deste-bench',
      MARTELO_DEMO: '1',
      MARTELO_DEMO_SENHA: SENHA,
      MARTELO_LIMITES: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await esperarPronto(url, processo);
  const chamar = async <T>(caminho: string, corpo: unknown, token?: string): Promise<T> => {
    const resposta = await fetch(`${url}${caminho}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        hotsite: 'leilo',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(corpo),
    });
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`);
    return (await resposta.json()) as T;
  };
  const entrar = async (email: string): Promise<string> =>
    (
      await chamar<{ access_token: string }>('/v1/auth/token', {
        email,
        senha: SENHA,
        permanecerLogado: false,
      })
    ).access_token;

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
  const { itens } = await chamar<{ itens: { uid: string }[] }>(`/v1/leiloes/${uid}/lotes`, [lote, lote], adm);
  const tokens: string[] = [];
  for (let i = 0; i < CLIENTES; i += 1) tokens.push(await entrar(`cliente${i + 1}@demo.martelo`));
  return {
    socket: `ws://127.0.0.1:${porta}/socket.io/?EIO=4&transport=websocket`,
    tokens,
    lotes: itens.map((item) => item.uid),
    parar: () => terminar(processo),
  };
}

async function esperarPronto(url: string, processo: ChildProcess): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    if (processo.exitCode !== null) throw new Error(`the engine ended with ${processo.exitCode}`);
    const pronto = await fetch(`${url}/readyz`).then(
      (resposta) => resposta.ok,
      () => false,
    );
    if (pronto) return;
    await new Promise((seguir) => setTimeout(seguir, 100));
  }
  throw new Error('the engine did not get ready');
}
