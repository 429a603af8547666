import type { FilaDaRemessa } from '@martelo/shared/arquivos-do-banco';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import type { Filtro } from '@martelo/shared/filtro';
import { boletoNaoValeMais } from '@martelo/shared/pos-venda/receber';
import type { Venda } from '@martelo/shared/venda';
import { BOLETOS } from '../../casa/boleto.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registros } from '../../records/records.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';
import { impedimentoDe, type TituloDe } from './titulo-do-boleto.ts';

/** What the bank of an account is told next. */
export interface Fila {
  /** It does not know of them. */
  registrar: Boleto[];
  /** Nobody may pay them any more, and it has them. */
  baixar: Boleto[];
  /** Paid another way, or due no more, before the bank heard of them: it never does. */
  nemVao: Boleto[];
}

export type LerFila = (hotsiteId: number, conta: string) => Promise<Fila>;

/** Boletos of a brand under one account that a condition finds. */
export const criarDaConta =
  (registros: Registros) =>
  async (hotsiteId: number, conta: string, qual: Filtro): Promise<Boleto[]> => {
    const achados: Boleto[] = [];
    const filtros = [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const, qual];
    for await (const boleto of registros.colecao(BOLETOS).percorrer(SISTEMA, { filtros }))
      if (boleto.conta === conta) achados.push(boleto);
    return achados;
  };

/** Whether a boleto's sale waits for no money of it any more. */
export const criarNaoValeMais =
  (registros: Registros) =>
  async ({ uid }: Pick<Boleto, 'uid'>): Promise<boolean> => {
    const venda = await vendaComPagamento(registros.colecao(VENDAS), SISTEMA, uid);
    return venda !== null && boletoNaoValeMais(semCarimbos(venda) as Venda, uid);
  };

export function criarLerFila(registros: Registros, tituloDe: TituloDe): LerFila {
  const daConta = criarDaConta(registros);
  const naoValeMais = criarNaoValeMais(registros);
  const naSituacao = (...valores: BoletoEmitido['situacao'][]): Filtro => ({
    ...{ tipo: 'multipla', campo: 'situacao', valores },
  });
  return async (hotsiteId, conta) => {
    const [novos, noBanco] = await Promise.all([
      daConta(hotsiteId, conta, naSituacao('EMITIDO')),
      daConta(hotsiteId, conta, naSituacao('REMETIDO', 'REGISTRADO')),
    ]);
    const fila: Fila = { registrar: [], baixar: [], nemVao: [] };
    for (const novo of novos) ((await naoValeMais(novo)) ? fila.nemVao : fila.registrar).push(novo);
    for (const um of noBanco)
      if (
        (um.remessaDaBaixa ?? null) === null &&
        (await naoValeMais(um)) &&
        // Of an erased account the bank is told nothing more: it writes the boleto off by itself, days after it was due.
        (await impedimentoDe(tituloDe, um, 'baixar')) === null
      )
        fila.baixar.push(um);
    return fila;
  };
}

/** How many of them are told one by one. */
const MOSTRADOS = 200;

/** The same as people look at it, what holds up the file before the rest. */
export async function verFila(
  { registrar, baixar }: Fila,
  tituloDe: TituloDe,
): Promise<Omit<FilaDaRemessa, 'conta'>> {
  const itens: FilaDaRemessa['itens'] = [];
  for (const [movimento, quais] of [
    ['registrar', registrar],
    ['baixar', baixar],
  ] as const)
    for (const um of quais)
      itens.push({
        ...{ uid: um.uid, vendaId: um.vendaId, vencimento: um.vencimento, valor: um.valor, movimento },
        nossoNumero: `${um.nossoNumero.numero}${um.nossoNumero.dv && `-${um.nossoNumero.dv}`}`,
        impedimento: movimento === 'registrar' ? await impedimentoDe(tituloDe, um, movimento) : null,
      });
  const impedido = ({ impedimento }: (typeof itens)[number]) => Number(impedimento !== null);
  return {
    registrar: { quantos: registrar.length, valor: soma(registrar) },
    baixar: { quantos: baixar.length, valor: soma(baixar) },
    impedidos: itens.filter(impedido).length,
    itens: itens.toSorted((a, b) => impedido(b) - impedido(a)).slice(0, MOSTRADOS),
  };
}

export const soma = (boletos: readonly { valor: number }[]): number =>
  boletos.reduce((total, { valor }) => total + valor, 0);
