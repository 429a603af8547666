import { type PalavraBuscada, palavrasBuscadas } from './palavras.ts';
import type { Rascunho } from './rascunho.ts';
import { BITS_PESO, type Vocabulario } from './vocabulario.ts';

/** Free text of a search: every word must match, or (`qualquer`) any of them. */
export interface TextoBuscado {
  texto: string;
  qualquer: boolean;
}

/**
 * How well each lot matches all the texts, by position: 0 is not at all. A word counts by the field it stands in, by how
 * rare it is, and by how close it is to what was typed. Null when no text has a word in it: then everything matches.
 * @param ate positions in use
 */
export function pontuar(
  vocabulario: Vocabulario,
  textos: readonly TextoBuscado[],
  ate: number,
  rascunho: Rascunho,
): Float32Array | null {
  let notas: Float32Array | null = null;
  for (const [i, { texto, qualquer }] of textos.entries()) {
    const palavras = palavrasBuscadas(texto);
    if (palavras.length === 0) continue;
    const digitando = /[\p{L}\p{N}]$/u.test(texto);
    const destas = rascunho.zerado(`notas ${i}`, Float32Array, ate);
    for (const [j, palavra] of palavras.entries()) {
      const ultima = digitando && j === palavras.length - 1;
      if (j === 0) pontuarPalavra(vocabulario, palavra, ultima, ate, destas);
      else {
        const desta = rascunho.zerado('palavra', Float32Array, ate);
        pontuarPalavra(vocabulario, palavra, ultima, ate, desta);
        somar(destas, desta, qualquer);
      }
    }
    if (notas === null) notas = destas;
    else somar(notas, destas, false);
  }
  return notas;
}

/** The best likeness of one word in each lot, into `notas`, which comes zeroed. */
function pontuarPalavra(
  vocabulario: Vocabulario,
  palavra: PalavraBuscada,
  ultima: boolean,
  ate: number,
  notas: Float32Array,
): void {
  for (const { termo, semelhanca } of vocabulario.candidatos(palavra, ultima)) {
    const fator = semelhanca * Math.log(2 + ate / termo.quantos);
    const { lista, quantos } = termo;
    for (let k = 0; k < quantos; k += 1) {
      const item = lista[k]!;
      const nota = (item & MASCARA_PESO) * fator;
      const posicao = item >>> BITS_PESO;
      if (nota > notas[posicao]!) notas[posicao] = nota;
    }
  }
}

const MASCARA_PESO = (1 << BITS_PESO) - 1;

function somar(notas: Float32Array, outras: Float32Array, qualquer: boolean): void {
  for (let i = 0; i < notas.length; i += 1) {
    const [uma, outra] = [notas[i]!, outras[i]!];
    notas[i] = qualquer || (uma > 0 && outra > 0) ? uma + outra : 0;
  }
}
