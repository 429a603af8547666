import type { CorpoErro } from '@martelo/shared/erros';
import { SEM_CONEXAO } from './sem-conexao.ts';

/** Null when registered; otherwise what was refused. */
export async function cadastrarCliente(corpo: Record<string, unknown>): Promise<string[] | null> {
  try {
    const resposta = await fetch('/api/v1/clientes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    });
    if (resposta.ok) return null;
    return mensagensComCampo((await resposta.json()) as CorpoErro);
  } catch {
    return [SEM_CONEXAO.message];
  }
}

/** Refusals of the password alone: none of them names it. */
const DA_SENHA: ReadonlySet<string> = new Set(['SENHA_FRACA', 'SENHA_COMUM']);

/** A refusal of the whole that is about one field (an account that exists already, a password too easy to guess) belongs under it. */
export function mensagensComCampo({ codigo, message, campos }: CorpoErro): string[] {
  const campo = Array.isArray(campos) ? campos[0] : DA_SENHA.has(codigo) ? 'senha' : undefined;
  return [message].flat().map((texto) => (campo === undefined ? texto : `${campo}: ${texto}`));
}

/** Enters with the new account; where that does not work at once, the login page takes over. */
export async function entrarCom(email: string, senha: string, retorno: string): Promise<string> {
  const resposta = await fetch('/api/sessao/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha, retorno }),
  }).catch(() => null);
  // A code is on its way to the mailbox: the next step is to type it.
  if (resposta?.ok) return `/email?${new URLSearchParams({ passo: 'cadastro', retorno })}`;
  return `/login?${new URLSearchParams({ motivo: 'cadastro', retorno })}`;
}
