import { ErroMartelo } from '@martelo/shared/erros';
import type { PaginaSite } from '@martelo/shared/pagina';
import type { PayloadRequest } from 'payload';
import { montarPagina } from '../../conteudo/pagina-publica.ts';
import type { Pagina } from '../../payload-types.ts';
import { lerPagina } from './pagina.ts';

/** One version of a page: a burst of autosaves by one person, a publication, or a page saved by its form. */
export interface Versao {
  id: string;
  /** The person's name. */
  quem: string;
  inicio: string;
  fim: string;
  revisao: number;
  publicada: boolean;
  /** What visitors see right now. */
  noAr: boolean;
  /** What the builder has open. */
  atual: boolean;
}

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

const POR_VEZ = 100;

/** The versions of a page, newest first. Refuses like `abrirPagina`. */
export async function listarVersoes(req: Pedido, id: string | number): Promise<Versao[]> {
  const { doc } = await lerPagina(req, id);
  const { docs } = await req.payload.findVersions({
    collection: 'paginas',
    where: { parent: { equals: doc.id } },
    sort: '-updatedAt',
    limit: POR_VEZ,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    select: {
      createdAt: true,
      updatedAt: true,
      version: { alteradoPor: true, revisao: true, _status: true },
    } as never,
  });
  const publica = (await req.payload.findByID({
    collection: 'paginas',
    id: doc.id,
    depth: 0,
    select: { revisao: true, _status: true },
  })) as Pick<Pagina, 'revisao' | '_status'>;
  const nomes = await nomesDe(
    req,
    docs.map(({ version }) => version.alteradoPor ?? ''),
  );
  const noAr = publica._status === 'published' ? publica.revisao : -1;
  return docs.map(({ id: versao, version, createdAt, updatedAt }) => ({
    id: String(versao),
    quem: nomes.get(version.alteradoPor ?? '') ?? version.alteradoPor ?? '',
    inicio: createdAt,
    fim: updatedAt,
    revisao: version.revisao,
    publicada: version._status === 'published',
    noAr: version._status === 'published' && version.revisao === noAr,
    atual: version.revisao === doc.revisao,
  }));
}

/** A version's content, as the canvas draws it. */
export async function abrirVersao(req: Pedido, id: string | number, versao: string): Promise<PaginaSite> {
  const { doc, hotsite } = await lerPagina(req, id);
  const achada = await req.payload.findVersionByID({
    collection: 'paginas',
    id: versao,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  const dona = achada?.parent as number | { id: number } | undefined;
  if (!achada || (typeof dona === 'object' ? dona.id : dona) !== doc.id)
    throw new ErroMartelo('NAO_ENCONTRADO');
  return montarPagina(req.payload, hotsite, { ...achada.version, id: doc.id } as Pagina);
}

async function nomesDe({ payload }: Pedido, emails: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'usuarios',
    where: { email: { in: [...new Set(emails)] } },
    pagination: false,
    depth: 0,
    select: { nome: true, email: true },
  });
  return new Map(docs.map(({ email, nome }) => [email, nome || email]));
}
