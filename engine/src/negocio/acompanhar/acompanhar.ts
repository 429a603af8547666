import type { ClienteAcompanhado, LeilaoAcompanhado, LoteAcompanhado } from '@martelo/shared/acompanhar';
import type { Filtro } from '@martelo/shared/filtro';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { devagar } from '../../jobs/devagar.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import { FAVORITOS } from '../favoritos/registro.ts';
import { VISITAS_DO_LOTE } from '../visitas/registro.ts';
import { type Alcance, clienteNoLeilao, licitantes, loteQueMove, noAlcance } from './linha.ts';

interface Dependencias {
  registros: Registros;
  /** Unix ms. */
  agora(): number;
}

/** Lots, or clients, asked about in one question. */
const DE_UMA_VEZ = 100;

export interface Acompanhar {
  /**
   * All that somebody follows of an auction, as it is now.
   * @param alcances of those lots alone, each as the first that reaches it says
   * @param clientesDe the brand that asks who bids; null: nobody does. A client of another brand of the auction is an apelido.
   */
  tudo(
    estado: Readonly<Estado>,
    alcances: readonly Alcance[],
    clientesDe: number | null,
  ): Promise<LeilaoAcompanhado>;
  /** One client's part, as a brand's house sees it. */
  cliente(estado: Readonly<Estado>, cliUid: string, hotsiteId: number): Promise<ClienteAcompanhado>;
}

export function criarAcompanhar({ registros, agora }: Dependencias): Acompanhar {
  const clientes = registros.colecao(CLIENTES);

  /** How many of something each lot has. */
  const contar = async <T extends { uid: string; lelUid: string }>(
    definicao: DefinicaoColecao<T>,
    lotes: readonly string[],
    quanto: (um: T) => number,
  ): Promise<ReadonlyMap<string, number>> => {
    const somas = new Map<string, number>();
    for (let i = 0; i < lotes.length; i += DE_UMA_VEZ) {
      const valores = lotes.slice(i, i + DE_UMA_VEZ);
      const filtros: Filtro[] = [{ tipo: 'multipla', campo: 'lelUid', valores }];
      for await (const um of devagar(registros.colecao(definicao).percorrer(SISTEMA, { filtros })))
        somas.set(um.lelUid, (somas.get(um.lelUid) ?? 0) + quanto(um));
    }
    return somas;
  };

  const comNomes = async (estado: Readonly<Estado>, hotsiteId: number): Promise<ClienteAcompanhado[]> => {
    const quem = [...licitantes(estado)];
    const nomes = new Map<string, string>();
    for (let i = 0; i < quem.length; i += DE_UMA_VEZ) {
      const valores = quem.slice(i, i + DE_UMA_VEZ);
      const filtros: Filtro[] = [
        { tipo: 'multipla', campo: 'uid', valores },
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
      ];
      for await (const { uid, nome } of devagar(clientes.percorrer(SISTEMA, { filtros })))
        nomes.set(uid, nome);
    }
    return quem.map((cliUid) => ({ ...clienteNoLeilao(estado, cliUid), nome: nomes.get(cliUid) ?? '' }));
  };

  return {
    async tudo(estado, alcances, clientesDe) {
      const { uid, id, nome, situacao } = estado.leilao;
      const { pausadoEm } = estado.pregao;
      const seus = estado.ordem.flatMap((lelUid): Omit<LoteAcompanhado, 'visitas' | 'favoritos'>[] => {
        const lote = estado.lotes.get(lelUid)!;
        const alcance = alcances.find((um) => noAlcance(um, lote));
        return alcance === undefined ? [] : [loteQueMove(lote, alcance)];
      });
      const uids = seus.map((um) => um.uid);
      const [visitas, favoritos, quem] = await Promise.all([
        contar(VISITAS_DO_LOTE, uids, ({ visualizacoes }) => visualizacoes),
        contar(FAVORITOS, uids, ({ ativo }) => Number(ativo)),
        clientesDe === null ? [] : comNomes(estado, clientesDe),
      ]);
      return {
        leilao: {
          ...{ uid, id, nome, situacao },
          pausadoEm: pausadoEm === null ? null : new Date(pausadoEm).toISOString(),
        },
        agora: new Date(agora()).toISOString(),
        lotes: seus.map((um) => ({
          ...um,
          visitas: visitas.get(um.uid) ?? 0,
          favoritos: favoritos.get(um.uid) ?? 0,
        })),
        clientes: quem,
      };
    },
    async cliente(estado, cliUid, hotsiteId) {
      const cliente = await clientes.obter(SISTEMA, cliUid);
      const nome = cliente?.hotsiteId === hotsiteId ? cliente.nome : '';
      return { ...clienteNoLeilao(estado, cliUid), nome };
    },
  };
}
