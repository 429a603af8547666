import { ErroMartelo } from '@martelo/shared/erros';
import type { Consulta, Filtro } from '@martelo/shared/filtro';
import type { Filter, Sort } from 'mongodb';
import { chaveDoFiltro } from './campos.ts';
import type { DocumentoMongo, Forma } from './mongo-esquema.ts';
import type { FiltroDeLeitura } from './politica.ts';
import { palavrasDaBusca } from './texto.ts';

type Valor = string | number | boolean;
type Condicao = Filter<DocumentoMongo>;

const TUDO: Condicao = {};

/** The filter of a query: the policy's and the caller's. Values are never operators. FILTRO_INVALIDO on an undeclared field. */
export function condicaoDe(forma: Forma, leitura: FiltroDeLeitura, filtros: readonly Filtro[]): Condicao {
  return todas([
    ...Object.entries(leitura).map(([campo, valor]) => umDe(forma, campo, [valor].flat() as Valor[])),
    ...filtros.map((filtro) => traduzir(forma, filtro)),
  ]);
}

/** The order of a query; ties always fall to the uid, so that pages never overlap. */
export function ordemDe(forma: Forma, ordem: Consulta['ordem']): Sort {
  if (!ordem) return { _id: 1 };
  const { caminho, alfabeto } = campoDe(forma, ordem.campo);
  const sentido = ordem.tipoOrdenacao === 'desc' ? -1 : 1;
  return { [ordem.tipoCampo === 'text' ? alfabeto : caminho]: sentido, _id: sentido };
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

const todas = (condicoes: Condicao[]): Condicao => {
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
