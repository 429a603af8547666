import type { Aprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { marcasDaCasa, type Pessoa } from '@martelo/shared/usuario';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { entra } from './administradores.ts';
import { USUARIOS } from './registro.ts';

/** As far as who asked for it goes. */
export type PedidoDeAlguem = Pick<Aprovacao, 'pedidaPor'> & { hotsiteId: number };

/**
 * Who asked for what waits, as they are now: who was let go of, has left the brand or has lost the role is not done the will of.
 * @param agora Unix ms
 * @param papeis of which they need one, where nothing else asks for it
 * @throws ErroMartelo SEM_PERMISSAO
 */
export async function quemPediu(
  registros: Registros,
  { pedidaPor, hotsiteId }: PedidoDeAlguem,
  agora: number,
  papeis?: readonly string[],
): Promise<Pessoa> {
  const pessoa = await registros.colecao(USUARIOS).obter(SISTEMA, pedidaPor);
  if (!pessoa || !entra(pessoa, agora) || !marcasDaCasa(pessoa).includes(hotsiteId))
    throw new ErroMartelo('SEM_PERMISSAO', {}, 'Quem pediu não trabalha mais nesta marca.');
  if (papeis && !papeis.some((papel) => pessoa.papeis.some((um) => um === papel)))
    throw new ErroMartelo('SEM_PERMISSAO', {}, 'Quem pediu não faz mais isto nesta marca.');
  return pessoa;
}
