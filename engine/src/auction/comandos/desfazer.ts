import { ErroMartelo } from '@martelo/shared/erros';
import type { Ata } from '../atos/ata.ts';
import { passarLote } from '../atos/passar-lote.ts';
import { loteNaMesa, ultimoAto } from '../leituras/na-mesa.ts';
import type { DadosLote } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import type { Ato } from '../modelo/pregao.ts';
import { cancelarLance } from './cancelar-lance.ts';
import { alterar, mover, reporIncrementos } from './movimentos.ts';

const VENDEM: ReadonlySet<Ato['acao']> = new Set(['vender', 'condicional']);
/** Public: all who were told of the sale read this. */
const MOTIVO_DA_VENDA_DESFEITA = 'Venda desfeita pelo leiloeiro';

/**
 * Takes back the auctioneer's last act, by an event that compensates it: what happened stays written (rule 17). It is one on the lot on the
 * block; its opening taken back, the next one is on the lot before. A room bid is cancelled (rule 19); a sale taken back is undone by whoever follows the log.
 * @throws ErroMartelo NADA_A_DESFAZER
 */
export function desfazer(estado: Estado, ata: Ata): Record<string, unknown> {
  const lote = loteNaMesa(estado);
  const ato = ultimoAto(estado, ata.formato);
  if (lote === null || ato === null) throw new ErroMartelo('NADA_A_DESFAZER');
  compensar(estado, lote, ato, ata);
  mover(ata, { naMesa: ato.acao === 'abrir-lote' ? ato.saiu : lote.uid, desfeito: ato });
  return { desfeito: ato.acao, lelUid: lote.uid };
}

function compensar(estado: Estado, lote: EstadoLote, ato: Ato, ata: Ata): void {
  switch (ato.acao) {
    case 'lance-presencial':
      cancelarLance(
        estado,
        { tipo: 'cancelar-lance', lelUid: lote.uid, lance: ato.lance, motivo: 'Desfeito pelo leiloeiro' },
        ata,
      );
      return;
    case 'incremento': {
      const { incremento: _, ...valor } = lote.dados.valor;
      const antes = ato.de === null ? valor : { ...valor, incremento: ato.de };
      alterar(estado, lote, { valor: antes as DadosLote['valor'] }, ata);
      return;
    }
    default:
      if (ato.de === ato.para) return;
      reporIncrementos(estado, lote, ata);
      passarLote(lote, ato.de, 'desfazer', ata, {
        motivo: ata.formato >= 4 && VENDEM.has(ato.acao) ? MOTIVO_DA_VENDA_DESFEITA : null,
      });
  }
}
