import { ErroMartelo } from '@martelo/shared/erros';
import type { Bloqueio, Tentativa } from './bloqueio.ts';
import type { Credenciais, Prova } from './credenciais.ts';

export interface Provas {
  credenciais: Credenciais;
  bloqueio: Bloqueio;
}

/**
 * The password of an account (null = there is none: the same work for the same answer), counted when it is wrong.
 * CONTA_BLOQUEADA; CREDENCIAIS_INVALIDAS, in the words of `frase` if given.
 */
export async function provarSenha(
  { credenciais, bloqueio }: Provas,
  tentativa: Tentativa,
  contaUid: string | null,
  senha: string,
  frase?: string,
): Promise<void> {
  await bloqueio.exigirLivre(tentativa);
  if (await credenciais.senhaConfere(contaUid, senha)) return;
  await bloqueio.falhou(tentativa);
  throw new ErroMartelo('CREDENCIAIS_INVALIDAS', {}, frase);
}

/**
 * The second factor of an account that has one; a wrong code is counted like a wrong password, and for itself. SEGUNDO_FATOR, SEGUNDO_FATOR_BLOQUEADO.
 * @returns whether the account has one, which was given
 */
export async function provarFator(
  { credenciais, bloqueio }: Provas,
  tentativa: Tentativa,
  contaUid: string,
  prova: Prova,
): Promise<boolean> {
  switch (await credenciais.segundoFator(contaUid, prova, tentativa.endereco)) {
    case 'faltando':
      throw new ErroMartelo('SEGUNDO_FATOR');
    case 'errado':
      await bloqueio.falhou(tentativa);
      throw new ErroMartelo('SEGUNDO_FATOR', {}, prova.codigo2fa ? CODIGO_ERRADO : RECUPERACAO_ERRADA);
    case 'bloqueado':
      throw new ErroMartelo('SEGUNDO_FATOR_BLOQUEADO');
    case 'desligado':
      return false;
    case 'aceito':
      return true;
  }
}

const CODIGO_ERRADO = 'Código incorreto ou já usado. Informe o código atual de 6 dígitos.';
const RECUPERACAO_ERRADA = 'Código de recuperação incorreto ou já usado. Informe outro dos seus códigos.';
