import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { Item } from '@martelo/shared/pagina';
import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { Coracao } from '../../favoritos/Coracao.tsx';
import { CartaoAoVivo } from '../../lote/CartaoAoVivo.tsx';
import { fatosDoCartao } from '../../lote/CartaoLote.tsx';
import { soOQueMove } from '../../lote/estado-inicial.ts';
import { fotosDoLote } from '../../lote/foto.ts';
import { ImagemIlustrativa } from '../../lote/ImagemIlustrativa.tsx';
import { fontesDaImagem } from '../../site/larguras.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { DadosLotes } from '../dados/lotes.ts';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { EstadoLotes } from '../pecas/EstadoLotes.tsx';
import { Foto } from '../pecas/Foto.tsx';
import { Secao } from '../pecas/Secao.tsx';
import type { DadosDestaque } from './dados.ts';
import estilo from './estilo.module.css';

/** One lot, large: its picture beside its price and clock, which move by themselves. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosDestaque>) {
  const hero = sessao.modelo !== 'cartao';
  return (
    <Secao sessao={sessao} larga={hero}>
      <EstadoLotes dados={emLista(dados)} contexto={contexto} esqueletos={1}>
        {([lote]) =>
          lote && (
            <Destaque
              lote={lote}
              item={sessao.itens[0]}
              contexto={contexto}
              hero={hero}
              caixa={sessao.container || !hero}
              nivel={sessao.titulo ? 'h3' : 'h2'}
            />
          )
        }
      </EstadoLotes>
    </Secao>
  );
}

function Destaque({
  lote,
  item,
  contexto,
  hero,
  caixa,
  nivel: Titulo,
}: {
  lote: LoteCartao;
  item: Item | undefined;
  contexto: ContextoElemento;
  hero: boolean;
  caixa: boolean;
  nivel: 'h2' | 'h3';
}) {
  const palavras = PALAVRAS[contexto.modo];
  const numero = lote.numero === null ? '' : `${palavras.lote} ${lote.numero}`;
  return (
    <article
      className={[
        estilo.destaque,
        hero ? estilo.hero : estilo.cartao,
        caixa ? estilo.caixa : '',
        item?.corTexto ? estilo.noturno : '',
      ].join(' ')}
      style={coresLegiveis(
        item?.corTexto ?? null,
        item?.corFundo ?? null,
        hero ? NOITE_MAIS_CLARA : '#ffffff',
      )}
    >
      <Ligacao href={lote.url} className={estilo.imagens} tabIndex={-1} aria-hidden>
        <Imagens lote={lote} item={item} />
      </Ligacao>
      <div className={estilo.painel}>
        <p className={estilo.chamada}>{item?.subtitulo || numero}</p>
        <Titulo className={estilo.titulo}>
          <Ligacao href={lote.url}>{item?.titulo || lote.nome}</Ligacao>
        </Titulo>
        <p className={estilo.fatos}>{fatosDoCartao(lote).join('\u00a0· ')}</p>
        <div className={estilo.vivo} data-lote={lote.uid}>
          <CartaoAoVivo
            key={lote.uid}
            lote={soOQueMove(lote)}
            minimo={lote.minimo}
            dataInicio={lote.dataInicio}
            modo={contexto.modo}
            posicao={undefined}
            vendaDireta={lote.somenteBuyNowProposta}
            agora={contexto.agora}
          />
        </div>
        <div className={estilo.acoes}>
          <BotaoLigacao href={lote.url} tamanho="g" iconeFim="arrow-right" className={estilo.botao}>
            {item?.textoBotao || palavras.darLance}
          </BotaoLigacao>
          <Coracao lelUid={lote.uid} nome={lote.nome} comPalavra />
        </div>
      </div>
    </article>
  );
}

function Imagens({ lote, item }: { lote: LoteCartao; item: Item | undefined }) {
  if (item?.imagem)
    return (
      <Foto
        imagem={item.imagem}
        mobile={item.imagemMobile}
        tamanhos="(min-width: 900px) 58vw, 100vw"
        alt=""
        className={estilo.foto}
      />
    );
  const { urls, ilustrativa } = fotosDoLote(lote);
  const [capa, ...demais] = urls;
  return (
    <>
      <img
        {...fontesDaImagem(capa)}
        sizes="(min-width: 900px) 58vw, 100vw"
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className={estilo.foto}
      />
      {ilustrativa && <ImagemIlustrativa />}
      {demais.length > 0 && (
        <span className={estilo.miniaturas}>
          {demais.slice(0, 3).map((url) => (
            <img
              key={url}
              {...fontesDaImagem(url)}
              sizes="180px"
              alt=""
              width={200}
              height={150}
              loading="lazy"
              decoding="async"
            />
          ))}
        </span>
      )}
    </>
  );
}

/** What the states of all sections of lots are drawn from. */
function emLista(dados: DadosDestaque): DadosLotes {
  if (dados.estado !== 'ok') return dados;
  const itens = dados.lote === null ? [] : [dados.lote];
  return { estado: 'ok', itens, total: itens.length };
}
