import { ErroMartelo } from '@martelo/shared/erros';
import type { PaginaSite } from '@martelo/shared/pagina';
import type { PayloadRequest } from 'payload';
import { exigirEdicao } from '../../acesso/papeis.ts';
import { numeroDaMarca, operadorDe } from '../../acesso/regras.ts';
import { enderecoDaMarca } from '../../ambiente.ts';
import { semMeioTermo } from '../../banco/transacao.ts';
import { montarPagina } from '../../conteudo/pagina-publica.ts';
import { chaveDaPagina } from '../../paginas/gravar-pagina.ts';
import type { Hotsite, Pagina } from '../../payload-types.ts';
import { type AgendamentoAtivo, agendamentoAtivo } from './agendamento-ativo.ts';
import { ultimasDoDiario } from './diario.ts';

/** What the builder opens with. */
export interface PaginaAberta {
  id: number;
  revisao: number;
  salvaEm: string;
  publicada: boolean;
  pagina: PaginaSite;
  hotsite: Pick<Hotsite, 'id' | 'nome' | 'tipo' | 'subdominio' | 'corPrimaria'>;
  /** Origin of the brand's site, as a browser sees it. */
  site: string;
  usuario: { id: number; nome: string; email: string };
  /** The last acts on the page, newest first. */
  diario: Awaited<ReturnType<typeof ultimasDoDiario>>;
  agendamento: AgendamentoAtivo | null;
}

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

/**
 * The newest version of a page, draft or not, for someone who may edit its brand.
 * @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO, NAO_ENCONTRADO
 */
export async function abrirPagina(req: Pedido, id: string | number): Promise<PaginaAberta> {
  // Not between the two writes of a scheduled publication.
  const { doc, hotsite } = await semMeioTermo(req.payload, chaveDaPagina(id), () => lerPagina(req, id));
  const usuario = req.user as unknown as { id: number; nome?: string | null; email: string };
  return {
    id: doc.id,
    revisao: doc.revisao,
    salvaEm: doc.updatedAt,
    publicada: doc._status === 'published',
    pagina: await montarPagina(req.payload, hotsite, doc, 'fica'),
    hotsite: {
      id: hotsite.id,
      nome: hotsite.nome,
      tipo: hotsite.tipo,
      subdominio: hotsite.subdominio,
      corPrimaria: hotsite.corPrimaria,
    },
    site: enderecoDaMarca(hotsite.subdominio),
    usuario: { id: usuario.id, nome: usuario.nome || usuario.email, email: usuario.email },
    diario: await ultimasDoDiario(req.payload, doc.id, 40),
    agendamento: await agendamentoAtivo(req.payload, doc.id),
  };
}

/** The newest version of a page and its brand, for someone who may edit it. Refuses like `abrirPagina`. */
export async function lerPagina(
  req: Pedido,
  id: string | number,
): Promise<{ doc: Pagina; hotsite: Hotsite }> {
  const operador = operadorDe(req);
  if (!operador) throw new ErroMartelo('NAO_AUTENTICADO');
  const doc = (await req.payload.findByID({
    collection: 'paginas',
    id: id as number,
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })) as Pagina | null;
  const marca = numeroDaMarca(doc?.hotsite);
  if (!doc || marca === null) throw new ErroMartelo('NAO_ENCONTRADO');
  exigirEdicao(operador, marca);
  const hotsite = await req.payload.findByID({ collection: 'hotsites', id: marca, depth: 0 });
  return { doc, hotsite };
}
