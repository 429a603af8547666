import { setTimeout as dormir } from 'node:timers/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { derivarVenda, type VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { semLinhasDemais } from '@martelo/shared/pos-venda/juntar';
import { liberada } from '@martelo/shared/pos-venda/liberada';
import { comMulta } from '@martelo/shared/pos-venda/multa';
import { temPagamento } from '@martelo/shared/pos-venda/tem-pagamento';
import { totalDaVenda } from '@martelo/shared/pos-venda/totais';
import type { Venda } from '@martelo/shared/venda';
import { criarMudarRegistro, type PedidoDeMudanca } from '../../api/recurso/mudar-registro.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { criarSendoDesfeita } from './sendo-desfeita.ts';

export interface Mudada {
  venda: Registro<Venda>;
  /** The command was taken before: nothing was changed this time. */
  repetida: boolean;
}

/**
 * The one way to change a sale: reads it, makes the change, derives what follows and saves it with what it asks of its lots, again when
 * somebody else was faster. Where less is due than before, unpaid rows beyond it are cancelled. `mudanca` refuses by throwing, and gives the very same sale where there is nothing to do.
 * @throws ErroMartelo NAO_ENCONTRADO, REVISAO_DESATUALIZADA where a revision was named, SEM_PERMISSAO
 */
export type MudarVenda = (
  pedido: PedidoDeMudanca,
  vendaUid: string,
  mudanca: (venda: Venda) => VendaEscrita,
) => Promise<Mudada>;

const COMANDOS_LEMBRADOS = 100;

export function criarMudarVenda(deps: {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}): MudarVenda {
  const mudar = criarMudarRegistro(VENDAS, deps, COMANDOS_LEMBRADOS);
  const sendoDesfeita = criarSendoDesfeita(deps.registros, deps.agora);
  return async (pedido, uid, mudanca) => {
    const tentar = () =>
      mudar(pedido, uid, async (antes) => {
        const depois = mudanca(antes);
        if (depois === antes) return antes;
        if (comecaAPagar(antes, depois) && (await sendoDesfeita(uid))) throw new EsperaODesfazer();
        const multada = comMulta(antes, depois, deps.hotsitePorId(antes.hotsiteId) ?? {});
        return comFechamento(derivarVenda(semCobrarDemais(antes, multada, deps.agora())), deps.agora());
      });
    for (let vez = 0; vez < ESPERAS; vez += 1) {
      try {
        const { registro, repetido } = await tentar();
        return { venda: registro, repetida: repetido };
      } catch (erro) {
        if (!(erro instanceof EsperaODesfazer)) throw erro;
        await dormir(ENTRE_ESPERAS_MS);
      }
    }
    throw new ErroMartelo('ESTADO_MUDOU');
  };
}

/** The auctioneer takes this sale back right now: what it is when that is over, a payment finds (L5). */
class EsperaODesfazer extends Error {}
/** Longer than a key is held by anybody who is still there. */
const ESPERAS = 800;
const ENTRE_ESPERAS_MS = 50;

const comecaAPagar = (antes: Venda, depois: VendaEscrita): boolean =>
  antes.encerramento === null && depois.encerramento === null && temPagamento(depois) && !temPagamento(antes);

/** Where less is due than before, whyever: no slip that nobody has paid yet asks for the old amount. @param agora Unix ms */
const semCobrarDemais = (antes: Venda, depois: VendaEscrita, agora: number): VendaEscrita =>
  depois.encerramento === null && totalDaVenda(depois) < totalDaVenda(antes)
    ? semLinhasDemais(depois, new Date(agora).toISOString())
    : depois;

/** With the instant from which its lots are paid, and of each lot the first such instant: from then on its yard keeps it for its buyer (P11). */
const comFechamento = (venda: Venda, agora: number): Venda => {
  const paga = liberada(venda);
  if (paga === (venda.fechadaEm !== null)) return venda;
  const fechadaEm = paga ? new Date(agora).toISOString() : null;
  const itens = venda.itens.map((item) => ({ ...item, liberadoEm: item.liberadoEm ?? fechadaEm }));
  return derivarVenda({ ...venda, itens, fechadaEm });
};
