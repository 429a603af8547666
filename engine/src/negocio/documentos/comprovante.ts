import { hash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { type Comprovante, tipoDoRecibo } from '@martelo/shared/impressos/comprovante';
import { numeroDaNota } from '@martelo/shared/impressos/nota';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import type { Venda } from '@martelo/shared/venda';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import type { Acesso } from '../../records/records.ts';
import type { ReciboDoVencedor } from '../provas/vencedor.ts';
import type { Notas } from './notas.ts';
import { exigir, type FontesDosImpressos, hotsiteNoPapel, leilaoNoPapel, loteNoPapel } from './partes.ts';

/** Whether a sale has receipts: from the close with a winner on, not while an offer is judged, not once it came to nothing. */
export const temComprovante = ({ situacao }: Pick<Venda, 'situacao'>): boolean => !semCobranca(situacao);

/**
 * That a lot was won, for whom the records show its sale: the winner, settlement. @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO
 */
export async function montarComprovante(
  fontes: FontesDosImpressos & { notas: Pick<Notas, 'daVenda'>; reciboDoVencedor: ReciboDoVencedor },
  acesso: Acesso,
  hotsiteId: number,
  lelUid: string,
): Promise<Comprovante> {
  const venda = await vendaDoLote(fontes.registros.colecao(VENDAS), acesso, lelUid);
  const item = venda?.itens.find((um) => um.lelUid === lelUid);
  if (!venda || !item || venda.hotsiteId !== hotsiteId || !temComprovante(venda))
    throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
  const hotsite = exigir(fontes.hotsitePorId(hotsiteId));
  const lido = exigir(await fontes.leitura.lote(venda.leiUid, lelUid));
  const nota = await fontes.notas.daVenda(venda.uid);
  return {
    emitidoEm: venda.dataVenda,
    hotsite: hotsiteNoPapel(hotsite),
    url: `${fontes.siteDe(hotsite)}/verificar?lote=${lelUid}`,
    vendaId: venda.id,
    leilao: leilaoNoPapel(lido),
    comprador: exigir(await fontes.comprador(venda.cliUid)),
    lote: await loteNoPapel(fontes, item, lido),
    total: item.totalAPagar,
    pagarAte: venda.dataPagamento,
    nota: nota && numeroDaNota(nota),
    recibo: await reciboNoPapel(fontes, venda, lelUid, fontes.siteDe(hotsite)),
  };
}

/** The winner's own bid as it was signed (rule 24). A receipt with a cap in it is for its owner's eyes: the paper names it, and does not show it. */
async function reciboNoPapel(
  {
    eventosApos,
    reciboDoVencedor,
  }: Pick<FontesDosImpressos, 'eventosApos'> & { reciboDoVencedor: ReciboDoVencedor },
  { leiUid, cliUid }: Pick<Venda, 'leiUid' | 'cliUid'>,
  lelUid: string,
  site: string,
): Promise<Comprovante['recibo']> {
  const achado = await reciboDoVencedor({ leiUid, lelUid, cliUid }, await eventosApos(lelUid, 0));
  if (achado === null) return null;
  const { prova, jws } = achado;
  const tipo = tipoDoRecibo.parse(prova.tipo);
  return {
    ...{ tipo, instante: prova.instante, seq: prova.seq, hash: prova.hash },
    sha256: hash('sha256', jws, 'hex'),
    // In the fragment, which no server is sent.
    url: tipo === 'AUTOMATICO' ? null : `${site}/verificar#recibo=${jws}`,
  };
}
