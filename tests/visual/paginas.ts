/** One load of the catalogue: a brand, the words it speaks, a width. */
export interface PaginaDoCatalogo {
  marca: 'leilo' | 'pacto';
  modo: 'leilao' | 'loja';
  largura: number;
}

const LARGURAS = [360, 765, 1200, 1900];

/** Both brands in their own mode at every width, and in the other's words at one. */
export const PAGINAS: readonly PaginaDoCatalogo[] = [
  ...LARGURAS.map((largura) => ({ marca: 'leilo', modo: 'leilao', largura }) as const),
  ...LARGURAS.map((largura) => ({ marca: 'pacto', modo: 'loja', largura }) as const),
  { marca: 'leilo', modo: 'loja', largura: 1200 },
  { marca: 'pacto', modo: 'leilao', largura: 1200 },
];

export const nomeDaPagina = ({ marca, modo, largura }: PaginaDoCatalogo): string =>
  `${marca} ${modo} ${largura}`;

/** `site` is the address of a brand's site, with `*` for its name. */
export function enderecoDoCatalogo(
  site: string,
  { marca, modo }: Pick<PaginaDoCatalogo, 'marca' | 'modo'>,
  mais: Record<string, string> = {},
): string {
  return `${site.replace('*', marca)}/catalogo-elementos?${new URLSearchParams({ modo, ...mais })}`;
}
