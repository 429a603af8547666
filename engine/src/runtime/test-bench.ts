import { leilaoEscrita, type SituacaoLeilao } from '@martelo/shared/leilao';
import { type LoteEntrada, loteEscrita } from '@martelo/shared/lote';
import { decide } from '../auction/decide.ts';
import { evolve } from '../auction/evolve.ts';
import type { Pedido } from '../auction/modelo/comando.ts';
import { respostaRepetida } from '../auction/modelo/idempotencia.ts';
import type { EventLog } from '../log/log.ts';
import { MemoryLog } from '../log/memoria.ts';
import { criarMotor, type OpcoesMotor } from './criar-motor.ts';
import type { Core } from './mailbox.ts';
import type { Motor } from './motor.ts';
import { assentar, SimulatedEnvironment } from './simulated-environment.ts';

export const nucleo: Core = { decide, evolve, respostaRepetida };
export const LEILAO = '01900000-0000-7000-8000-00000000a001';
export const loteUid = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

type Lote = Partial<Omit<LoteEntrada, 'valor' | 'dataFim' | 'dataInicio'>> & { fimEm?: number };

/** A whole engine in a test's hands: the real core and runtime over a log, a clock and a scheduler that it commands. */
export class Bancada<L extends EventLog = MemoryLog> {
  readonly log: L;
  readonly ambiente: SimulatedEnvironment;
  readonly erros: unknown[] = [];
  /** When it was set up, Unix ms. */
  readonly inicio: number;
  motor!: Motor;
  #opcoes: Partial<OpcoesMotor>;
  #comandos = 0;

  constructor(log: L, opcoes: Partial<OpcoesMotor> = {}, ambiente = new SimulatedEnvironment()) {
    this.log = log;
    this.ambiente = ambiente;
    this.inicio = ambiente.agora();
    this.#opcoes = opcoes;
  }

  /** A fresh runtime over the same log, as after a restart. */
  async ligar(): Promise<Motor> {
    this.motor = await criarMotor({
      log: this.log,
      nucleo,
      ambiente: this.ambiente,
      registrador: { warn: () => {}, error: (dados) => void this.erros.push(dados) },
      ...this.#opcoes,
    });
    return this.motor;
  }

  /** What the runtime had set in motion never happens, as when its process is killed. */
  async matar(): Promise<void> {
    await assentar();
    this.ambiente.esquecer();
  }

  /** A PRONTO auction with these lots, ending `fimEm` ms from now (default one hour); opening price R$ 500, steps of R$ 50. */
  async abrirLeilao(
    lotes: Lote[] = [{}],
    leiUid = LEILAO,
    { hotsites = [1], situacao = 'PRONTO' as SituacaoLeilao } = {},
  ): Promise<void> {
    const agora = this.ambiente.agora();
    const leilao = leilaoEscrita.parse({
      nome: 'Leilão de prova',
      data: new Date(agora).toISOString(),
      situacao,
      incrementos: [{ valor: 5_000 }],
    });
    await this.mandar({ tipo: 'criar-leilao', leilao: { ...leilao, id: 1, uid: leiUid, hotsites } }, leiUid);
    const base = Number((await this.motor.estado(leiUid))!.lotes.size) + (leiUid === LEILAO ? 0 : 100);
    await this.mandar(
      {
        tipo: 'incluir-lotes',
        lotes: lotes.map(({ fimEm = 3_600_000, ...lote }, i) => ({
          id: base + i + 1,
          uid: loteUid(base + i + 1),
          dados: loteEscrita.parse({
            nome: `Lote ${i + 1}`,
            tipo: 'Carro',
            valor: { minimo: 50_000 },
            dataInicio: new Date(agora).toISOString(),
            dataFim: new Date(agora + fimEm).toISOString(),
            ...lote,
          }),
        })),
      },
      leiUid,
    );
  }

  mandar(
    pedido: Pedido,
    leiUid = LEILAO,
    autor = 'equipe',
    comandoId = `c${++this.#comandos}`,
  ): Promise<Record<string, unknown>> {
    return this.motor.executar(leiUid, { comandoId, autor, pedido });
  }

  /** A bid by `quem`, in reais. */
  lance(
    quem: string,
    reais: number,
    {
      modo = 'MANUAL' as 'MANUAL' | 'AUTOMATICO',
      lote = 1,
      comandoId = undefined as string | undefined,
      leiUid = LEILAO,
    } = {},
  ) {
    const participante = { uid: quem, apelido: `apelido-${quem}`, cidade: 'São Paulo/SP' };
    const pedido: Pedido = {
      tipo: 'dar-lance',
      lelUid: loteUid(lote),
      modo,
      valor: reais * 100,
      participante,
    };
    return this.mandar(pedido, leiUid, quem, comandoId);
  }
}

export async function bancada(opcoes: Partial<OpcoesMotor> = {}): Promise<Bancada> {
  const nova = new Bancada(new MemoryLog(), opcoes);
  await nova.ligar();
  return nova;
}
