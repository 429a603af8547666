import { expect, it } from 'vitest';
import { escrever } from './DadosEstruturados.tsx';
import { evento, marcaESite, produto, trilha } from './esquemas.ts';

const ORIGEM = 'https://leilo.example';
const marca = {
  nome: 'Leilo',
  tipo: 'leilao' as const,
  logoUrl: '/midia/logo.webp',
  telefoneContato: null,
  emailContato: null,
  endereco: 'Av. Paulista, 1000',
  coordenadas: { latitude: 0, longitude: 0 },
  redesSociais: [{ rede: 'Instagram', url: 'https://instagram.com/leilo' }],
};
const lote = {
  uid: 'u1',
  url: '/leilao/a/b/c/d/ano.2020/1',
  nome: 'Fiat Argo',
  tipo: 'Carro',
  descricao: '',
  fotosUrls: ['/fotos/demo/x/1.webp'],
  marca: 'Fiat',
  anoModelo: 2020,
  km: 48_200,
  cor: 'Prata',
  veiculo: {},
  situacao: 'LIBERADO_LEILAO',
  somenteBuyNowProposta: false,
  minimo: 3_850_000,
  valorAtual: 3_900_050,
  compreJa: null,
  dataFim: '2026-12-01T15:00:00.000Z',
} as never;

it('tells the brand and its search by absolute addresses, and nothing it does not know', () => {
  const [organizacao, site] = marcaESite(marca, ORIGEM) as Record<string, never>[];
  expect(organizacao).toMatchObject({
    logo: `${ORIGEM}/midia/logo.webp`,
    sameAs: ['https://instagram.com/leilo'],
  });
  expect(organizacao).not.toHaveProperty('telephone');
  expect(JSON.stringify(site)).toContain(`${ORIGEM}/leilao?q={search_term_string}`);
});

it('prices a lot in reais at its current bid, and says when it is sold out', () => {
  expect(produto(lote, ORIGEM)).toMatchObject({
    '@type': ['Product', 'Vehicle'],
    image: [`${ORIGEM}/fotos/demo/x/1.webp?w=1600`],
    offers: { price: '39000.50', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
  });
  expect(produto({ ...(lote as object), situacao: 'PAGO', valorAtual: null } as never, ORIGEM)).toMatchObject(
    {
      offers: { price: '38500.00', availability: 'https://schema.org/SoldOut' },
    },
  );
});

it('numbers the steps from the home page on, and tells an auction by both its places', () => {
  expect(trilha([{ nome: 'Início', caminho: '/' }], ORIGEM)).toMatchObject({
    itemListElement: [{ position: 1, item: `${ORIGEM}/` }],
  });
  const leilao = {
    uid: 'l1',
    nomeSemData: 'Frota',
    data: '2026-12-01T15:00:00.000Z',
    situacao: 'PRONTO',
  } as never;
  expect(evento(leilao, marca, ORIGEM)).toMatchObject({ location: { '@type': 'VirtualLocation' } });
  expect(evento({ ...(leilao as object), local: 'Pátio Guarulhos' } as never, marca, ORIGEM)).toMatchObject({
    location: [{ '@type': 'VirtualLocation' }, { '@type': 'Place', name: 'Pátio Guarulhos' }],
  });
});

it('cannot be ended by a text that holds a closing tag', () => {
  const texto = escrever({ name: '</script><script>alert(1)</script>' });
  expect(texto).not.toContain('<');
  expect(JSON.parse(texto)).toEqual({ name: '</script><script>alert(1)</script>' });
});
