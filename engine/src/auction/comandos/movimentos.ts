import { canonico } from '@martelo/shared/canonico';
import type { Ata } from '../atos/ata.ts';
import { encerrado } from '../leituras/abertura.ts';
import { condicoesDoLote } from '../modelo/condicoes.ts';
import type { DadosLote } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import type { MovimentoDoPregao } from '../modelo/pregao.ts';

/** Writes what happened on the console. */
export function mover(ata: Ata, movimento: MovimentoDoPregao): void {
  ata.registrar({ tipo: 'PregaoMovido/1', instante: ata.instante, movimento });
}

/** A change of the lot's terms, with what they are from here on in its ledger. */
export function alterar({ leilao }: Estado, lote: EstadoLote, mudancas: Partial<DadosLote>, ata: Ata): void {
  const condicoes = condicoesDoLote({ ...lote.dados, ...mudancas }, leilao.incrementos);
  const elo = ata.elo(lote, { tipo: 'LoteAlterado', ...condicoes });
  ata.registrar({ tipo: 'LoteAlterado/1', instante: ata.instante, lelUid: lote.uid, mudancas, elo });
}

/**
 * Before a closed lot goes back to the block: the auction's steps may have changed since, and from here on they are its own again.
 * Its ledger says so.
 */
export function reporIncrementos(estado: Estado, lote: EstadoLote, ata: Ata): void {
  const { incrementos } = condicoesDoLote(lote.dados, estado.leilao.incrementos);
  if (encerrado(lote) && canonico(incrementos) !== canonico(lote.incrementosPublicos))
    alterar(estado, lote, {}, ata);
}
