import type { Imagem } from '@martelo/shared/pagina';
import type { CSSProperties } from 'react';
import { fontesAvif, fontesDaImagem } from '../../site/larguras.ts';
import estilo from './Foto.module.css';

/** An editor's image with its phone version, in the right size and without a layout shift. */
export function Foto({
  imagem,
  mobile,
  tamanhos,
  alt,
  className,
  urgente = false,
}: {
  imagem: Imagem;
  mobile?: Imagem | null;
  /** The `sizes` of the picture in the layout. */
  tamanhos: string;
  alt?: string;
  className?: string;
  /** The largest thing on the first screen: asked for at once. */
  urgente?: boolean;
}) {
  const avif = fontesAvif(imagem.url, 1600);
  return (
    <picture>
      {mobile &&
        [fontesAvif(mobile.url, 1600), fontesDaImagem(mobile.url, 1600).srcSet ?? mobile.url].map(
          (fontes, i) =>
            fontes && (
              <source
                key={fontes}
                media="(max-width: 764px)"
                type={i === 0 ? 'image/avif' : undefined}
                srcSet={fontes}
                sizes="100vw"
                width={mobile.largura ?? undefined}
                height={mobile.altura ?? undefined}
              />
            ),
        )}
      {avif && <source type="image/avif" srcSet={avif} sizes={tamanhos} />}
      <img
        {...fontesDaImagem(imagem.url, 1600)}
        sizes={tamanhos}
        alt={imagem.decorativa ? '' : (alt ?? imagem.alt)}
        style={focos(imagem, mobile)}
        width={imagem.largura ?? undefined}
        height={imagem.altura ?? undefined}
        loading={urgente ? 'eager' : 'lazy'}
        fetchPriority={urgente ? 'high' : undefined}
        decoding={urgente ? undefined : 'async'}
        className={mobile ? [estilo.duas, className].join(' ') : className}
      />
    </picture>
  );
}

/** Each version keeps its own point in sight. */
function focos(imagem: Imagem, mobile: Imagem | null | undefined): CSSProperties | undefined {
  const ponto = ({ foco }: Imagem) => (foco ? `${foco.x}% ${foco.y}%` : undefined);
  if (!mobile) return imagem.foco ? { objectPosition: ponto(imagem) } : undefined;
  return { '--foco': ponto(imagem), '--foco-mobile': ponto(mobile) } as CSSProperties;
}
