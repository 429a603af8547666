import { hash } from 'node:crypto';
import type { Aprovacao, aguardaAprovacao } from '@martelo/shared/aprovacao';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { derivarVenda, type VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { oQueSeAprova } from '@martelo/shared/pos-venda/segunda-pessoa';
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
import type { criarEncerrarPedido, Pedido } from './encerrar-pedido.ts';
import { exigirNoPatio } from './exigir-no-patio.ts';
import type { MudarVenda } from './mudar.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  encerrarPedido: ReturnType<typeof criarEncerrarPedido>;
  creditos: CreditosDeOutro;
  /** Who asked works here still, in one of the roles. @throws ErroMartelo SEM_PERMISSAO */
  exigirQuemPediu(pedido: Pedido, papeis: readonly string[]): Promise<void>;
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
  /** The sale as the act would leave it. @throws ErroMartelo what the act refuses, ESTADO_MUDOU when the sale is another since it was asked */
  seFeito(venda: Venda, aprovacao: Aprovacao): Venda;
  /** @throws ErroMartelo SEM_PERMISSAO where who asked may not do it any more */
  exigirQuemPediu(pedido: Pedido): Promise<void>;
  /** Could it be done now? What could not is over. @throws ErroMartelo ESTADO_MUDOU when the sale has moved since, with what the act refuses */
  podeExecutar(pedido: Pedido): Promise<void>;
  /** Does what was approved, once; what the sale refuses by now is said to have been approved and not done. */
  fazer(uid: string): Promise<void>;
}

export function criarAprovacoes({
  registros,
  mudar,
  encerrarPedido,
  creditos,
  exigirQuemPediu: exigirCom,
  validade,
  agora,
}: Dependencias): Aprovacoes {
  const aprovacoes = registros.colecao(APROVACOES);
  const vendas = registros.colecao(VENDAS);

  const mudanca = (venda: Venda, aprovacao: Aprovacao): VendaEscrita => {
    const depois = ATOS_DO_ACERTO[aprovacao.ato]!.mudanca(venda, feituraDe(aprovacao));
    if (aprovacao.visto !== undefined && aprovacao.visto !== vistoDe(venda, aprovacao))
      throw new ErroMartelo('ESTADO_MUDOU', {}, MUDOU);
    return depois;
  };
  const seFeito = (venda: Venda, aprovacao: Aprovacao): Venda => derivarVenda(mudanca(venda, aprovacao));
  const naoFeita = async (uid: string, { message }: ErroMartelo): Promise<void> => {
    const pedido = await aprovacoes.obter(SISTEMA, uid);
    if (pedido !== null)
      await encerrarPedido(pedido, { situacao: 'NAO_FEITA', motivo: message.slice(0, 500) });
  };

  const exigirQuemPediu = (pedido: Pedido): Promise<void> =>
    exigirCom(pedido, ATOS_DO_ACERTO[pedido.ato]!.quem ?? QUEM_PAGA);

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
          visto: vistoDe(semCarimbos(venda) as Venda, { ato, alvo }),
          ...{ pedidaPor: autorDe(acesso), expiraEm: new Date(em + validade).toISOString() },
          ...({ situacao: 'AGUARDANDO', decididaPor: null, motivo: null } as const),
        });
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
      }
      return { aprovacaoUid: uid, situacao: 'AGUARDANDO' };
    },
    seFeito,
    exigirQuemPediu,
    async podeExecutar(aprovacao) {
      const venda = await vendas.obter(SISTEMA, aprovacao.vendaUid!);
      try {
        await exigirQuemPediu(aprovacao);
        if (aprovacao.ato === ATO_DO_CREDITO) await creditos.exigirSemDestino(aprovacao);
        if (ATOS_DO_ACERTO[aprovacao.ato]!.termina) await exigirNoPatio(registros, venda!);
        seFeito(semCarimbos(venda!) as Venda, aprovacao);
      } catch (erro) {
        if (!(erro instanceof ErroMartelo)) throw erro;
        await naoFeita(aprovacao.novoUid, erro);
        throw new ErroMartelo('ESTADO_MUDOU', {}, erro.mensagens);
      }
    },
    async fazer(uid) {
      const aprovacao = await aprovacoes.obter(SISTEMA, uid);
      if (aprovacao?.situacao !== 'APROVADA') return;
      const comando = { autor: `aprovacao:${uid}`, comandoId: 'fazer', doCliente: true };
      try {
        await exigirQuemPediu(aprovacao as Pedido);
        if (ATOS_DO_ACERTO[aprovacao.ato]!.termina)
          await exigirNoPatio(registros, (await vendas.obter(SISTEMA, aprovacao.vendaUid!))!);
        if (aprovacao.ato === ATO_DO_CREDITO) await creditos.destinar(aprovacao);
        else
          await mudar({ acesso: SISTEMA, comando }, aprovacao.vendaUid!, (antes) =>
            mudanca(antes, aprovacao),
          );
      } catch (erro) {
        // What the sale refuses now it refuses for good; what somebody else was in the way of is tried again.
        const passa = erro instanceof ErroMartelo && erro.codigo !== 'REVISAO_DESATUALIZADA';
        if (!passa || erro.statusCode >= 500) throw erro;
        await naoFeita(uid, erro);
      }
    },
  };
}

const MUDOU = 'A venda mudou depois que isto foi pedido. Confira e peça de novo, se ainda for preciso.';

/** Of an act on a row the row, else the sale. */
const vistoDe = (venda: Venda, { ato, alvo }: Pick<Aprovacao, 'ato' | 'alvo'>): string =>
  hash('sha256', canonico(oQueSeAprova(venda, ATOS_DO_ACERTO[ato]!.em === 'pagamento' ? alvo : null)));
