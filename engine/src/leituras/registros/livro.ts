import type { EventoLivro, PublicoLote } from '@martelo/shared/livro';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { Busca, DefinicaoColecao, Registros } from '../../records/records.ts';

/** One line of a lot's public ledger (rule 23). `lelUid:seq` is its key, so writing it twice changes nothing. */
const linhaDoLivro = z.strictObject({
  uid: z.string(),
  lelUid: z.guid(),
  seq: z.int().positive(),
  tipo: z.string(),
  publico: z.custom<PublicoLote>((valor) => typeof valor === 'object' && valor !== null),
  privado: z.string(),
  hash: z.string(),
  /** What a later cancellation made of the line (rule 19). No part of the ledger, which is never rewritten. */
  anulado: z.boolean().optional(),
  valorRevisto: z.int().positive().optional(),
});
export type LinhaDoLivro = z.infer<typeof linhaDoLivro>;

/** Nothing in the ledger is secret; whether the lot itself may be seen is asked before it is read. */
export const LIVRO: DefinicaoColecao<LinhaDoLivro> = {
  nome: 'livro',
  schema: linhaDoLivro,
  indices: {
    lelUid: { tipo: 'texto', semArvore: true },
    seq: { tipo: 'inteiro', semArvore: true },
    tipo: { tipo: 'texto', semArvore: true },
  },
  arvores: [['lelUid', 'seq']],
  carimbosSemArvore: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** A lot's public events after `seq`, ascending, at most `maximo` (all when not said), as fresh as the last answer given. */
export type EventosApos = (lelUid: string, seq: number, maximo?: number) => Promise<EventoLivro[]>;

export function lerLivro(registros: Registros, emDia: () => Promise<void>): EventosApos {
  const livro = registros.colecao(LIVRO);
  return async (lelUid, apos, maximo = Number.POSITIVE_INFINITY) => {
    await emDia();
    const busca: Busca = {
      filtros: [
        { tipo: 'exata', campo: 'lelUid', valor: lelUid },
        { tipo: 'range', campo: 'seq', min: apos + 1 },
      ],
      ordem: { campo: 'seq', tipoOrdenacao: 'asc', tipoCampo: 'long' },
    };
    const eventos: EventoLivro[] = [];
    for await (const { seq, publico, privado, hash } of livro.percorrer(SISTEMA, busca)) {
      if (eventos.length === maximo) break;
      eventos.push({ seq, publico, privado, hash });
    }
    return eventos;
  };
}
