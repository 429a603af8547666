import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { LOTE_ACEITA_LANCES, LOTE_AINDA_NAO_ABERTO } from '@martelo/shared/lote-situacao';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { PUBLICACOES } from './registro.ts';

interface Dependencias {
  registros: Registros;
  indice: Pick<IndiceLotes, 'achar'>;
  marcas(): readonly { id: number }[];
  agora(): number;
}

export interface Publicados {
  /** Compares what is for sale now with what was known. Nothing is missed, whatever way a lot became public and whoever was away meanwhile. */
  conferir(): Promise<void>;
  /** The brand's lots for sale that became public after `desde` and up to `ate`, Unix ms. */
  entre(hotsiteId: number, desde: number, ate: number): string[];
}

const A_VENDA: Filtro[] = [
  { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES, ...LOTE_AINDA_NAO_ABERTO] },
];
/** Written side by side: the store waits for its disk once for many. */
const JUNTOS = 100;

/** Since when each lot that is for sale can be seen. The records are what remains; in memory they are asked of by every saved search. */
export function lotesPublicados({ registros, indice, marcas, agora }: Dependencias): Publicados {
  const colecao = registros.colecao(PUBLICACOES);
  /** Unix ms, by lot. */
  let conhecidos: Map<string, number> | null = null;
  const porMarca = new Map<number, readonly string[]>();

  const ler = async (): Promise<Map<string, number>> => {
    const lidos = new Map<string, number>();
    for await (const { uid, em } of colecao.percorrer(SISTEMA, { filtros: [] }))
      lidos.set(uid, Date.parse(em));
    return lidos;
  };
  const anotar = async (uid: string, em: number): Promise<void> => {
    try {
      await colecao.inserir(SISTEMA, { uid, em: new Date(em).toISOString() });
    } catch (erro) {
      // Another engine was first.
      if (!(erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE')) throw erro;
    }
    conhecidos!.set(uid, em);
  };
  /** Sold, or withdrawn: put up for sale once more, it is news again. */
  const esquecer = async (uid: string): Promise<void> => {
    const guardado = await colecao.obter(SISTEMA, uid);
    if (guardado !== null) await colecao.remover(SISTEMA, uid, guardado.revisao);
    conhecidos!.delete(uid);
  };
  const cada = async (uids: readonly string[], fazer: (uid: string) => Promise<void>): Promise<void> => {
    for (let i = 0; i < uids.length; i += JUNTOS)
      await Promise.all(uids.slice(i, i + JUNTOS).map((uid) => fazer(uid)));
  };

  return {
    async conferir() {
      conhecidos ??= await ler();
      const aVenda = new Set<string>();
      for (const { id } of marcas()) {
        const uids = indice.achar({ hotsite: id, fixos: A_VENDA });
        porMarca.set(id, uids);
        for (const uid of uids) aVenda.add(uid);
      }
      const em = agora();
      await cada(
        [...aVenda].filter((uid) => !conhecidos!.has(uid)),
        (uid) => anotar(uid, em),
      );
      await cada(
        [...conhecidos.keys()].filter((uid) => !aVenda.has(uid)),
        esquecer,
      );
    },
    entre: (hotsiteId, desde, ate) =>
      (porMarca.get(hotsiteId) ?? []).filter((uid) => {
        const em = conhecidos?.get(uid);
        return em !== undefined && em > desde && em <= ate;
      }),
  };
}
