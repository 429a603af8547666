import type { Imagem } from '@martelo/shared/pagina';

const LARGURAS = [400, 800, 1600] as const;

/** Addresses of one picture at several widths, for those that our own host resizes. */
export const variantes = (url: string): string | undefined =>
  /^\/(fotos|midia)\//.test(url) ? LARGURAS.map((w) => `${comLargura(url, w)} ${w}w`).join(', ') : undefined;

/** The same picture at a width: 200, 400, 800 or 1600. Pictures from elsewhere stay as they are. */
export const comLargura = (url: string, largura: 200 | 400 | 800 | 1600): string =>
  /^\/(fotos|midia)\//.test(url) ? `${url.replace(/[?&]w=\d+$/, '')}?w=${largura}` : url;

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
  return (
    <picture>
      {mobile && (
        <source
          media="(max-width: 764px)"
          srcSet={variantes(mobile.url) ?? mobile.url}
          sizes="100vw"
          width={mobile.largura ?? undefined}
          height={mobile.altura ?? undefined}
        />
      )}
      <img
        src={comLargura(imagem.url, 800)}
        srcSet={variantes(imagem.url)}
        sizes={tamanhos}
        alt={alt ?? imagem.alt}
        width={imagem.largura ?? undefined}
        height={imagem.altura ?? undefined}
        loading={urgente ? 'eager' : 'lazy'}
        fetchPriority={urgente ? 'high' : undefined}
        decoding={urgente ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}
