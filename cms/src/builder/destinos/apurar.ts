import { FASE_DA_SITUACAO, type SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Payload } from 'payload';
import { enderecoDaMarca } from '../../ambiente.ts';
import { idsDeMidia } from '../../conteudo/imagens.ts';
import type { Hotsite, Midia } from '../../payload-types.ts';
import type { FatosDaMarca, Perguntas } from './fatos.ts';
import { pedirAoMotor } from './motor.ts';

/** The phone's picture: a full-width place at two device pixels a CSS pixel. */
const LARGURA_NO_CELULAR = 'w800';
const JUNTOS = 8;

/** What a page needs to know of its brand. Never rejects for the engine's sake: what it does not answer is left out. */
export async function apurarFatos(
  payload: Payload,
  hotsite: Hotsite,
  perguntas: Perguntas,
): Promise<FatosDaMarca> {
  const [paginas, midias, lotes, leiloes] = await Promise.all([
    payload.find({
      collection: 'paginas',
      where: { hotsite: { equals: hotsite.id } },
      select: { uri: true, titulo: true, _status: true },
      draft: false,
      pagination: false,
      limit: 0,
      depth: 0,
      sort: 'titulo',
    }),
    lerMidias(payload, hotsite.id, perguntas.midias),
    lerTodos(perguntas.lotes, (id) => lerLote(id, hotsite.subdominio)),
    lerTodos(perguntas.leiloes, (uid) => lerLeilao(uid, hotsite.subdominio)),
  ]);
  return {
    cores: {
      corPrimaria: hotsite.corPrimaria,
      corSecundaria: hotsite.corSecundaria,
      corGradient1: hotsite.corGradient1 ?? null,
      corGradient2: hotsite.corGradient2 ?? null,
      corGradient3: hotsite.corGradient3 ?? null,
    },
    hosts: hostsDaMarca(hotsite),
    paginas: paginas.docs.map(({ uri, titulo, _status }) => ({
      uri,
      titulo,
      publicada: _status === 'published',
    })),
    lotes,
    leiloes,
    midias,
  };
}

function hostsDaMarca({ subdominio, dominio }: Hotsite): string[] {
  const { host } = new URL(enderecoDaMarca(subdominio));
  return [host, ...(dominio ? [dominio] : [])];
}

async function lerMidias(payload: Payload, hotsite: number, ids: Perguntas['midias']) {
  if (ids.length === 0) return {};
  const { docs } = await payload.find({
    collection: 'midia',
    where: { and: [{ id: { in: idsDeMidia(payload, ids) } }, { hotsite: { equals: hotsite } }] },
    pagination: false,
    limit: 0,
    depth: 0,
  });
  const porId = new Map(docs.map((midia) => [String(midia.id), midia]));
  return Object.fromEntries(ids.map((id) => [String(id), medir(porId.get(String(id)))]));
}

const medir = (midia: Midia | undefined): FatosDaMarca['midias'][string] =>
  midia
    ? {
        largura: midia.width ?? null,
        altura: midia.height ?? null,
        bytes: midia.filesize ?? 0,
        celular: midia.sizes?.[LARGURA_NO_CELULAR]?.filesize ?? midia.filesize ?? 0,
      }
    : null;

interface Achado {
  nome: string;
  encerrado: boolean;
}

async function lerLote(id: string, subdominio: string): Promise<Achado | null | undefined> {
  const lote = await pedirAoMotor<{ nome: string; situacao: SituacaoLote }>(
    `/v1/lotes/${encodeURIComponent(id)}`,
    subdominio,
  );
  if (!lote) return lote;
  const fase = FASE_DA_SITUACAO[lote.situacao];
  return { nome: lote.nome, encerrado: fase !== 'disputa' && fase !== 'preparo' };
}

async function lerLeilao(uid: string, subdominio: string): Promise<Achado | null | undefined> {
  const leilao = await pedirAoMotor<{ nome: string; situacao: string }>(
    `/v1/leiloes/${encodeURIComponent(uid)}`,
    subdominio,
  );
  if (!leilao) return leilao;
  return { nome: leilao.nome, encerrado: ['EXECUTADO', 'CANCELADO'].includes(leilao.situacao) };
}

/** A few at a time: a page with hundreds of links is no reason to flood the engine. Unanswered ones are absent. */
async function lerTodos(
  chaves: readonly string[],
  ler: (chave: string) => Promise<Achado | null | undefined>,
): Promise<Record<string, Achado | null>> {
  const lidos: Record<string, Achado | null> = {};
  const fila = [...chaves];
  await Promise.all(
    Array.from({ length: JUNTOS }, async () => {
      for (let chave = fila.shift(); chave !== undefined; chave = fila.shift()) {
        const achado = await ler(chave);
        if (achado !== undefined) lidos[chave] = achado;
      }
    }),
  );
  return lidos;
}
