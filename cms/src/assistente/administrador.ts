import { ErroMartelo } from '@martelo/shared/erros';
import { administradorConferido, administradorDito } from '@martelo/shared/primeira-hora';
import { pedirAoMotor } from '../avisos/pedir-ao-motor.ts';
import type { PedidoDeMarca } from './pedido.ts';

/** Who makes a brand: the account of the house, as the engine and people know it. */
export interface QuemFaz {
  uid: string;
  email: string;
}

/** Who administers the new brand: who was named, or who makes it. */
const deQuem = ({ administrador }: Pick<PedidoDeMarca, 'administrador'>, { uid, email }: QuemFaz) => ({
  por: uid,
  ...(administrador ?? { email }),
});

/**
 * Asked before anything is made, so that nobody waits for a brand that could not be handed over.
 * @returns whether the account is there, or is to be invited
 * @throws ErroMartelo NAO_ADMINISTRA, SEM_PERMISSAO, INDISPONIVEL
 */
export async function conferirAdministrador(
  pedido: Pick<PedidoDeMarca, 'administrador'>,
  quem: QuemFaz,
): Promise<boolean> {
  const { por, email } = deQuem(pedido, quem);
  const corpo = await pedirAoMotor('POST', '/v1/administradores-de-marca/conferir', { por, email });
  return administradorConferido.parse(corpo).jaTemConta;
}

/** Told again it changes nothing. A brand that has somebody already is as good. @throws ErroMartelo NAO_ADMINISTRA, SEM_PERMISSAO, INDISPONIVEL */
export async function darAdministrador(
  hotsiteId: number,
  pedido: Pick<PedidoDeMarca, 'administrador'>,
  quem: QuemFaz,
): Promise<void> {
  try {
    administradorDito.parse(
      await pedirAoMotor('PUT', `/v1/hotsites/${hotsiteId}/administrador`, deQuem(pedido, quem)),
    );
  } catch (erro) {
    if (!(erro instanceof ErroMartelo) || erro.codigo !== 'MARCA_JA_ADMINISTRADA') throw erro;
  }
}
