import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import { posicaoDe } from '../auction/leituras/publico.ts';
import type { EstadoLote } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import { novaCarga } from '../jobs/avisar.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { caminhoDosDados } from './caminho-dos-dados.ts';
import type { SalaDeAvisos } from './sala.ts';

/** A moment in which a lost lead may come back, and several losses are one. */
const ESPERA_MS = 400;
/** Between two messages to one person about one lot: the later one has the newest price. */
const INTERVALO_MS = 10_000;
/** Written down at the same time, and waiting for it at most: beyond, who waited longest is not told. */
const JUNTOS = 16;
const NA_FILA = 10_000;

interface Dependencias {
  motor: Pick<Motor, 'aoGravar' | 'estado'>;
  registros: Registros;
  sala: Pick<SalaDeAvisos, 'avisarJa'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Whether the client has the lot before their eyes, on a page that is connected, wherever. */
  olhando(cliUid: string, lelUid: string): Promise<boolean>;
  agora(): number;
  aoFalhar(erro: unknown): void;
}

interface Perda {
  leiUid: string;
  lelUid: string;
  cliUid: string;
  /** The lot's count when the lead was lost: the same for every engine that follows the log. */
  seq: number;
  instante: number;
}

/**
 * Tells people that they were outbid, from the commit itself and past the queue of slow letters. What is told is how it stands when it is
 * told: who leads again by then, or has the lot before their eyes, is told nothing. Gives what stops it.
 */
export function seguirSuperados(d: Dependencias): () => void {
  const { motor, registros, sala, hotsitePorId, agora } = d;
  const lideres = new Map<string, string | null>();
  const esperando = new Map<string, { perda: Perda; timer: NodeJS.Timeout }>();
  const ultimas = new Map<string, number>();
  const fila: Perda[] = [];
  let ocupados = 0;

  /** Whether there was something to tell. */
  const contar = async ({ leiUid, lelUid, cliUid, seq, instante }: Perda): Promise<boolean> => {
    const estado = await motor.estado(leiUid);
    const lote = estado?.lotes.get(lelUid);
    if (!estado || !lote?.lideranca || posicaoDe(lote, cliUid) !== 'superado') return false;
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
    const marca = cliente && hotsitePorId(cliente.hotsiteId);
    if (!cliente || !marca) return false;
    const { dados } = lote;
    const caminho = caminhoDosDados(dados, marca.tipo);
    const carga = novaCarga(
      'superado',
      {
        ...{ cliUid, hotsiteId: marca.id, chave: `${lelUid}:${seq}` },
        dados: {
          ...{ lelUid, loteNumero: dados.numero, lote: dados.nome, leilao: estado.leilao.nome, caminho },
          valor: lote.lideranca.preco,
          encerraEm: lote.dataFim === null ? null : new Date(lote.dataFim).toISOString(),
        },
      },
      instante,
    );
    // Every engine of a fleet is here at once; one of them keeps it, and sends.
    const jaViu = await d.olhando(cliUid, lelUid);
    await sala.avisarJa(carga, { jaViu, soSeNovo: true });
    return !jaViu;
  };
  const seguir = (): void => {
    while (ocupados < JUNTOS && fila.length > 0) {
      ocupados += 1;
      const perda = fila.shift()!;
      contar(perda)
        .then((contada) => contada && lembrar(chaveDe(perda)), d.aoFalhar)
        .finally(() => {
          ocupados -= 1;
          seguir();
        });
    }
  };
  const perdeu = (perda: Perda): void => {
    const chave = chaveDe(perda);
    const antes = esperando.get(chave);
    if (antes !== undefined) {
      antes.perda = perda;
      return;
    }
    const desde = (ultimas.get(chave) ?? Number.NEGATIVE_INFINITY) + INTERVALO_MS - agora();
    const timer = setTimeout(
      () => {
        const { perda: ultima } = esperando.get(chave)!;
        esperando.delete(chave);
        fila.push(ultima);
        if (fila.length > NA_FILA) fila.shift();
        seguir();
      },
      Math.max(ESPERA_MS, desde),
    );
    timer.unref();
    esperando.set(chave, { perda, timer });
  };
  const lembrar = (chave: string): void => {
    ultimas.set(chave, agora());
    setTimeout(() => {
      if (agora() - (ultimas.get(chave) ?? 0) >= INTERVALO_MS) ultimas.delete(chave);
    }, INTERVALO_MS).unref();
  };

  const sair = motor.aoGravar(({ events }, estado) => {
    const disputados = new Set(events.filter(muda).map(({ lelUid }) => lelUid));
    for (const lelUid of disputados) {
      const lote = estado.lotes.get(lelUid)!;
      const antes = lideres.has(lelUid) ? lideres.get(lelUid)! : liderAntes(lote, events);
      const depois = lote.lideranca?.participante.uid ?? null;
      if (depois === null) lideres.delete(lelUid);
      else lideres.set(lelUid, depois);
      if (antes === null || antes === depois || estado.leilao.ensaio) continue;
      // A bid of theirs that the house cancelled is no bid of another's.
      const lance = events.findLast((evento) => evento.tipo === 'LanceAceito/1' && evento.lelUid === lelUid);
      if (lance === undefined) continue;
      const { uid: leiUid } = estado.leilao;
      perdeu({ leiUid, lelUid, cliUid: antes, seq: lote.seq, instante: lance.instante });
    }
    for (const { tipo, ...evento } of events)
      if (tipo === 'LoteEncerrado/1' && 'lelUid' in evento) lideres.delete(evento.lelUid);
  });
  return () => {
    sair();
    for (const { timer } of esperando.values()) clearTimeout(timer);
    esperando.clear();
  };
}

const chaveDe = ({ cliUid, lelUid }: Perda): string => `${cliUid} ${lelUid}`;

const muda = (evento: Evento): evento is Extract<Evento, { tipo: 'LanceAceito/1' | 'LanceCancelado/1' }> =>
  evento.tipo === 'LanceAceito/1' || evento.tipo === 'LanceCancelado/1';

/** Who led before these events, where nobody has looked since the start: of what was asked before them the highest, the first of equals. */
export function liderAntes(
  { instrucoes }: Pick<EstadoLote, 'instrucoes'>,
  eventos: readonly Evento[],
): string | null {
  const novas = new Set(eventos.flatMap((evento) => (evento.tipo === 'LanceAceito/1' ? [evento.lance] : [])));
  let maior: EstadoLote['instrucoes'][number] | null = null;
  for (const uma of instrucoes)
    if (!uma.cancelada && !novas.has(uma.lance) && (maior === null || uma.valor > maior.valor)) maior = uma;
  return maior?.participante.uid ?? null;
}
