import type { Item } from '@martelo/shared/pagina';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import './Ampliador.module.css';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import type { FotoAmpliada } from './Ampliador.tsx';
import estilo from './estilo.module.css';
import { Ampliador } from './Ilha.tsx';
import { mosaico, type Peca } from './mosaico.ts';

type ComImagem = Item & { imagem: NonNullable<Item['imagem']> };

/** Pictures that enlarge; without JavaScript each leads to itself. One with a link of its own leads there. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  const itens = sessao.itens.filter((item): item is ComImagem => item.imagem !== null);
  if (itens.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semImagens}</LugarVazio>;
  const pecas: readonly Peca[] = sessao.modelo === 'mosaico' ? mosaico(itens.length) : [];
  const ampliaveis = itens.filter(({ link }) => link === null);
  return (
    <Secao sessao={sessao} larga>
      <Ampliador
        rotulo={sessao.titulo || ELEMENTOS.imagens}
        fotos={ampliaveis.map(paraAmpliar)}
        inerte={contexto.previa}
      >
        <ul className={pecas.length > 0 ? estilo.mosaico : estilo.grade}>
          {itens.map((item, i) => (
            <li key={item.id} className={estilo[pecas[i] ?? 'simples']}>
              <Quadro item={item} posicao={ampliaveis.indexOf(item)} peca={pecas[i] ?? 'simples'} />
            </li>
          ))}
        </ul>
      </Ampliador>
    </Secao>
  );
}

const TAMANHOS: Record<Peca, string> = {
  grande: '(min-width: 900px) 50vw, 100vw',
  larga: '(min-width: 900px) 50vw, 100vw',
  inteira: '100vw',
  simples: '(min-width: 900px) 25vw, 50vw',
};

function Quadro({ item, posicao, peca }: { item: ComImagem; posicao: number; peca: Peca }) {
  const conteudo = (
    <>
      <Foto
        imagem={item.imagem}
        mobile={item.imagemMobile}
        tamanhos={TAMANHOS[peca]}
        alt={item.imagem.alt || item.titulo || ELEMENTOS.imagemSemDescricao}
      />
      {item.titulo && (
        <span className={estilo.legenda} aria-hidden={item.titulo === item.imagem.alt || undefined}>
          <span>{item.titulo}</span>
        </span>
      )}
      <span className={estilo.sinal}>
        <Icone nome={item.link === null ? 'search' : 'arrow-right'} tamanho={18} />
      </span>
    </>
  );
  if (item.link !== null)
    return (
      <Ligacao href={item.link} className={estilo.quadro}>
        {conteudo}
      </Ligacao>
    );
  return (
    <a href={grande(item.imagem.url)} data-foto={posicao} className={estilo.quadro}>
      {conteudo}
    </a>
  );
}

const paraAmpliar = ({ id, titulo, imagem }: ComImagem): FotoAmpliada => ({
  id,
  src: grande(imagem.url),
  alt: imagem.alt || titulo,
  legenda: titulo,
  largura: imagem.largura ?? undefined,
  altura: imagem.altura ?? undefined,
});

/** What our own host resizes comes no larger than a screen. */
const grande = (url: string): string => (/^\/(fotos|midia)\//.test(url) ? `${url}?w=1600` : url);
