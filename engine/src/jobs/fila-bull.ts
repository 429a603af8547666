import Bull from 'bull';
import { Redis } from 'ioredis';
import type { Fila } from './fila.ts';
import { criarTarefas, type OpcoesTarefas } from './tarefas.ts';

export interface OpcoesFilaBull extends OpcoesTarefas {
  redisUrl: string;
  /** Names the queue in Redis. */
  nomeDaFila?: string;
  /** Ms between two looks for jobs that the records hold and Redis has lost. */
  varredura?: number;
}

const JUNTAS = 8;
const POR_VARREDURA = 500;

/**
 * Jobs shared by all engine processes. Bull says which process runs one, and when; that a job exists, and that it was done, is
 * in the records: Redis may be lost at any time, and what it had forgotten is handed to it again.
 */
export function criarFilaBull(opcoes: OpcoesFilaBull): Fila {
  const { logger, redisUrl, nomeDaFila = 'tarefas', varredura = 15_000 } = opcoes;
  const tarefas = criarTarefas(opcoes);
  let ligada = false;
  let timer: NodeJS.Timeout | undefined;
  let rodada: Promise<void> = Promise.resolve();
  /** However many ask for it before it begins, it is one look that finds all. */
  let pedida = false;

  const conectar = (): Redis => {
    const cliente = new Redis(redisUrl, {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
      retryStrategy: (vezes) => Math.min(2_000, 50 * vezes),
    });
    cliente.on('error', (err) => logger.warn({ err }, 'Redis fora do ar: as tarefas esperam nos registros'));
    return cliente;
  };
  const fila = new Bull<{ uid: string }>(nomeDaFila, {
    prefix: 'martelo',
    createClient: conectar,
    settings: { stalledInterval: 5_000, lockDuration: 30_000, maxStalledCount: 8 },
  });
  fila.on('error', (err) => logger.warn({ err }, 'fila de tarefas'));

  /** One Bull job per job and due time: handing the same one over twice is handing it over once. */
  const entregar = (uid: string, quando: number): void => {
    fila
      .add(
        { uid },
        {
          jobId: `${uid}:${quando}`,
          delay: Math.max(0, quando - tarefas.agora()),
          attempts: 1,
          removeOnComplete: true,
          removeOnFail: true,
        },
      )
      .catch((err) => logger.warn({ err, uid }, 'tarefa não entregue à fila; a varredura a entrega'));
  };

  const executar = async ({ data: { uid } }: Bull.Job<{ uid: string }>): Promise<void> => {
    // Left in the records for the next look, of this process or another.
    if (!ligada) return;
    const atual = await tarefas.obter(uid);
    if (atual === null || atual.estado !== 'esperando') return;
    if (atual.quando > tarefas.agora() + 1) return entregar(uid, atual.quando);
    const [denovo] = await tarefas.executar([atual]);
    if (denovo != null) entregar(uid, denovo);
  };

  const varrer = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      for (const { uid, quando } of await tarefas.esperando(POR_VARREDURA)) entregar(uid, quando);
    } catch (err) {
      logger.error({ err }, 'varredura das tarefas');
    }
    if (!ligada) return;
    timer = setTimeout(() => {
      rodada = varrer();
    }, varredura);
    timer.unref();
  };

  return {
    registrar(nome, executor) {
      tarefas.executores.set(nome, executor);
    },
    async enfileirar(pedido) {
      const { uid, quando, nova } = await tarefas.guardar(pedido);
      if (nova) entregar(uid, quando);
    },
    procurar() {
      if (!ligada || pedida) return;
      pedida = true;
      rodada = rodada.then(() => {
        pedida = false;
        return varrer();
      });
    },
    async iniciar() {
      ligada = true;
      fila.process(JUNTAS, executar).catch((err) => logger.error({ err }, 'fila de tarefas parada'));
      rodada = varrer();
      await rodada;
    },
    async parar() {
      ligada = false;
      clearTimeout(timer);
      await rodada;
      // Waits for what is running here; when Redis is away there is nobody to say goodbye to.
      await Promise.race([fila.close(), new Promise((pronto) => setTimeout(pronto, 5_000).unref())]);
    },
  };
}
