import type { Aprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Venda } from '@martelo/shared/venda';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { MeiosDePagamento } from './pagar.ts';
import type { Recebimento, Recebimentos } from './recebimentos.ts';

/**
 * Is it the buyer's own money (P8)? Their bank's word first, then the document of who paid, then whose sale it names; null where nobody can
 * say.
 */
export type EhDoComprador = (venda: Venda, credito: Recebimento) => Promise<boolean | null>;

export function criarEhDoComprador(
  registros: Registros,
  meios: Pick<MeiosDePagamento, 'ehDoComprador'>,
): EhDoComprador {
  const citada = async ({ pagamentoUid }: Recebimento): Promise<Venda | null> =>
    pagamentoUid === null ? null : vendaComPagamento(registros.colecao(VENDAS), SISTEMA, pagamentoUid);

  return async (venda, credito) => {
    const { tipo, pagador, proprio } = credito;
    // A bank that does not answer has said nothing: a person decides either way.
    const doBanco = tipo === 'PIX' ? await meios.ehDoComprador(venda, credito).catch(() => null) : null;
    if (doBanco !== null) return doBanco;
    if (pagador !== null) {
      const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, venda.cliUid);
      return soDigitos(pagador.documento) === (cliente?.cnpj ?? cliente?.cpf);
    }
    const dela = await citada(credito);
    if (dela === null) return null;
    return dela.cliUid === venda.cliUid ? proprio !== false : false;
  };
}

/** A credit that two people have put into a sale, from the approval's side. */
export interface CreditosDeOutro {
  /** @throws ErroMartelo ESTADO_MUDOU where it has a destination by now, or was taken back */
  exigirSemDestino(aprovacao: Aprovacao): Promise<void>;
  /** Safe to repeat. @throws ErroMartelo ESTADO_MUDOU, VENDA_NAO_AGUARDA_PAGAMENTO */
  destinar(aprovacao: Aprovacao): Promise<void>;
}

export function criarCreditosDeOutro(
  registros: Registros,
  recebimentos: Pick<Recebimentos, 'destinar' | 'aplicar'>,
): CreditosDeOutro {
  const colecao = registros.colecao(RECEBIMENTOS);
  const creditoDe = async ({ pedido }: Aprovacao): Promise<Recebimento | null> => {
    const { dinheiro } = pedido as { dinheiro: { uid: string } };
    return colecao.obter(SISTEMA, dinheiro.uid);
  };

  return {
    async exigirSemDestino(aprovacao) {
      if ((await creditoDe(aprovacao))?.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
    },
    async destinar(aprovacao) {
      const credito = await creditoDe(aprovacao);
      const { vendaUid } = aprovacao;
      const { motivo, dinheiro } = aprovacao.pedido as {
        motivo: string;
        dinheiro: { proprio: boolean | null };
      };
      if (credito?.vendaUid === vendaUid && credito.situacao === 'APLICADO') return;
      // Decided, and cut short before the sale had it.
      if (credito?.vendaUid === vendaUid && credito.situacao === 'RECEBIDO')
        await recebimentos.aplicar(credito.uid);
      else if (credito?.situacao === 'SEM_DESTINO')
        await recebimentos.destinar({ acesso: SISTEMA }, credito, {
          ...{ vendaUid: vendaUid!, motivo, proprio: dinheiro.proprio },
        });
      else throw new ErroMartelo('ESTADO_MUDOU');
    },
  };
}

const soDigitos = (texto: string): string => texto.replace(/\D/g, '');
