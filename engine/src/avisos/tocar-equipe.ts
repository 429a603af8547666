import { ESPERAS, type Espera } from '@martelo/shared/avisos/esperas';
import type { Acesso, Registros } from '../records/records.ts';
import { contar, FILAS } from './esperas.ts';

/** Several writes at once are one look; letters go out by the thousand. */
const PAUSA_MS = 800;
const PAUSA_DAS_CARTAS_MS = 10_000;
/** What comes to be by the clock. */
const RELOGIO_MS = 60_000;

interface Dependencias {
  registros: Registros;
  /** The brands whose house is looking on, on this process. */
  olhadas(): readonly number[];
  /** Rings for who is told of this queue, on this process. */
  tocar(hotsiteId: number, espera: Espera): void;
  agora(): number;
  aoFalhar(erro: unknown): void;
}

/**
 * Rings when a queue has grown or shrunk, whoever wrote and on whatever process. It says of which alone: how many somebody sees of it they
 * ask as ever. Gives what stops it.
 */
export function tocarEquipe({ registros, olhadas, tocar, agora, aoFalhar }: Dependencias): () => void {
  const antes = new Map<string, string>();
  const relogios = new Map<Espera, NodeJS.Timeout>();

  const olhar = async (espera: Espera): Promise<void> => {
    for (const hotsiteId of olhadas()) {
      const contada = await contar(registros, todosDa(hotsiteId, espera), espera, agora());
      const chave = `${hotsiteId} ${espera}`;
      const agoraMesmo = JSON.stringify(contada);
      const mudou = antes.get(chave) !== agoraMesmo;
      antes.set(chave, agoraMesmo);
      if (mudou) tocar(hotsiteId, espera);
    }
  };
  const marcar = (espera: Espera): void => {
    if (relogios.has(espera) || olhadas().length === 0) return;
    const relogio = setTimeout(
      () => {
        relogios.delete(espera);
        olhar(espera).catch(aoFalhar);
      },
      espera === 'avisos' ? PAUSA_DAS_CARTAS_MS : PAUSA_MS,
    );
    relogio.unref();
    relogios.set(espera, relogio);
  };
  const paradas = ESPERAS.map((espera) =>
    registros.aoEscrever(FILAS[espera].recurso.nome, () => marcar(espera)),
  );
  const peloRelogio = setInterval(() => {
    for (const espera of ESPERAS) if (FILAS[espera].peloRelogio) marcar(espera);
  }, RELOGIO_MS);
  peloRelogio.unref();
  return () => {
    for (const parar of paradas) parar();
    clearInterval(peloRelogio);
    for (const relogio of relogios.values()) clearTimeout(relogio);
  };
}

/** Nobody in particular, who sees all that a brand's house sees of a queue. */
const todosDa = (hotsiteId: number, espera: Espera): Acesso => ({
  ...{ tipo: 'interno', hotsiteId, hotsites: [hotsiteId] },
  ...{ usuUid: NINGUEM, papeis: ['Interno - ADM', ...FILAS[espera].papeis] },
});
const NINGUEM = '00000000-0000-7000-8000-000000000000';
