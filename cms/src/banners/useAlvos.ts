import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { useEffect, useState } from 'react';

export interface Alvo {
  tipo: 'lote' | 'leilao';
  link: string;
  uid: string;
  nome: string;
  nota: string;
}

interface Leilao {
  uid: string;
  nome: string;
  nomeSemData: string;
  dia: string;
}

const ESPERA_MS = 250;
const POR_TIPO = 5;

/** Auctions and lots of a brand whose name holds what was typed, as links on its site; none for less than two letters. */
export function useAlvos(hotsite: number | undefined, busca: string): readonly Alvo[] {
  const [alvos, setAlvos] = useState<readonly Alvo[]>([]);
  const texto = busca.trim();
  useEffect(() => {
    if (!hotsite || texto.length < 2) return setAlvos([]);
    const cancelar = new AbortController();
    const espera = setTimeout(() => {
      procurar(hotsite, texto, cancelar.signal)
        .then(setAlvos)
        .catch(() => {
          if (!cancelar.signal.aborted) setAlvos([]);
        });
    }, ESPERA_MS);
    return () => {
      clearTimeout(espera);
      cancelar.abort();
    };
  }, [hotsite, texto]);
  return alvos;
}

/** The brand's coming auctions, by date. */
export async function lerLeiloes(hotsite: number, signal: AbortSignal): Promise<Leilao[]> {
  const resposta = await fetch(`/api/inspetor/${hotsite}/leiloes?porPagina=100`, { signal });
  return resposta.ok ? ((await resposta.json()) as { itens: Leilao[] }).itens : [];
}

export const diaEmBrasil = (dia: string): string => dia.split('-').reverse().join('/');

async function procurar(hotsite: number, texto: string, signal: AbortSignal): Promise<Alvo[]> {
  const [marca, leiloes, lotes] = await Promise.all([
    fetch(`/api/hotsites/${hotsite}?depth=0`, { signal }).then((resposta) => resposta.json()) as Promise<{
      tipo: 'leilao' | 'loja';
    }>,
    lerLeiloes(hotsite, signal),
    fetch(`/api/inspetor/${hotsite}/lotes?porPagina=${POR_TIPO}&q=${encodeURIComponent(texto)}`, {
      signal,
    }).then(async (resposta) =>
      resposta.ok ? ((await resposta.json()) as { itens: LoteCartao[] }).itens : [],
    ),
  ]);
  const casa = (nome: string) => plano(nome).includes(plano(texto));
  return [
    ...leiloes
      .filter(({ nome }) => casa(nome))
      .slice(0, POR_TIPO)
      .map(
        ({ uid, nomeSemData, dia }): Alvo => ({
          tipo: 'leilao',
          uid,
          link: `/${prefixoDoLote(marca.tipo)}?leilao=${uid}`,
          nome: nomeSemData,
          nota: diaEmBrasil(dia),
        }),
      ),
    ...lotes.map(
      ({ uid, url, nome, leilaoNome }): Alvo => ({ tipo: 'lote', uid, link: url, nome, nota: leilaoNome }),
    ),
  ];
}

const plano = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
