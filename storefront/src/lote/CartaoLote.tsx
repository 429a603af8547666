import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { Posicao } from '@martelo/shared/posicao';
import { BotaoComparar } from '../comparar/BotaoComparar.tsx';
import { Coracao } from '../favoritos/Coracao.tsx';
import { fontesDaImagem } from '../site/larguras.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { CarimboNoCartao } from './CarimboNoCartao.tsx';
import { CartaoAoVivo } from './CartaoAoVivo.tsx';
import estilo from './CartaoLote.module.css';
import { soOQueMove } from './estado-inicial.ts';
import { fotosDoLote } from './foto.ts';
import { ImagemIlustrativa } from './ImagemIlustrativa.tsx';

/**
 * A lot in a grid or a carousel: one link. The server renders it whole; price, clock and my position move by themselves.
 * `prioridade` for the cards first seen: their pictures are not lazy.
 */
export function CartaoLote({
  lote,
  modo,
  prioridade = false,
  posicao,
  comprado = null,
  agora = Date.now(),
  sizes = '(min-width: 1200px) 280px, (min-width: 765px) 33vw, (min-width: 480px) 50vw, 92vw',
}: {
  lote: LoteCartao;
  modo: TipoHotsite;
  prioridade?: boolean;
  /** Mine, where the server knows it; otherwise the socket tells. */
  posicao?: Posicao;
  /** What I bought it for, centavos: where it was negotiated, no longer what the bidding came to. */
  comprado?: number | null;
  /** The instant it is drawn for, Unix ms. */
  agora?: number;
  sizes?: string;
}) {
  const { urls, ilustrativa } = fotosDoLote(lote);
  // Of a whole lot, as one that stands out by itself has: some are for its page alone.
  const carimbo = lote.carimbos.find(({ faixa, urlCard }) => faixa ?? urlCard);
  return (
    <article className={estilo.cartao} data-lote={lote.uid}>
      <div className={estilo.foto}>
        <img
          {...fontesDaImagem(urls[0])}
          sizes={sizes}
          alt=""
          width={800}
          height={600}
          loading={prioridade ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={prioridade ? 'high' : undefined}
        />
        {ilustrativa && <ImagemIlustrativa />}
        {carimbo && <CarimboNoCartao carimbo={carimbo} />}
        <div className={estilo.acoes}>
          <BotaoComparar id={lote.id} nome={lote.nome} />
          <Coracao lelUid={lote.uid} nome={lote.nome} />
        </div>
      </div>
      <div className={estilo.corpo}>
        <h3 className={estilo.nome}>
          <Ligacao href={lote.url} className={estilo.ligacao}>
            {lote.nome}
          </Ligacao>
        </h3>
        <p className={estilo.fatos}>{fatosDoCartao(lote).join(' · ')}</p>
        <CartaoAoVivo
          lote={soOQueMove(lote)}
          minimo={lote.minimo}
          dataInicio={lote.dataInicio}
          modo={modo}
          posicao={posicao}
          comprado={comprado}
          vendaDireta={lote.somenteBuyNowProposta}
          agora={agora}
        />
      </div>
    </article>
  );
}

/** One quiet line: year/model, distance, place; what is unknown is left out, and goods without any say what they are. */
export function fatosDoCartao(
  lote: Pick<LoteCartao, 'anoFabricacao' | 'anoModelo' | 'km' | 'cidade' | 'uf' | 'tipo' | 'numero'>,
): string[] {
  const anos = anosDoVeiculo(lote.anoFabricacao, lote.anoModelo);
  const lugar = [lote.cidade, lote.uf].filter((parte) => parte !== null).join('/');
  const fatos = [anos, lote.km === null ? '' : `${lote.km.toLocaleString('pt-BR')} km`, lugar].filter(
    (fato) => fato !== '',
  );
  return anos === '' ? [lote.tipo, ...fatos] : fatos;
}

/** "2022/23"; "2022" when both agree or only one is known. */
function anosDoVeiculo(fabricacao: number | null, modelo: number | null): string {
  if (fabricacao === null || modelo === null || fabricacao === modelo)
    return String(modelo ?? fabricacao ?? '');
  return `${fabricacao}/${String(modelo % 100).padStart(2, '0')}`;
}
