import type { Aprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Pessoa } from '@martelo/shared/usuario';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { entra } from '../usuarios/administradores.ts';
import { USUARIOS } from '../usuarios/registro.ts';

/**
 * Who asked for what waits, as they are now: who was let go of, or has left the brand, is not done the will of.
 * @param agora Unix ms @throws ErroMartelo SEM_PERMISSAO
 */
export async function quemPediu(
  registros: Registros,
  { pedidaPor, hotsiteId }: Pick<Aprovacao, 'pedidaPor'> & { hotsiteId: number },
  agora: number,
): Promise<Pessoa> {
  const pessoa = await registros.colecao(USUARIOS).obter(SISTEMA, pedidaPor);
  if (!pessoa || !entra(pessoa, agora) || !pessoa.hotsites.includes(hotsiteId))
    throw new ErroMartelo('SEM_PERMISSAO', {}, 'Quem pediu não trabalha mais nesta marca.');
  return pessoa;
}
