import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import type { DadosLeilao, DadosLote } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';

/*
 * Which version of what staff wrote somebody has read: a number that follows from the content, so that a change made on another
 * version is told from one made on this (decision 465). Bids and acts that have rules of their own are in none of them.
 */

/** Of an auction; its situation moves by its own table. */
export const revisaoDoLeilao = ({ situacao: _, ...escrito }: DadosLeilao): number => revisaoDe(escrito);

/** Of a lot; its place moves by the order, its situation by its table, and its end by bids once there are any. */
export function revisaoDoLote({ dados, qtdLances }: Pick<EstadoLote, 'dados' | 'qtdLances'>): number {
  const comFim = qtdLances === 0;
  const lembrada = DOS_DADOS.get(dados);
  if (lembrada?.comFim === comFim) return lembrada.revisao;
  const { situacao: _, posicaoLeilao: __, dataFim, ...escrito } = dados;
  const revisao = revisaoDe(comFim ? { ...escrito, dataFim } : escrito);
  DOS_DADOS.set(dados, { comFim, revisao });
  return revisao;
}
/** What is written of a lot is never changed in place. */
const DOS_DADOS = new WeakMap<DadosLote, { comFim: boolean; revisao: number }>();

/** Of the order in which an auction's lots come. */
export const revisaoDaOrdem = ({ ordem }: Pick<Estado, 'ordem'>): number => revisaoDe(ordem);

/** @throws ErroMartelo REVISAO_DESATUALIZADA when something else stands than was read; who says nothing asks for nothing */
export function exigirRevisao(lida: number | undefined, atual: () => number): void {
  if (lida !== undefined && lida !== atual()) throw new ErroMartelo('REVISAO_DESATUALIZADA');
}

/** 48 bits: an integer of JSON, and two versions of one record do not share it by chance. Never 0. */
const revisaoDe = (escrito: unknown): number =>
  Number.parseInt(hash('sha256', canonico(escrito)).slice(0, 12), 16) || 1;
