import { ErroMartelo } from '@martelo/shared/erros';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Estado } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import type { Motor } from '../runtime/motor.ts';

const SEGUNDOS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The same engine, counted: are bids accepted, how fast, is anything late. Durations run from the hand-over of a command to its
 * durable answer.
 */
export function medirMotor(motor: Motor, registro: Registry): Motor {
  const registers = [registro];
  const comandos = new Counter({
    name: 'martelo_comandos_total',
    help: 'Commands answered, by kind and outcome: aceito, or the code of the refusal',
    labelNames: ['pedido', 'resultado'],
    registers,
  });
  const duracao = new Histogram({
    name: 'martelo_comando_segundos',
    help: 'From the receipt of a command to its durable answer',
    labelNames: ['pedido'],
    buckets: SEGUNDOS,
    registers,
  });
  const emAndamento = new Gauge({
    name: 'martelo_comandos_em_andamento',
    help: 'Commands received and not yet answered',
    registers,
  });
  const seguir = contarCommits(registro);

  motor.aoGravar(({ events }, estado) => seguir(events, estado));
  return {
    async executar(leiUid, instrucao) {
      const pedido = instrucao.pedido.tipo;
      const inicio = performance.now();
      emAndamento.inc();
      try {
        const valor = await motor.executar(leiUid, instrucao);
        comandos.inc({ pedido, resultado: 'aceito' });
        return valor;
      } catch (erro) {
        comandos.inc({ pedido, resultado: erro instanceof ErroMartelo ? erro.codigo : 'ERRO_INTERNO' });
        throw erro;
      } finally {
        emAndamento.dec();
        duracao.observe({ pedido }, (performance.now() - inicio) / 1_000);
      }
    },
    estado: (leiUid) => motor.estado(leiUid),
    lugar: (leiUid) => motor.lugar(leiUid),
    leilaoDoLote: (lelUid) => motor.leilaoDoLote(lelUid),
    respondeu: (leiUid, comando) => motor.respondeu(leiUid, comando),
    aoGravar: (ouvinte) => motor.aoGravar(ouvinte),
    carga: () => motor.carga(),
    parar: () => motor.parar(),
  };
}

/** What the commits say by themselves, whoever asked for them. */
function contarCommits(registro: Registry): (eventos: readonly Evento[], estado: Readonly<Estado>) => void {
  const registers = [registro];
  const porCommit = new Histogram({
    name: 'martelo_comandos_por_commit',
    help: 'Commands that one append made durable',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers,
  });
  const lances = new Counter({
    name: 'martelo_lances_publicos_total',
    help: 'Lines that bids added to public ledgers, automatic answers included',
    registers,
  });
  const prorrogados = new Counter({
    name: 'martelo_lotes_prorrogados_total',
    help: 'Extensions of lots by late bids (rule 14) and by cascade (rule 15)',
    registers,
  });
  const encerrados = new Counter({
    name: 'martelo_lotes_encerrados_total',
    help: 'Lots closed, by the situation they closed in',
    labelNames: ['situacao'],
    registers,
  });
  const atraso = new Histogram({
    name: 'martelo_fechamento_atraso_segundos',
    help: 'How long after its end a lot was closed by the clock; no bid is accepted in between (rule 13)',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5, 60],
    registers,
  });
  const restituidos = new Counter({
    name: 'martelo_lotes_com_tempo_restituido_total',
    help: 'Lots that were given time back after an outage (rule 18)',
    registers,
  });
  /** Negative and NaN are closes that nobody's clock asked for: Compre Já, the auctioneer's hammer. */
  const observarAtraso = (ms: number): void => {
    if (ms >= 0) atraso.observe(ms / 1_000);
  };
  return (eventos, estado) => {
    let comandos = 0;
    for (const evento of eventos) {
      switch (evento.tipo) {
        case 'ComandoDecidido/1':
          comandos += 1;
          break;
        case 'LanceAceito/1':
          lances.inc();
          break;
        case 'LoteProrrogado/1':
          prorrogados.inc();
          break;
        case 'LoteEncerrado/1':
          encerrados.inc({ situacao: evento.situacao });
          observarAtraso(evento.instante - (estado.lotes.get(evento.lelUid)?.dataFim ?? Number.NaN));
          break;
        case 'TempoRestituido/1':
          restituidos.inc();
          break;
      }
    }
    if (comandos > 0) porCommit.observe(comandos);
  };
}
