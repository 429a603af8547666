import { z } from 'zod';
import { comandoId } from './identificador.ts';
import { loteCartao } from './lote-cartao.ts';
import { POSICOES } from './posicao.ts';

/** How many lots one client keeps at most: a page of hearts is asked for with all of them. */
export const MAXIMO_DE_FAVORITOS = 500;
/** Minutes before a lot's end at which who has it as a favourite is told, where the brand says nothing else. */
export const MINUTOS_DO_AVISO = 30;

const lote = z.union(
  [z.guid(), z.string().regex(/^[1-9]\d{0,9}$/), z.int().positive().transform(String)],
  'Informe o uid ou o id do lote.',
);

/** POST /v1/cliente/favoritos: by the vehicle (spec: "Favourite add needs veiUid"), or by the lot. */
export const favoritoPedido = z
  .strictObject({ veiUid: z.guid().optional(), lelUid: lote.optional(), comandoId: comandoId.optional() })
  .refine(({ veiUid, lelUid }) => (veiUid === undefined) !== (lelUid === undefined), {
    path: ['veiUid'],
    message: 'informe veiUid ou lelUid, e só um deles',
  });

/** PUT /v1/cliente/favoritos/{uid}. */
export const avisoDoFavorito = z.strictObject({ avisar: z.boolean(), comandoId: comandoId.optional() });

/** How a lot stands for who asked: what the calls that change it answer. */
export const favoritoMarcado = z.strictObject({
  lelUid: z.guid(),
  veiUid: z.guid().nullable(),
  favorito: z.boolean(),
  /** Whether its owner is told before it ends. */
  avisar: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type FavoritoMarcado = z.infer<typeof favoritoMarcado>;

/** One of GET /v1/cliente/favoritos: the lot as a card shows it at this instant, and where its owner stands in it. */
export const favorito = favoritoMarcado.omit({ favorito: true }).extend({
  posicao: z.enum(POSICOES),
  lote: loteCartao,
});
export type Favorito = z.infer<typeof favorito>;

/** GET /v1/cliente/favoritos/lotes: every heart of a client, in one answer for all cards of a page. */
export const lotesFavoritos = z.strictObject({ lotes: z.array(z.guid()).max(MAXIMO_DE_FAVORITOS) });
