import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { Payload } from 'payload';
import { pedirRevalidacao } from '../avisos/destinos.ts';
import { gravarPagina } from '../paginas/gravar-pagina.ts';
import { OBRA } from '../palavras/obra.ts';
import type { Hotsite } from '../payload-types.ts';
import { garantirConteudosLogin } from '../semente/conteudos-login.ts';
import type { Estilo } from '../semente/estilos.ts';
import { desenharImagens, guardarImagem, QUANTAS_CENAS } from '../semente/imagens-da-marca.ts';
import { paginasDaMarca, QUANTAS_PAGINAS } from '../semente/modelos/modelos.ts';
import type { ImagensDaMarca } from '../semente/modelos/oficina.ts';
import { lerLogo } from './logo.ts';

export type DadosDaMarca = Omit<Hotsite, 'createdAt' | 'updatedAt'>;

export interface Obra {
  /** Everything but pictures and pages; `id` and `uid` say which brand it is when it is there already. */
  dados: DadosDaMarca;
  estilo: Estilo;
  /** As it was uploaded, or read back from an order. */
  logo: Buffer | null;
  demonstracao?: boolean;
}

/** Called before each piece, with what it is. */
export type AoAvancar = (feitos: number, frase: string) => Promise<void>;

const BANNERS = [
  { nome: OBRA.picapesEUtilitarios, imagem: 'picape', posicaoBanner: 'home', tipo: 'Utilitário' },
  { nome: OBRA.caminhoesEPesados, imagem: 'caminhao', posicaoBanner: 'home', tipo: 'Caminhão' },
  { nome: OBRA.casasEApartamentos, imagem: 'casas', posicaoBanner: 'lista-lotes', tipo: 'Imóvel' },
] as const;

/** How many pieces a brand is made of: itself, its logo, pictures, pages and banners, the moment it goes on the air, and who administers it. */
export const PARTES_DA_MARCA = 1 + 1 + QUANTAS_CENAS + QUANTAS_PAGINAS + 1 + 1 + 1;

/**
 * Makes a brand, or what a brand lacks: each piece only if it is missing, so that a making cut in the middle is finished by doing it
 * again, and what people changed since is never touched. Until all is there the public sees no brand at all (`emPreparo`).
 */
export async function criarMarca(
  payload: Payload,
  obra: Obra,
  aoAvancar: AoAvancar = async () => {},
): Promise<Hotsite> {
  let feitos = 0;
  const avancar = (frase: string) => aoAvancar(feitos++, frase);
  await avancar(OBRA.criandoAMarca);
  let hotsite = await marcaDe(payload, obra.dados);
  await avancar(OBRA.preparandoOLogo);
  if (obra.logo) hotsite = await vestirLogo(payload, hotsite, obra.logo);
  await avancar(OBRA.desenhandoAsIlustracoes);
  feitos -= 1;
  const imagens = await desenharImagens(payload, hotsite, obra.estilo, () =>
    avancar(OBRA.desenhandoAsIlustracoes),
  );
  const paginas = paginasDaMarca(
    { ...palavrasDa(hotsite), demonstracao: obra.demonstracao ?? false },
    imagens,
  );
  const uris = paginas.map(({ uri }) => uri);
  for (const pagina of paginas) {
    await avancar(OBRA.montando(pagina.titulo));
    await garantirPagina(payload, hotsite, pagina, uris);
  }
  await avancar(OBRA.colocandoOsBanners);
  await garantirBanners(payload, hotsite, imagens);
  await garantirConteudosLogin(payload, hotsite, imagens, obra.demonstracao ?? false);
  await avancar(OBRA.colocandoOSite);
  if (hotsite.emPreparo)
    hotsite = await payload.update({
      collection: 'hotsites',
      id: hotsite.id,
      data: { emPreparo: false },
      depth: 0,
    });
  pedirRevalidacao(hotsite.subdominio, '*');
  return hotsite;
}

async function marcaDe(payload: Payload, dados: DadosDaMarca): Promise<Hotsite> {
  const { docs } = await payload.find({
    collection: 'hotsites',
    where: { uid: { equals: dados.uid } },
    limit: 1,
    depth: 0,
  });
  return docs[0] ?? payload.create({ collection: 'hotsites', data: { ...dados, emPreparo: true }, depth: 0 });
}

async function vestirLogo(payload: Payload, hotsite: Hotsite, arquivo: Buffer): Promise<Hotsite> {
  if (hotsite.logo) return hotsite;
  const { logo, clara, icone } = await lerLogo(arquivo);
  const guardar = (nome: string, alt: string, imagem: Buffer) =>
    guardarImagem(payload, hotsite, `${hotsite.subdominio}-${nome}.webp`, alt, async () => imagem);
  const [logoDoc, claraDoc, iconeDoc] = [
    await guardar('logo', OBRA.logo(hotsite.nome), logo),
    await guardar('logo-clara', OBRA.logoDaEmBranco(hotsite.nome), clara),
    icone && (await guardar('icone', OBRA.icone(hotsite.nome), icone)),
  ];
  return payload.update({
    collection: 'hotsites',
    id: hotsite.id,
    data: { logo: logoDoc.id, logoClara: claraDoc.id, favicon: iconeDoc?.id ?? null },
    depth: 0,
  });
}

const palavrasDa = (hotsite: Hotsite) => ({
  nome: hotsite.nome,
  tipo: hotsite.tipo,
  telefone: hotsite.telefoneContato ?? '',
  email: hotsite.emailContato ?? '',
  endereco: hotsite.endereco ?? '',
});

async function garantirPagina(
  payload: Payload,
  hotsite: Hotsite,
  pagina: ReturnType<typeof paginasDaMarca>[number],
  prometidas: readonly string[],
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'paginas',
    where: { and: [{ hotsite: { equals: hotsite.id } }, { uri: { equals: pagina.uri } }] },
  });
  if (totalDocs > 0) return;
  await gravarPagina(
    payload,
    null,
    () =>
      payload.create({
        collection: 'paginas',
        data: { ...pagina, hotsite: hotsite.id, revisao: 0, container: true, _status: 'published' },
        depth: 0,
      }),
    { prometidas },
  );
}

async function garantirBanners(payload: Payload, hotsite: Hotsite, imagens: ImagensDaMarca): Promise<void> {
  const lista = `/${prefixoDoLote(hotsite.tipo)}`;
  for (const [indice, { imagem, tipo, nome, posicaoBanner }] of BANNERS.entries()) {
    const { totalDocs } = await payload.count({
      collection: 'banners',
      where: { and: [{ hotsite: { equals: hotsite.id } }, { nome: { equals: nome } }] },
    });
    if (totalDocs > 0) continue;
    await payload.create({
      collection: 'banners',
      data: {
        nome,
        posicaoBanner,
        hotsite: hotsite.id,
        imagem: imagens[imagem].id as number,
        urlDestino: `${lista}?tipo=${encodeURIComponent(tipo)}`,
        prioridade: indice + 1,
      } as never,
      depth: 0,
    });
  }
}
