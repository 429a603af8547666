import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { useEffect, useState } from 'react';
import { aoReceber } from '../live/conexao.ts';

/** How long a call stands below the picture. */
const FICA_MS = 8_000;

/** The situation of the lot whose call was told last, for as long as it is worth reading. */
export function useLegenda(leiUid: string): string | null {
  const [situacao, definir] = useState<string | null>(null);
  useEffect(() => {
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const antes = new Map<string, string>();
    const parar = aoReceber('lote-selecionado-atualizado', (dados) => {
      const cartao = dados as LoteCartao;
      if (cartao.leilaoUid !== leiUid || antes.get(cartao.uid) === cartao.situacao) return;
      antes.set(cartao.uid, cartao.situacao);
      definir(cartao.situacao);
      clearTimeout(relogio);
      relogio = setTimeout(() => definir(null), FICA_MS);
    });
    return () => {
      clearTimeout(relogio);
      parar();
    };
  }, [leiUid]);
  return situacao;
}
