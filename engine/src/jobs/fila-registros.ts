import type { Fila } from './fila.ts';
import { criarTarefas, type OpcoesTarefas } from './tarefas.ts';

const ESPERA_MAXIMA_MS = 60_000;
const JUNTAS = 8;

/** The jobs of this process: what was waiting when it stopped runs when it starts again. */
export function criarFilaRegistros(opcoes: OpcoesTarefas): Fila {
  const { logger } = opcoes;
  const tarefas = criarTarefas(opcoes);
  let ligada = false;
  let timer: NodeJS.Timeout | undefined;
  let rodada: Promise<void> = Promise.resolve();

  /** Runs what is due, then sleeps until what comes next. */
  const girar = async (): Promise<void> => {
    try {
      while (ligada) {
        const agora = tarefas.agora();
        const devidas = (await tarefas.esperando(JUNTAS)).filter(({ quando }) => quando <= agora);
        if (devidas.length === 0) break;
        await tarefas.executar(devidas);
      }
      if (!ligada) return;
      const [primeira] = await tarefas.esperando(1);
      agendar(primeira ? primeira.quando - tarefas.agora() : ESPERA_MAXIMA_MS);
    } catch (erro) {
      // The store is down, most likely: the jobs are still in it, and the next turn finds them.
      logger.error({ err: erro }, 'fila de tarefas parada');
      agendar(ESPERA_MAXIMA_MS / 12);
    }
  };

  const agendar = (esperaMs: number): void => {
    clearTimeout(timer);
    if (!ligada) return;
    timer = setTimeout(acordar, Math.min(Math.max(esperaMs, 0), ESPERA_MAXIMA_MS));
    timer.unref();
  };
  /** However many ask for it before it begins, it is one turn that finds all. */
  let pedida = false;
  const acordar = (): void => {
    if (pedida) return;
    pedida = true;
    rodada = rodada.then(() => {
      pedida = false;
      return girar();
    });
  };

  return {
    registrar(nome, executor) {
      tarefas.executores.set(nome, executor);
    },
    async enfileirar(pedido) {
      const { nova } = await tarefas.guardar(pedido);
      if (nova && ligada) acordar();
    },
    procurar() {
      if (ligada) acordar();
    },
    async iniciar() {
      ligada = true;
      acordar();
    },
    async parar() {
      ligada = false;
      clearTimeout(timer);
      await rodada;
    },
  };
}
