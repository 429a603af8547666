import { uidDoTxid } from '@martelo/shared/banco/referencia';
import { type CobrancaNoCartao, cobrancaNoCartao } from '@martelo/shared/cartao/pagamento';
import type { SituacaoCartao } from '@martelo/shared/cartao/situacao';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import type { TransacaoDeCartao } from '../../bancos/cartao/cartao.ts';
import type { DeQuem } from '../../bancos/pix/avisos.ts';
import type { Recebimento } from '../../bancos/pix/recebedor.ts';

/** What a bank tells of Pix, as money: its `endToEndId` is its key, its txid names the row. */
export const dinheiroDoPix = (recebidos: readonly Recebimento[], { hotsiteId }: DeQuem): DinheiroRecebido[] =>
  recebidos
    .filter(({ centavos }) => centavos > 0)
    .map(({ e2eid, txid, centavos, horario }) => ({
      ...{ hotsiteId, provedor: 'pix', idNoProvedor: e2eid, tipo: 'PIX', valor: centavos },
      ...{ em: new Date(horario).toISOString(), pagamentoUid: txid === null ? null : uidDoTxid(txid) },
      ...{ proprio: null, pagador: null },
    }));

/** Its money came, whatever became of it since: of what no notice told in time that is to be known first. */
const CHEGOU: ReadonlySet<SituacaoCartao> = new Set([
  ...(['CAPTURADA', 'CONTESTADA', 'GANHA', 'PERDIDA', 'ESTORNADA'] as const),
]);

/** What a card provider has captured, as money: interest credits no sale. What it has not is none yet. */
export function dinheiroDoCartao(
  { id, situacao, centavos, pagamentoUid, ...como }: TransacaoDeCartao,
  { hotsiteId, integracaoUid }: DeQuem,
  agora: number,
): DinheiroRecebido[] {
  if (!CHEGOU.has(situacao) || centavos <= 0) return [];
  const cartao = cobrancaDe(como);
  return [
    {
      ...{ hotsiteId, provedor: `cartao:${integracaoUid}`, idNoProvedor: id, tipo: 'CARTAO_DE_CREDITO' },
      ...{ valor: centavos, em: new Date(agora).toISOString(), pagamentoUid, proprio: null, pagador: null },
      ...(cartao && { cartao }),
    },
  ];
}

/** How it was charged is told to the buyer; money that says it in a way that is not understood is money all the same. */
const cobrancaDe = ({
  parcelas,
  valorComJuros,
  taxaDeJuros,
  bandeira,
  final,
  nsu,
}: Pick<TransacaoDeCartao, keyof CobrancaNoCartao>): CobrancaNoCartao | undefined =>
  cobrancaNoCartao.safeParse({ parcelas, valorComJuros, taxaDeJuros, bandeira, final, nsu }).data;
