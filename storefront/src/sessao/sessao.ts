import { ehCliente, ehInterno } from '@martelo/shared/papeis';
import type { UsuarioSessao } from '@martelo/shared/sessao';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { CAMINHO_DA_SEGURANCA } from '../site/casca/menu.ts';
import { marcaAtual } from '../site/marca.ts';
import { COOKIE_ACESSO, COOKIE_PERMANECER } from './cookies.ts';
import { chamarMotor, type Resposta } from './motor.ts';

export type { Resposta } from './motor.ts';

import { papeisEmPalavras } from './papeis-em-palavras.ts';
import { loginDaPagina } from './retorno.ts';
import { fimDoToken, nomeadoNoToken } from './validade.ts';

/** The session user as pages need it. */
export interface Sessao {
  /** Of the account; null while the engine does not say. */
  uid: string | null;
  nome: string;
  roles: string[];
  cliente: boolean;
  interno: boolean;
  /** What keeps a client from bidding here; null when nothing does. */
  pendencias: string[] | null;
  permanecer: boolean;
  /** When the access token ends, Unix ms. */
  fim: number;
  /** One of the house who must have a second factor and has none yet: nothing else is open to them. */
  fatorPendente: boolean;
}

export { CAMINHO_DA_SEGURANCA };

/** The access token of this request, refreshed by the proxy before the page began. */
export const tokenAtual = cache(
  async (): Promise<string | null> => (await cookies()).get(COOKIE_ACESSO)?.value ?? null,
);

/** Who is logged in, once per render; null for visitors. */
export const sessaoAtual = cache(async (): Promise<Sessao | null> => {
  const [token, guardados] = await Promise.all([tokenAtual(), cookies()]);
  if (token === null) return null;
  const resposta = await motor<UsuarioSessao>('/v1/auth/eu');
  if (resposta.tipo === 'recusa') return null;
  const quem =
    resposta.tipo === 'ok'
      ? { ...resposta.corpo, pendencias: resposta.corpo.podeDarLance ? null : resposta.corpo.pendencias }
      : { ...nomeadoNoToken(token), pendencias: null };
  if (quem.nome === undefined || quem.roles === undefined) return null;
  const { nome, roles, pendencias } = quem;
  return {
    uid: resposta.tipo === 'ok' ? resposta.corpo.uid : null,
    nome,
    roles,
    cliente: ehCliente(roles),
    interno: ehInterno(roles),
    pendencias,
    permanecer: guardados.get(COOKIE_PERMANECER)?.value === '1',
    fim: fimDoToken(token),
    fatorPendente:
      resposta.tipo === 'ok' &&
      resposta.corpo.interno &&
      resposta.corpo.twoFactorObrigatorio &&
      !resposta.corpo.twoFactorHabilitado,
  };
});

/** A page's call to the engine, as whoever is looking at it, for the brand they are on. */
export async function motor<T>(caminho: string): Promise<Resposta<T>> {
  const [marca, token, cabecalhos] = await Promise.all([marcaAtual(), tokenAtual(), headers()]);
  if (marca === null) return { tipo: 'indisponivel' };
  return chamarMotor<T>(caminho, {
    hotsite: marca.subdominio,
    token,
    pedido: cabecalhos,
  });
}

/** The guard of what everybody who is signed in has: visitors go to the login and come back. */
export async function guardarConta(caminho: string): Promise<Sessao> {
  const sessao = await sessaoAtual();
  if (sessao === null) {
    // Good by its time and refused all the same: it was ended from elsewhere.
    const recusada = (await tokenAtual()) !== null;
    redirect(loginDaPagina(await headers(), caminho, recusada || undefined));
  }
  // First things first: until then the engine answers them nothing else.
  if (sessao.fatorPendente && caminho !== CAMINHO_DA_SEGURANCA) redirect(CAMINHO_DA_SEGURANCA);
  return sessao;
}

export type Guarda = { permitido: true; sessao: Sessao } | { permitido: false; papeis: string };

/** The guard of client routes: visitors go to the login and come back; who is no client is told which role it takes. */
export async function guardarCliente(caminho: string): Promise<Guarda> {
  const sessao = await guardarConta(caminho);
  return sessao.cliente ? { permitido: true, sessao } : { permitido: false, papeis: 'Clientes' };
}

/** The guard of a page for some of the house's roles. */
export async function guardarPapeis(caminho: string, papeis: readonly string[]): Promise<Guarda> {
  const sessao = await guardarConta(caminho);
  return sessao.roles.some((papel) => papeis.includes(papel))
    ? { permitido: true, sessao }
    : { permitido: false, papeis: papeisEmPalavras(papeis, sessao.interno) };
}
