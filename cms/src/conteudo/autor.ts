import { ErroMartelo } from '@martelo/shared/erros';
import type { TypedUser } from 'payload';
import { ambiente } from '../ambiente.ts';
import type { Hotsite } from '../payload-types.ts';
import { pessoaDoToken } from '../sso/identidade.ts';

/**
 * Whoever the request's Bearer token names, as Payload's rules read a user: the engine signed it, for this brand, and it has not
 * ended. Nothing is looked up or kept here.
 * @throws ErroMartelo NAO_AUTENTICADO without a token, TOKEN_INVALIDO with a bad one, INDISPONIVEL when the keys cannot be had
 */
export async function autorDoPedido(
  cabecalhos: Headers,
  hotsite: Pick<Hotsite, 'subdominio'>,
): Promise<TypedUser> {
  const token = /^Bearer\s+(\S+)$/i.exec(cabecalhos.get('authorization') ?? '')?.[1];
  if (!token) throw new ErroMartelo('NAO_AUTENTICADO');
  const pessoa = await pessoaDoToken(token, { url: ambiente().engineUrl, hotsite: hotsite.subdominio });
  return { ...pessoa, id: 0, collection: 'usuarios' } as unknown as TypedUser;
}
