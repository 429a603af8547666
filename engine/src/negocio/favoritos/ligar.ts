import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import type { Rota } from '../../api/rota.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Efeitos } from '../../jobs/efeitos.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { LoteDoVeiculo } from '../../leituras/lote-do-veiculo.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { antecedenciaDe, avisosDeEncerrando } from './encerrando.ts';
import { FAVORITOS } from './registro.ts';
import { rotasFavoritos } from './rotas.ts';

interface Dependencias {
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
  registros: Registros;
  motor: Motor;
  leitura: Leitura;
  localizador: Localizador;
  indice: IndiceLotes;
  loteDoVeiculo: LoteDoVeiculo;
  hotsites: { todos(): RegrasHotsite[]; porId(id: number): RegrasHotsite | null };
  efeitos: Efeitos;
  avisar: Avisar;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** How late the notice of a favourite may be, of the minutes before its end. */
const VARREDURA_MS = 30_000;

/** The lots that clients keep, and the notice before their end, wired. */
export interface FavoritosLigados {
  rotas: Rota[];
  /** Looks for lots about to end, from now on. */
  iniciar(): void;
  parar(): Promise<void>;
}

export function ligarFavoritos(deps: Dependencias): FavoritosLigados {
  const { hotsites, efeitos, log } = deps;
  const encerrando = avisosDeEncerrando(deps);
  efeitos.registrar(FAVORITOS, encerrando.fazedores);
  let varredura: ReturnType<typeof deTemposEmTempos> | null = null;
  return {
    rotas: rotasFavoritos({
      ...deps,
      antecedencia: (hotsiteId) => antecedenciaDe(hotsites.porId(hotsiteId)),
    }),
    iniciar() {
      varredura = deTemposEmTempos(encerrando.varrer, {
        aCada: VARREDURA_MS,
        aoFalhar: (err) => log.error({ err }, 'favourites about to end could not be looked for'),
      });
    },
    parar: async () => varredura?.parar(),
  };
}
