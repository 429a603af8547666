import { randomBytes } from 'node:crypto';
import type { Imagem } from '@martelo/shared/pagina';
import type { Payload } from 'payload';
import type { Ambiente } from '../ambiente.ts';
import { imagemDe } from '../conteudo/imagens.ts';
import type { Hotsite } from '../payload-types.ts';
import type { Motivo } from './cena.ts';
import { desenharCena } from './desenho.ts';
import { marcasDemo } from './marcas.ts';
import { type ImagensDemo, paginasDemo } from './paginas.ts';

const CHAVE = 'martelo-semente';
const SISTEMA = 'sistema@martelo.local';

/**
 * Fills an empty database: the account that system work is done by, and, unless MARTELO_DEMO=0, the two demo brands with their
 * pages, banners and pictures. Every piece is made only if it is missing, so a boot that was cut short is finished by the next.
 */
export async function semear(payload: Payload, { demo }: Pick<Ambiente, 'demo'>): Promise<void> {
  await criarSistema(payload);
  if (!demo) return;
  const estado = await payload.kv.get<{ fim: boolean }>(CHAVE);
  if (estado?.fim) return;
  const { totalDocs } = await payload.count({ collection: 'hotsites' });
  if (totalDocs > 0 && !estado) return;
  await payload.kv.set(CHAVE, { fim: false });
  for (const marca of marcasDemo()) {
    const hotsite = await marcaDemo(payload, marca);
    const imagens = await imagensDemo(payload, hotsite);
    await criarPaginas(payload, hotsite, imagens);
    await criarBanners(payload, hotsite, imagens);
  }
  await payload.kv.set(CHAVE, { fim: true });
}

/** With somebody in it, Payload never offers strangers its page for making a first user. Nobody can log in as this one. */
async function criarSistema(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'usuarios' });
  if (totalDocs > 0) return;
  await payload.create({
    collection: 'usuarios',
    data: {
      email: SISTEMA,
      nome: 'Sistema',
      uid: 'sistema',
      papeis: [],
      hotsites: [],
      password: randomBytes(48).toString('base64url'),
    } as never,
  });
}

async function marcaDemo(payload: Payload, dados: ReturnType<typeof marcasDemo>[number]): Promise<Hotsite> {
  const { docs } = await payload.find({
    collection: 'hotsites',
    where: { id: { equals: dados.id } },
    limit: 1,
    depth: 0,
  });
  return docs[0] ?? payload.create({ collection: 'hotsites', data: dados, depth: 0 });
}

const CENAS: Record<keyof ImagensDemo, { motivo: Motivo; alt: string; largura: number; altura: number }> = {
  abertura: { motivo: 'sedan', alt: 'Sedã claro na estrada ao entardecer', largura: 1600, altura: 900 },
  caminhao: { motivo: 'caminhao', alt: 'Caminhão baú na estrada ao entardecer', largura: 1600, altura: 500 },
  casas: { motivo: 'casas', alt: 'Casas com jardim ao entardecer', largura: 1600, altura: 500 },
  picape: { motivo: 'picape', alt: 'Picape clara na estrada ao entardecer', largura: 1600, altura: 500 },
};

async function imagensDemo(payload: Payload, hotsite: Hotsite): Promise<ImagensDemo> {
  const [escura, viva] =
    hotsite.tipo === 'loja'
      ? [hotsite.corSecundaria, hotsite.corPrimaria]
      : [hotsite.corPrimaria, hotsite.corSecundaria];
  const pares: [string, Imagem][] = [];
  for (const [nome, { alt, ...cena }] of Object.entries(CENAS)) {
    const arquivo = `${hotsite.subdominio}-${nome}.webp`;
    const { docs } = await payload.find({
      collection: 'midia',
      where: { filename: { equals: arquivo } },
      limit: 1,
      depth: 0,
    });
    const data = docs[0] ? null : await desenharCena({ ...cena, estilo: 'entardecer', escura, viva });
    const midia =
      docs[0] ??
      (await payload.create({
        collection: 'midia',
        data: { alt, hotsite: hotsite.id },
        file: {
          data: data as Buffer,
          mimetype: 'image/webp',
          name: arquivo,
          size: (data as Buffer).length,
        },
        depth: 0,
      }));
    pares.push([nome, imagemDe(midia)]);
  }
  return Object.fromEntries(pares) as ImagensDemo;
}

async function criarPaginas(payload: Payload, hotsite: Hotsite, imagens: ImagensDemo): Promise<void> {
  const marca = {
    nome: hotsite.nome,
    tipo: hotsite.tipo,
    telefone: hotsite.telefoneContato ?? '',
    email: hotsite.emailContato ?? '',
    endereco: hotsite.endereco ?? '',
  };
  for (const pagina of paginasDemo(marca, imagens)) {
    const { totalDocs } = await payload.count({
      collection: 'paginas',
      where: { and: [{ hotsite: { equals: hotsite.id } }, { uri: { equals: pagina.uri } }] },
    });
    if (totalDocs > 0) continue;
    await payload.create({
      collection: 'paginas',
      data: { ...pagina, hotsite: hotsite.id, revisao: 0, container: true, _status: 'published' },
      depth: 0,
    });
  }
}

const BANNERS: readonly {
  nome: string;
  imagem: keyof ImagensDemo;
  posicaoBanner: 'home' | 'lista-lotes';
  tipo: string;
}[] = [
  { nome: 'Picapes e utilitários', imagem: 'picape', posicaoBanner: 'home', tipo: 'Utilitário' },
  { nome: 'Caminhões e pesados', imagem: 'caminhao', posicaoBanner: 'home', tipo: 'Caminhão' },
  { nome: 'Imóveis abaixo da avaliação', imagem: 'casas', posicaoBanner: 'lista-lotes', tipo: 'Imóvel' },
];

async function criarBanners(payload: Payload, hotsite: Hotsite, imagens: ImagensDemo): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'banners',
    where: { hotsite: { equals: hotsite.id } },
  });
  if (totalDocs > 0) return;
  const lista = hotsite.tipo === 'loja' ? '/anuncio' : '/leilao';
  for (const [indice, { imagem, tipo, ...banner }] of BANNERS.entries()) {
    await payload.create({
      collection: 'banners',
      data: {
        ...banner,
        hotsite: hotsite.id,
        imagem: imagens[imagem].id as number,
        urlDestino: `${lista}?tipo=${encodeURIComponent(tipo)}`,
        prioridade: indice + 1,
      } as never,
      depth: 0,
    });
  }
}
