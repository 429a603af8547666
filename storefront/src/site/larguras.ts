/** The widths our own picture routes answer with (`?w=`), CSS px. */
export const LARGURAS = [200, 400, 800, 1600] as const;
export type Largura = (typeof LARGURAS)[number];

/** `src` and `srcSet` of a picture: what our own host resizes comes at the width the screen needs, others come as they are. */
export function fontesDaImagem(url: string, maior: Largura = 800): { src: string; srcSet?: string } {
  if (!/^\/(fotos|midia)\//.test(url)) return { src: url };
  const inteira = url.replace(/\?w=\d+$/, '');
  const larguras = LARGURAS.filter((largura) => largura <= maior);
  return {
    src: `${inteira}?w=${Math.min(maior, 800)}`,
    srcSet: larguras.map((largura) => `${inteira}?w=${largura} ${largura}w`).join(', '),
  };
}
