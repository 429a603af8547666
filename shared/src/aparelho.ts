import { createHmac, randomBytes } from 'node:crypto';
import { assinadoPorAlgum, type SegredosDeServico } from './segredo-servico.ts';

/** What a device is known again by: set by the site at the first act that is not a mere reading, for security alone. */
export const COOKIE_APARELHO = 'martelo_aparelho';
/** Between our services: the same, as the browser showed it. */
export const CABECALHO_APARELHO = 'x-martelo-aparelho';
/** As it is written down, and named by who blocks it. */
export const APARELHO = /^[\w-]{22}$/;

/** A name that nobody had before, as the cookie keeps it: `<128 random bits>.<HMAC>`. */
export const novoAparelho = (segredos: SegredosDeServico): string =>
  assinarAparelho(randomBytes(16).toString('base64url'), segredos);

export const assinarAparelho = (aparelho: string, { atual }: SegredosDeServico): string =>
  `${aparelho}.${assinatura(aparelho, atual)}`;

/** Whose cookie it is; null when none of our services signed it: nobody makes up a name, or takes another's blocked one for a new. */
export function conferirAparelho(texto: string | undefined, segredos: SegredosDeServico): string | null {
  const [aparelho = '', dada = '', ...resto] = (texto ?? '').split('.');
  if (resto.length > 0 || !APARELHO.test(aparelho)) return null;
  return assinadoPorAlgum(segredos, dada, (um) => assinatura(aparelho, um)) ? aparelho : null;
}

const assinatura = (aparelho: string, segredo: string): string =>
  createHmac('sha256', segredo).update(`aparelho:${aparelho}`).digest('base64url');
