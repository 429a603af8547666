import { cabecalhosDoEndereco } from '@martelo/shared/entrada-http';
import { CATALOGO, type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { ambiente } from '../ambiente.ts';

const recusa = z.object({ codigo: z.string(), message: z.union([z.string(), z.array(z.string())]) });

/**
 * Asks the engine something as a service and waits for the answer; what it refuses keeps its words. `de`: whose address the engine's limits count.
 * @throws ErroMartelo what the engine refused with, INDISPONIVEL where it does not answer or fails
 */
export async function pedirAoMotor(
  metodo: 'POST' | 'PUT',
  caminho: string,
  corpo: object,
  de?: Headers,
): Promise<unknown> {
  const { engineUrl, segredos } = ambiente();
  let resposta: Response;
  try {
    resposta = await fetch(`${engineUrl}${caminho}`, {
      redirect: 'error',
      method: metodo,
      headers: {
        'content-type': 'application/json',
        'x-martelo-servico': segredos.atual,
        ...(de ? cabecalhosDoEndereco(de) : {}),
      },
      body: JSON.stringify(corpo),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new ErroMartelo('INDISPONIVEL');
  }
  const respondido: unknown = await resposta.json().catch(() => null);
  if (resposta.ok) return respondido;
  const lida = recusa.safeParse(respondido);
  if (!lida.success || resposta.status >= 500 || !Object.hasOwn(CATALOGO, lida.data.codigo))
    throw new ErroMartelo('INDISPONIVEL');
  throw new ErroMartelo(lida.data.codigo as CodigoErro, {}, lida.data.message);
}
