import { ErroMartelo } from '@martelo/shared/erros';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { transicaoDoLote } from '@martelo/shared/lote-transicoes';
import { liberada } from '@martelo/shared/pos-venda/liberada';
import { type DizerDoLote, dizerDoLote } from '@martelo/shared/pos-venda/lote';
import { terminaADois } from '@martelo/shared/pos-venda/segunda-pessoa';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import { exigirCompraDeOutro } from '../../acesso/usuarios/mesma-pessoa.ts';
import { autorDe, type Identificacao, uidDoComando } from '../../api/comando.ts';
import type { Chamador } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { MaoNoLote } from '../lote/mao-da-equipe.ts';
import type { AguardaAprovacao, Aprovacoes } from './aprovar.ts';
import { ATOS_DO_ACERTO } from './atos-do-acerto.ts';

interface Dependencias {
  registros: Registros;
  aprovacoes: Pick<Aprovacoes, 'pedir'>;
  umaVez: UmaVez;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/**
 * What staff set on a lot commands its sale (P4). Where that moves money it needs whom the act on the sale itself would need (P10): a lot is
 * no way around a second person, nor around the gate (P18).
 */
export interface DinheiroDoLote {
  /**
   * Marked as paid, or that mark taken back: waits for somebody else to agree. Null where the lot's move touches no money.
   * @throws ErroMartelo as `exigirNenhum`
   */
  pedir(
    chamador: Chamador,
    quem: Identificacao,
    mao: MaoNoLote & { motivo: string | null },
  ): Promise<AguardaAprovacao | null>;
  /** @throws ErroMartelo SITUACAO_PELA_VENDA, VENDA_NAO_PAGA, VENDA_SEM_COMPRADOR, RETIRADA_PELA_PORTARIA */
  exigirNenhum(mao: MaoNoLote): Promise<void>;
}

export function criarDinheiroDoLote(d: Dependencias): DinheiroDoLote {
  const { registros } = d;
  const vendas = registros.colecao(VENDAS);

  const temRetirada = async (
    { uid }: Venda,
    item: ItemVenda,
    situacao: 'AGENDADO' | 'ENTREGUE',
  ): Promise<boolean> => {
    const filtros = [
      { tipo: 'exata', campo: 'vendaUid', valor: uid },
      { tipo: 'exata', campo: 'situacao', valor: situacao },
    ] as const;
    for await (const { itens } of registros
      .colecao(AGENDAMENTOS)
      .percorrer(SISTEMA, { filtros: [...filtros] }))
      if (itens.some((um) => um.uid === item.uid)) return true;
    return false;
  };

  /** The sale whose rows this would add to or take from; null where it does neither. */
  const mexida = async ({
    lelUid,
    de,
    para,
  }: MaoNoLote): Promise<{ venda: Registro<Venda>; item: ItemVenda } | null> => {
    // What the table has no arrow for is refused by who asks it.
    if (de === para || transicaoDoLote(de, para, 'mudar-situacao') === undefined) return null;
    await d.emDia();
    const venda = await vendaDoLote(vendas, SISTEMA, lelUid);
    const item = venda?.itens.find((um) => um.lelUid === lelUid);
    if (venda == null || item === undefined || venda.encerramento !== null) {
      // Sold in the room to nobody who is known yet: its sale would be born paid.
      if (FASE_DA_SITUACAO[de] === 'vendido' && DIZ_PAGO.has(dizerDoLote(para)))
        throw new ErroMartelo('VENDA_SEM_COMPRADOR');
      return null;
    }
    if (venda.condicional) return null;
    // What the gate handed over, with code and document, is not taken back by a click: pickup, item and lot would each say another thing.
    // Also a moment after, while sale and lot have not been told.
    if (para !== 'RETIRADO' && (await temRetirada(venda, item, 'ENTREGUE')))
      throw new ErroMartelo('RETIRADA_PELA_PORTARIA', {}, FOI_ENTREGUE);
    const paga = liberada(venda);
    switch (dizerDoLote(para)) {
      case 'pago':
      case 'pago-no-cartao':
        return paga ? null : { venda, item };
      case 'retirado':
        if (!paga) throw new ErroMartelo('VENDA_NAO_PAGA');
        if (await temRetirada(venda, item, 'AGENDADO')) throw new ErroMartelo('RETIRADA_PELA_PORTARIA');
        return null;
      case 'a-receber':
        return paga ? { venda, item } : null;
      case 'sem-venda':
        if (terminaADois(venda)) throw pelaVenda(venda);
        return null;
      case 'condicional':
        return null;
    }
  };

  return {
    async exigirNenhum(mao) {
      const achada = await mexida(mao);
      if (achada !== null) throw pelaVenda(achada.venda);
    },
    async pedir(chamador, quem, { motivo, ...mao }) {
      const achada = await mexida(mao);
      if (achada === null) return null;
      const { venda, item } = achada;
      await exigirCompraDeOutro(registros, chamador.acesso, venda);
      const corpo = { situacao: mao.para, motivo };
      const feitura = {
        ...{ corpo, alvo: item.uid, uid: uidDoComando(quem), por: autorDe(chamador), em: d.agora() },
      };
      const antes = semCarimbos(venda) as Venda;
      const segunda = ATOS_DO_ACERTO.lote!.segunda!(antes, feitura as never);
      // Nothing that a mark could take back: what was paid goes back by its own act.
      if (segunda === null) throw pelaVenda(venda);
      return d.umaVez(quem, { ato: 'lote', vendaUid: venda.uid, alvo: item.uid, ...corpo }, () =>
        d.aprovacoes.pedir(chamador.acesso, venda, 'lote', feitura as never, segunda),
      );
    },
  };
}

const DIZ_PAGO: ReadonlySet<DizerDoLote> = new Set(['pago', 'pago-no-cartao', 'retirado']);
const FOI_ENTREGUE =
  'A portaria entregou este lote, com código e documento: ele está retirado, e isso não se desfaz por aqui.';
const pelaVenda = ({ id }: Venda): ErroMartelo => new ErroMartelo('SITUACAO_PELA_VENDA', { venda: id });
