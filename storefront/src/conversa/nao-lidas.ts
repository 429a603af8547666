import type { conversasDoCliente } from '@martelo/shared/conversa/conversa.esquema';
import type { z } from 'zod';
import { aCadaLigacao, aoReceber, ligar } from '../live/conexao.ts';
import { lerConfiguracao } from '../live/configuracao.tsx';
import { chamar } from '../sessao/comandar.ts';

/*
 * What of their chats a client has not read, asked once for all of a tab, and again when the house says something.
 */

let porLote: ReadonlyMap<string, number> = new Map();
const ouvintes = new Set<() => void>();
let paradas: (() => void)[] = [];
let relogio: ReturnType<typeof setTimeout> | undefined;
/** Several messages are one look; and what one reads oneself is confirmed before it is asked for. */
const JUNTAR_MS = 800;

export const naoLidasDo = (lelUid: string): number => porLote.get(lelUid) ?? 0;

export function assinarNaoLidas(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  if (ouvintes.size === 1 && lerConfiguracao()?.autenticado) comecar();
  return () => {
    ouvintes.delete(ouvinte);
    if (ouvintes.size > 0) return;
    clearTimeout(relogio);
    for (const parar of paradas) parar();
    paradas = [];
  };
}

/** Seen by whoever has just closed the chat. */
export function esquecerNaoLidas(lelUid: string): void {
  definir(new Map([...porLote].filter(([um]) => um !== lelUid)));
}

function comecar(): void {
  void ligar();
  paradas = [aCadaLigacao(perguntar), aoReceber('on-chat', perguntar)];
}

function perguntar(): void {
  clearTimeout(relogio);
  relogio = setTimeout(async () => {
    const resposta = await chamar<z.infer<typeof conversasDoCliente>>('GET', 'cliente/chats');
    if (resposta.tipo !== 'aceito') return;
    definir(
      new Map(
        resposta.corpo.itens.flatMap(({ lelUid, naoLidas }) => (lelUid === null ? [] : [[lelUid, naoLidas]])),
      ),
    );
  }, JUNTAR_MS);
}

function definir(novas: ReadonlyMap<string, number>): void {
  porLote = novas;
  for (const ouvinte of ouvintes) ouvinte();
}
