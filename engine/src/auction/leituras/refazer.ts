import type { Lideranca } from '../modelo/dados.ts';
import type { Instrucao } from '../modelo/estado.ts';
import { confrontar } from './disputa.ts';

/** The dispute that a lot's uncancelled instructions make. */
export interface Disputa {
  lideranca: Omit<Lideranca, 'data'> | null;
  /** Public bids, automatic answers included. */
  qtdLances: number;
  /** The ledger's lines that stand, by `seq`: the bid's uid and its amount in this dispute. */
  linhas: Map<number, { lance: string; valor: number }>;
}

/**
 * Rule 19: the dispute again from its instructions, the silent ones too, in the order they were accepted, each under the terms it
 * was made under, through rules 3 to 8. Nobody bids against themselves: what who leads by then offered more raises their cap in
 * silence, a literal bid's amount too (rule 2), so that no standing offer is ever above the price (rule 11). Rule 1 is not asked
 * again: the price was lower, or what others asked is gone.
 */
export function redisputar(instrucoes: readonly Instrucao[]): Disputa {
  let lider: Disputa['lideranca'] = null;
  const disputa: Disputa = { lideranca: null, qtdLances: 0, linhas: new Map() };
  for (const instrucao of instrucoes) {
    if (instrucao.cancelada || !acrescenta(instrucao, lider)) continue;
    const { lance, participante, modo, valor, termos, seq, resposta } = instrucao;
    const lideranca: Lideranca | null = lider && { ...lider, data: '' };
    const { incrementos, empate } = termos;
    const desfecho = confrontar({ ...termos, lideranca }, incrementos, empate, instrucao);
    if (desfecho.silencioso) {
      lider = { ...lider!, modo, maximo: valor, lance };
      continue;
    }
    const [propria, respondida] = desfecho.lancamentos;
    disputa.qtdLances += desfecho.lancamentos.length;
    if (seq !== 0) disputa.linhas.set(seq, { lance, valor: propria.valor });
    if (respondida !== undefined) {
      lider = { ...lider!, preco: respondida.valor };
      // Who answers now is who answered then, since nobody else's cap exceeds the price (rule 11). Only against a buyer who led
      // (rule 9) and desisted was there no answer, and no line for it.
      if (resposta !== null) disputa.linhas.set(seq + 1, { lance: resposta.lance, valor: respondida.valor });
    } else {
      lider = { participante, modo, preco: propria.valor, maximo: valor, lance };
    }
  }
  return { ...disputa, lideranca: lider };
}

function acrescenta(instrucao: Instrucao, lider: Disputa['lideranca']): boolean {
  if (lider === null) return true;
  if (lider.participante.uid !== instrucao.participante.uid) return instrucao.valor > lider.preco;
  return instrucao.valor > lider.maximo;
}

/** What changes for who reads the ledger: lines that no longer stand, and those that stand with another amount or again. */
export function diferenca(antes: Disputa, depois: Disputa) {
  const anulados = [...antes.linhas]
    .filter(([seq]) => !depois.linhas.has(seq))
    .map(([seq, { lance }]) => ({ seq, lance }));
  const revistos = [...depois.linhas]
    .filter(([seq, { valor }]) => antes.linhas.get(seq)?.valor !== valor)
    .map(([seq, { lance, valor }]) => ({ seq, lance, valor }));
  return { anulados, revistos };
}

/** Everybody's highest public amount that still stands, answers of their cap included, by uid. Centavos; none where nothing stands. */
export function maioresLances(instrucoes: readonly Instrucao[]): Map<string, number> {
  const { linhas } = redisputar(instrucoes);
  const maiores = new Map<string, number>();
  const contar = (uid: string, seq: number) => {
    const valor = linhas.get(seq)?.valor ?? 0;
    if (valor > (maiores.get(uid) ?? 0)) maiores.set(uid, valor);
  };
  for (const { participante, seq, resposta } of instrucoes) {
    contar(participante.uid, seq);
    if (resposta !== null) contar(resposta.de.participante.uid, seq + 1);
  }
  return maiores;
}

/** A person's, null without one. */
export const maiorLanceDe = (instrucoes: readonly Instrucao[], uid: string): number | null =>
  maioresLances(instrucoes).get(uid) ?? null;
