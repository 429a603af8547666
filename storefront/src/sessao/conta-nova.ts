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
    const { message, campos } = (await resposta.json()) as CorpoErro;
    const mensagens = [message].flat();
    // A refusal of the whole that names its field (an account that exists already) belongs under it.
    return Array.isArray(campos) ? mensagens.map((texto) => `${campos[0]}: ${texto}`) : mensagens;
  } catch {
    return [SEM_CONEXAO.message];
  }
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
