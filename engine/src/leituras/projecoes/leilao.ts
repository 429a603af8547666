import type { Evento } from '../../auction/modelo/evento.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LEILOES, type LeilaoRegistro } from '../registros/leilao.ts';

/** Keeps the auction's record. */
export function projetarLeilao(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LeilaoCriado/1':
      tx.gravar(LEILOES, { ...evento.leilao, ensaio: evento.leilao.ensaio ?? false, quantidadeLotes: 0 });
      break;
    case 'LeilaoAlterado/1':
      mudar(tx, leiUid, () => evento.mudancas as Partial<LeilaoRegistro>);
      break;
    case 'SituacaoLeilaoAlterada/1':
      mudar(tx, leiUid, () => ({ situacao: evento.situacao }));
      break;
    case 'LoteIncluido/1':
      mudar(tx, leiUid, ({ quantidadeLotes }) => ({ quantidadeLotes: quantidadeLotes + 1 }));
      break;
    default:
  }
}

function mudar(
  tx: TransacaoProjecao,
  leiUid: string,
  mudancas: (leilao: LeilaoRegistro) => Partial<LeilaoRegistro>,
): void {
  const leilao = tx.ler(LEILOES, leiUid);
  if (leilao !== null) tx.gravar(LEILOES, { ...leilao, ...mudancas(leilao) });
}
