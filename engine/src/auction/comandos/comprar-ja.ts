import { formatarReais } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Ata } from '../atos/ata.ts';
import { venderDireto } from '../atos/vender-direto.ts';
import { exigirAberto } from '../leituras/abertura.ts';
import { exigirSemDisputa } from '../leituras/por-telefone.ts';
import { compreJaOferecido } from '../leituras/venda-direta.ts';
import type { Estado } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * Rule 9: the lot is sold at its Compre Já price, and closed; at no other than the buyer named, where they named one.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, LOTE_NAO_ABERTO, ENCERRADO, LANCE_POR_TERCEIRO, COMPRE_JA_INDISPONIVEL, COMPRE_JA_MUDOU
 */
export function comprarJa(
  estado: Estado,
  { lelUid, participante, valor: combinado, porTelefone }: PedidoDe<'comprar-ja'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  exigirAberto(estado, lote, ata.instante);
  exigirSemDisputa(lote, porTelefone);
  const valor = compreJaOferecido(lote);
  if (valor === null) throw new ErroMartelo('COMPRE_JA_INDISPONIVEL');
  if (combinado !== undefined && combinado !== valor)
    throw new ErroMartelo('COMPRE_JA_MUDOU', { valorFormatado: formatarReais(valor) });
  const uid = ata.sorteio.uid();
  const oferta = { lance: uid, participante, valor, ...(porTelefone ? { porTelefone } : {}) };
  venderDireto(lote, oferta, 'Compre Já', ata);
  return {
    ...{ uid, lelUid: lote.uid, seq: ata.seqDe(lote), situacao: 'BUY_NOW', posicao: 'vencedor' },
    ...{ tipoNegociacao: 'Compre Já', valor, valorAtual: valor },
  };
}
