import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Chamador } from '../../api/rota.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';

/** Each time somebody of the house took out a lot's private parts, or read one bid's cap (`lance`). Written before they are handed over, and never changed. */
const abertura = z.strictObject({
  uid: z.guid(),
  lelUid: z.guid(),
  leiUid: z.guid(),
  lance: z.guid().optional(),
  usuUid: z.string(),
  instante: z.iso.datetime(),
  requestId: z.string(),
  ip: z.string(),
});
export type Abertura = z.infer<typeof abertura>;

/** The same as the house reads it under its lot. `lance`: null when the whole ledger was opened. */
export const aberturaVista = abertura
  .pick({ instante: true, usuUid: true, requestId: true, ip: true })
  .extend({ lance: z.guid().nullable() });

export const ABERTURAS: DefinicaoColecao<Abertura> = {
  nome: 'aberturas',
  schema: abertura,
  indices: {
    lelUid: { tipo: 'texto' },
    leiUid: { tipo: 'texto' },
    usuUid: { tipo: 'texto' },
    instante: { tipo: 'instante' },
  },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso, _, antes) => acesso.tipo === 'sistema' && antes === null,
};

/** A lot in its auction, as far as its secrecy goes. */
export interface LoteComSegredos {
  leilao: Pick<Estado['leilao'], 'uid' | 'situacao'>;
  lote: Pick<EstadoLote, 'uid' | 'fechamento' | 'situacao' | 'finalizacaoManual'>;
}

/**
 * What is secret of a lot is out of everybody's reach until its price is settled for good (rule 11): before that nobody may know a cap,
 * the house least of all. A close is not enough: the console takes a sale back, or calls the lot again, until its auction is over, and
 * of a conditional sale the consignor may still ask for more.
 */
export const sobSigilo = ({ leilao, lote }: LoteComSegredos): boolean =>
  lote.fechamento === null ||
  FASE_DA_SITUACAO[lote.situacao] === 'condicional' ||
  (lote.finalizacaoManual && !TERMINADO.has(leilao.situacao));

const TERMINADO: ReadonlySet<SituacaoLeilao> = new Set(['EXECUTADO', 'CANCELADO']);

/** Takes note of who opens a lot's secrets, before they are handed over. @throws ErroMartelo SIGILO_ATE_O_FIM while they are secret */
export type Abrir = (
  chamador: Chamador,
  qual: LoteComSegredos,
  registrador: Pick<Logger, 'warn'>,
  lance?: string,
) => Promise<void>;

/** The one way to a lot's secrets for the house. */
export function criarAbrir(registros: Registros, agora: () => number): Abrir {
  const aberturas = registros.colecao(ABERTURAS);
  return async ({ acesso, requestId, ip }, qual, registrador, lance) => {
    if (sobSigilo(qual)) throw new ErroMartelo('SIGILO_ATE_O_FIM');
    const usuUid = acesso.tipo === 'interno' ? acesso.usuUid : acesso.tipo;
    const instante = new Date(agora()).toISOString();
    const quem = { lelUid: qual.lote.uid, leiUid: qual.leilao.uid, ...(lance ? { lance } : {}), usuUid };
    await aberturas.inserir(SISTEMA, { uid: uuidv7(), ...quem, instante, requestId, ip });
    registrador.warn(quem, 'partes privadas de um livro foram abertas');
  };
}
