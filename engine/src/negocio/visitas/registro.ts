import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/** How often a lot was opened on a brand's site, one row a day: sums alone, of nobody. */
const visitasDoLote = z.strictObject({
  /** `{lelUid}:{hotsiteId}:{dia}`. */
  uid: z.string(),
  lelUid: z.guid(),
  hotsiteId: z.int().positive(),
  dia: z.iso.date(),
  visualizacoes: z.int().positive(),
  visitantes: z.int().nonnegative(),
});

export const VISITAS_DO_LOTE: DefinicaoColecao<z.infer<typeof visitasDoLote>> = {
  nome: 'visitasDoLote',
  schema: visitasDoLote,
  indices: { lelUid: { tipo: 'texto' } },
  carimbosSemArvore: true,
  semHistorico: true,
  salvaSemSincronizar: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
