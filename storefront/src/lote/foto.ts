const LARGURAS = [200, 400, 800, 1600] as const;

/** `src` and `srcSet` of a lot's picture: our own are drawn at the width the screen needs, others come as they are. */
export function fontesDaFoto(
  url: string,
  maior: (typeof LARGURAS)[number] = 800,
): { src: string; srcSet?: string } {
  if (!url.startsWith('/fotos/')) return { src: url };
  const larguras = LARGURAS.filter((largura) => largura <= maior);
  return {
    src: `${url}?w=${maior}`,
    srcSet: larguras.map((largura) => `${url}?w=${largura} ${largura}w`).join(', '),
  };
}
