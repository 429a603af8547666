/** The widths our own picture routes answer with (`?w=`), CSS px. */
export const LARGURAS = [200, 400, 800, 1600] as const;
export type Largura = (typeof LARGURAS)[number];

/** `src` and `srcSet` of a picture: what our own host resizes comes at the width the screen needs, others come as they are. */
export function fontesDaImagem(url: string, maior: Largura = 800): { src: string; srcSet?: string } {
  if (!redimensionavel(url)) return { src: url };
  const inteira = url.replace(/\?w=\d+$/, '');
  const larguras = LARGURAS.filter((largura) => largura <= maior);
  return {
    src: `${inteira}?w=${Math.min(maior, 800)}`,
    srcSet: larguras.map((largura) => `${inteira}?w=${largura} ${largura}w`).join(', '),
  };
}

/** The same widths as AVIF, of what editors uploaded; drawings are smaller as they are. Undefined: there is no AVIF of it. */
export function fontesAvif(url: string, maior: Largura = 800): string | undefined {
  if (!url.startsWith('/midia/') || !redimensionavel(url)) return undefined;
  const inteira = url.replace(/\?w=\d+$/, '');
  return LARGURAS.filter((largura) => largura <= maior)
    .map((largura) => `${inteira}?w=${largura}&f=avif ${largura}w`)
    .join(', ');
}

/** Of our own host, and no SVG: that is every width at once. */
const redimensionavel = (url: string): boolean => /^\/(fotos|midia)\//.test(url) && !/\.svg(\?|$)/i.test(url);
