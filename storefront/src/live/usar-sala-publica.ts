'use client';

import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { useEffect, useReducer } from 'react';
import { aCadaLigacao, aoReceber, ligar, pedir } from './conexao.ts';
import { comNoticia, type LeilaoPublico, SALA_VAZIA, type SalaPublica } from './sala-publica.ts';
import { useConexao } from './usar.ts';

/** The auction and all of its cards, as everybody is told of them. */
export function useSalaPublica(leiUid: string): { sala: SalaPublica; ligada: boolean } {
  const [sala, noticiar] = useReducer(comNoticia, SALA_VAZIA);
  useEffect(() => {
    let acabou = false;
    const entrar = async (aposLote?: string): Promise<void> => {
      try {
        const ack = await pedir('conectar-leilao-site-dto', { leiUid, lotes: true, aposLote });
        if (acabou || !ack.ok) return;
        noticiar({ tipo: 'leilao', leilao: ack as unknown as LeilaoPublico });
        noticiar({ tipo: 'cartoes', cartoes: ack.lotes as LoteCartao[] });
        if (ack.proximosApos) await entrar(ack.proximosApos as string);
      } catch {
        // Not connected: the next connection asks again.
      }
    };
    const paradas = [
      aoReceber('on-leiloes-site-dto', (dados) => {
        const leilao = dados as LeilaoPublico;
        if (leilao.uid === leiUid) noticiar({ tipo: 'leilao', leilao });
      }),
      aoReceber('lote-selecionado-atualizado', (dados) => {
        const cartao = dados as LoteCartao;
        if (cartao.leilaoUid === leiUid) noticiar({ tipo: 'cartao', cartao });
      }),
      aCadaLigacao(() => void entrar()),
    ];
    void ligar();
    return () => {
      acabou = true;
      for (const parar of paradas) parar();
    };
  }, [leiUid]);
  return { sala, ligada: useConexao() === 'ligada' };
}
