import { ErroMartelo } from '@martelo/shared/erros';
import { type Extrato, extrato } from '@martelo/shared/extrato';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { codigoDoEndereco, type EstadoDoImpresso } from '@martelo/shared/impressos/comum';
import { dizerOrientacao } from '@martelo/shared/pos-venda/orientacao';
import { comoCobrada, desfeita } from '@martelo/shared/pos-venda/situacao';
import type { ItemVenda, SituacaoVenda, Venda } from '@martelo/shared/venda';
import { VENDAS } from '../../../leituras/registros/venda.ts';
import type { Leitura } from '../../../leituras/terminados/leitura.ts';
import { detalhesDoLote } from '../../../leituras/vistas/detalhes.ts';
import { SISTEMA } from '../../../records/acesso.ts';
import type { Registro, Registros } from '../../../records/records.ts';
import type { ComoCompras } from '../../vendas/vista.ts';
import type { Especie } from '../especie.ts';
import { hotsiteNoPapel } from '../partes.ts';

export interface DependenciasExtrato {
  leitura: Pick<Leitura, 'lote'>;
  comoCompras: ComoCompras;
  /** The buyer as documents name them; null when the account does not exist. */
  comprador(cliUid: string): Promise<Extrato['comprador'] | null>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: RegrasHotsite): string;
}

/**
 * All that the printed statement of a sale says. Amounts are the sale's, frozen at the close (rule 20); the rest is as it is now.
 * @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO when what it speaks of is gone
 */
export async function montarExtrato(
  deps: DependenciasExtrato,
  guardada: Registro<Venda>,
  hash: string,
): Promise<Extrato> {
  const venda = comoCobrada(guardada);
  const hotsite = deps.hotsitePorId(venda.hotsiteId);
  const comprador = await deps.comprador(venda.cliUid);
  const lidos = await Promise.all(venda.itens.map(({ lelUid }) => deps.leitura.lote(venda.leiUid, lelUid)));
  const [lido] = lidos;
  if (!lido || !hotsite || !comprador) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
  const { leilao } = lido.estado;
  const [compra] = await deps.comoCompras([guardada], hotsite);
  return {
    codigo: codigoDoEndereco(hash),
    url: `${deps.siteDe(hotsite)}/qrcode/extrato/${hash}`,
    // The same statement prints the same bytes until the sale changes.
    emitidoEm: venda.updatedAt,
    hotsite: hotsiteNoPapel(hotsite),
    leilao: {
      nome: leilao.nome,
      data: leilao.data,
      leiloeiro: leilao.leiloeiro?.nome ?? null,
      inscricao: leilao.leiloeiro?.inscricao ?? null,
    },
    comprador,
    vendas: venda.itens.map((item, i) => ({
      id: venda.id,
      loteNumero: item.loteNumero,
      loteNome: item.loteNome,
      detalhes: lidos[i] ? detalhesDoLote(lidos[i].lote.dados) : [],
      situacao: venda.situacao,
      negociacao: item.tipoNegociacao,
      valorLance: item.valorLance,
      ...despesasDe(item, venda),
    })),
    itensExtras: desfeita(venda.situacao)
      ? []
      : venda.itensExtras.map(({ nome, valor }) => ({ nome, valor })),
    valorDesconto: desfeita(venda.situacao) ? 0 : venda.valorDesconto,
    pagamentos: venda.pagamentos
      .filter(({ canceladoEm }) => canceladoEm === null)
      .map(({ uid, tipo, valor, data, situacao, observacao, cartao }) => ({
        ...{ uid, tipo, valor, data, situacao, observacao },
        ...(cartao && { cartao }),
      })),
    total: venda.totalAPagar,
    pago: compra!.pago,
    saldo: compra!.saldo,
    dataPagamento: venda.dataPagamento,
    orientacao: dizerOrientacao(compra!.orientacao),
  };
}

const despesasDe = (item: ItemVenda, { situacao }: Venda) => {
  const { despesas, totalDespesas, totalAPagar } = comoCobrada({ ...item, situacao });
  return { despesas, totalDespesas, totalAPagar };
};

/** The statement of a purchase: as the sale is now, from its first moment; of one that staff cancelled there is none. */
export function especieExtrato(deps: DependenciasExtrato & { registros: Registros }): Especie<Extrato> {
  const vendas = deps.registros.colecao(VENDAS);
  return {
    tipo: 'extrato',
    resumo: 'extrato de compra',
    resposta: extrato,
    async ler(uid) {
      const guardada = await vendas.obter(SISTEMA, uid);
      if (guardada === null || guardada.situacao === 'Cancelada') return null;
      const venda = comoCobrada(guardada);
      const lido = await deps.leitura.lote(venda.leiUid, venda.lelUid);
      if (lido === null) return null;
      const { nome, data } = lido.estado.leilao;
      return {
        hotsiteId: venda.hotsiteId,
        marca: '',
        validade: {
          numero: String(venda.id),
          estado: ESTADO_PELA_SITUACAO[venda.situacao],
          desde: venda.fechadaEm ?? venda.encerramento?.em ?? null,
          emitidoEm: venda.updatedAt,
          leilao: { nome, data },
          lotes: venda.itens.map(({ loteNumero: numero, loteNome }) => ({ numero, nome: loteNome })),
          total: venda.totalAPagar,
          substituidoPor: null,
        },
        dados: ({ hash }) => montarExtrato(deps, guardada, hash),
      };
    },
    async porNumero(hotsiteId, numero) {
      if (!/^\d{1,10}$/.test(numero)) return [];
      const venda = await vendas.obterPor(SISTEMA, 'id', Number(numero));
      return venda?.hotsiteId === hotsiteId ? [venda.uid] : [];
    },
  };
}

const ESTADO_PELA_SITUACAO: Record<SituacaoVenda, EstadoDoImpresso> = {
  Condicional: 'provisorio',
  AguardandoPagamento: 'valido',
  AguardandoValidacao: 'valido',
  Fechada: 'pago',
  Cancelada: 'cancelado',
  ClienteDesistiu: 'cancelado',
};
