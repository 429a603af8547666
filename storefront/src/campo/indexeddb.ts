import type { Ato, Deposito } from './tipos.ts';

const NOME = 'martelo-campo';
const VERSAO = 1;
/** Of what was read: the oldest go beyond it. */
const LEITURAS_MAX = 600;

interface Lida {
  chave: string;
  dono: string;
  em: number;
  corpo: unknown;
}

/** The deposit of a phone. Each change is one transaction, on the disk when it resolves. */
export function depositoEmIndexedDb(): Deposito {
  let aberto: Promise<IDBDatabase> | null = null;
  const abrir = (): Promise<IDBDatabase> => {
    aberto ??= new Promise<IDBDatabase>((pronto, falhou) => {
      const pedido = indexedDB.open(NOME, VERSAO);
      pedido.onupgradeneeded = () => {
        const db = pedido.result;
        db.createObjectStore('atos', { keyPath: 'id' }).createIndex('dono', 'dono');
        db.createObjectStore('arquivos');
        db.createObjectStore('leituras', { keyPath: 'chave' });
        db.createObjectStore('contador');
      };
      pedido.onerror = () => falhou(pedido.error);
      pedido.onsuccess = () => {
        const db = pedido.result;
        // A newer version of the page asks for it in another tab, or the browser took it away: opened anew by the next.
        db.onversionchange = () => db.close();
        db.onclose = () => {
          aberto = null;
        };
        pronto(db);
      };
    });
    aberto.catch(() => {
      aberto = null;
    });
    return aberto;
  };
  const emTransacao = async <T>(
    lojas: readonly string[],
    modo: IDBTransactionMode,
    fazer: (loja: (nome: string) => IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const db = await abrir();
    const transacao = db.transaction([...lojas], modo, { durability: 'strict' });
    const fim = new Promise<void>((pronto, falhou) => {
      transacao.oncomplete = () => pronto();
      transacao.onabort = () => falhou(transacao.error);
    });
    // Whichever of them fails, the other is not left without anybody listening.
    fim.catch(() => {});
    const feito = await fazer((nome) => transacao.objectStore(nome)).catch((erro: unknown) => {
      const porque = transacao.error;
      try {
        transacao.abort();
      } catch {
        // It is over already.
      }
      // Of what was aborted the requests say only that; why, the transaction says.
      throw porque ?? erro;
    });
    await fim;
    return feito;
  };
  const tirarDe = async (loja: (nome: string) => IDBObjectStore, id: string): Promise<Ato | undefined> => {
    const antes = await pedido<Ato | undefined>(loja('atos').get(id));
    for (const { uid } of antes?.arquivos ?? []) loja('arquivos').delete(uid);
    loja('atos').delete(id);
    return antes;
  };
  return {
    por: (ato, bytes, noLugarDe) =>
      emTransacao(['atos', 'arquivos', 'contador'], 'readwrite', async (loja) => {
        const antes = noLugarDe === undefined ? undefined : await tirarDe(loja, noLugarDe);
        const ultima = (await pedido<number | undefined>(loja('contador').get('ordem'))) ?? 0;
        const novo: Ato = { ...ato, ordem: antes?.ordem ?? ultima + 1 };
        loja('contador').put(ultima + 1, 'ordem');
        for (const [uid, um] of bytes) loja('arquivos').put(um, uid);
        await pedido(loja('atos').put(novo));
        return novo;
      }),
    atos: (dono) =>
      emTransacao(['atos'], 'readonly', async (loja) =>
        (await pedido<Ato[]>(loja('atos').index('dono').getAll(dono))).toSorted(
          (um, outro) => um.ordem - outro.ordem,
        ),
      ),
    deOutros: (dono) =>
      emTransacao(['atos'], 'readonly', async (loja) => {
        const [todos, meus] = await Promise.all([
          pedido(loja('atos').count()),
          pedido(loja('atos').index('dono').count(dono)),
        ]);
        return todos - meus;
      }),
    mudar: (ato) =>
      emTransacao(['atos'], 'readwrite', async (loja) => {
        if ((await pedido(loja('atos').getKey(ato.id))) !== undefined) await pedido(loja('atos').put(ato));
      }),
    tirar: (id) =>
      emTransacao(['atos', 'arquivos'], 'readwrite', async (loja) => {
        await tirarDe(loja, id);
      }),
    bytes: (uid) =>
      emTransacao(
        ['arquivos'],
        'readonly',
        async (loja) => (await pedido(loja('arquivos').get(uid))) ?? null,
      ),
    guardarLeitura: (dono, caminho, corpo) =>
      emTransacao(['leituras'], 'readwrite', async (loja) => {
        const lida: Lida = { chave: `${dono} ${caminho}`, dono, em: Date.now(), corpo };
        await pedido(loja('leituras').put(lida));
        if ((await pedido(loja('leituras').count())) <= LEITURAS_MAX) return;
        const todas = await pedido<Lida[]>(loja('leituras').getAll());
        const velhas = todas
          .filter(({ chave }) => !chave.includes(' rascunho '))
          .toSorted((uma, outra) => uma.em - outra.em)
          .slice(0, todas.length - LEITURAS_MAX);
        for (const { chave } of velhas) loja('leituras').delete(chave);
      }),
    leitura: (dono, caminho) =>
      emTransacao(['leituras'], 'readonly', async (loja) => {
        const lida = await pedido<Lida | undefined>(loja('leituras').get(`${dono} ${caminho}`));
        return lida === undefined ? null : { corpo: lida.corpo, em: lida.em };
      }),
    esquecerLeitura: (dono, caminho) =>
      emTransacao(['leituras'], 'readwrite', async (loja) => {
        await pedido(loja('leituras').delete(`${dono} ${caminho}`));
      }),
    esquecerLeituras: (menos) =>
      emTransacao(['leituras'], 'readwrite', async (loja) => {
        for (const { chave, dono } of await pedido<Lida[]>(loja('leituras').getAll()))
          if (dono !== menos && !chave.includes(' rascunho ')) loja('leituras').delete(chave);
      }),
  };
}

const pedido = <T>(um: IDBRequest<T>): Promise<T> =>
  new Promise((pronto, falhou) => {
    um.onsuccess = () => pronto(um.result);
    um.onerror = () => falhou(um.error);
  });
