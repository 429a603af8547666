import type { PorTelefone } from '@martelo/shared/lance-por-telefone';
import type { TipoNegociacao } from '@martelo/shared/proposta';
import type { Participante } from '../modelo/dados.ts';
import type { EstadoLote } from '../modelo/estado.ts';
import type { Ata } from './ata.ts';
import { passarLote } from './passar-lote.ts';

/** Sells the lot outside of the dispute: the buyer leads, publicly, and the lot closes. `lance` is the uid the sale is known by. */
export function venderDireto(
  lote: EstadoLote,
  {
    lance,
    participante,
    valor,
    porTelefone,
  }: { lance: string; participante: Participante; valor: number; porTelefone?: PorTelefone },
  modo: Exclude<TipoNegociacao, 'Disputa'>,
  ata: Ata,
): void {
  const { apelido, cidade } = participante;
  const autoria = { cliUid: participante.uid, maximo: valor };
  const elo = ata.elo(lote, { tipo: 'VendaDireta', lance, modo, apelido, cidade, valor }, autoria);
  const { instante } = ata;
  ata.registrar({
    ...{ tipo: 'VendaDireta/1', instante, lelUid: lote.uid },
    ...{ lance, participante, modo, valor, elo },
    ...(porTelefone ? { porTelefone } : {}),
  });
  const arremate = { vencedor: participante, valor };
  if (modo === 'Compre Já') passarLote(lote, 'BUY_NOW', 'comprar-ja', ata, { arremate });
  else passarLote(lote, 'AG_PAGAMENTO', 'decidir-proposta', ata, { arremate });
}
