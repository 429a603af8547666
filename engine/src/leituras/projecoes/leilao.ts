import type { Evento } from '../../auction/modelo/evento.ts';
import { semCampos } from '../../auction/modelo/retiraveis.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { LEILOES, type LeilaoRegistro } from '../registros/leilao.ts';

/** Keeps the auction's record. */
export function projetarLeilao(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LeilaoCriado/1':
      tx.gravar(LEILOES, { ...evento.leilao, ensaio: evento.leilao.ensaio ?? false, quantidadeLotes: 0 });
      break;
    case 'LeilaoAlterado/1':
      mudar(tx, leiUid, (leilao) => ({
        ...semCampos(leilao, evento.retirados),
        ...(evento.mudancas as Partial<LeilaoRegistro>),
      }));
      break;
    case 'SituacaoLeilaoAlterada/1':
      mudar(tx, leiUid, (leilao) => ({ ...leilao, situacao: evento.situacao }));
      break;
    case 'LoteIncluido/1':
      mudar(tx, leiUid, (leilao) => ({ ...leilao, quantidadeLotes: leilao.quantidadeLotes + 1 }));
      break;
    default:
  }
}

function mudar(
  tx: TransacaoProjecao,
  leiUid: string,
  mudado: (leilao: LeilaoRegistro) => LeilaoRegistro,
): void {
  const leilao = tx.ler(LEILOES, leiUid);
  if (leilao !== null) tx.gravar(LEILOES, mudado(leilao));
}
