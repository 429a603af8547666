import { LOTE_ACEITA_LANCES, LOTE_AINDA_NAO_ABERTO, type SituacaoLote } from '@martelo/shared/lote';
import { MEDIDAS, type Medida } from './doc-busca.ts';
import type { Rascunho } from './rascunho.ts';
import type { Antes } from './selecao.ts';

/** What results can be ordered by. `encerramento` is what closes next first and closed lots last, the newest of them first. */
export const ORDENS = [...MEDIDAS, 'nome', 'relevancia', 'encerramento'] as const;
export type CampoOrdem = (typeof ORDENS)[number];
export interface OrdemBusca {
  campo: CampoOrdem;
  sentido: 'asc' | 'desc';
}

interface Dados {
  medidas: Readonly<Record<Medida, Float64Array>>;
  /** `chaveDeEncerramento` of each position. */
  encerramento: Float64Array;
  nomes: readonly string[];
  /** Null when there is no text: then relevance is the same for all. */
  notas: Float32Array | null;
}

/**
 * The order as a comparison of positions. Lots without the value come last both ways; ties go by what closes next, then by
 * place in the auction and id, so that pages never overlap.
 */
export function compararPor(
  { campo, sentido }: OrdemBusca,
  { medidas, encerramento, nomes, notas }: Dados,
  posicoes: Uint32Array,
  rascunho: Rascunho,
): Antes {
  const { posicao, id } = medidas;
  const porEncerramento: Antes = (a, b) => {
    if (encerramento[a] !== encerramento[b]) return encerramento[a]! < encerramento[b]!;
    return posicao[a] === posicao[b] ? id[a]! < id[b]! : posicao[a]! < posicao[b]!;
  };
  const sinal = sentido === 'desc' ? -1 : 1;
  if (campo === 'nome') {
    return (a, b) => {
      const [de, ate] = [nomes[a]!, nomes[b]!];
      return de === ate ? porEncerramento(a, b) : sinal === 1 ? de < ate : ate < de;
    };
  }
  if (campo === 'relevancia') {
    if (notas === null) return porEncerramento;
    return (a, b) => (notas[a] === notas[b] ? porEncerramento(a, b) : notas[a]! > notas[b]!);
  }
  if (campo === 'encerramento' || (campo === 'dataFim' && sinal === 1)) return porEncerramento;
  const valores = medidas[campo];
  const chave = rascunho.vetor('chave', Float64Array, valores.length);
  for (let i = 0; i < posicoes.length; i += 1) {
    const onde = posicoes[i]!;
    const valor = valores[onde]!;
    const depois = Number.isNaN(valor) || (campo === 'dataFim' && encerramento[onde]! > SEM_RELOGIO);
    chave[onde] = depois ? Number.POSITIVE_INFINITY : sinal * valor;
  }
  return (a, b) => (chave[a] === chave[b] ? porEncerramento(a, b) : chave[a]! < chave[b]!);
}

const FECHADO = 2 ** 53 - 1;
/** Above any instant in ms; what is above it in turn is closed. */
const SEM_RELOGIO = 2 ** 52;

/** Open lots by when they close, then those without a clock, then closed ones from the newest. `fim` in Unix ms, NaN for none. */
export function chaveDeEncerramento(situacao: SituacaoLote, fim: number): number {
  const aberto = LOTE_ACEITA_LANCES.has(situacao) || LOTE_AINDA_NAO_ABERTO.has(situacao);
  if (aberto) return Number.isNaN(fim) ? SEM_RELOGIO : fim;
  return Number.isNaN(fim) ? FECHADO : FECHADO - fim;
}
