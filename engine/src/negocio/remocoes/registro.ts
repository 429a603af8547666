import { CODIGOS_REMOCAO, ESTADOS_DO_EVENTO } from '@martelo/shared/remocoes/remocao';
import { recusaDoEvento } from '@martelo/shared/remocoes/remocao.esquema';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const eventoDeRemocao = z.strictObject({
  /** Follows from who sent it and its `comandoId`: the same again is the same. */
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  remocaoUid: z.guid(),
  codigo: z.enum(CODIGOS_REMOCAO),
  comandoId: z.string(),
  /** Digest of what was sent: the same command with something else in it is a mistake of who sends it. */
  pedido: z.string(),
  instante: z.iso.datetime(),
  recebidoEm: z.iso.datetime(),
  dados: z.record(z.string(), z.unknown()),
  por: z.string(),
  estado: z.enum(ESTADOS_DO_EVENTO),
  recusa: recusaDoEvento.nullable(),
  /** While it waits for its turn, or for a second person: until when. */
  espera: z.iso.datetime().nullable(),
  /** The request of whoever has to agree first. */
  aprovacaoUid: z.guid().nullable(),
});
export type EventoDeRemocao = z.output<typeof eventoDeRemocao>;

/** Codes as they were received, kept before anything is done by them (EST01), and what became of each. */
export const EVENTOS_DE_REMOCAO: DefinicaoColecao<EventoDeRemocao> = {
  nome: 'eventosDeRemocao',
  schema: eventoDeRemocao,
  indices: {
    remocaoUid: { tipo: 'texto' },
    estado: { tipo: 'texto' },
    recebidoEm: { tipo: 'instante', semArvore: true },
  },
  carimbosSemArvore: true,
  semHistorico: true,
  // Read and written for who may see the removal, which is asked first.
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
