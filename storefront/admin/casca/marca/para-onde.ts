import type { RecursosDescritos } from '@martelo/shared/recurso';

/**
 * Where somebody lands on the other brand: on the list that they look at, or that what they look at is of; else where the back office begins.
 * Filters and records stay behind: they are this brand's.
 */
export function paraOnde({ itens }: Pick<RecursosDescritos, 'itens'>, caminho: string): string {
  const [, rota = '', uid] = caminho.split('/');
  const recurso = itens.find((um) => (uid === undefined ? um.rota : um.rotaDeUm) === rota && um.listado);
  if (rota === 'aprovacoes') return '/admin/aprovacoes';
  return recurso ? `/admin/${recurso.rota}` : '/admin';
}
