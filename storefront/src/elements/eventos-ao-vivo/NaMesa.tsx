'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { useEffect } from 'react';
import { pedirCartao } from '../../live/leilao-vivo.ts';
import { useLeilaoVivo } from '../../live/usar.ts';
import { CartaoAoVivo } from '../../lote/CartaoAoVivo.tsx';
import { soOQueMove } from '../../lote/estado-inicial.ts';
import { NA_MESA } from '../../palavras/na-mesa.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import estilo from './estilo.module.css';

/** What is shown of the lot on the block. */
export type LoteNaMesa = Pick<
  LoteCartao,
  | 'uid'
  | 'url'
  | 'nome'
  | 'numero'
  | 'fotosUrls'
  | 'minimo'
  | 'dataInicio'
  | 'somenteBuyNowProposta'
  | keyof ReturnType<typeof soOQueMove>
>;

/** The lot on the block of a live auction. When the auctioneer opens another, that one takes its place. */
export function NaMesa({
  leiUid,
  inicial,
  modo,
  agora,
}: {
  leiUid: string;
  inicial: LoteNaMesa | null;
  modo: TipoHotsite;
  agora: number;
}) {
  const leilao = useLeilaoVivo(leiUid);
  const falta = Boolean(leilao?.mesa) && leilao?.mesa !== inicial?.uid && leilao?.cartao === null;
  useEffect(() => {
    if (falta) pedirCartao(leiUid);
  }, [falta, leiUid]);
  const palavras = NA_MESA[modo];
  if (leilao?.situacao === 'EXECUTADO') return <p className={estilo.espera}>{palavras.encerrado}</p>;
  const lote = leilao?.cartao ?? inicial;
  if (lote === null) return <p className={estilo.espera}>{palavras.jaVaiEntrar}</p>;
  const [foto] = lote.fotosUrls;
  return (
    <article className={estilo.lote} data-lote={lote.uid}>
      <div className={estilo.foto}>
        {foto && (
          <img {...fontesDaImagem(foto)} sizes="200px" alt="" width={400} height={300} decoding="async" />
        )}
      </div>
      <div className={estilo.dados}>
        {lote.numero !== null && <p className={estilo.numero}>{`${palavras.lote} ${lote.numero}`}</p>}
        <h4 className={estilo.nome}>
          <Ligacao href={lote.url} className={estilo.ligacao}>
            {lote.nome}
          </Ligacao>
        </h4>
        <div className={estilo.vivo}>
          <CartaoAoVivo
            key={lote.uid}
            lote={soOQueMove(lote)}
            minimo={lote.minimo}
            dataInicio={lote.dataInicio}
            modo={modo}
            posicao={undefined}
            vendaDireta={lote.somenteBuyNowProposta}
            agora={agora}
          />
        </div>
      </div>
    </article>
  );
}
