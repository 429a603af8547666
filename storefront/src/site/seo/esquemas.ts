import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { Hotsite } from '../conteudo/cms.ts';

type Marca = Pick<
  Hotsite,
  | 'nome'
  | 'tipo'
  | 'logoUrl'
  | 'telefoneContato'
  | 'emailContato'
  | 'endereco'
  | 'coordenadas'
  | 'redesSociais'
  | 'legal'
>;

/** The brand and its site, with the search people may start from a result. `origem`: see `origemPublica`. */
export function marcaESite(marca: Marca, origem: string): object[] {
  const id = `${origem}/#marca`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: marca.nome,
      url: `${origem}/`,
      ...(marca.legal ? { legalName: marca.legal.razaoSocial, taxID: marca.legal.cnpj } : {}),
      ...(marca.logoUrl ? { logo: absoluto(marca.logoUrl, origem) } : {}),
      ...(marca.telefoneContato ? { telephone: marca.telefoneContato } : {}),
      ...(marca.emailContato ? { email: marca.emailContato } : {}),
      ...(marca.endereco ? { address: marca.endereco } : {}),
      ...(marca.redesSociais.length > 0 ? { sameAs: marca.redesSociais.map(({ url }) => url) } : {}),
    },
    {
      '@type': 'WebSite',
      name: marca.nome,
      url: `${origem}/`,
      inLanguage: 'pt-BR',
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origem}/${prefixoDoLote(marca.tipo)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The way from the home page to this one; the last step is the page itself. */
export const trilha = (passos: readonly { nome: string; caminho: string }[], origem: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: passos.map(({ nome, caminho }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: nome,
    item: absoluto(caminho, origem),
  })),
});

/** A lot as what is sold and what it costs now; a vehicle is also told as one. */
export function produto(lote: LoteDetalhe, origem: string): object {
  const aberto = LOTE_ACEITA_LANCES.has(lote.situacao);
  const preco = lote.somenteBuyNowProposta
    ? (lote.compreJa ?? lote.minimo)
    : (lote.valorAtual ?? lote.minimo);
  const url = absoluto(lote.url, origem);
  return {
    '@type': lote.veiculo ? ['Product', 'Vehicle'] : 'Product',
    name: lote.nome,
    url,
    sku: lote.uid,
    category: lote.tipo,
    ...(lote.descricao ? { description: lote.descricao.slice(0, 500) } : {}),
    ...(lote.fotosUrls.length > 0
      ? { image: lote.fotosUrls.slice(0, 4).map((foto) => absoluto(`${foto}?w=1600`, origem)) }
      : {}),
    ...(lote.marca ? { brand: { '@type': 'Brand', name: lote.marca } } : {}),
    ...(lote.veiculo && lote.anoModelo ? { vehicleModelDate: String(lote.anoModelo) } : {}),
    ...(lote.veiculo && lote.km !== null
      ? { mileageFromOdometer: { '@type': 'QuantitativeValue', value: lote.km, unitCode: 'KMT' } }
      : {}),
    ...(lote.cor ? { color: lote.cor } : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'BRL',
      price: (preco / 100).toFixed(2),
      availability: `https://schema.org/${aberto ? 'InStock' : 'SoldOut'}`,
      ...(lote.dataFim ? { priceValidUntil: lote.dataFim } : {}),
      seller: { '@id': `${origem}/#marca` },
    },
  };
}

/** An auction as an event: when, where and how to take part. */
export function evento(
  leilao: LeilaoPublico,
  { nome, tipo }: Pick<Hotsite, 'nome' | 'tipo'>,
  origem: string,
): object {
  const url = `${origem}/${prefixoDoLote(tipo)}?leilao=${leilao.uid}`;
  const lugar =
    leilao.localRealizacao ?? (leilao.local ? { nome: leilao.local, cidade: leilao.cidade } : null);
  const pelaRede = { '@type': 'VirtualLocation', url };
  return {
    '@type': 'SaleEvent',
    name: leilao.nomeSemData,
    url,
    startDate: leilao.data,
    eventStatus: `https://schema.org/${leilao.situacao === 'CANCELADO' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${lugar ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
    location: lugar
      ? [pelaRede, { '@type': 'Place', name: lugar.nome, ...(lugar.cidade ? { address: lugar.cidade } : {}) }]
      : pelaRede,
    organizer: { '@type': 'Organization', '@id': `${origem}/#marca`, name: nome, url: `${origem}/` },
  };
}

const absoluto = (caminho: string, origem: string): string => new URL(caminho, origem).toString();
