import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { somarDias } from '@martelo/shared/feriados';
import { momentoDoLembrete } from '@martelo/shared/pos-venda/avisos';
import { z } from 'zod';
import type { Fila } from '../../jobs/fila.ts';
import type { AcertosDeRetirada } from './acertar.ts';
import type { AvisosDaRetirada } from './avisar.ts';

const AUSENCIA = 'retirada-conferir';
const LEMBRETE = 'retirada-lembrar';
const ARMAZENAGEM = 'retirada-armazenagem';
const DIA_MS = 86_400_000;
/** A quiet hour, São Paulo's. */
const HORA = 'T03:00:00.000-03:00';

const daAusencia = z.object({ agendamentoUid: z.string() });
const doLembrete = z.object({ agendamentoUid: z.string(), inicio: z.number() });
const doDia = z.object({ dia: z.string() });

/** A pickup is looked at a day after its slot; the same slot of it is one job. */
export const vigiarRetirada =
  (fila: Pick<Fila, 'enfileirar'>) =>
  (agendamentoUid: string, fim: number): Promise<void> =>
    fila.enfileirar({
      ...{ nome: AUSENCIA, carga: { agendamentoUid }, chave: `${agendamentoUid}:${fim}` },
      quando: fim + DIA_MS,
    });

/** Its buyer is reminded before the slot; the same slot of it is one job. */
export const lembrarRetirada =
  (fila: Pick<Fila, 'enfileirar'>, agora: () => number) =>
  async (agendamentoUid: string, inicio: number): Promise<void> => {
    const quando = momentoDoLembrete(inicio, agora());
    if (quando === null) return;
    const chave = `${agendamentoUid}:${inicio}`;
    await fila.enfileirar({ nome: LEMBRETE, carga: { agendamentoUid, inicio }, chave, quando });
  };

/**
 * The jobs of pickups: who is to be reminded, who did not come, and once a day what keeping each lot costs by then. Each day's count asks for the next day's;
 * gives what asks for the first. A day on which nothing ran is made up for by the next: a count looks at all days there were.
 */
export function registrarRotinas(
  fila: Fila,
  {
    marcarAusente,
    acertarTodas,
    lembrar,
  }: Pick<AcertosDeRetirada, 'marcarAusente' | 'acertarTodas'> & Pick<AvisosDaRetirada, 'lembrar'>,
  agora: () => number,
): () => Promise<void> {
  const pedir = (dia: string): Promise<void> =>
    fila.enfileirar({ nome: ARMAZENAGEM, carga: { dia }, chave: dia, quando: Date.parse(dia + HORA) });
  fila.registrar(AUSENCIA, (bruta) => marcarAusente(daAusencia.parse(bruta).agendamentoUid));
  fila.registrar(LEMBRETE, (bruta) => {
    const { agendamentoUid, inicio } = doLembrete.parse(bruta);
    return lembrar(agendamentoUid, inicio);
  });
  fila.registrar(ARMAZENAGEM, async (bruta) => {
    await pedir(proximo(doDia.parse(bruta).dia, agora()));
    await acertarTodas();
  });
  return () => pedir(diaEmSaoPaulo(agora()));
}

/** The day after, or today's where days have gone by. */
const proximo = (dia: string, agora: number): string => {
  const hoje = diaEmSaoPaulo(agora);
  return dia < hoje ? hoje : somarDias(dia, 1);
};
