import type { Logger } from 'pino';
import type { Bancos } from '../bancos.ts';
import type { AoReceberPix } from './avisos.ts';
import type { Recebimento } from './recebedor.ts';

export interface OpcoesDaVigia {
  bancos: Pick<Bancos, 'comApiPix'>;
  aoReceber: AoReceberPix;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

const ENTRE_BUSCAS_MS = 5 * 60_000;
/** Each look goes so far back: an hour of a bank that did not answer costs nothing. */
const ALCANCE_MS = 2 * 3_600_000;
/** The first one, and one an hour: a weekend without an engine. */
const ALCANCE_LONGO_MS = 72 * 3_600_000;
const LONGA_A_CADA = 12;
const POR_VEZ = 100;

/**
 * Looks for money that no notice told of: no bank promises to tell twice, and of a Pix to the key alone none tells at all. What is found
 * again changes nothing.
 */
export function criarVigiaDePix({ bancos, aoReceber, agora, log }: OpcoesDaVigia) {
  let vez = 0;
  let emCurso: Promise<void> | null = null;
  let relogio: NodeJS.Timeout | null = null;

  /** One look at every bank; one that fails holds up no other. Gives how many Pix were listed. */
  const procurar = async (alcanceMs = ALCANCE_MS): Promise<number> => {
    let listados = 0;
    for await (const { recebedor, hotsiteId, integracaoUid } of bancos.comApiPix())
      try {
        const fim = agora();
        const periodo = { inicio: new Date(fim - alcanceMs).toISOString(), fim: new Date(fim).toISOString() };
        let lote: Recebimento[] = [];
        const entregar = async () => {
          if (lote.length > 0) await aoReceber(lote, { hotsiteId, integracaoUid });
          listados += lote.length;
          lote = [];
        };
        for await (const recebimento of recebedor.listarRecebidos(periodo)) {
          lote.push(recebimento);
          if (lote.length === POR_VEZ) await entregar();
        }
        await entregar();
      } catch (err) {
        log.warn({ err, integracaoUid }, 'o banco não disse o que recebeu');
      }
    return listados;
  };

  const daVez = (): void => {
    emCurso ??= procurar(vez++ % LONGA_A_CADA === 0 ? ALCANCE_LONGO_MS : ALCANCE_MS)
      .then(
        () => {},
        (err: unknown) => log.error({ err }, 'a busca de Pix falhou'),
      )
      .finally(() => {
        emCurso = null;
      });
  };
  return {
    procurar,
    iniciar(): void {
      daVez();
      relogio = setInterval(daVez, ENTRE_BUSCAS_MS);
      relogio.unref();
    },
    async parar(): Promise<void> {
      if (relogio !== null) clearInterval(relogio);
      await emCurso;
    },
  };
}
