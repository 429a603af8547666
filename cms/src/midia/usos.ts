import type { PaginaSite } from '@martelo/shared/pagina';
import type { CollectionBeforeDeleteHook, Payload } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { recusaDaCasa } from '../conteudo/recusa-do-painel.ts';
import { MIDIA } from '../palavras/midia.ts';

/** A place where a picture is shown. */
export interface Uso {
  onde: 'pagina' | 'banner' | 'marca' | 'video' | 'login';
  /** What a person reads: “Página Quem somos (rascunho)”. */
  rotulo: string;
  /** Where it is edited in the panel. */
  endereco: string;
  /** It cannot be without a picture: another one must take its place first. */
  obrigatoria: boolean;
}

const CAMPOS_DA_MARCA = ['logo', 'logoClara', 'favicon'] as const;

/** Everywhere a picture is used: pages, also in their drafts, banners, brand, videos and login contents. */
export async function usosDaMidia(payload: Payload, id: number | string, hotsite: number): Promise<Uso[]> {
  const daMarca = { hotsite: { equals: hotsite } };
  const comum = { pagination: false, depth: 0 } as const;
  const [publicadas, rascunhos, banners, marca, videos, logins] = await Promise.all([
    payload.find({ collection: 'paginas', where: daMarca, ...comum }),
    payload.find({ collection: 'paginas', where: daMarca, draft: true, ...comum }),
    payload.find({
      collection: 'banners',
      where: { or: [{ imagem: { equals: id } }, { imagemMobile: { equals: id } }] },
      ...comum,
    }),
    payload.findByID({ collection: 'hotsites', id: hotsite, depth: 0, disableErrors: true }),
    payload.find({ collection: 'videos', where: { poster: { equals: id } }, ...comum }),
    payload.find({ collection: 'conteudos-login', where: daMarca, ...comum }),
  ]);
  const usa = (pagina: object) => citaMidia(pagina, id);
  const noAr = new Set(publicadas.docs.filter(usa).map((pagina) => pagina.id));
  const paginas = rascunhos.docs.filter((pagina) => noAr.has(pagina.id) || usa(pagina));
  return [
    ...paginas.map((pagina) => ({
      onde: 'pagina' as const,
      rotulo: noAr.has(pagina.id) ? MIDIA.pagina(pagina.titulo) : MIDIA.paginaEmRascunho(pagina.titulo),
      endereco: `/admin/construtor/${pagina.id}`,
      obrigatoria: false,
    })),
    ...banners.docs.map((banner) => ({
      onde: 'banner' as const,
      rotulo: MIDIA.banner(banner.nome),
      endereco: `/admin/collections/banners/${banner.id}`,
      obrigatoria: String(banner.imagem) === String(id),
    })),
    ...(marca && CAMPOS_DA_MARCA.some((campo) => String(numeroDaMarca(marca[campo])) === String(id))
      ? [
          {
            onde: 'marca' as const,
            rotulo: MIDIA.marca(marca.nome),
            endereco: `/admin/collections/hotsites/${marca.id}`,
            obrigatoria: false,
          },
        ]
      : []),
    ...videos.docs.map((video) => ({
      onde: 'video' as const,
      rotulo: MIDIA.capaDoVideo(video.nome),
      endereco: `/admin/collections/videos/${video.id}`,
      obrigatoria: false,
    })),
    ...logins.docs
      .filter(({ tituloSubtituloImagem }) =>
        (tituloSubtituloImagem ?? []).some(({ imagem }) => String(imagem) === String(id)),
      )
      .map((login) => ({
        onde: 'login' as const,
        rotulo: MIDIA.conteudoDoLogin(login.nome),
        endereco: `/admin/collections/conteudos-login/${login.id}`,
        obrigatoria: true,
      })),
  ];
}

/**
 * A picture in use is deleted only by someone who was told where it is and said yes (`?confirmado=true`), and not at all from where
 * there must be one.
 */
export const recusarApagarUsada: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.findByID({ collection: 'midia', id, depth: 0, disableErrors: true, req });
  const marca = numeroDaMarca(doc?.hotsite);
  if (!doc || marca === null) return;
  const usos = await usosDaMidia(req.payload, id, marca);
  const presa = usos.filter(({ obrigatoria }) => obrigatoria);
  if (presa.length > 0) recusar(MIDIA.naoFicamSem(emLista(presa)), usos);
  // Work of the system itself has nobody to ask.
  if (usos.length > 0 && req.user && req.query?.confirmado !== 'true')
    recusar(MIDIA.emUso(emLista(usos)), usos);
};

function recusar(frase: string, usos: Uso[]): never {
  throw recusaDaCasa(frase, 409, { codigo: 'EM_USO', usos });
}

function emLista(usos: readonly Uso[]): string {
  const lista = usos.slice(0, 5).map(({ rotulo }) => rotulo);
  return `${lista.join(', ')}${usos.length > 5 ? ` e mais ${usos.length - 5}` : ''}`;
}

/** Sections and the page's own pictures are searched by what they hold, so that a new field is not forgotten. */
function citaMidia(pagina: object, id: number | string): boolean {
  const { sessoes, imagemPrincipal, imagemSocial } = pagina as Partial<PaginaSite> & Record<string, unknown>;
  if ([imagemPrincipal, imagemSocial].some((valor) => valor !== null && String(valor) === String(id)))
    return true;
  let achou = false;
  JSON.stringify(sessoes ?? [], (_chave, valor: unknown) => {
    if (typeof valor === 'object' && valor !== null && 'url' in valor && 'id' in valor)
      achou ||= String(valor.id) === String(id) && String(valor.url).startsWith('/midia/');
    return valor;
  });
  return achou;
}
