import { createHash } from 'node:crypto';
import { toqueDaEquipe } from '@martelo/shared/avisos/da-equipe';
import { ESPERAS } from '@martelo/shared/avisos/esperas';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7De } from '@martelo/shared/identificador';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registros } from '../records/records.ts';

type DaCasa = Extract<Acesso, { tipo: 'interno' }>;

/** What one of the house has read of what waits on a brand, and does not want to hear of. */
const sinoDaEquipe = z.strictObject({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  usuUid: z.guid(),
  /** Queue → until when they have read it. */
  vistas: z.partialRecord(z.enum(ESPERAS), z.iso.datetime()),
  silenciados: z.array(toqueDaEquipe),
});
export type SinoDaEquipe = z.infer<typeof sinoDaEquipe>;

export const SINOS_DA_EQUIPE: DefinicaoColecao<SinoDaEquipe> = {
  nome: 'sinosDaEquipe',
  schema: sinoDaEquipe,
  indices: { usuUid: { tipo: 'texto' }, hotsiteId: { tipo: 'inteiro', semArvore: true } },
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) =>
    acesso.tipo === 'sistema'
      ? {}
      : acesso.tipo === 'interno'
        ? { usuUid: acesso.usuUid, hotsiteId: acesso.hotsiteId }
        : null,
  escrita: (acesso, { usuUid, hotsiteId }) =>
    acesso.tipo === 'sistema' ||
    (acesso.tipo === 'interno' && acesso.usuUid === usuUid && acesso.hotsiteId === hotsiteId),
};

const uidDoSino = ({ usuUid, hotsiteId }: DaCasa): string =>
  uuidv7De(Date.UTC(2026, 0, 1), createHash('sha256').update(`sino\n${hotsiteId}\n${usuUid}`).digest('hex'));

const nenhum = (acesso: DaCasa): SinoDaEquipe => ({
  ...{ uid: uidDoSino(acesso), hotsiteId: acesso.hotsiteId, usuUid: acesso.usuUid },
  ...{ vistas: {}, silenciados: [] },
});

export async function lerSino(registros: Registros, acesso: DaCasa): Promise<SinoDaEquipe> {
  return (await registros.colecao(SINOS_DA_EQUIPE).obter(acesso, uidDoSino(acesso))) ?? nenhum(acesso);
}

const CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'JA_EXISTE']);

/** Changes it as it is now: two tabs at once are one after the other. */
export async function mudarSino(
  registros: Registros,
  acesso: DaCasa,
  fazer: (antes: SinoDaEquipe) => Partial<SinoDaEquipe>,
): Promise<void> {
  const colecao = registros.colecao(SINOS_DA_EQUIPE);
  const antes = await colecao.obter(acesso, uidDoSino(acesso));
  try {
    if (antes === null) {
      const novo = nenhum(acesso);
      await colecao.inserir(acesso, { ...novo, ...fazer(novo) });
    } else await colecao.salvar(acesso, { ...antes, ...fazer(antes) }, antes.revisao);
  } catch (erro) {
    if (!(erro instanceof ErroMartelo) || !CORRIDA.has(erro.codigo)) throw erro;
    await mudarSino(registros, acesso, fazer);
  }
}
