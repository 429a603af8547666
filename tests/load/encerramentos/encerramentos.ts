// Ten thousand open lots whose ends come two milliseconds apart, a quarter of them extended by bids: how late the engine closes them, by
// the public ledger's own word, and what an open lot takes of memory; beside a job that looks for ended rows ten times a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Livro } from '@martelo/shared/livro';
import { portaLivre } from '../../porta-livre.ts';
import { type MotorDeBench, prepararMotor } from '../lances/motor.ts';
import { ABERTO, abrirSoquete, CONECTADO, PING, RECUSADO } from '../lances/soquete.ts';
import { varrerComum } from './varredura-comum.ts';

export const LOTES = 10_000;
const POR_CHAMADA = 500;
const INTERVALO_MS = 2;
/** From the first call that adds lots until the first of them ends: adding them takes a part of it. */
const FOLGA_MS = 40_000;
/** A bid within the last two seconds extends its lot to two seconds from then. */
const JANELA_MS = 2_000;
const ANTECEDENCIA_MS = 1_000;
const PRORROGADO_A_CADA = 4;
const LIDOS_POR_VEZ = 16;

export interface Atrasos {
  p50: number;
  p99: number;
  maximo: number;
  /** Closes before their lot's end. */
  antes: number;
  lotes: number;
}

/** `memoria`: bytes that each open lot takes in the engine. ~90 s. */
export async function medirEncerramentos(): Promise<{
  comum: Atrasos;
  nosso: Atrasos;
  prorrogados: number;
  memoria: number;
}> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const motor = await prepararMotor(pasta, await portaLivre(), 1);
  try {
    const comum = await varrerComum(join(pasta, 'comum.sqlite'), fins(Date.now() + 1_000, LOTES / 2));
    await motor.assentar();
    const antes = (await motor.consumo()).memoria;
    const base = Date.now() + FOLGA_MS;
    const uids = await abrirLotes(motor, fins(base, LOTES));
    await motor.assentar();
    const memoria = ((await motor.consumo()).memoria - antes) / LOTES;
    await prorrogar(motor, uids, base);
    await pausa(base + LOTES * INTERVALO_MS + 2 * JANELA_MS - Date.now());
    const lidos = await lerAtrasos(motor, uids);
    return {
      comum: resumir(comum),
      nosso: resumir(lidos.map(({ atraso }) => atraso)),
      prorrogados: lidos.filter(({ prorrogado }) => prorrogado).length,
      memoria,
    };
  } finally {
    await motor.parar();
    rmSync(pasta, { recursive: true, force: true });
  }
}

const fins = (base: number, quantos: number): number[] =>
  Array.from({ length: quantos }, (_, i) => base + i * INTERVALO_MS);

async function abrirLotes(motor: MotorDeBench, todos: number[]): Promise<string[]> {
  const leilao = await motor.comoEquipe<{ uid: string }>('/v1/leiloes', {
    nome: 'Encerramentos',
    data: new Date(todos[0]!).toISOString(),
    situacao: 'PRONTO',
    incrementos: [{ valor: 1_000 }],
    pontoCorteParaIncrementoPosLancesSegundos: JANELA_MS / 1_000,
    incrementoAposLancesSegundos: JANELA_MS / 1_000,
  });
  const uids: string[] = [];
  for (let i = 0; i < todos.length; i += POR_CHAMADA) {
    const lotes = todos.slice(i, i + POR_CHAMADA).map((fim) => ({
      nome: 'Lote',
      tipo: 'Carro',
      valor: { minimo: 100_000 },
      dataFim: new Date(fim).toISOString(),
    }));
    const { itens } = await motor.comoEquipe<{ itens: { uid: string }[] }>(
      `/v1/leiloes/${leilao.uid}/lotes`,
      lotes,
    );
    uids.push(...itens.map(({ uid }) => uid));
  }
  if (Date.now() > todos[0]!) throw new Error('os lotes terminaram antes de estarem todos abertos');
  return uids;
}

/** One bid on every fourth lot, a second before it ends. */
async function prorrogar(motor: MotorDeBench, uids: readonly string[], base: number): Promise<void> {
  const enviar = await conectar(motor);
  for (let i = 0; i < uids.length; i += PRORROGADO_A_CADA) {
    await pausa(base + i * INTERVALO_MS - ANTECEDENCIA_MS - Date.now());
    const pedido = { lelUid: uids[i], tipo: 'MANUAL', valor: 100_000, comandoId: `prorroga-${i}` };
    enviar(`421${JSON.stringify(['dar-lance', pedido])}`);
  }
}

function conectar(motor: MotorDeBench): Promise<(texto: string) => void> {
  return new Promise((pronto, falhar) => {
    const enviar = abrirSoquete(motor.socket, (mensagem) => {
      const tipo = mensagem.toString('latin1', 0, 2);
      if (tipo === CONECTADO) pronto(enviar);
      else if (tipo === RECUSADO) falhar(new Error(mensagem.toString()));
      else if (tipo.startsWith(ABERTO))
        enviar(`${CONECTADO}${JSON.stringify({ token: motor.tokens[0], hotsite: 'leilo' })}`);
      else if (tipo === PING) enviar('3');
    });
  });
}

/** Between the end that the ledger last named and the instant of the close. */
async function lerAtrasos(motor: MotorDeBench, uids: readonly string[]) {
  const lidos: { atraso: number; prorrogado: boolean }[] = [];
  for (let i = 0; i < uids.length; i += LIDOS_POR_VEZ) {
    const livros = await Promise.all(
      uids.slice(i, i + LIDOS_POR_VEZ).map((uid) => motor.ler<Livro>(`/v1/lotes/${uid}/livro`)),
    );
    for (const { lelUid, eventos } of livros) {
      let fim = Number.NaN;
      let encerrado = Number.NaN;
      for (const { publico } of eventos) {
        if ('dataFim' in publico && publico.dataFim !== null) fim = Date.parse(publico.dataFim);
        if (publico.tipo === 'Encerrado') encerrado = Date.parse(publico.instante);
      }
      if (Number.isNaN(encerrado - fim)) throw new Error(`o lote ${lelUid} não encerrou`);
      lidos.push({
        atraso: encerrado - fim,
        prorrogado: eventos.some(({ publico }) => publico.tipo === 'Prorrogado'),
      });
    }
  }
  return lidos;
}

function resumir(atrasos: number[]): Atrasos {
  const ordenados = atrasos.toSorted((a, b) => a - b);
  const quantil = (q: number) => ordenados[Math.floor((ordenados.length - 1) * q)]!;
  return {
    p50: quantil(0.5),
    p99: quantil(0.99),
    maximo: quantil(1),
    antes: ordenados.filter((atraso) => atraso < 0).length,
    lotes: ordenados.length,
  };
}

const pausa = (ms: number) => new Promise((seguir) => setTimeout(seguir, Math.max(0, ms)));
