import { ErroMartelo } from '@martelo/shared/erros';
import { senhaComum } from '@martelo/shared/senha-comum';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETROS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export const cifrarSenha = (senha: string): Promise<string> => hash(senha.normalize('NFKC'), PARAMETROS);

/**
 * Whether the password is the one hashed. Without a hash (no such account) the same work is done against one that nothing
 * matches, so that time tells nobody which e-mails exist.
 */
export async function conferirSenha(guardada: string | null, senha: string): Promise<boolean> {
  const confere = await verify(guardada ?? (await isca()), senha.normalize('NFKC'));
  return guardada !== null && confere;
}

/**
 * What every new password has to pass, wherever it is set. `doDono`: what anybody knows of its owner. SENHA_FRACA below the minimum
 * length, blanks at its ends not counted; SENHA_COMUM for one of those that are tried first.
 */
export function exigirSenha(senha: string, minimo: number, doDono: readonly string[] = []): void {
  if ([...senha.trim()].length < minimo) throw new ErroMartelo('SENHA_FRACA', { minimo });
  if (senhaComum(senha, doDono)) throw new ErroMartelo('SENHA_COMUM');
}

let pronta: Promise<string> | undefined;
function isca(): Promise<string> {
  pronta ??= cifrarSenha(crypto.randomUUID());
  return pronta;
}
