import { formatarDataHora, formatarRestante } from '@martelo/shared/datas';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import { LOTE_ACEITA_LANCES, LOTE_AINDA_NAO_ABERTO } from '@martelo/shared/lote-situacao';

/**
 * Where a lot is in its life, for people. `encerrando`: its time is over and the server has not said so yet (rule 13: the
 * close is the server's word, never the browser's clock).
 */
export type Fase = 'em-breve' | 'aberto' | 'encerrando' | 'encerrado';

export function faseDoLote(
  { situacao, dataFim }: Pick<EstadoPublicoLote, 'situacao' | 'dataFim'>,
  dataInicio: string | null,
  agora: number,
): Fase {
  if (LOTE_AINDA_NAO_ABERTO.has(situacao)) return 'em-breve';
  if (!LOTE_ACEITA_LANCES.has(situacao)) return 'encerrado';
  if (dataInicio !== null && agora < Date.parse(dataInicio)) return 'em-breve';
  return dataFim !== null && agora >= Date.parse(dataFim) ? 'encerrando' : 'aberto';
}

const MINUTO_MS = 60_000;

/** A clock chip: its words, and how urgent they are. Plain until five minutes before the end, red in the last one. */
export interface Relogio {
  texto: string;
  tom: 'calmo' | 'alerta' | 'urgente' | 'fim';
}

export function relogioDoLote(
  estado: Pick<EstadoPublicoLote, 'situacao' | 'dataFim'>,
  dataInicio: string | null,
  agora: number,
): Relogio {
  switch (faseDoLote(estado, dataInicio, agora)) {
    case 'em-breve':
      return {
        texto:
          dataInicio && Date.parse(dataInicio) > agora ? `Abre ${formatarDataHora(dataInicio)}` : 'Em breve',
        tom: 'calmo',
      };
    case 'encerrado':
      return { texto: 'Encerrado', tom: 'fim' };
    case 'encerrando':
      return { texto: 'Encerrando…', tom: 'urgente' };
    case 'aberto': {
      if (estado.situacao === 'DOULHE_UMA') return { texto: 'Dou-lhe uma', tom: 'alerta' };
      if (estado.situacao === 'DOULHE_DUAS') return { texto: 'Dou-lhe duas', tom: 'urgente' };
      if (estado.dataFim === null) return { texto: 'Ao vivo', tom: 'alerta' };
      const restante = Date.parse(estado.dataFim) - agora;
      return {
        texto: formatarRestante(restante),
        tom: restante <= MINUTO_MS ? 'urgente' : restante <= 5 * MINUTO_MS ? 'alerta' : 'calmo',
      };
    }
  }
}
