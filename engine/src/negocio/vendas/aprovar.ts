import type { Aprovacao, aguardaAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { derivarVenda } from '@martelo/shared/pos-venda/derivar';
import type { Venda } from '@martelo/shared/venda';
import type { z } from 'zod';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { ATO_DO_CREDITO, ATOS_DO_ACERTO, type Feitura, type Segunda } from './atos-do-acerto.ts';
import type { CreditosDeOutro } from './creditos-de-outro.ts';
import type { criarEncerrarPedido } from './encerrar-pedido.ts';
import type { MudarVenda } from './mudar.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  encerrarPedido: ReturnType<typeof criarEncerrarPedido>;
  creditos: CreditosDeOutro;
  /** How long a request waits, ms. */
  validade: number;
  /** Unix ms. */
  agora(): number;
}

/** The answer of an act that waits. */
export type AguardaAprovacao = z.infer<typeof aguardaAprovacao>;

/** Acts on sales that wait for a second person (P10). */
export interface Aprovacoes {
  /** Keeps the act until somebody else agrees; the same command is the same request. */
  pedir(
    acesso: Acesso,
    venda: Registro<Venda>,
    ato: string,
    feitura: Feitura<Record<string, unknown>>,
    segunda: Segunda,
  ): Promise<AguardaAprovacao>;
  /** The sale as the act would leave it. @throws ErroMartelo what the act refuses */
  seFeito(venda: Venda, aprovacao: Aprovacao): Venda;
  /** Could it be done now? @throws ErroMartelo ESTADO_MUDOU when the sale has moved since, and what the act refuses */
  podeExecutar(aprovacao: Aprovacao): Promise<void>;
  /** Does what was approved, once; what the sale refuses by now is said to have been approved and not done. */
  fazer(uid: string): Promise<void>;
}

export function criarAprovacoes({
  registros,
  mudar,
  encerrarPedido,
  creditos,
  validade,
  agora,
}: Dependencias): Aprovacoes {
  const aprovacoes = registros.colecao(APROVACOES);
  const vendas = registros.colecao(VENDAS);

  /** The sale as the act would leave it. @throws ErroMartelo what the act refuses */
  const seFeito = (venda: Venda, aprovacao: Aprovacao): Venda =>
    derivarVenda(ATOS_DO_ACERTO[aprovacao.ato]!.mudanca(venda, feituraDe(aprovacao)));

  const feituraDe = ({ pedido, alvo, novoUid, pedidaPor }: Aprovacao): Feitura<never> => ({
    ...{ corpo: pedido as never, alvo, uid: novoUid, por: pedidaPor, em: agora() },
  });

  return {
    async pedir(acesso, venda, ato, { corpo, alvo, uid, por, em }, { tipo, valor }) {
      // What could not be done anyway is refused now, not when somebody has looked at it.
      ATOS_DO_ACERTO[ato]!.mudanca(semCarimbos(venda) as Venda, { corpo, alvo, uid, por, em });
      const { comandoId: _, revisao: __, ...pedido } = corpo;
      try {
        await aprovacoes.inserir(acesso, {
          ...{ uid, id: await registros.proximoId('aprovacao'), hotsiteId: venda.hotsiteId },
          ...{ tipo, valor, vendaUid: venda.uid, vendaId: venda.id, ato, alvo, pedido, novoUid: uid },
          ...{ pedidaPor: autorDe(acesso), expiraEm: new Date(em + validade).toISOString() },
          ...({ situacao: 'AGUARDANDO', decididaPor: null, motivo: null } as const),
        });
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
      }
      return { aprovacaoUid: uid, situacao: 'AGUARDANDO' };
    },
    seFeito,
    async podeExecutar(aprovacao) {
      if (aprovacao.ato === ATO_DO_CREDITO) await creditos.exigirSemDestino(aprovacao);
      const venda = await vendas.obter(SISTEMA, aprovacao.vendaUid!);
      try {
        seFeito(semCarimbos(venda!) as Venda, aprovacao);
      } catch (erro) {
        if (erro instanceof ErroMartelo) throw new ErroMartelo('ESTADO_MUDOU', {}, erro.mensagens);
        throw erro;
      }
    },
    async fazer(uid) {
      const aprovacao = await aprovacoes.obter(SISTEMA, uid);
      if (aprovacao?.situacao !== 'APROVADA') return;
      const comando = { autor: `aprovacao:${uid}`, comandoId: 'fazer', doCliente: true };
      try {
        if (aprovacao.ato === ATO_DO_CREDITO) await creditos.destinar(aprovacao);
        else
          await mudar({ acesso: SISTEMA, comando }, aprovacao.vendaUid!, (antes) =>
            ATOS_DO_ACERTO[aprovacao.ato]!.mudanca(antes, feituraDe(aprovacao)),
          );
      } catch (erro) {
        // What the sale refuses now it refuses for good; what somebody else was in the way of is tried again.
        const passa = erro instanceof ErroMartelo && erro.codigo !== 'REVISAO_DESATUALIZADA';
        if (!passa || erro.statusCode >= 500) throw erro;
        await encerrarPedido(aprovacao, { situacao: 'NAO_FEITA', motivo: erro.message.slice(0, 500) });
      }
    },
  };
}
