import { SEM_AVISOS_DE_PRAZO, type Venda } from '../venda.ts';
import type { VendaEscrita } from './derivar.ts';
import { podeCancelar } from './pagamentos.ts';
import { type FatosDaVenda, semCobranca, situacaoDaVenda } from './situacao.ts';
import { totaisDaVenda, totalDaVenda } from './totais.ts';

/*
 * P2: sales that go on as one, and lots that leave one: each thing once, and totals before = totals after, to the centavo. Looks at nothing
 * else and does nothing.
 */

/** Nothing of it was received, and something is still to be: staff may join and split it. */
export const podeMexer = (venda: FatosDaVenda): boolean =>
  !semCobranca(situacaoDaVenda(venda)) && !venda.pagamentos.some(({ situacao }) => situacao === 'PAGO');

/**
 * Does it take in another win, or go on in an older one, without anybody's asking? Only what its buyer has done nothing about, that staff
 * have not parted from another, and whose deadline is still to come: nobody is late with what they have just won.
 * @param agora Unix ms
 */
export const agrupaSozinha = (venda: Venda, agora: number): boolean =>
  situacaoDaVenda(venda) === 'AguardandoPagamento' &&
  venda.pagamentos.every(({ canceladoEm }) => canceladoEm !== null) &&
  venda.desistenciaPedida === null &&
  venda.separadaDe === null &&
  (venda.separadas ?? []).length === 0 &&
  Date.parse(venda.dataPagamento) >= agora;

/** The sale with all that another had, each thing once. It is paid by the later of both deadlines, and who was warned of one is not of both. */
export function comTudoDe(venda: Venda, outra: Venda): VendaEscrita {
  const juntos = <T extends { uid: string }>(seus: readonly T[], dela: readonly T[]): T[] => {
    const tem = new Set(seus.map(({ uid }) => uid));
    return [...seus, ...dela.filter(({ uid }) => !tem.has(uid))];
  };
  if (venda.juntadas.includes(outra.uid)) return venda;
  return {
    ...venda,
    juntadas: [...venda.juntadas, outra.uid],
    itens: juntos(venda.itens, outra.itens),
    itensExtras: juntos(venda.itensExtras, outra.itensExtras),
    pagamentos: juntos(venda.pagamentos, outra.pagamentos),
    valorDesconto: descontoQueVale(venda) + descontoQueVale(outra),
    dataPagamento: [venda.dataPagamento, outra.dataPagamento].toSorted().at(-1)!,
    desistenciaPedida: venda.desistenciaPedida ?? outra.desistenciaPedida,
    avisosDePrazo: { ...(venda.avisosDePrazo ?? SEM_AVISOS_DE_PRAZO), desistencia: [] },
  };
}

/** No more than there is to take it off: a lot that left may have left a discount behind that is larger than the rest. */
const descontoQueVale = (venda: Parte): number =>
  Math.min(venda.valorDesconto, totalDaVenda({ ...venda, valorDesconto: 0 }));

/**
 * P6: no row that waits for money stands for more than is due. Where lots left, those that do not fit any more are taken back, the last
 * ones first; what was proven or paid stays, for people to see to.
 */
export function semLinhasDemais<V extends VendaEscrita>(venda: V, em: string): V {
  let { pagamentos } = venda;
  for (const linha of venda.pagamentos.toReversed()) {
    const { total, aprovado, aguardandoValidacao, aguardandoPagamento } = totaisDaVenda({
      ...venda,
      pagamentos,
    });
    if (aprovado + aguardandoValidacao + aguardandoPagamento <= total) break;
    if (linha.estornoDe === null && linha.tipo !== 'BOLETO_INTERNO' && podeCancelar(linha))
      pagamentos = pagamentos.map((uma) => (uma.uid === linha.uid ? { ...uma, canceladoEm: em } : uma));
  }
  return pagamentos === venda.pagamentos ? venda : { ...venda, pagamentos };
}

/** What of a sale its split concerns. */
export type Parte = Pick<Venda, 'itens' | 'itensExtras' | 'valorDesconto'>;

/**
 * The two parts of a sale some of whose lots leave it, each with its own delivery, pickup's costs and all else that is owed for it. A
 * discount stays as far as there is something to take it off; the rest goes along.
 * @param doItem the extras that are owed for one lot, by their uids
 */
export function dividir(
  venda: Parte,
  saem: ReadonlySet<string>,
  doItem: (itemUid: string) => readonly string[],
): { ficam: Parte; saem: Parte } {
  const extras = new Set([...saem].flatMap(doItem));
  const parte = (sai: boolean): Parte => ({
    itens: venda.itens.filter(({ uid }) => saem.has(uid) === sai),
    itensExtras: venda.itensExtras.filter(({ uid }) => extras.has(uid) === sai),
    valorDesconto: 0,
  });
  const ficam = parte(false);
  const valorDesconto = Math.min(venda.valorDesconto, totalDaVenda(ficam));
  return {
    ficam: { ...ficam, valorDesconto },
    saem: { ...parte(true), valorDesconto: venda.valorDesconto - valorDesconto },
  };
}
