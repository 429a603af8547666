import { cepsDoEstado, ufDoCep } from '../pessoa.ts';
import type { PrecoDeEnvioEscrita } from '../preco-de-envio.ts';
import type { Uf } from '../uf.ts';
import type { Entrega } from '../venda.ts';

/*
 * P16: what it costs to send the papers of a lot, by the house's table. They look at what they are given and nothing else, and do nothing.
 * Centavos; days are São Paulo's, "2026-11-23".
 */

/** A row of the table as it is kept. */
export type LinhaDoEnvio = PrecoDeEnvioEscrita & { uid: string; id: number };

/** What is asked of the table. */
export interface PerguntaDoEnvio {
  metodo: Entrega['metodo'];
  /** Null where nobody knows which state the lot stands in: only rows that name none hold. */
  origemUf: Uf | null;
  /** With hyphen or without. */
  cep: string;
  /** Today. */
  dia: string;
}

/** What is wrong with a row by itself, in words; null where nothing is. */
export function problemaNaLinha(linha: Omit<PrecoDeEnvioEscrita, 'nome'>): string | null {
  const { destinoUf, destinoCepInicio: inicio, destinoCepFim: fim, validoDe, validoAte } = linha;
  if ((inicio === undefined) !== (fim === undefined)) return 'a faixa de CEP precisa do início e do fim';
  if (inicio !== undefined && destinoUf !== undefined) return 'o destino é um estado ou uma faixa de CEP';
  if (inicio !== undefined && numero(inicio) > numero(fim!))
    return 'o início da faixa de CEP vem depois do fim';
  if (validoDe !== undefined && validoAte !== undefined && validoDe > validoAte)
    return 'o início da validade vem depois do fim';
  return null;
}

/** Might this row answer? */
export const vale = (linha: LinhaDoEnvio, { metodo, origemUf, cep, dia }: PerguntaDoEnvio): boolean =>
  linha.metodo === metodo &&
  (linha.origemUf === undefined || linha.origemUf === origemUf) &&
  (linha.destinoUf === undefined || linha.destinoUf === ufDoCep(cep)) &&
  (linha.destinoCepInicio === undefined || numero(linha.destinoCepInicio) <= numero(cep)) &&
  (linha.destinoCepFim === undefined || numero(cep) <= numero(linha.destinoCepFim)) &&
  (linha.validoDe === undefined || linha.validoDe <= dia) &&
  (linha.validoAte === undefined || dia <= linha.validoAte);

/**
 * Which of two rows that both hold comes first: the one that goes to fewer CEPs; then one that names its origin; then the one that began
 * later; then the one that was made later. No two rows are alike in all of it, so the order in which they are read changes nothing.
 */
export const ordemDasLinhas = (uma: LinhaDoEnvio, outra: LinhaDoEnvio): number =>
  cepsDaLinha(uma) - cepsDaLinha(outra) ||
  Number(uma.origemUf === undefined) - Number(outra.origemUf === undefined) ||
  (outra.validoDe ?? '').localeCompare(uma.validoDe ?? '') ||
  outra.id - uma.id;

/** The rows that might say what this costs, the one that does first; none for a CEP that no place has. */
export const linhasQueValem = <L extends LinhaDoEnvio>(
  linhas: readonly L[],
  pergunta: PerguntaDoEnvio,
): L[] =>
  ufDoCep(pergunta.cep) === null
    ? []
    : linhas.filter((linha) => vale(linha, pergunta)).toSorted(ordemDasLinhas);

/** The row that says what this costs; null where the house has no price for it. */
export const linhaDoEnvio = (
  linhas: readonly LinhaDoEnvio[],
  pergunta: PerguntaDoEnvio,
): LinhaDoEnvio | null => linhasQueValem(linhas, pergunta)[0] ?? null;

/** By which of the order's rules a row comes before another that holds as well. */
export function porQueCede(
  vence: LinhaDoEnvio,
  cede: LinhaDoEnvio,
): 'destino' | 'origem' | 'validade' | 'idade' {
  if (cepsDaLinha(vence) !== cepsDaLinha(cede)) return 'destino';
  if ((vence.origemUf === undefined) !== (cede.origemUf === undefined)) return 'origem';
  return (vence.validoDe ?? '') === (cede.validoDe ?? '') ? 'idade' : 'validade';
}

/**
 * What a delivery costs once it is chosen, and who said so. What was chosen keeps its price, whoever gave it and whatever became of the
 * table, until it goes another way or to another CEP; a Sedex that still has none is looked for again. Where the table has no row a
 * Sedex waits for staff, and a registered letter goes at the house's expense.
 */
export function precoDaEntrega(
  dita: Entrega | null,
  nova: Pick<Entrega, 'metodo'> & { cep: string | null },
  naTabela: (metodo: Entrega['metodo'], cep: string) => LinhaDoEnvio | null,
): Pick<Entrega, 'valor' | 'preco'> {
  const { metodo, cep } = nova;
  if (metodo === 'Retirada') return { valor: 0 };
  if (dita !== null && dita.valor !== null && dita.metodo === metodo && mesmoCep(dita.endereco?.cep, cep))
    return { valor: dita.valor, ...(dita.preco && { preco: dita.preco }) };
  const linha = cep === null ? null : naTabela(metodo, cep);
  if (linha === null) return { valor: metodo === 'Sedex' ? null : 0 };
  return { valor: linha.valor, preco: { por: 'tabela', dias: linha.dias, linha: linha.uid } };
}

const numero = (cep: string): number => Number(cep.replace('-', ''));
const mesmoCep = (um: string | undefined, outro: string | null): boolean =>
  um !== undefined && outro !== null && numero(um) === numero(outro);

function cepsDaLinha({ destinoUf, destinoCepInicio, destinoCepFim }: LinhaDoEnvio): number {
  if (destinoCepInicio !== undefined && destinoCepFim !== undefined)
    return numero(destinoCepFim) - numero(destinoCepInicio) + 1;
  return destinoUf === undefined ? Number.MAX_SAFE_INTEGER : cepsDoEstado(destinoUf);
}
