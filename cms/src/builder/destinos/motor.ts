import { CATALOGO, type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { ambiente } from '../../ambiente.ts';

const PRAZO_MS = 3_000;

/** A public GET of the engine in a brand's name: its answer, null when there is no such thing, undefined when it does not answer. */
export async function pedirAoMotor<T>(caminho: string, subdominio: string): Promise<T | null | undefined> {
  const resposta = await buscar(caminho, subdominio);
  if (resposta?.status === 404) return null;
  return resposta?.ok ? lido<T>(resposta) : undefined;
}

/**
 * The same of what somebody has written: what the engine refuses of it is refused, in the engine's words.
 * @throws ErroMartelo INDISPONIVEL where it does not answer
 */
export async function repassarAoMotor(caminho: string, subdominio: string): Promise<unknown> {
  const resposta = await buscar(caminho, subdominio);
  const corpo = resposta && (await lido<unknown>(resposta));
  if (resposta === undefined || corpo === undefined) throw new ErroMartelo('INDISPONIVEL');
  if (resposta.ok) return corpo;
  const recusa = recusaDoMotor.safeParse(corpo);
  const deQuemPediu = resposta.status < 500 && recusa.success && Object.hasOwn(CATALOGO, recusa.data.codigo);
  if (!deQuemPediu) throw new ErroMartelo('INDISPONIVEL');
  throw new ErroMartelo(recusa.data.codigo as CodigoErro, {}, recusa.data.message);
}
const recusaDoMotor = z.object({ codigo: z.string(), message: z.union([z.string(), z.array(z.string())]) });

const buscar = (caminho: string, subdominio: string): Promise<Response | undefined> =>
  fetch(`${ambiente().engineUrl}${caminho}`, {
    redirect: 'error',
    headers: { hotsite: subdominio, accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PRAZO_MS),
  }).catch(() => undefined);

const lido = <T>(resposta: Response): Promise<T | undefined> =>
  (resposta.json() as Promise<T>).catch(() => undefined);
