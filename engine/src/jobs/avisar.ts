import { createHash } from 'node:crypto';
import type { Avisar, Destinatario, PedidoDeAviso } from '@martelo/shared/avisos/avisar';
import { codigoEvento } from '@martelo/shared/avisos/esquemas';
import { type CodigoEvento, esquemaDoEvento } from '@martelo/shared/avisos/eventos';
import { uuidv7De } from '@martelo/shared/identificador';
import { z } from 'zod';
import type { Fila } from './fila.ts';

/** The job that tells somebody of something; the room of notices does it. */
export const AVISO = 'aviso';

/** What is to be told, as it waits. */
export const cargaDoAviso = z
  .strictObject({
    evento: codigoEvento,
    hotsiteId: z.int().positive(),
    /** One of the two. */
    cliUid: z.guid().nullable(),
    usuUid: z.guid().nullable(),
    dados: z.record(z.string(), z.unknown()),
    chave: z.string().min(1).max(300),
    /** When it happened, Unix ms: how long it is worth telling counts from here. */
    em: z.number(),
  })
  .refine(({ cliUid, usuUid }) => (cliUid === null) !== (usuUid === null));
export type CargaDoAviso = z.infer<typeof cargaDoAviso>;

/** Checked by the event's own schema: what is kept has no other field. @throws ZodError */
export function novaCarga<E extends CodigoEvento>(
  evento: E,
  pedido: PedidoDeAviso<E>,
  em: number,
): CargaDoAviso {
  const { hotsiteId, chave, dados } = pedido;
  const quem = quemE(pedido);
  return cargaDoAviso.parse({
    evento,
    hotsiteId,
    ...quem,
    dados: esquemaDoEvento(evento).parse(dados),
    chave,
    em,
  });
}

/** A notice's uid follows from what happened and to whom: the same again is the same notice. */
export const uidDoAviso = ({
  evento,
  hotsiteId,
  cliUid,
  usuUid,
  chave,
}: Omit<CargaDoAviso, 'dados' | 'em'>): string =>
  uuidv7De(
    Date.UTC(2026, 0, 1),
    createHash('sha256')
      .update([evento, hotsiteId, cliUid ?? usuUid, chave].join('\n'))
      .digest('hex'),
  );

/** How everything else in the engine tells people something. @param agora Unix ms */
export const criarAvisar = (fila: Pick<Fila, 'enfileirar'>, agora: () => number): Avisar =>
  async function avisar(evento, pedido) {
    const carga = novaCarga(evento, pedido, agora());
    await fila.enfileirar({ nome: AVISO, chave: uidDoAviso(carga), carga: { ...carga } });
  };

const quemE = (quem: Destinatario) =>
  'cliUid' in quem ? { cliUid: quem.cliUid, usuUid: null } : { cliUid: null, usuUid: quem.usuUid };
