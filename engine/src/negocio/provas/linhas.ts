import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { comoNaLista, type LanceRecebido, lanceNaLista } from '../../leituras/registros/lance.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Busca, Colecao, DefinicaoColecao, Registro, Registros } from '../../records/records.ts';

/** A line of the list: with what people call its auction, and the numbers of its lot and client; null of a client where the room bid. */
export const linhaRecebida = lanceNaLista.extend({
  leilao: z.object({ id: z.int(), uid: z.guid(), nome: z.string() }).nullable(),
  lote: z.object({ id: z.int() }).nullable(),
  cliente: z.object({ id: z.int() }).nullable(),
});

/** As many as a page has at most. */
export const LINHAS_POR_VEZ = 200;

/** By the small numbers that people see: which field holds the uid of what is meant, and where it is looked up. */
const PELO_NUMERO: Readonly<Record<string, { campo: string; de: DefinicaoColecao<never> }>> = {
  'leilao.id': { campo: 'leiUid', de: LEILOES as never },
  'lote.id': { campo: 'lelUid', de: LOTES as never },
  'cliente.id': { campo: 'cliUid', de: CLIENTES as never },
};
/** What filters may name beside the record's own fields. */
export const NUMEROS = Object.keys(PELO_NUMERO);
/** No uid is so: of a number that nobody has nothing is found. */
const NINGUEM = '-';

type Numerado = Registro<{ uid: string; id: number; nome?: string }>;

export function criarLinhas(registros: Registros) {
  const colecao = (de: DefinicaoColecao<never>) =>
    registros.colecao(de) as unknown as Colecao<{ uid: string; id: number; nome?: string }>;
  const porUid = async (de: DefinicaoColecao<never>, uids: readonly string[]) => {
    const { itens } = await colecao(de).listar(SISTEMA, {
      filtros: [{ tipo: 'lista', campo: 'uid', valores: [...new Set(uids)] }],
      ...{ pagina: 1, porPagina: LINHAS_POR_VEZ, semTotal: true },
    });
    return new Map(itens.map((um) => [um.uid, um] as [string, Numerado]));
  };

  return {
    /** The rows of a page, three questions to the records for all of them. */
    async completar<T extends LanceRecebido>(lances: readonly T[]) {
      if (lances.length === 0) return [];
      const uidsDe = (campo: 'leiUid' | 'lelUid' | 'cliUid') => lances.map((um) => um[campo]);
      const [leiloes, lotes, clientes] = await Promise.all([
        porUid(LEILOES as never, uidsDe('leiUid')),
        porUid(LOTES as never, uidsDe('lelUid')),
        porUid(CLIENTES as never, uidsDe('cliUid')),
      ]);
      const numero = (um: Numerado | undefined) => (um ? { id: um.id } : null);
      return lances.map((lance) => {
        const leilao = leiloes.get(lance.leiUid);
        return {
          ...comoNaLista(lance),
          leilao: leilao ? { id: leilao.id, uid: leilao.uid, nome: leilao.nome ?? '' } : null,
          lote: numero(lotes.get(lance.lelUid)),
          cliente: numero(clientes.get(lance.cliUid)),
        };
      });
    },

    /** The question by uids, as the records hold them. @throws ErroMartelo FILTRO_INVALIDO where a number is asked by its size, or ordered by */
    async peloRegistro<B extends Busca>(busca: B): Promise<B> {
      const recusar = (campo: string): never => {
        throw new ErroMartelo('FILTRO_INVALIDO', { campo }, [
          `${campo}: procura-se pelo número inteiro, e não ordena.`,
        ]);
      };
      if (busca.ordem && busca.ordem.campo in PELO_NUMERO) recusar(busca.ordem.campo);
      const filtros = busca.filtros.map(async (filtro): Promise<Filtro> => {
        const por = 'campo' in filtro ? PELO_NUMERO[filtro.campo] : undefined;
        if (por === undefined || !('campo' in filtro)) return filtro;
        if (filtro.tipo !== 'exata' && filtro.tipo !== 'lista' && filtro.tipo !== 'multipla')
          return recusar(filtro.campo);
        const numeros = (filtro.tipo === 'exata' ? [filtro.valor] : filtro.valores).map(Number);
        if (!numeros.every(Number.isSafeInteger)) return recusar(filtro.campo);
        const { itens } = await colecao(por.de).listar(SISTEMA, {
          filtros: [{ tipo: 'lista', campo: 'id', valores: numeros }],
          ...{ pagina: 1, porPagina: LINHAS_POR_VEZ, semTotal: true },
        });
        const valores = itens.length > 0 ? itens.map(({ uid }) => uid) : [NINGUEM];
        return { tipo: 'lista', campo: por.campo, valores };
      });
      return { ...busca, filtros: await Promise.all(filtros) };
    },
  };
}
