import { ehDoSite } from '@martelo/shared/enderecos-do-site';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { enderecoDaMarca } from '../ambiente.ts';
import { recusaDoCampo } from '../conteudo/recusa-do-painel.ts';
import { REDIRECIONAMENTOS } from '../palavras/redirecionamentos.ts';
import type { Hotsite, Redirecionamento } from '../payload-types.ts';
import { normalizarCaminho } from './caminho.ts';
import { volta } from './volta.ts';

/**
 * Writes both ends the one way they are compared, and refuses what would lead nowhere: an address that is none, one that a page
 * or the site already has, a way that comes back to itself.
 */
export const recusarVoltas: CollectionBeforeChangeHook<Redirecionamento> = async ({
  data,
  originalDoc,
  req,
}) => {
  const marca = numeroDaMarca(data.hotsite ?? originalDoc?.hotsite);
  if (marca === null) return data;
  const hotsite = await req.payload.findByID({ collection: 'hotsites', id: marca, depth: 0, req });
  const hosts = hostsDaMarca(hotsite);
  const pedido = String(data.de ?? originalDoc?.de ?? '');
  if (pedido.includes('?')) return recusar(req, 'de', REDIRECIONAMENTOS.semConsulta);
  if (pedido.includes('*')) return recusar(req, 'de', REDIRECIONAMENTOS.semCuringa);
  const de = normalizarCaminho(pedido, hosts);
  if (de === null || !de.startsWith('/')) return recusar(req, 'de', REDIRECIONAMENTOS.precisaSerCaminho);
  if (ehDoSite(de)) return recusar(req, 'de', REDIRECIONAMENTOS.doProprioSite(de));
  const escrito = String(data.para ?? originalDoc?.para ?? '').trim();
  const para = normalizarCaminho(escrito, hosts);
  if (para === null) return recusar(req, 'para', REDIRECIONAMENTOS.informeUmCaminhoLeilao);
  if (data.ativo ?? originalDoc?.ativo ?? true) {
    await exigirSemPagina(req, marca, de);
    const outros = await outrosDaMarca(req, marca, originalDoc?.id);
    const trilha = volta(
      { de, para },
      outros.map((um) => ({ de: um.de, para: normalizarCaminho(um.para, hosts) ?? um.para })),
    );
    if (trilha)
      return recusar(
        req,
        'para',
        trilha.length === 2
          ? REDIRECIONAMENTOS.aSiMesmo(de)
          : REDIRECIONAMENTOS.emCirculo(trilha.join(' → ')),
      );
  }
  // A path of our own keeps its query, which the comparison leaves out.
  return { ...data, de, para: /^https?:/i.test(escrito) && para.startsWith('/') ? para : escrito };
};

export const hostsDaMarca = (hotsite: Pick<Hotsite, 'subdominio' | 'dominio'>): string[] => [
  new URL(enderecoDaMarca(hotsite.subdominio)).host,
  ...(hotsite.dominio ? [hotsite.dominio, `www.${hotsite.dominio}`] : []),
];

async function exigirSemPagina(req: PayloadRequest, marca: number, de: string): Promise<void> {
  const uri = /^\/([a-z0-9-]+)$/.exec(de)?.[1];
  if (!uri) return;
  const { docs } = await req.payload.find({
    collection: 'paginas',
    where: {
      and: [{ hotsite: { equals: marca } }, { uri: { equals: uri } }, { _status: { equals: 'published' } }],
    },
    select: { titulo: true },
    limit: 1,
    depth: 0,
    req,
  });
  if (docs[0]) recusar(req, 'de', REDIRECIONAMENTOS.temPagina(de, docs[0].titulo));
}

async function outrosDaMarca(
  req: PayloadRequest,
  marca: number,
  menos: unknown,
): Promise<Redirecionamento[]> {
  const { docs } = await req.payload.find({
    collection: 'redirecionamentos',
    where: { and: [{ hotsite: { equals: marca } }, { ativo: { equals: true } }] },
    pagination: false,
    depth: 0,
    req,
  });
  // A rehearsed import has rows that stand nowhere yet.
  const ensaiados = (req.context?.redirecionamentosEnsaiados ?? []) as Redirecionamento[];
  return [...docs.filter(({ id }) => id !== menos), ...ensaiados];
}

function recusar(req: PayloadRequest, path: string, message: string): never {
  throw recusaDoCampo(req, 'redirecionamentos', path, message);
}
