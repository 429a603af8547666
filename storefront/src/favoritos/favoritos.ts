'use client';

import { lerConfiguracao } from '../live/configuracao.tsx';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import { pedirLoginPara, tomarIntencao } from '../sessao/depois-do-login.ts';

/*
 * Every heart of this tab. Pages are sent from memory and are the same for all visitors, so hearts are drawn empty; whoever is logged in
 * has theirs asked for once, for all cards of all pages of the tab.
 */

let marcados: ReadonlySet<string> = new Set();
/** False once the server said that who is logged in keeps no favourites: one of the house. */
let disponivel = true;
let pedido: Promise<void> | null = null;
/** The lot that was marked by coming back from the login. */
let retomado: string | null = null;
const ouvintes = new Set<() => void>();

const INTENCAO = 'favoritar';

export const ehFavorito = (lelUid: string): boolean => marcados.has(lelUid);
export const temFavoritos = (): boolean => disponivel;
export const foiRetomado = (lelUid: string): boolean => retomado === lelUid;

export function assinarFavoritos(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  if (pedido === null) pedido = carregar();
  return () => ouvintes.delete(ouvinte);
}

/** Marks a lot or takes the mark away, seen at once. False: it could not be done, and stands as it stood. Visitors are led to the login. */
export async function alternarFavorito(lelUid: string): Promise<boolean> {
  if (!lerConfiguracao()?.autenticado) {
    pedirLoginPara(INTENCAO, lelUid, 'favorito');
    return true;
  }
  return mudar(lelUid, !marcados.has(lelUid));
}

/** Knows without asking: the page that lists them was told by the server. */
export function conhecerFavoritos(lelUids: readonly string[]): void {
  definir(new Set([...marcados, ...lelUids]));
}

async function mudar(lelUid: string, marcar: boolean): Promise<boolean> {
  por(lelUid, marcar);
  const comandoId = novoComandoId();
  const resposta = marcar
    ? await chamar('POST', 'cliente/favoritos', { lelUid, comandoId })
    : await chamar('DELETE', `cliente/favoritos/${lelUid}`);
  if (resposta.tipo === 'aceito') return true;
  por(lelUid, !marcar);
  if (resposta.tipo === 'recusado' && resposta.erro.statusCode === 401) {
    pedirLoginPara(INTENCAO, lelUid, 'favorito');
    return true;
  }
  return false;
}

async function carregar(): Promise<void> {
  if (!lerConfiguracao()?.autenticado) return;
  const resposta = await chamar<{ lotes: string[] }>('GET', 'cliente/favoritos/lotes');
  if (resposta.tipo === 'recusado' && resposta.erro.statusCode === 403) {
    disponivel = false;
    avisar();
  }
  if (resposta.tipo !== 'aceito') return;
  conhecerFavoritos(resposta.corpo.lotes);
  const lelUid = tomarIntencao(INTENCAO);
  if (lelUid === null) return;
  if (!marcados.has(lelUid) && !(await mudar(lelUid, true))) return;
  retomado = lelUid;
  avisar();
}

function por(lelUid: string, marcado: boolean): void {
  const novos = new Set(marcados);
  if (marcado) novos.add(lelUid);
  else novos.delete(lelUid);
  definir(novos);
}

function definir(novos: ReadonlySet<string>): void {
  marcados = novos;
  avisar();
}

function avisar(): void {
  for (const ouvinte of [...ouvintes]) ouvinte();
}
