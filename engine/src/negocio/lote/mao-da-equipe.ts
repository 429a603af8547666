import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';

/** What staff would put a lot from and to, by whichever call. */
export interface MaoNoLote {
  lelUid: string;
  de: SituacaoLote;
  para: SituacaoLote;
}

/**
 * The engine as staff's calls on lots have it: whichever of them puts a lot somewhere, one by one, in bulk or by a sheet, is asked first
 * whether it may (`exigir` throws). A command that was answered before is not asked again.
 */
export const comMaoDaEquipe = <M extends Pick<Motor, 'executar' | 'estado' | 'respondeu'>>(
  motor: M,
  exigir: (mao: MaoNoLote) => Promise<void>,
): M => ({
  ...motor,
  async executar(leiUid: string, instrucao: Instrucao) {
    const [lelUid, para] = ondePoe(instrucao.pedido);
    if (para !== undefined && !motor.respondeu(leiUid, instrucao)) {
      const de = (await motor.estado(leiUid))?.lotes.get(lelUid)?.situacao;
      if (de !== undefined) await exigir({ lelUid, de, para });
    }
    return motor.executar(leiUid, instrucao);
  },
});

function ondePoe(pedido: Pedido): [lelUid: string, para?: SituacaoLote | undefined] {
  switch (pedido.tipo) {
    case 'mudar-situacao-lote':
      return [pedido.lelUid, pedido.situacao];
    case 'alterar-lote':
      return [pedido.lelUid, pedido.mudancas.situacao];
    default:
      return [''];
  }
}
