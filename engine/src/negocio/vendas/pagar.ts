import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import type { InstrucoesDePagamento, pagamentoRespondido } from '@martelo/shared/pos-venda/pedidos';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import type { z } from 'zod';
import { CONTAS_BANCARIAS } from '../../casa/conta-bancaria.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';

/** A row as calls answer it. */
export const comoPagamento = ({
  uid,
  tipo,
  valor,
  situacao,
  motivo,
  canceladoEm,
}: Pagamento): z.infer<typeof pagamentoRespondido> => ({ uid, tipo, valor, situacao, motivo, canceladoEm });

/** The sale that a row is of, as far as the caller may see it. @throws ErroMartelo NAO_ENCONTRADO */
export async function vendaDoPagamento(
  registros: Registros,
  acesso: Acesso,
  pagamentoUid: string,
): Promise<Registro<Venda>> {
  const venda = await vendaComPagamento(registros.colecao(VENDAS), acesso, pagamentoUid);
  if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
  return venda;
}

/** Says how each kind of row is paid; whoever speaks with banks makes what it takes. */
export interface MeiosDePagamento {
  /** How a brand's buyers can pay, as it is set now: what it has neither account nor bank for is offered to nobody. */
  oferecidos(hotsiteId: number): Promise<TipoDoCliente[]>;
  /** @throws ErroMartelo MEIO_INDISPONIVEL where the brand has no account, or no bank, for it */
  instrucoes(venda: Venda, linha: Pagamento, hotsite: RegrasHotsite): Promise<InstrucoesDePagamento>;
  /** Has the bank take nothing more for rows that were taken back. Safe to repeat. */
  encerrar(venda: Venda): Promise<void>;
  /** Whether money came from the buyer's own account (P8); null where nobody can say. @throws while the bank cannot say yet */
  ehDoComprador(
    venda: Venda,
    recebido: Pick<DinheiroRecebido, 'idNoProvedor' | 'pagamentoUid' | 'em'>,
  ): Promise<boolean | null>;
}

export type ContaDaMarca = Awaited<ReturnType<typeof contaQueRecebe>>;

/** The account into which a brand's buyers pay; null where it has none. */
export async function contaQueRecebe(registros: Registros, hotsiteId: number) {
  const { itens } = await registros.colecao(CONTAS_BANCARIAS).listar(SISTEMA, {
    filtros: [
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
      { tipo: 'exata', campo: 'recebeLote', valor: true },
      { tipo: 'existe', campo: 'removidoEm', valor: false },
    ],
    ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  return itens[0] ?? null;
}
