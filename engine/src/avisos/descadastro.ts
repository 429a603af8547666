import { timingSafeEqual } from 'node:crypto';
import { canal, codigoEvento } from '@martelo/shared/avisos/esquemas';
import { ErroMartelo } from '@martelo/shared/erros';
import { lerJson } from '@martelo/shared/json';
import { z } from 'zod';

/** Derives a seal under the engine's secret. */
export type Derivar = (proposito: string, texto: string) => Buffer;

const alvo = z.tuple([z.int().positive(), z.guid(), codigoEvento, canal]);
/** Of whom, which event, on which channel. */
export type AlvoDoDescadastro = z.infer<typeof alvo>;

/**
 * What stands in a letter's address: what it switches off, and a seal. It holds as long as the account: letters are opened years later. It
 * opens nothing else, and tells nothing of the person but a uid.
 */
export const tokenDoDescadastro = (derivar: Derivar, de: AlvoDoDescadastro): string => {
  const carga = Buffer.from(JSON.stringify(de)).toString('base64url');
  return `${carga}.${derivar('descadastro', carga).toString('base64url')}`;
};

/** @throws DESCADASTRO_INVALIDO */
export function lerDescadastro(derivar: Derivar, token: string): AlvoDoDescadastro {
  const [carga = '', selo = ''] = token.split('.');
  const [esperado, recebido] = [derivar('descadastro', carga), Buffer.from(selo, 'base64url')];
  if (esperado.length === recebido.length && timingSafeEqual(esperado, recebido)) {
    const lido = alvo.safeParse(lerJson(Buffer.from(carga, 'base64url').toString('utf8')));
    if (lido.success) return lido.data;
  }
  throw new ErroMartelo('DESCADASTRO_INVALIDO');
}
