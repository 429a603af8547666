import { ErroMartelo } from '@martelo/shared/erros';
import type { TypedUser } from 'payload';
import { ambiente } from '../ambiente.ts';
import type { Hotsite } from '../payload-types.ts';
import { pessoaDoToken } from '../sso/identidade.ts';
import { pessoaDaSessao } from '../sso/vigencia.ts';

/**
 * Whoever the request's Bearer token names, as Payload's rules read a user, with the roles of now: the engine signed it, for this
 * brand, and its session holds.
 * @throws ErroMartelo NAO_AUTENTICADO without a token, TOKEN_INVALIDO with a bad one, INDISPONIVEL when the engine cannot be asked
 */
export async function autorDoPedido(
  cabecalhos: Headers,
  hotsite: Pick<Hotsite, 'subdominio'>,
): Promise<TypedUser> {
  const token = /^Bearer\s+(\S+)$/i.exec(cabecalhos.get('authorization') ?? '')?.[1];
  if (!token) throw new ErroMartelo('NAO_AUTENTICADO');
  const dito = await pessoaDoToken(token, { url: ambiente().engineUrl, hotsite: hotsite.subdominio });
  const pessoa = await pessoaDaSessao(dito.sid);
  if (pessoa === null || pessoa.uid !== dito.pessoa.uid) throw new ErroMartelo('TOKEN_INVALIDO');
  return { ...pessoa, id: 0, collection: 'usuarios' } as unknown as TypedUser;
}
