import { VIDEO } from '../../palavras/elementos/video.ts';
import type { VideoNaPagina } from './escolher.ts';
import estilo from './estilo.module.css';

/** The browser's own player. Not a byte of the video is asked for before somebody presses play. */
export function Reprodutor({
  video: { titulo, url, capa, legendas, largura, altura },
}: {
  video: VideoNaPagina;
}) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are the brand's to give; where there are some they are on
    <video
      controls
      playsInline
      preload="none"
      poster={capa ?? undefined}
      aria-label={titulo}
      width={largura}
      height={altura}
      className={`${estilo.reprodutor} ${ehAmplo(largura / altura) ? '' : estilo.outroFormato}`}
      style={{ aspectRatio: `${largura} / ${altura}` }}
    >
      <source src={url} type={/\.webm($|\?)/i.test(url) ? 'video/webm' : 'video/mp4'} />
      {legendas && <track kind="captions" srcLang="pt-BR" label={VIDEO.portugues} src={legendas} default />}
      <a href={url}>{VIDEO.baixarOVideo}</a>
    </video>
  );
}

/** Near enough to 16:9 to fill its place; a portrait would lose its head. */
const ehAmplo = (proporcao: number): boolean => Math.abs(proporcao - 16 / 9) < 0.06;
