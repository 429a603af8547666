import { ErroMartelo } from '@martelo/shared/erros';
import { type PaginaSite, pagina, type Sessao } from '@martelo/shared/pagina';
import { atualizar } from '@martelo/shared/pagina/elementos/migracao';
import type { Payload } from 'payload';
import { uidDaPagina } from '../paginas/uid-da-pagina.ts';
import type { Hotsite, Pagina } from '../payload-types.ts';
import { imagemPovoada, imagensPorId } from './imagens.ts';
import { comImagens, midiasUsadas, type SemRegistro } from './sessoes.ts';
import { lerGuardadas } from './sessoes-guardadas.ts';

/** The published page of a brand, sections lifted to their current version and pictures as they are now.
 * @throws ErroMartelo NAO_ENCONTRADO when there is none, or only a draft */
export async function paginaPublicada(payload: Payload, hotsite: Hotsite, uri: string): Promise<PaginaSite> {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: {
      and: [
        { hotsite: { equals: hotsite.id } },
        { uri: { equals: uri } },
        { _status: { equals: 'published' } },
      ],
    },
    limit: 1,
    depth: 1,
    populate: { hotsites: {} },
  });
  if (!docs[0]) throw new ErroMartelo('NAO_ENCONTRADO');
  return montarPagina(payload, hotsite, docs[0]);
}

/**
 * A stored page, draft or published, as the site and the builder's canvas read it.
 * @param semRegistro what becomes of a picture that is in no library: visitors get nothing in its place, editors see that it is gone
 */
export async function montarPagina(
  payload: Payload,
  hotsite: Hotsite,
  doc: Pagina,
  semRegistro: SemRegistro = 'some',
): Promise<PaginaSite> {
  const lidas = lerGuardadas(doc.sessoes);
  if (lidas.ilegiveis.length > 0)
    payload.logger.error({
      pagina: doc.id,
      secoes: lidas.ilegiveis,
      msg: 'Seções que não se leem ficaram de fora',
    });
  const base = pagina.parse({
    id: doc.id,
    hotUid: hotsite.uid,
    uri: doc.uri,
    titulo: doc.titulo,
    descricao: doc.descricao ?? '',
    keywords: doc.keywords ?? '',
    tituloPagina: doc.tituloPagina ?? '',
    descricaoPagina: doc.descricaoPagina ?? '',
    imagemPrincipal: imagemPovoada(doc.imagemPrincipal),
    modeloPagina: doc.modeloPagina,
    container: doc.container ?? true,
    uid: doc.uid ?? uidDaPagina(doc.id),
    imagemSocial: imagemPovoada(doc.imagemSocial),
    canonical: doc.canonical || null,
    naoIndexar: doc.naoIndexar ?? false,
    handleScript: doc.handleScript || null,
    sessoes: lidas.sessoes,
  });
  return { ...base, sessoes: await comoAgora(payload, base.sessoes, semRegistro) };
}

/** Stored sections as the builder and its gate read them; what cannot be read is left out. */
export const sessoesParaEditar = (payload: Payload, guardadas: unknown): Promise<Sessao[]> =>
  comoAgora(payload, lerGuardadas(guardadas).sessoes, 'fica');

async function comoAgora(
  payload: Payload,
  lidas: readonly Sessao[],
  semRegistro: SemRegistro,
): Promise<Sessao[]> {
  const sessoes = lidas.map((uma) => atualizar(uma));
  return comImagens(sessoes, await imagensPorId(payload, midiasUsadas(sessoes)), semRegistro);
}
