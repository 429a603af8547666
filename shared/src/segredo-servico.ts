import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * What the services know each other by: one secret that is sent and signed with, and every one that is taken. While it is being
 * rotated there are two, so that services started before and after the change understand each other.
 */
export interface SegredosDeServico {
  /** What is sent and signed with; empty while nothing is configured, and then nobody is trusted. */
  atual: string;
  aceitos: readonly string[];
}

/** From MARTELO_SEGREDO_SERVICO and MARTELO_SEGREDO_SERVICO_ANTERIOR. */
export function segredosDeServico(env: Readonly<Record<string, unknown>>): SegredosDeServico {
  const [atual = '', anterior = ''] = [env.MARTELO_SEGREDO_SERVICO, env.MARTELO_SEGREDO_SERVICO_ANTERIOR].map(
    (um) => (typeof um === 'string' ? um : ''),
  );
  return { atual, aceitos: [atual, anterior].filter((um) => um !== '') };
}

/** Whether `enviado` (the header `x-martelo-servico`) is one of ours. Takes the same time whatever was sent. */
export const segredoConhecido = (enviado: string, { aceitos }: SegredosDeServico): boolean =>
  aceitos.some((um) => textosIguais(enviado, um));

/** Whether one of the secrets makes this signature: what is checked was perhaps signed before the rotation. */
export const assinadoPorAlgum = (
  { aceitos }: SegredosDeServico,
  assinatura: string,
  assinar: (segredo: string) => string,
): boolean => aceitos.some((um) => textosIguais(assinatura, assinar(um)));

/** Compares without telling by its time where two texts differ, or by how much in length. */
export const textosIguais = (a: string, b: string): boolean => timingSafeEqual(digestoDe(a), digestoDe(b));

const digestoDe = (texto: string): Buffer => createHash('sha256').update(texto).digest();
