import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const fluxoGuardado = z.strictObject({
  /** The stream's name: of a broadcast, or of a camera beside it. */
  uid: z.string(),
  transmissaoUid: z.guid(),
  /** The newest entry that was given to who sends: none before it is good. */
  entrada: z.string().nullable(),
  usadaEm: z.iso.datetime().nullable(),
  /** Somebody sends it, as the media service said last. */
  chega: z.boolean(),
  plateia: z.int().nonnegative(),
  checadaEm: z.iso.datetime().nullable(),
});
export type FluxoGuardado = z.infer<typeof fluxoGuardado>;

/** Streams, as the media service sees them every two seconds: what that changes of a broadcast stands in the broadcast. */
export const FLUXOS: DefinicaoColecao<FluxoGuardado> = {
  nome: 'fluxosDasTransmissoes',
  schema: fluxoGuardado,
  indices: { transmissaoUid: { tipo: 'texto' }, chega: { tipo: 'booleano' } },
  carimbosSemArvore: true,
  semHistorico: true,
  salvaSemSincronizar: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

export const fluxoDaTransmissao = (uid: string): string => `t-${uid}`;
export const fluxoDaCamera = (uid: string): string => `c-${uid}-2`;
export const ehDaTransmissao = (fluxo: string): boolean => fluxo.startsWith('t-');
