export interface Endereco {
  url: string;
  alteradoEm?: string | undefined;
}

/** A sitemap holds 50,000 addresses at most; past that the rest is found by following links. */
const MAXIMO = 50_000;

export function escreverMapa(enderecos: readonly Endereco[]): string {
  const linhas = enderecos
    .slice(0, MAXIMO)
    .map(
      ({ url, alteradoEm }) =>
        `<url><loc>${escapar(url)}</loc>${alteradoEm ? `<lastmod>${escapar(alteradoEm)}</lastmod>` : ''}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${linhas.join('\n')}\n</urlset>\n`;
}

const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);
