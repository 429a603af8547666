import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import type { Rota } from '../../api/rota.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Efeitos } from '../../jobs/efeitos.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { novidadesDasBuscas } from './novidades.ts';
import { lotesPublicados } from './publicados.ts';
import { BUSCAS } from './registro.ts';
import { rotasBuscas } from './rotas.ts';

interface Dependencias {
  registros: Registros;
  motor: Motor;
  leitura: Leitura;
  indice: IndiceLotes;
  hotsites: { todos(): RegrasHotsite[]; porId(id: number): RegrasHotsite | null };
  efeitos: Efeitos;
  avisar: Avisar;
  /** Ms that lots which became public wait for those that come with them. */
  espera: number;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** How late what became public may be noticed; it then waits for what comes with it. */
const VARREDURA_MS = 60_000;

/** The searches that clients keep, and the news of them, wired. */
export interface BuscasLigadas {
  rotas: Rota[];
  /** Looks for lots that became public, from now on. */
  iniciar(): void;
  parar(): Promise<void>;
}

export function ligarBuscas(deps: Dependencias): BuscasLigadas {
  const { registros, indice, hotsites, efeitos, espera, agora, log } = deps;
  const novidades = novidadesDasBuscas({
    ...deps,
    publicados: lotesPublicados({ registros, indice, marcas: hotsites.todos, agora }),
  });
  efeitos.registrar(BUSCAS, novidades.fazedores);
  let varredura: ReturnType<typeof deTemposEmTempos> | null = null;
  return {
    rotas: rotasBuscas(deps),
    iniciar() {
      varredura = deTemposEmTempos(novidades.varrer, {
        aCada: Math.min(VARREDURA_MS, Math.max(1_000, espera)),
        aoFalhar: (err) => log.error({ err }, 'saved searches could not be asked for news'),
      });
    },
    parar: async () => varredura?.parar(),
  };
}
