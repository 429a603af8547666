import type { PatioPublico } from '@martelo/shared/patio';

/** A yard for search engines (schema.org). */
export const lugarDoPatio = (patio: PatioPublico, marca: string, origem: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: `${patio.nome} · ${marca}`,
  url: `${origem}${patio.url}`,
  ...(patio.telefone ? { telephone: patio.telefone } : {}),
  ...(patio.fotos.length > 0
    ? { image: patio.fotos.map((foto) => (foto.startsWith('/') ? `${origem}${foto}` : foto)) }
    : {}),
  address: {
    '@type': 'PostalAddress',
    streetAddress: patio.endereco,
    addressLocality: patio.cidade,
    addressRegion: patio.estadoUf,
    addressCountry: 'BR',
  },
  ...(patio.coordenadas ? { geo: { '@type': 'GeoCoordinates', ...patio.coordenadas } } : {}),
});
