import type { z } from 'zod';

/**
 * What is wrong with one field, as a person reads it: the one place that words what a schema refuses. A schema's own message goes before it.
 * The library's words for it are a programmer's ("vetor", "GUID", "discriminação").
 */
export const recusaDoCampo: z.core.$ZodErrorMap = (problema) => {
  switch (problema.code) {
    case 'invalid_type':
      return problema.input === undefined ? 'campo obrigatório' : (TIPOS[problema.expected] ?? INVALIDO);
    case 'unrecognized_keys':
      return `campo desconhecido: ${problema.keys.join(', ')}`;
    case 'invalid_value':
      return umaDas(problema.values.map(String));
    case 'invalid_union':
      return problema.input === undefined ? 'campo obrigatório' : opcoesDaUniao(problema.options);
    case 'invalid_format':
      return FORMATOS[problema.format] ?? 'formato inválido';
    case 'too_small':
      return limite(problema.origin, problema.minimum, {
        ...{ quantos: 'deve ter pelo menos', aPartir: 'deve ser a partir de' },
        valor: problema.inclusive === false ? 'deve ser maior que' : 'deve ser no mínimo',
      });
    case 'too_big':
      return limite(problema.origin, problema.maximum, {
        ...{ quantos: 'deve ter no máximo', aPartir: 'deve ser até' },
        valor: problema.inclusive === false ? 'deve ser menor que' : 'deve ser no máximo',
      });
    case 'not_multiple_of':
      return `deve ser múltiplo de ${numero(problema.divisor)}`;
    default:
      return INVALIDO;
  }
};

const INVALIDO = 'valor inválido';

const TIPOS: Readonly<Partial<Record<string, string>>> = {
  string: 'deve ser um texto',
  number: 'deve ser um número',
  int: 'deve ser um número inteiro',
  bigint: 'deve ser um número inteiro',
  boolean: 'deve ser verdadeiro ou falso',
  date: 'deve ser uma data',
  array: 'deve ser uma lista',
  set: 'deve ser uma lista',
  tuple: 'deve ser uma lista',
  object: 'deve ser um grupo de campos',
  record: 'deve ser um grupo de campos',
  map: 'deve ser um grupo de campos',
  file: 'deve ser um arquivo',
  null: 'deve ficar vazio',
  never: 'não pode ser informado',
};

const FORMATOS: Readonly<Partial<Record<string, string>>> = {
  email: 'não é um e-mail válido',
  url: 'não é um endereço de internet válido',
  uuid: 'não é um identificador válido',
  guid: 'não é um identificador válido',
  datetime: 'não é uma data com hora válida',
  date: 'não é uma data válida',
  time: 'não é um horário válido',
};

/** What is counted, one and many; what is not in here is an amount. */
const UNIDADES: Readonly<Partial<Record<string, readonly [string, string]>>> = {
  string: ['caractere', 'caracteres'],
  array: ['item', 'itens'],
  set: ['item', 'itens'],
  map: ['campo', 'campos'],
  object: ['campo', 'campos'],
  record: ['campo', 'campos'],
  file: ['byte', 'bytes'],
};

function limite(
  origem: string,
  quanto: number | bigint,
  { quantos, aPartir, valor }: { quantos: string; aPartir: string; valor: string },
): string {
  const unidade = UNIDADES[origem];
  if (unidade) return `${quantos} ${numero(quanto)} ${unidade[Number(quanto) === 1 ? 0 : 1]}`;
  if (origem === 'date') return `${aPartir} ${new Date(Number(quanto)).toLocaleDateString('pt-BR')}`;
  return `${valor} ${numero(quanto)}`;
}

const numero = (quanto: number | bigint): string => quanto.toLocaleString('pt-BR');

const umaDas = (opcoes: readonly string[]): string =>
  opcoes.length === 1 ? `deve ser ${opcoes[0]}` : `deve ser uma das opções: ${opcoes.join(', ')}`;

/** Of several shapes that are told apart by one field, which that field may name. */
const opcoesDaUniao = (opcoes: unknown): string =>
  Array.isArray(opcoes) ? umaDas(opcoes.map(String)) : INVALIDO;
