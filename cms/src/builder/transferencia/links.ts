/**
 * A link of one brand's page on another's: an address of the old brand's own site becomes a path of the new one's. Paths, other
 * sites, mail and phone stay what they are.
 * @param origem the old brand's site, e.g. `http://leilo.localhost:3000`; null when it is no longer known
 */
export function linkNaOutraMarca(link: string | null, origem: string | null): string | null {
  if (link === null || origem === null || !URL.canParse(link)) return link;
  const url = new URL(link);
  return url.origin === new URL(origem).origin ? `${url.pathname}${url.search}${url.hash}` : link;
}
