import type { CarimboPosto, PosicaoDoCarimbo } from '@martelo/shared/carimbo';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { contraste } from '@martelo/shared/pagina/tema/cor';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { CarimboNoCartao } from '../../src/lote/CarimboNoCartao.tsx';
import { Carimbos } from '../../src/lote/Carimbos.tsx';
import estilo from '../../src/lote/CartaoLote.module.css';
import { fotosDoLote } from '../../src/lote/foto.ts';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_CARIMBO } from '../../src/palavras/admin-carimbo.ts';
import { fontesDaImagem } from '../../src/site/larguras.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';

const HEX = /^#[0-9a-fA-F]{6}$/;
/** WCAG AA, of text. */
const BASTA = 4.5;

/** The stamp as it is being written, over a lot of the brand: on its card and on its page. */
export function Previa() {
  const P = ADMIN_CARIMBO[useCasa().configuracao.marca.tipo];
  const carimbo = postoDe(useWatch() as Record<string, unknown>);
  const { data, isPending } = useQuery({
    queryKey: ['previa-do-carimbo'],
    queryFn: () => chamar<{ itens: LoteCartao[] }>('GET', '/v1/lotes?porPagina=1'),
  });
  const lote = data?.itens[0];
  return (
    <section className="previa-do-carimbo" aria-labelledby="previa-do-carimbo">
      <h2 id="previa-do-carimbo">{P.previa}</h2>
      <p className="quieto">{P.previaExplica}</p>
      {carimbo?.faixa && <Contraste {...carimbo.faixa} />}
      {!carimbo && <p className="quieto">{P.semDesenho}</p>}
      {isPending && <p className="quieto">{ADMIN.carregando}</p>}
      {!isPending && !lote && <p className="quieto">{P.semLote}</p>}
      {lote && (
        <div className="previa-do-carimbo-lados">
          <figure>
            <figcaption>{P.noCartao}</figcaption>
            <Cartao {...{ lote, carimbo }} />
          </figure>
          <figure>
            <figcaption>{P.naPagina}</figcaption>
            <p>
              <strong>{lote.nome}</strong>
            </p>
            {carimbo && <Carimbos carimbos={[{ ...carimbo, link: null }]} />}
          </figure>
        </div>
      )}
    </section>
  );
}

function Contraste({ cor, corTexto }: { cor: string; corTexto: string }) {
  const P = ADMIN_CARIMBO[useCasa().configuracao.marca.tipo];
  const razao = contraste(cor, corTexto);
  // Never rounded up to what would do.
  const dita = (Math.floor(razao * 10) / 10).toLocaleString('pt-BR');
  return (
    <p className={razao < BASTA ? 'nota ruim' : 'quieto'} role="status">
      {P.contraste(dita, razao >= BASTA)}
    </p>
  );
}

/** What of the site's card a stamp lies over; its links and clocks are the site's alone. */
function Cartao({ lote, carimbo }: { lote: LoteCartao; carimbo: CarimboPosto | null }) {
  return (
    <div className={estilo.cartao}>
      <div className={estilo.foto}>
        <img {...fontesDaImagem(fotosDoLote(lote).urls[0])} sizes="280px" alt="" width={800} height={600} />
        {carimbo && <CarimboNoCartao {...{ carimbo }} />}
      </div>
      <div className={estilo.corpo}>
        <p className={estilo.nome}>{lote.nome}</p>
      </div>
    </div>
  );
}

/** Null until there is something to draw. */
function postoDe(valores: Record<string, unknown>): CarimboPosto | null {
  const escrito = (campo: string) => {
    const valor = valores[campo];
    return typeof valor === 'string' && valor !== '' ? valor : null;
  };
  const comum = {
    nome: escrito('nome') ?? '',
    link: escrito('link'),
    posicao: (escrito('posicao') ?? 'INFERIOR_ESQUERDO') as PosicaoDoCarimbo,
  };
  if (valores.aparencia === 'IMAGEM') {
    const urlCard = escrito('urlCard');
    return urlCard === null
      ? null
      : { ...comum, urlCard, urlLote: escrito('urlLote') ?? urlCard, faixa: null };
  }
  const [texto, cor, corTexto] = [escrito('texto'), escrito('cor'), escrito('corTexto')];
  if (!texto || !cor || !corTexto || !HEX.test(cor) || !HEX.test(corTexto)) return null;
  return { ...comum, urlCard: null, urlLote: null, faixa: { texto, cor, corTexto } };
}
