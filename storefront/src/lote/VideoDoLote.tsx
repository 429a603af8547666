import { Reprodutor } from '../elements/video/Reprodutor.tsx';
import { FICHA } from '../palavras/ficha.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';

const LARGURA = 1280;
const ALTURA = 720;

/** A film of ours plays in the page; one on another site is opened there: our pages load nothing of other hosts. */
export function VideoDoLote({ url, nome }: { url: string; nome: string }) {
  if (!/^\/(?![/\\])/.test(url))
    return (
      <BotaoLigacao href={url} variante="secundario" icone="play" iconeFim="external-link">
        {FICHA.assistirEmOutroSite}
      </BotaoLigacao>
    );
  const video = {
    ...{
      id: 'lote',
      titulo: FICHA.videoDe(nome),
      texto: [],
      url,
      externo: false,
      capa: null,
      legendas: null,
    },
    ...{ segundos: null, largura: LARGURA, altura: ALTURA, cores: { corTexto: null, corFundo: null } },
  };
  return <Reprodutor video={video} />;
}
