import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { TextoBuscado } from './casamento.ts';
import type { ColunaCategoria } from './colunas.ts';
import { CATEGORIAS, type Categoria, MEDIDAS, type Medida } from './doc-busca.ts';
import type { Rascunho } from './rascunho.ts';

/** The columns filters look at. */
export interface Colunas {
  categorias: Readonly<Record<Categoria, ColunaCategoria>>;
  medidas: Readonly<Record<Medida, Float64Array>>;
}

/** A filter made ready: a set of codes of one column, or an interval of another. */
export type Teste =
  | { campo: string; tipo: 'codigos'; codigos: Uint32Array; aceitos: Uint8Array }
  | { campo: string; tipo: 'intervalo'; valores: Float64Array; min: number; max: number };

/** Free text apart from the filters that look at columns. @throws ErroMartelo FILTRO_INVALIDO on a field or kind that search has not */
export function prepararFiltros(
  filtros: readonly Filtro[],
  colunas: Colunas,
): { textos: TextoBuscado[]; testes: Teste[] } {
  const textos: TextoBuscado[] = [];
  const testes: Teste[] = [];
  for (const filtro of filtros) {
    if ('campo' in filtro) testes.push(preparar(filtro, colunas));
    else textos.push({ texto: filtro.valor, qualquer: filtro.tipo === 'geral_ou' });
  }
  return { textos, testes };
}

/**
 * Which candidates pass every test, and which fail the tests of one single field: what that field's facet must count, since it
 * leaves its own filters out.
 */
export function separar(
  candidatas: Uint32Array,
  testes: readonly Teste[],
  rascunho: Rascunho,
  nome: string,
): { aprovadas: Uint32Array; porUmCampo: Map<string, Uint32Array> } {
  const porUmCampo = new Map<string, Uint32Array>();
  if (testes.length === 0) return { aprovadas: candidatas, porUmCampo };
  const campos = [...new Set(testes.map(({ campo }) => campo))];
  const falhas = rascunho.zerado('falhas', Uint32Array, candidatas.length);
  for (const teste of testes) reprovar(teste, candidatas, falhas, 1 << campos.indexOf(teste.campo));
  const escolher = (falha: number, onde: string): Uint32Array => {
    const escolhidas = rascunho.vetor(`${nome} ${onde}`, Uint32Array, candidatas.length);
    let total = 0;
    for (let i = 0; i < candidatas.length; i += 1) {
      escolhidas[total] = candidatas[i]!;
      total += Number(falhas[i] === falha);
    }
    return escolhidas.subarray(0, total);
  };
  for (const [i, campo] of campos.entries()) porUmCampo.set(campo, escolher(1 << i, campo));
  return { aprovadas: escolher(0, 'aprovadas'), porUmCampo };
}

/**
 * Sets `marca` in `falhas` (by index, not by position) for the positions that fail the test. Without branches: what a bidder filters
 * by is as random as a coin, and a wrong guess of the processor costs more than the test.
 */
function reprovar(teste: Teste, posicoes: Uint32Array, falhas: Uint32Array, marca: number): void {
  if (teste.tipo === 'codigos') {
    const { codigos, aceitos } = teste;
    for (let i = 0; i < posicoes.length; i += 1) falhas[i]! |= (1 - aceitos[codigos[posicoes[i]!]!]!) * marca;
    return;
  }
  const { valores, min, max } = teste;
  for (let i = 0; i < posicoes.length; i += 1) {
    const valor = valores[posicoes[i]!]!;
    // NaN, which is "has none", is in no interval.
    falhas[i]! |= (1 - Number(valor >= min && valor <= max)) * marca;
  }
}

type FiltroDeCampo = Extract<Filtro, { campo: string }>;

function preparar(filtro: FiltroDeCampo, { categorias, medidas }: Colunas): Teste {
  const { campo } = filtro;
  const coluna = ehUmDe(CATEGORIAS, campo) ? categorias[campo] : null;
  const valores = ehUmDe(MEDIDAS, campo) ? medidas[campo] : null;
  if (filtro.tipo === 'range') {
    if (valores === null) throw invalido(`${campo} não aceita intervalo`);
    const min = limite(filtro.min, Number.NEGATIVE_INFINITY, campo);
    return {
      campo,
      tipo: 'intervalo',
      valores,
      min,
      max: limite(filtro.max, Number.POSITIVE_INFINITY, campo),
    };
  }
  if (coluna !== null) return porCodigos(filtro, coluna);
  if (valores === null) throw invalido(`campo desconhecido: ${campo}`);
  if (filtro.tipo === 'existe' && filtro.valor)
    return { campo, tipo: 'intervalo', valores, min: -Infinity, max: Infinity };
  if (filtro.tipo === 'exata' && typeof filtro.valor === 'number') {
    return { campo, tipo: 'intervalo', valores, min: filtro.valor, max: filtro.valor };
  }
  throw invalido(`${campo} não aceita o filtro ${filtro.tipo}`);
}

function porCodigos(filtro: Exclude<FiltroDeCampo, { tipo: 'range' }>, coluna: ColunaCategoria): Teste {
  const { campo } = filtro;
  const aceitos = new Uint8Array(coluna.valores.length);
  const marcar = (valor: unknown, marca: 0 | 1) => {
    const codigo = valor === null || valor === '' ? 0 : coluna.codigo(String(valor));
    if (codigo !== null) aceitos[codigo] = marca;
  };
  switch (filtro.tipo) {
    case 'exata':
      marcar(filtro.valor, 1);
      break;
    case 'diferente':
      aceitos.fill(1);
      marcar(filtro.valor, 0);
      break;
    case 'existe':
      aceitos.fill(filtro.valor ? 1 : 0);
      aceitos[0] = filtro.valor ? 0 : 1;
      break;
    default:
      for (const valor of filtro.valores) marcar(valor, 1);
  }
  return { campo, tipo: 'codigos', codigos: coluna.codigos, aceitos };
}

/** A number, or an instant as text. */
function limite(valor: number | string | undefined, ausente: number, campo: string): number {
  if (valor === undefined) return ausente;
  const numero = typeof valor === 'number' ? valor : valor.trim() === '' ? Number.NaN : Number(valor);
  const lido = Number.isNaN(numero) ? Date.parse(String(valor)) : numero;
  if (Number.isNaN(lido)) throw invalido(`${campo} tem um limite que não é número nem data`);
  return lido;
}

export const ehUmDe = <T extends string>(nomes: readonly T[], nome: string): nome is T =>
  (nomes as readonly string[]).includes(nome);

const invalido = (mensagem: string): ErroMartelo =>
  new ErroMartelo('FILTRO_INVALIDO', {}, [`filtro: ${mensagem}`]);
