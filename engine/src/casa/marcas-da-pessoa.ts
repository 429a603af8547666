import { ErroMartelo } from '@martelo/shared/erros';
import type { Acesso } from '../records/records.ts';

/** Whether a caller works on all of these brands. */
export const ehDeTodas = (
  { hotsites }: Pick<Extract<Acesso, { tipo: 'interno' }>, 'hotsites'>,
  marcas: readonly number[],
): boolean => marcas.every((marca) => hotsites.includes(marca));

/**
 * What reaches a person wherever they work (their password, their second factor, their roles) is for who is of all their brands: it takes them out
 * of each, and is no one brand's to decide.
 * @throws ErroMartelo SEM_PERMISSAO
 */
export function exigirTodasAsMarcasDela(acesso: Acesso, marcas: readonly number[]): void {
  if (acesso.tipo === 'sistema' || (acesso.tipo === 'interno' && ehDeTodas(acesso, marcas))) return;
  throw new ErroMartelo('SEM_PERMISSAO', {}, 'Esta pessoa é também de uma marca que não é sua.');
}
