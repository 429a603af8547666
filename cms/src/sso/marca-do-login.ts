import { ErroMartelo } from '@martelo/shared/erros';
import { marcaDoPainel } from '@martelo/shared/primeira-hora';
import { pedirAoMotor } from '../avisos/pedir-ao-motor.ts';
import { ACESSO } from '../palavras/sso.ts';

/**
 * A session is of one brand, and the panel is of all: the brand on which somebody's login is tried is one of theirs, as the engine knows them.
 * @throws ErroMartelo SEM_MARCAS where there is none yet, INDISPONIVEL
 */
export async function marcaDoLogin(email: string, de: Headers): Promise<string> {
  const corpo = await pedirAoMotor('POST', '/v1/auth/marca-do-painel', { email }, de).catch(() => {
    throw new ErroMartelo('INDISPONIVEL', {}, ACESSO.naoConseguimosFalar);
  });
  const { subdominio } = marcaDoPainel.parse(corpo);
  if (subdominio === null) throw new ErroMartelo('SEM_MARCAS');
  return subdominio;
}
