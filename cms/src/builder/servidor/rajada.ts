import type { PayloadRequest } from 'payload';
import type { Pagina } from '../../payload-types.ts';

/** A pause this long ends a burst of autosaves: what comes after is a version of its own. */
const PAUSA_MS = 5 * 60_000;

interface Ultima {
  quem: string;
  quando: number;
}

const guardado = globalThis as unknown as { __marteloRajadas?: Map<number, Ultima> };
const ultimas = (): Map<number, Ultima> => {
  guardado.__marteloRajadas ??= new Map();
  return guardado.__marteloRajadas;
};

/**
 * Autosaves go into one version for as long as one person keeps editing. After a pause, or when somebody else goes on, the version so
 * far is closed, so that the list of versions says who did what.
 */
export async function comecarVersao(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  doc: Pagina,
): Promise<void> {
  const quem = (user as { email?: string } | null)?.email ?? '';
  const agora = Date.now();
  const ultima = ultimas().get(doc.id) ?? { quem: doc.alteradoPor ?? '', quando: Date.parse(doc.updatedAt) };
  ultimas().set(doc.id, { quem, quando: agora });
  if (ultima.quem !== quem || agora - ultima.quando > PAUSA_MS) await fecharVersao(payload, doc.id);
}

/** The newest version, if it is an autosave, takes no more of them. */
export async function fecharVersao(payload: PayloadRequest['payload'], pagina: number): Promise<void> {
  const { docs } = await payload.db.findVersions<Pagina>({
    collection: 'paginas',
    where: { parent: { equals: pagina } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  const versao = docs[0] as ((typeof docs)[number] & { autosave?: boolean }) | undefined;
  if (!versao?.autosave) return;
  await payload.db.updateVersion({
    collection: 'paginas',
    id: versao.id,
    versionData: { ...versao, autosave: false } as never,
  });
}
