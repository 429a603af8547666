import { formatarDataHora, formatarRestante } from '@martelo/shared/datas';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import { LOTE_ACEITA_LANCES, LOTE_AINDA_NAO_ABERTO, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { RELOGIO } from '../palavras/cartao.ts';

/**
 * Where a lot is in its life, for people. `encerrando`: its time is over and the server has not said so yet (rule 13: the
 * close is the server's word, never the browser's clock).
 */
export type Fase = 'em-breve' | 'aberto' | 'encerrando' | 'encerrado';

/** Whether a lot is closed: its situation alone says so, no clock does (rule 13). */
export const encerrou = (situacao: SituacaoLote): boolean =>
  !LOTE_ACEITA_LANCES.has(situacao) && !LOTE_AINDA_NAO_ABERTO.has(situacao);

export function faseDoLote(
  { situacao, dataFim }: Pick<EstadoPublicoLote, 'situacao' | 'dataFim'>,
  dataInicio: string | null,
  agora: number,
): Fase {
  if (LOTE_AINDA_NAO_ABERTO.has(situacao)) return 'em-breve';
  if (encerrou(situacao)) return 'encerrado';
  if (dataInicio !== null && agora < Date.parse(dataInicio)) return 'em-breve';
  return dataFim !== null && agora >= Date.parse(dataFim) ? 'encerrando' : 'aberto';
}

const MINUTO_MS = 60_000;

/** A clock chip: its words, and how urgent they are. Plain until five minutes before the end, red in the last one. */
export interface Relogio {
  texto: string;
  tom: 'calmo' | 'alerta' | 'urgente' | 'fim';
}

/** While the auction is paused the clocks of its lots stand where they stood. */
export const agoraDoLeilao = (agora: number, pausadoEm: string | null): number =>
  pausadoEm === null ? agora : Math.min(agora, Date.parse(pausadoEm));

export function relogioDoLote(
  estado: Pick<EstadoPublicoLote, 'situacao' | 'dataFim'>,
  dataInicio: string | null,
  agora: number,
): Relogio {
  switch (faseDoLote(estado, dataInicio, agora)) {
    case 'em-breve':
      if (estado.situacao === 'SUSPENSO') return { texto: RELOGIO.suspenso, tom: 'alerta' };
      return {
        texto:
          dataInicio && Date.parse(dataInicio) > agora
            ? RELOGIO.abre(formatarDataHora(dataInicio))
            : RELOGIO.emBreve,
        tom: 'calmo',
      };
    case 'encerrado':
      return { texto: RELOGIO.encerrado, tom: 'fim' };
    case 'encerrando':
      return { texto: RELOGIO.encerrando, tom: 'urgente' };
    case 'aberto': {
      if (estado.dataFim === null) return relogioAoVivo(estado.situacao);
      const restante = Date.parse(estado.dataFim) - agora;
      return {
        texto: formatarRestante(restante),
        tom: restante <= MINUTO_MS ? 'urgente' : restante <= 5 * MINUTO_MS ? 'alerta' : 'calmo',
      };
    }
  }
}

/** A lot without a clock is where the auctioneer says it is (rule 17). */
function relogioAoVivo(situacao: EstadoPublicoLote['situacao']): Relogio {
  switch (situacao) {
    case 'AO_VIVO':
      return { texto: RELOGIO.aoVivo, tom: 'alerta' };
    case 'DOULHE_UMA':
      return { texto: RELOGIO.doulheUma, tom: 'alerta' };
    case 'DOULHE_DUAS':
      return { texto: RELOGIO.doulheDuas, tom: 'urgente' };
    case 'REPASSE':
      return { texto: RELOGIO.repasse, tom: 'alerta' };
    default:
      return { texto: RELOGIO.aguardaPregao, tom: 'calmo' };
  }
}
