import type { Recurso } from './declaracao.ts';

/** Of what every kind has. */
const DE_TODOS: Record<string, string> = {
  id: 'Número',
  uid: 'Identificador',
  hotsiteId: 'Marca',
  hotsites: 'Marcas',
  removidoEm: 'Removido em',
  desfeito: 'Desfeito',
  desfez: 'Desfez a alteração',
  ultimoComando: 'Comando que fez esta versão',
  ultimaAcao: 'Última ação',
  segundaPessoa: 'Segunda pessoa',
  revisao: 'Revisão',
  createdAt: 'Criado em',
  createdBy: 'Criado por',
  updatedAt: 'Alterado em',
  updatedBy: 'Alterado por',
};

/** A field as people read it; by its name where nobody declared how. */
export const rotuloDe = ({ declaracao }: Recurso<never, never>, campo: string): string =>
  declaracao.campos[campo]?.rotulo ??
  declaracao.rotulos?.[campo] ??
  declaracao.rotulos?.[`*.${campo.split('.').at(-1)}`] ??
  DE_TODOS[campo] ??
  campo;

/** A value as people read it: the engine's own words by their labels, and everything else as it is. */
export function valorLido(recurso: Recurso<never, never>, campo: string, valor: unknown): unknown {
  const valores = recurso.declaracao.valores?.[campo];
  if (valores === undefined) return valor;
  if (Array.isArray(valor)) return valor.map((um) => valorLido(recurso, campo, um));
  return typeof valor === 'string' && Object.hasOwn(valores, valor) ? valores[valor] : valor;
}
