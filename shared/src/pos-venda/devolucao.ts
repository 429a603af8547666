import { ErroMartelo } from '../erros.ts';
import { type Pagamento, ROTULOS_SITUACAO_PAGAMENTO, type TipoPagamento, type Venda } from '../venda.ts';
import { linhaDe } from './atos.ts';
import type { VendaEscrita } from './derivar.ts';
import { naoEstornado } from './totais.ts';

/* Money that goes back: by the bank that it came by (P21), or because a card's owner disputes it. Centavos; instants are ISO 8601. */

/** What the bank that it came by can give back itself. */
const DEVOLVE_O_BANCO: ReadonlySet<TipoPagamento> = new Set(['PIX', 'CARTAO_DE_CREDITO']);

const aberta = ({ estornoDe, situacao, canceladoEm }: Pagamento): boolean =>
  estornoDe !== null && situacao === 'CADASTRADO' && canceladoEm === null;

/** Can the refund that waits be made by the bank that its money came by? What came without one goes by hand. */
export function podeDevolverNoBanco({ pagamentos }: Pick<Venda, 'pagamentos'>, linha: Pagamento): boolean {
  const paga = pagamentos.find(({ uid }) => uid === linha.estornoDe);
  return (
    aberta(linha) &&
    linha.devolucao?.situacao !== 'PEDIDA' &&
    paga !== undefined &&
    paga.recebimento !== null &&
    DEVOLVE_O_BANCO.has(paga.tipo)
  );
}

/** The bank is asked for it. @throws ErroMartelo TRANSICAO_INVALIDA, DEVOLUCAO_SEM_BANCO, NAO_ENCONTRADO */
export function pedirDevolucao(venda: Venda, uid: string, em: string): VendaEscrita {
  const linha = linhaDe(venda, uid);
  if (!aberta(linha) || linha.devolucao?.situacao === 'PEDIDA')
    throw new ErroMartelo('TRANSICAO_INVALIDA', {
      ...{ de: ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo, para: 'Devolução pedida ao banco' },
    });
  if (!podeDevolverNoBanco(venda, linha)) throw new ErroMartelo('DEVOLUCAO_SEM_BANCO');
  const vez = (linha.devolucao?.vez ?? 0) + 1;
  return comLinha(venda, {
    ...linha,
    devolucao: { situacao: 'PEDIDA', vez, pedidaEm: em, motivo: null },
  });
}

/** What the bank said at last of the `vez`-th try, once: a word about an earlier try, or a second one, changes nothing. */
export function concluirDevolucao(
  venda: Venda,
  uid: string,
  { vez, feita, motivo, em }: { vez: number; feita: boolean; motivo: string | null; em: string },
): VendaEscrita {
  const linha = venda.pagamentos.find((uma) => uma.uid === uid);
  if (linha?.devolucao?.situacao !== 'PEDIDA' || linha.devolucao.vez !== vez || !aberta(linha)) return venda;
  return comLinha(
    venda,
    feita
      ? { ...linha, situacao: 'PAGO', pagoEm: em }
      : { ...linha, devolucao: { ...linha.devolucao, situacao: 'NAO_REALIZADA', motivo } },
  );
}

/** Money that a provider took back, or gives back, by its own reference: the same again changes nothing. */
export interface Retirada {
  /** Of the row that is made for it. */
  uid: string;
  valor: number;
  em: string;
  motivo: string;
}

/**
 * The provider took back what a row had brought: a chargeback, or a refund made at the provider. What the house was about to give back
 * anyway is given back by it; the rest is an estorno, and the sale waits for money again (P12), its lots stay where they are (P13).
 */
export function retirarDaLinha(venda: Venda, linhaUid: string, retirada: Retirada): VendaEscrita {
  const linha = venda.pagamentos.find(({ uid }) => uid === linhaUid);
  if (linha === undefined || linha.situacao !== 'PAGO' || linha.estornoDe !== null) return venda;
  if (venda.pagamentos.some(({ uid }) => uid === retirada.uid)) return venda;
  const devida = venda.pagamentos.find(
    (uma) => uma.estornoDe === linhaUid && aberta(uma) && -uma.valor <= retirada.valor,
  );
  const antes =
    devida === undefined
      ? venda
      : comLinha(venda, { ...devida, situacao: 'PAGO', pagoEm: retirada.em, motivo: retirada.motivo });
  const resto = Math.min(retirada.valor + (devida?.valor ?? 0), naoEstornado(linha, antes.pagamentos));
  if (resto <= 0) return antes;
  return comLinha(antes, {
    ...{ uid: retirada.uid, tipo: linha.tipo, valor: -resto, data: retirada.em, situacao: 'PAGO' },
    ...{ motivo: retirada.motivo, observacao: '', origem: 'banco', terceiro: false, estornoDe: linhaUid },
    ...{ canceladoEm: null, pagoEm: retirada.em, recebimento: null, comprovantes: [] },
  });
}

/** A dispute that the house has won: what was taken for it comes back, as a row of its own. Null where nothing was. */
export function devolverDaDisputa(
  venda: Venda,
  retiradaUid: string,
  { uid, em, motivo }: Omit<Retirada, 'valor'>,
): VendaEscrita {
  const tirada = venda.pagamentos.find((uma) => uma.uid === retiradaUid);
  if (tirada === undefined || venda.pagamentos.some((uma) => uma.uid === uid)) return venda;
  return comLinha(venda, {
    ...{ uid, tipo: tirada.tipo, valor: -tirada.valor, data: em, situacao: 'PAGO', motivo },
    ...{ observacao: '', origem: 'banco', terceiro: false, estornoDe: null },
    ...{ canceladoEm: null, pagoEm: em, recebimento: null, comprovantes: [] },
  });
}

/** Rows by which a card provider took money back that a change brought, by uid. */
export const retiradasPelaOperadora = (
  antes: Pick<Venda, 'pagamentos'> | null,
  depois: Pick<Venda, 'pagamentos'>,
): string[] =>
  depois.pagamentos
    .filter(
      ({ uid, origem, estornoDe, tipo }) =>
        origem === 'banco' &&
        estornoDe !== null &&
        tipo === 'CARTAO_DE_CREDITO' &&
        !antes?.pagamentos.some((outra) => outra.uid === uid),
    )
    .map(({ uid }) => uid);

/** Refunds that the bank is to be asked for since a change, as one word: another one is another request. */
export const devolucoesPedidas = ({ pagamentos }: Pick<Venda, 'pagamentos'>): string =>
  pagamentos
    .flatMap(({ uid, devolucao }) => (devolucao?.situacao === 'PEDIDA' ? [`${uid}:${devolucao.vez}`] : []))
    .join();

const comLinha = <V extends VendaEscrita>(venda: V, linha: Pagamento): V => ({
  ...venda,
  pagamentos: venda.pagamentos.some(({ uid }) => uid === linha.uid)
    ? venda.pagamentos.map((uma) => (uma.uid === linha.uid ? linha : uma))
    : [...venda.pagamentos, linha],
});
