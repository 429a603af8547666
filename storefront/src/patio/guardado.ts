/*
 * What the gate keeps on its own device, so that it works without network and outlives a session: days that were looked at, what was handed over
 * and is still to be told, pictures of it, and what is being typed. By account: nobody sees or sends another's.
 */

const BANCO = 'martelo-portaria';
const GAVETAS = ['dias', 'entregas', 'fotos', 'rascunhos'] as const;
export type Gaveta = (typeof GAVETAS)[number];
/** Raised with each new drawer. */
const VERSAO = 3;

const abrir = (): Promise<IDBDatabase> =>
  new Promise((pronto, falhou) => {
    const pedido = indexedDB.open(BANCO, VERSAO);
    pedido.onupgradeneeded = () => {
      for (const gaveta of GAVETAS)
        if (!pedido.result.objectStoreNames.contains(gaveta)) pedido.result.createObjectStore(gaveta);
    };
    pedido.onsuccess = () => pronto(pedido.result);
    pedido.onerror = () => falhou(pedido.error);
  });

/** One act on a drawer; resolves once it is on the disk. */
async function em<T>(
  gaveta: Gaveta,
  modo: IDBTransactionMode,
  agir: (loja: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const banco = await abrir();
  try {
    return await new Promise<T>((pronto, falhou) => {
      const transacao = banco.transaction(gaveta, modo);
      const pedido = agir(transacao.objectStore(gaveta));
      transacao.oncomplete = () => pronto(pedido.result);
      transacao.onerror = () => falhou(transacao.error);
      transacao.onabort = () => falhou(transacao.error);
    });
  } finally {
    banco.close();
  }
}

export const guardar = (gaveta: Gaveta, chave: string, valor: unknown): Promise<unknown> =>
  em(gaveta, 'readwrite', (loja) => loja.put(valor, chave));
export const lerGuardado = async <T>(gaveta: Gaveta, chave: string): Promise<T | null> =>
  ((await em(gaveta, 'readonly', (loja) => loja.get(chave))) as T | undefined) ?? null;
export const todosOsGuardados = <T>(gaveta: Gaveta): Promise<T[]> =>
  em(gaveta, 'readonly', (loja) => loja.getAll()) as Promise<T[]>;
export const esquecer = (gaveta: Gaveta, chave: string): Promise<unknown> =>
  em(gaveta, 'readwrite', (loja) => loja.delete(chave));
export const chavesGuardadas = (gaveta: Gaveta): Promise<string[]> =>
  em(gaveta, 'readonly', (loja) => loja.getAllKeys()) as Promise<string[]>;
