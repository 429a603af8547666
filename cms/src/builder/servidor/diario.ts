import { uuidv7 } from '@martelo/shared/identificador';
import type { Sessao } from '@martelo/shared/pagina';
import { atualizar } from '@martelo/shared/pagina/elementos/migracao';
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, Payload } from 'payload';
import { depoisDeGravar } from '../../banco/transacao.ts';
import { SERVIDOR } from '../../palavras/construtor/servidor.ts';
import type { Diario } from '../../payload-types.ts';
import { diferenca } from '../modelo/diferenca.ts';
import type { Entrada } from '../modelo/entrada.ts';
import type { Remendo } from '../modelo/remendo.ts';
import { transmitir } from './sala.ts';

/** Revisions of a page that the diary remembers: how stale a save may be and still be merged patch by patch. */
const GUARDADAS = 400;
const PODAR_A_CADA = 50;

/** What a save through the builder tells the hook that writes the diary. */
export interface ContextoDoLote {
  lote: string;
  janela: string;
  acao: string;
  onde: string;
  remendos: readonly Remendo[];
}

type Linha = Pick<
  Diario,
  'revisao' | 'lote' | 'janela' | 'quem' | 'nome' | 'acao' | 'onde' | 'publicada' | 'createdAt' | 'remendos'
>;

/**
 * What was accepted after a revision, in order; null when the diary does not reach back that far, or forward to `ate`.
 */
export async function aceitasDesde(
  payload: Payload,
  pagina: number,
  revisao: number,
  ate: number,
): Promise<Entrada[] | null> {
  if (revisao === ate) return [];
  if (revisao > ate || ate - revisao > GUARDADAS) return null;
  const { docs } = await payload.find({
    collection: 'diario',
    where: { and: [{ pagina: { equals: pagina } }, { revisao: { greater_than: revisao } }] },
    sort: 'revisao',
    limit: GUARDADAS,
    pagination: false,
    depth: 0,
  });
  const entradas = docs.map(entradaDe).filter((uma) => uma.revisao <= ate);
  return entradas.length === ate - revisao ? entradas : null;
}

/** The last acts on a page, newest first, without their patches. */
export async function ultimasDoDiario(payload: Payload, pagina: number, quantas: number) {
  const { docs } = await payload.find({
    collection: 'diario',
    where: { pagina: { equals: pagina } },
    sort: '-revisao',
    limit: quantas,
    pagination: false,
    depth: 0,
    select: {
      revisao: true,
      quem: true,
      nome: true,
      acao: true,
      onde: true,
      publicada: true,
      createdAt: true,
    },
  });
  return docs.map(({ revisao, quem, nome, acao, onde, publicada, createdAt }) => ({
    revisao,
    quem,
    nome,
    acao: acao ?? '',
    onde: onde ?? '',
    publicada,
    quando: createdAt,
  }));
}

/**
 * Writes the diary, whoever changed the page: the builder says what it applied, any other way (the form, a restored version) is
 * told by the difference. Every open editor hears of it.
 */
export const anotarNoDiario: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation === 'create') return doc;
  const lote = context.lote as ContextoDoLote | undefined;
  const usuario = req.user as { email?: string; nome?: string } | null;
  const publicada = doc._status === 'published';
  const remendos = lote?.remendos ?? diferenca(secoesDe(previousDoc?.sessoes), secoesDe(doc.sessoes));
  const linha = {
    pagina: doc.id,
    revisao: doc.revisao,
    lote: lote?.lote ?? uuidv7(),
    janela: lote?.janela ?? '',
    quem: usuario?.email ?? 'sistema',
    nome: usuario?.nome ?? usuario?.email ?? 'Martelo',
    acao:
      lote?.acao ??
      (publicada
        ? SERVIDOR.paginaPublicada
        : remendos.length > 0
          ? SERVIDOR.secoesTrocadas
          : SERVIDOR.dadosDaPagina),
    onde: lote?.onde ?? '',
    publicada,
    remendos,
  };
  await req.payload.create({ collection: 'diario', data: linha as never, depth: 0 });
  const entrada = entradaDe({ ...linha, createdAt: doc.updatedAt } as never);
  depoisDeGravar(() => transmitir(doc.id, { tipo: 'aceita', entrada }));
  if (doc.revisao % PODAR_A_CADA === 0) await podar(req.payload, doc.id, doc.revisao - GUARDADAS);
  return doc;
};

/** Rows that name a page go before it does. */
export const apagarDiario: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['diario', 'agendamentos'] as const)
    await req.payload.db.deleteMany({ collection, where: { pagina: { equals: id } }, req });
};

/** Stored sections as the editors have them: lifted to their current version. */
export const secoesDe = (sessoes: unknown): Sessao[] =>
  ((sessoes ?? []) as Sessao[]).map((uma) => atualizar(uma));

const podar = (payload: Payload, pagina: number, ate: number) =>
  payload.db.deleteMany({
    collection: 'diario',
    where: { and: [{ pagina: { equals: pagina } }, { revisao: { less_than_equal: ate } }] },
  });

const entradaDe = (linha: Linha): Entrada => ({
  revisao: linha.revisao,
  lote: linha.lote,
  janela: linha.janela ?? '',
  quem: linha.quem,
  nome: linha.nome,
  acao: linha.acao ?? '',
  onde: linha.onde ?? '',
  publicada: linha.publicada,
  quando: linha.createdAt,
  remendos: linha.remendos as unknown as Remendo[],
});
