import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/** What a client looks for, kept to be looked for again. */
const buscaGuardada = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  cliUid: z.string(),
  nome: z.string().max(80),
  /** As `buscaDoEndereco` writes it. */
  busca: z.string().min(1).max(1_500),
  /** False once its owner has thrown it away. */
  ativa: z.boolean(),
  avisar: z.boolean(),
  desde: z.iso.datetime(),
  /** What became public up to here is no news any more. */
  vistoAte: z.iso.datetime(),
  avisadoEm: z.iso.datetime().nullable(),
});
export type BuscaGuardada = z.infer<typeof buscaGuardada>;

export const BUSCAS: DefinicaoColecao<BuscaGuardada> = {
  nome: 'buscas',
  schema: buscaGuardada,
  indices: {
    cliUid: { tipo: 'texto', semArvore: true },
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    busca: { tipo: 'texto', semArvore: true },
    ativa: { tipo: 'booleano', semArvore: true },
    avisar: { tipo: 'booleano', semArvore: true },
    desde: { tipo: 'instante', semArvore: true },
  },
  arvores: [['cliUid', 'desde']],
  unicos: [['cliUid', 'busca']],
  carimbosSemArvore: true,
  semHistorico: true,
  comEfeitos: true,
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    return acesso.tipo === 'cliente' ? { cliUid: acesso.cliUid } : null;
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' ||
    (acesso.tipo === 'cliente' && depois.cliUid === acesso.cliUid && depois.hotsiteId === acesso.hotsiteId),
};

/** A lot that is for sale, since the public may see it. Kept while it is. */
const publicacao = z.strictObject({ uid: z.guid(), em: z.iso.datetime() });
export type Publicacao = z.infer<typeof publicacao>;

export const PUBLICACOES: DefinicaoColecao<Publicacao> = {
  nome: 'publicacoes',
  schema: publicacao,
  indices: { em: { tipo: 'instante', semArvore: true } },
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
