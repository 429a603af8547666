import type { TransmissaoPublica } from '@martelo/shared/transmissao';
import { useEffect, useState } from 'react';
import { aCadaLigacao, aoReceber, ligar, pedir } from '../live/conexao.ts';

interface Dito {
  leilaoUid: string;
  transmissao: TransmissaoPublica | null;
}

/** What the public is shown of an auction now; null where nothing is. */
export function useTransmissao(leiUid: string): TransmissaoPublica | null {
  const [transmissao, definir] = useState<TransmissaoPublica | null>(null);
  useEffect(() => {
    let acabou = false;
    const entrar = async (): Promise<void> => {
      try {
        const ack = await pedir('conectar-transmissoes-leilao', { leilaoUid: leiUid });
        if (!acabou && ack.ok) definir((ack as unknown as Dito).transmissao);
      } catch {
        // Not connected: the next connection asks again.
      }
    };
    const paradas = [
      aoReceber('on-transmissao', (dados) => {
        const dito = dados as Dito;
        if (dito.leilaoUid === leiUid) definir(dito.transmissao);
      }),
      aCadaLigacao(() => void entrar()),
    ];
    void ligar();
    return () => {
      acabou = true;
      for (const parar of paradas) parar();
    };
  }, [leiUid]);
  return transmissao;
}
