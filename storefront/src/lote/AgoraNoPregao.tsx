'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { useEffect, useState } from 'react';
import { pedirCartao } from '../live/leilao-vivo.ts';
import { useLeilaoVivo } from '../live/usar.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './AgoraNoPregao.module.css';
import type { DadosDoPainel } from './dados-painel.ts';

/**
 * In a live auction (rule 17), where the auctioneer is while this page's lot is not on the block: the lot that is, one press away, or
 * that the next is about to come. Nothing where no lot is or was called.
 */
export function AgoraNoPregao({
  dados: { lote, leilaoUid, modo },
}: {
  dados: Pick<DadosDoPainel, 'lote' | 'leilaoUid' | 'modo'>;
}) {
  const leilao = useLeilaoVivo(leilaoUid);
  const [foiAqui, marcar] = useState(false);
  const mesa = leilao?.mesa ?? null;
  const outro = mesa !== null && mesa !== lote.uid;
  const falta = outro && leilao?.cartao === null;
  useEffect(() => {
    if (mesa === lote.uid) marcar(true);
  }, [mesa, lote.uid]);
  useEffect(() => {
    if (falta) pedirCartao(leilaoUid);
  }, [falta, leilaoUid]);
  const palavra = PALAVRAS[modo].lote;
  const cartao = outro ? leilao?.cartao : null;
  const aviso =
    cartao != null ? (
      <Ligacao href={cartao.url} className={estilo.proximo}>
        <span className={estilo.rotulo}>
          No pregão agora: {palavra.toLowerCase()} {cartao.numero}
        </span>
        <strong>{cartao.nome}</strong>
        <Icone nome="arrow-right" tamanho={20} />
      </Ligacao>
    ) : foiAqui && mesa === null && leilao?.situacao !== 'EXECUTADO' ? (
      <p className={estilo.espera}>O próximo {palavra.toLowerCase()} já vai entrar.</p>
    ) : null;
  return (
    <div role="status" className={estilo.aviso}>
      {aviso}
    </div>
  );
}
