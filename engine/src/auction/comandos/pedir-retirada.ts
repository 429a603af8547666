import { ErroMartelo } from '@martelo/shared/erros';
import { instanteDoUid } from '@martelo/shared/identificador';
import type { Ata } from '../atos/ata.ts';
import { aceitaLances } from '../leituras/abertura.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * L7: who leads by a bid given before the lot was said to be something else asks to be let off it. Nothing moves by that: whether the
 * bid is cancelled is the house's to say (rule 19). Asked again, it is the same request.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, ENCERRADO, RETIRADA_NAO_CABE
 */
export function pedirRetirada(
  estado: Estado,
  { lelUid, cliUid }: PedidoDe<'pedir-retirada'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  if (!aceitaLances(lote)) throw new ErroMartelo('ENCERRADO');
  const { lideranca } = lote;
  if (lideranca?.participante.uid !== cliUid || lideranca.modo === 'PRESENCIAL' || !mudouDesde(lote))
    throw new ErroMartelo('RETIRADA_NAO_CABE');
  const { lance, participante } = lideranca;
  const antes = lote.retiradas.find((uma) => uma.lance === lance);
  if (antes !== undefined) return { lelUid, lance, em: antes.em };
  ata.registrar({ tipo: 'RetiradaPedida/1', instante: ata.instante, lelUid, lance, participante });
  return { lelUid, lance, em: ata.iso };
}

/** The lot was said to be something else after the word that leads was given (rule 7), also where that is shown no more. */
const mudouDesde = ({ descricaoMudouEm, lideranca }: EstadoLote): boolean =>
  descricaoMudouEm !== null && lideranca !== null && instanteDoUid(lideranca.lance) <= descricaoMudouEm;
