import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/** A lot that a client keeps in sight, `cliUid:lelUid`. */
const favoritoGuardado = z.strictObject({
  uid: z.string(),
  hotsiteId: z.int().positive(),
  cliUid: z.string(),
  lelUid: z.guid(),
  leiUid: z.guid(),
  veiUid: z.guid().nullable(),
  /** False once it was taken away: the commands it has obeyed stay known. */
  ativo: z.boolean(),
  /** When it was marked last. */
  desde: z.iso.datetime(),
  avisar: z.boolean(),
  /** The end of the lot that its owner was told of, or had in sight when they marked it; null before. */
  avisadoDe: z.iso.datetime().nullable(),
  /** The last commands it has obeyed: told again, they change nothing (rule 10). */
  comandos: z.array(z.string()).max(20),
});
export type FavoritoGuardado = z.infer<typeof favoritoGuardado>;

export const uidDoFavorito = (cliUid: string, lelUid: string): string => `${cliUid}:${lelUid}`;

export const FAVORITOS: DefinicaoColecao<FavoritoGuardado> = {
  nome: 'favoritos',
  schema: favoritoGuardado,
  indices: {
    cliUid: { tipo: 'texto', semArvore: true },
    lelUid: { tipo: 'texto' },
    veiUid: { tipo: 'texto', semArvore: true },
    ativo: { tipo: 'booleano', semArvore: true },
    desde: { tipo: 'instante', semArvore: true },
  },
  arvores: [['cliUid', 'desde']],
  carimbosSemArvore: true,
  semHistorico: true,
  comEfeitos: true,
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    return acesso.tipo === 'cliente' ? { cliUid: acesso.cliUid } : null;
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' ||
    (acesso.tipo === 'cliente' &&
      depois.cliUid === acesso.cliUid &&
      depois.hotsiteId === acesso.hotsiteId &&
      depois.uid === uidDoFavorito(acesso.cliUid, depois.lelUid)),
};
