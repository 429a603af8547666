import { apelidoRevela } from '@martelo/shared/pessoa';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

const texto = (maximo: number) => z.string().trim().max(maximo);

/** What staff write of an apelido (rule 12): a name under which somebody in the room bids. */
export const apelidoEscrita = z.strictObject({
  /** The auction it is for; null or absent: every auction of the brand. */
  leiUid: z.guid().nullish(),
  apelido: texto(60).min(2),
  cidade: texto(120).default(''),
  estado: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'Use a sigla do estado.')
    .default(''),
  tipoVeiculoSite: texto(60).nullish(),
  tipoRetomadaSite: texto(60).nullish(),
  /** The consignor whose person this is: no bid under it is taken on that consignor's own lots. */
  comId: z.int().positive().nullish(),
});

/** As it is checked when it is written: everybody sees the name, so it says nothing of who bids under it. */
export const apelidoNovo = apelidoEscrita.extend({
  apelido: apelidoEscrita.shape.apelido.superRefine((apelido, contexto) => {
    const problema = apelidoRevela(apelido);
    if (problema !== null) contexto.addIssue({ code: 'custom', message: problema });
  }),
});

export const apelido = apelidoEscrita.extend({ uid: z.guid(), hotsiteId: z.int().positive() });
export type Apelido = z.infer<typeof apelido>;

export const CUIDAM_DE_APELIDOS = ['Interno - ADM', 'Interno - Leiloeiro', 'Interno - Leilão'] as const;

export const APELIDOS: DefinicaoColecao<Apelido> = {
  nome: 'apelidos',
  schema: apelido,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    leiUid: { tipo: 'texto' },
    apelido: { tipo: 'texto' },
  },
  textoGeral: ['apelido', 'cidade'],
  unicos: [['hotsiteId', 'leiUid', 'apelido']],
  leitura(acesso) {
    if (acesso.tipo === 'sistema') return {};
    return cuida(acesso) ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso, depois, antes) =>
    acesso.tipo === 'sistema' ||
    (cuida(acesso) &&
      depois.hotsiteId === acesso.hotsiteId &&
      (antes === null || antes.hotsiteId === acesso.hotsiteId)),
};

const cuida = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && CUIDAM_DE_APELIDOS.some((papel) => acesso.papeis.includes(papel));
