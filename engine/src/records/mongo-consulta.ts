import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Ordem } from '@martelo/shared/filtro';
import type { Filter, Sort } from 'mongodb';
import { type Chave, chaveDoFiltro } from './campos.ts';
import { type OrdemDaLista, ordemDaLista, type Posicao, type Trecho } from './cursor.ts';
import type { DocumentoMongo, Forma } from './mongo-esquema.ts';
import type { FiltroDeLeitura } from './politica.ts';
import { palavrasDaBusca } from './texto.ts';

type Valor = string | number | boolean;
export type Condicao = Filter<DocumentoMongo>;

const TUDO: Condicao = {};

/** The filter of a query: the policy's and the caller's. Values are never operators. FILTRO_INVALIDO on an undeclared field. */
export function condicaoDe(forma: Forma, leitura: FiltroDeLeitura, filtros: readonly Filtro[]): Condicao {
  return todas([
    ...Object.entries(leitura).map(([campo, valor]) => umDe(forma, campo, [valor].flat() as Valor[])),
    ...filtros.map((filtro) => traduzir(forma, filtro)),
  ]);
}

/** An order with the path that documents are sorted by. */
export interface OrdemMongo extends OrdemDaLista {
  caminho: string;
}

export function ordemDe(forma: Forma, pedida: Ordem | undefined): OrdemMongo {
  const ordem = ordemDaLista(pedida, (campo) => campoDe(forma, campo).tipo);
  const { caminho, alfabeto } = campoDe(forma, ordem.campo);
  return { ...ordem, caminho: ordem.alfabeto ? alfabeto : caminho };
}

/** The sort of a query; ties always fall to the uid, so that pages never overlap. */
export function ordenacaoDe({ caminho, sentido }: OrdemMongo): Sort {
  const direcao = sentido === 'asc' ? 1 : -1;
  return { [caminho]: direcao, _id: direcao };
}

/**
 * The documents of one run of an order. A list is sorted by its least value, or by its greatest where the order goes down: it comes after
 * a value when none of its own comes before.
 */
export function condicaoDoTrecho({ caminho, sentido }: OrdemMongo, trecho: Trecho): Condicao {
  const [antes, ate, desde, depois] =
    sentido === 'asc' ? ['$lt', '$lte', '$gte', '$gt'] : ['$gt', '$gte', '$lte', '$lt'];
  if (trecho.tipo === 'nulos') {
    return { [caminho]: null, ...(trecho.apos === undefined ? {} : { _id: { [depois!]: trecho.apos } }) };
  }
  if (trecho.apos === undefined || trecho.apos.chave === null) return { [caminho]: { $ne: null } };
  const { chave, uid } = trecho.apos;
  return {
    [caminho]: { [desde!]: chave },
    $nor: [{ [caminho]: { [antes!]: chave } }, { [caminho]: chave, _id: { [ate!]: uid } }],
  } as Condicao;
}

/** Where a document stands in an order. */
export function posicaoNa({ caminho, sentido }: OrdemMongo, documento: DocumentoMongo): Posicao {
  const ponto = caminho.indexOf('.');
  const grupo = (ponto < 0 ? documento : documento[caminho.slice(0, ponto) as 'v' | 'a']) as Record<
    string,
    unknown
  >;
  const valor = (grupo[caminho.slice(ponto + 1)] ?? null) as Chave | Exclude<Chave, null>[];
  const chave = Array.isArray(valor) ? extremo(valor, sentido) : valor;
  return { chave, uid: documento._id };
}

function extremo(valores: readonly Exclude<Chave, null>[], sentido: OrdemDaLista['sentido']): Chave {
  const ordenados = valores.toSorted((a, b) =>
    typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b))),
  );
  return ordenados.at(sentido === 'asc' ? 0 : -1) ?? null;
}

function traduzir(forma: Forma, filtro: Filtro): Condicao {
  switch (filtro.tipo) {
    case 'exata':
      return umDe(forma, filtro.campo, [filtro.valor]);
    case 'diferente':
      return {
        [campoDe(forma, filtro.campo).caminho]: { $ne: chaveOuNulo(forma, filtro.campo, filtro.valor) },
      };
    case 'multipla':
    case 'lista':
    case 'marca':
      return umDe(forma, filtro.campo, filtro.valores);
    case 'range':
      return entre(forma, filtro);
    case 'existe':
      return { [campoDe(forma, filtro.campo).caminho]: filtro.valor ? { $ne: null } : null };
    case 'geral':
      return todas(palavras(forma, filtro.valor));
    case 'geral_ou': {
      const alguma = palavras(forma, filtro.valor);
      return alguma.length === 0 ? TUDO : { $or: alguma };
    }
  }
}

/** Null is what lacks the field. */
function umDe(forma: Forma, campo: string, valores: readonly (Valor | null)[]): Condicao {
  const chaves = valores.map((valor) => chaveOuNulo(forma, campo, valor));
  return { [campoDe(forma, campo).caminho]: chaves.length === 1 ? chaves[0] : { $in: chaves } };
}

/** One value within both limits. Of a list two values could each satisfy one: lists, which have a second value, are asked apart. */
function entre(forma: Forma, filtro: Extract<Filtro, { tipo: 'range' }>): Condicao {
  const { caminho, tipo } = campoDe(forma, filtro.campo);
  const { min, max } = filtro;
  const limites = {
    ...(min === undefined ? {} : { $gte: chaveDoFiltro(filtro.campo, min, tipo) }),
    ...(max === undefined ? {} : { $lte: chaveDoFiltro(filtro.campo, max, tipo) }),
  };
  if (Object.keys(limites).length === 0) return TUDO;
  if (Object.keys(limites).length === 1) return { [caminho]: limites };
  return {
    $or: [
      { [caminho]: limites, [`${caminho}.1`]: { $exists: false } },
      { [caminho]: { $elemMatch: limites } },
    ],
  } as Condicao;
}

function palavras(forma: Forma, texto: string): Condicao[] {
  if (!forma.comTexto)
    throw new ErroMartelo('FILTRO_INVALIDO', {}, 'Esta lista não aceita busca por texto livre.');
  // Words are letters and digits only: nothing in them means anything to a regular expression.
  return palavrasDaBusca(texto).map((palavra) => ({ t: { $regex: `^${palavra}` } }));
}

export const todas = (condicoes: Condicao[]): Condicao => {
  const dizem = condicoes.filter((condicao) => Object.keys(condicao).length > 0);
  return dizem.length === 0 ? TUDO : { $and: dizem };
};

function chaveOuNulo(forma: Forma, campo: string, valor: Valor | null): string | number | null {
  const { tipo } = campoDe(forma, campo);
  return valor === null ? null : chaveDoFiltro(campo, valor, tipo);
}

function campoDe(forma: Forma, campo: string) {
  const encontrado = forma.campos.get(campo);
  if (encontrado) return encontrado;
  throw new ErroMartelo('FILTRO_INVALIDO', { campo }, `${campo}: não é um campo desta lista.`);
}
