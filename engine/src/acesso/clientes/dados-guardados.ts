import { atoDeConsentimento } from '@martelo/shared/cliente';
import { extrato } from '@martelo/shared/extrato';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/** What the law has kept of an account whose personal fields were erased, apart from everything that is listed, found or shown. */
const dadosGuardados = z.strictObject({
  /** The account's. */
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  /** How numbered documents name the buyer; null of who bought nothing. */
  identidade: extrato.shape.comprador.nullable(),
  /** What was agreed to and taken back: the proof of it is the house's to keep (LGPD, art. 8, § 2). */
  consentimentos: z.array(atoDeConsentimento),
  eliminadoEm: z.iso.datetime(),
  /** Until when; then they go too. */
  ate: z.iso.datetime(),
});
export type DadosGuardados = z.infer<typeof dadosGuardados>;

export const DADOS_GUARDADOS: DefinicaoColecao<DadosGuardados> = {
  nome: 'dadosGuardadosPorLei',
  schema: dadosGuardados,
  indices: { ate: { tipo: 'instante' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
