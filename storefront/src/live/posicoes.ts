import type { Posicao } from '@martelo/shared/lance';
import { aCadaLigacao, aoReceber, ligar, pedir } from './conexao.ts';
import { lerConfiguracao } from './configuracao.tsx';

const posicoes = new Map<string, Posicao>();
const ouvintes = new Set<() => void>();
let ouvindo = false;

/** My position on a lot as far as this tab was told; undefined when it was not. Visitors have none. */
export const lerPosicao = (lelUid: string): Posicao | undefined => posicoes.get(lelUid);

export function assinarPosicoes(ouvinte: () => void): () => void {
  ouvirServidor();
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** From a push, or the answer to one's own bid. */
export function definirPosicao(lelUid: string, posicao: Posicao): void {
  if (posicoes.get(lelUid) === posicao) return;
  posicoes.set(lelUid, posicao);
  for (const ouvinte of [...ouvintes]) ouvinte();
}

/** All that this tab was told, by lot. */
export const todasAsPosicoes = (): ReadonlyMap<string, Posicao> => posicoes;

function ouvirServidor(): void {
  if (ouvindo || !lerConfiguracao()?.autenticado) return;
  ouvindo = true;
  aoReceber('on-posicao-cliente', (dados) => {
    const { lelUid, posicao } = dados as { lelUid: string; posicao: Posicao };
    definirPosicao(lelUid, posicao);
  });
  aCadaLigacao(() => void conectarCliente());
  void ligar();
}

async function conectarCliente(): Promise<void> {
  try {
    const ack = await pedir('conectar-cliente', {});
    if (!ack.ok) return;
    for (const { lelUid, posicao } of (ack.posicoes ?? []) as { lelUid: string; posicao: Posicao }[])
      definirPosicao(lelUid, posicao);
  } catch {
    // The next connection asks again.
  }
}
