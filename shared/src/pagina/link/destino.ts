/** Paths of our own are internal; http(s), mailto and tel are external; a bare host gets https; the rest is refused. */
export function destinoSeguro(href: string): { href: string; interno: boolean } | null {
  const texto = href.trim();
  if (/^\/(?![/\\])/.test(texto)) return { href: texto, interno: true };
  if (/^#[\w-]*$/.test(texto)) return { href: texto, interno: false };
  if (/^(https?:\/\/|mailto:|tel:)/i.test(texto)) return { href: texto, interno: false };
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/\S*)?$/i.test(texto))
    return { href: `https://${texto}`, interno: false };
  return null;
}
