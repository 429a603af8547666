// What the house does to many records at once, by its public calls: files of all of them, and changes of ten thousand.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as dormir } from 'node:timers/promises';
import { EngineDeTeste, type Json } from '../../contract/engine.ts';
import { pastaVazia } from '../../contract/pasta.ts';
import { guardarVeiculos } from './veiculos-da-casa.ts';

export const LINHAS = 100_000;
export const EM_MASSA = 10_000;
/** As many as one call takes. */
const POR_CHAMADA = 200;
/** Changed one by one, to be compared. */
const UM_A_UM = 500;
const OLHAR_MS = 20;

export interface Arquivo {
  linhas: number;
  bytes: number;
  segundos: number;
  /** The most that the engine's memory grew by while the file was made, MiB. */
  cresceu: number;
}
export interface MedidasDaCasa {
  csv: Arquivo;
  xlsx: Arquivo;
  /** The same of a tenth of them, by a filter. */
  csvDeUmDecimo: Arquivo;
  emMassa: { quantos: number; segundos: number };
  umAUm: { quantos: number; segundos: number };
}

export async function medirCasa(linhas = LINHAS, emMassa = EM_MASSA): Promise<MedidasDaCasa> {
  const pasta = pastaVazia();
  await guardarVeiculos(pasta, linhas);
  const engine = new EngineDeTeste(pasta, { MARTELO_DEMO: 'contas' });
  try {
    await engine.subir();
    const token = await engine.entrar('adm');
    const csvDeUmDecimo = await tirar(engine, token, 'csv', DE_UM_DECIMO);
    const csv = await tirar(engine, token, 'csv');
    const xlsx = await tirar(engine, token, 'xlsx');
    const quais = await lidos(engine, token, emMassa + UM_A_UM);
    return {
      ...{ csv, xlsx, csvDeUmDecimo },
      umAUm: await mudarUmAUm(engine, token, quais.splice(0, UM_A_UM)),
      emMassa: await mudarEmMassa(engine, token, quais),
    };
  } finally {
    await engine.encerrar();
  }
}

const DE_UM_DECIMO = JSON.stringify([
  { tipo: 'multipla', campo: 'marca', valores: ['Marca 0', 'Marca 1', 'Marca 2', 'Marca 3'] },
]);

const memoria = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

/** A file as it comes, thrown away; how much the engine grew meanwhile. */
async function tirar(
  engine: EngineDeTeste,
  token: string,
  formato: 'csv' | 'xlsx',
  filtro?: string,
): Promise<Arquivo> {
  const antes = memoria(engine.pid);
  let [maior, bytes, linhas, lendo] = [antes, 0, 0, true];
  const inicio = performance.now();
  const olhar = (async () => {
    while (lendo) {
      maior = Math.max(maior, memoria(engine.pid));
      await dormir(OLHAR_MS);
    }
  })();
  const busca = new URLSearchParams({ formato, ...(filtro && { filtro }) });
  const resposta = await fetch(`${engine.url}/v1/veiculos/exportar?${busca}`, {
    headers: { authorization: `Bearer ${token}`, hotsite: 'leilo' },
  });
  if (!resposta.ok) throw new Error(await resposta.text());
  for await (const parte of resposta.body!) {
    bytes += parte.length;
    for (const byte of parte) if (byte === 10) linhas += 1;
  }
  lendo = false;
  await olhar;
  return {
    ...{ bytes, segundos: (performance.now() - inicio) / 1_000, cresceu: maior - antes },
    // The first says what each column is.
    linhas: formato === 'csv' ? linhas - 1 : 0,
  };
}

interface Lido {
  uid: string;
  revisao: number;
}

async function lidos(engine: EngineDeTeste, token: string, quantos: number): Promise<Lido[]> {
  const todos: Lido[] = [];
  for (let pagina = 1; todos.length < quantos; pagina++) {
    const { status, corpo, texto } = await engine.pedir(
      'GET',
      `/v1/veiculos?pagina=${pagina}&porPagina=${POR_CHAMADA}`,
      { token },
    );
    if (status !== 200) throw new Error(texto);
    todos.push(...corpo.itens.map(({ uid, revisao }: Json) => ({ uid, revisao })));
    if (corpo.itens.length === 0) break;
  }
  return todos.slice(0, quantos);
}

const MUDANCA = { patio: 'Pátio da medida' };

async function mudarUmAUm(engine: EngineDeTeste, token: string, quais: readonly Lido[]) {
  const inicio = performance.now();
  for (const { uid, revisao } of quais) {
    const { status, texto } = await engine.pedir('PUT', `/v1/veiculos/${uid}`, {
      ...{ token, corpo: { ...MUDANCA, revisao } },
    });
    if (status !== 200) throw new Error(texto);
  }
  return { quantos: quais.length, segundos: (performance.now() - inicio) / 1_000 };
}

async function mudarEmMassa(engine: EngineDeTeste, token: string, quais: readonly Lido[]) {
  const inicio = performance.now();
  for (let i = 0; i < quais.length; i += POR_CHAMADA) {
    const itens = quais.slice(i, i + POR_CHAMADA).map(({ uid, revisao }) => ({ id: uid, revisao }));
    const { status, corpo, texto } = await engine.pedir('POST', '/v1/veiculos/em-massa', {
      token,
      corpo: { acao: 'alterar', itens, mudancas: MUDANCA, comandoId: randomUUID() },
    });
    if (status !== 200 || corpo.feitos !== itens.length) throw new Error(texto.slice(0, 500));
  }
  return { quantos: quais.length, segundos: (performance.now() - inicio) / 1_000 };
}
