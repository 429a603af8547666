import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import type { DadosVideo } from './dados.ts';
import { duracao, escolherVideos, type VideoNaPagina } from './escolher.ts';
import estilo from './estilo.module.css';
import './Janela.module.css';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Janela } from './Ilha.tsx';
import { Reprodutor } from './Reprodutor.tsx';

/** Videos that load nothing until they are asked for: in the page, or over it. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosVideo | undefined>) {
  const videos = escolherVideos(sessao.itens, dados ?? []);
  if (videos.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semVideo}</LugarVazio>;
  const modal = sessao.modelo === 'modal';
  const sozinho = videos.length === 1 && videos[0]?.texto.length === 0;
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  return (
    <Secao sessao={sessao}>
      <ul className={videos.length > 1 ? estilo.varios : estilo.um}>
        {videos.map((video) => (
          <li
            key={video.id}
            className={`${estilo.video} ${videos.length === 1 && !sozinho ? estilo.aoLado : ''}`}
            style={coresLegiveis(video.cores.corTexto, video.cores.corFundo, '#ffffff')}
          >
            <Quadro video={video} modal={modal} id={`${sessao.id}-${video.id}`} />
            <div className={estilo.corpo}>
              <Titulo className={estilo.titulo}>{video.titulo}</Titulo>
              <TextoRico nos={video.texto} />
            </div>
          </li>
        ))}
      </ul>
    </Secao>
  );
}

function Quadro({ video, modal, id }: { video: VideoNaPagina; modal: boolean; id: string }) {
  if (video.externo)
    return (
      <Ligacao href={video.url} className={estilo.quadro}>
        <Capa video={video} />
        <span className="so-leitor">{ELEMENTOS.assistirEmOutro(video.titulo)}</span>
      </Ligacao>
    );
  if (!modal)
    return (
      <div className={estilo.quadro}>
        <Reprodutor video={video} />
      </div>
    );
  return (
    <>
      <button type="button" popoverTarget={`janela-${id}`} className={estilo.quadro}>
        <Capa video={video} />
        <span className="so-leitor">{ELEMENTOS.assistirA(video.titulo)}</span>
      </button>
      <Janela id={`janela-${id}`} titulo={video.titulo}>
        <Reprodutor video={video} />
      </Janela>
    </>
  );
}

function Capa({ video: { capa, segundos } }: { video: VideoNaPagina }) {
  return (
    <>
      {capa && <img src={capa} alt="" loading="lazy" decoding="async" width={1600} height={900} />}
      <span className={estilo.tocar}>
        <Icone nome="play" tamanho={28} />
      </span>
      {segundos !== null && <span className={estilo.duracao}>{duracao(segundos)}</span>}
    </>
  );
}
