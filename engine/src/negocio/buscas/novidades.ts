import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { LOTE_ACEITA_LANCES, LOTE_AINDA_NAO_ABERTO } from '@martelo/shared/lote-situacao';
import { z } from 'zod';
import type { Fazedor } from '../../jobs/efeitos.ts';
import { pedirEfeitos } from '../../jobs/pedir-efeitos.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../../leituras/vistas/carimbos.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { enderecoDaBusca, filtrosDaBusca } from './lingua.ts';
import type { Publicados } from './publicados.ts';
import { BUSCAS, type BuscaGuardada } from './registro.ts';

interface Dependencias {
  registros: Registros;
  motor: Pick<Motor, 'leilaoDoLote'>;
  leitura: Pick<Leitura, 'lote'>;
  indice: Pick<IndiceLotes, 'achar'>;
  publicados: Publicados;
  hotsites: { porId(id: number): RegrasHotsite | null };
  avisar: Avisar;
  agora(): number;
  /** Ms that new lots wait for those that come with them: an import takes minutes, and is one piece of news. */
  espera: number;
}

/** At most one message a day, of each search. */
const UM_DIA_MS = 86_400_000;
const NOMEADOS = 10;
/** Searches asked before other requests get their turn. */
const POR_VEZ = 50;
export const AVISO_DA_BUSCA = 'avisar-novidades';

const carga = z.object({ lotes: z.array(z.string()), total: z.int() });

/**
 * Tells who saved a search of the lots that became public since and that the listing would show for it: asked of the same search in
 * memory, in the listing's own language, among the new lots alone.
 */
export function novidadesDasBuscas(deps: Dependencias) {
  const { registros, motor, leitura, indice, publicados, hotsites, avisar, agora, espera } = deps;
  const buscas = registros.colecao(BUSCAS);
  /** Up to when a search was asked and nothing was new, Unix ms: what the record need not say. */
  const semNovidade = new Map<string, number>();

  const anotar = async (
    busca: Registro<BuscaGuardada>,
    novos: readonly string[],
    ate: number,
  ): Promise<void> => {
    const contexto = { ato: 'novidades', revisao: busca.revisao + 1, agora: agora(), por: 'sistema' };
    const dados = { lotes: novos.slice(0, NOMEADOS), total: novos.length };
    const efeitos = pedirEfeitos([{ nome: AVISO_DA_BUSCA, dados }], contexto);
    const depois = {
      ...busca,
      vistoAte: new Date(ate).toISOString(),
      avisadoEm: new Date(agora()).toISOString(),
    };
    try {
      await buscas.salvar(SISTEMA, depois, busca.revisao, efeitos);
    } catch (erro) {
      // Its owner has just changed or removed it, or another engine was first: the next look finds it as it is.
      if (!(erro instanceof ErroMartelo && IDA.has(erro.codigo))) throw erro;
    }
  };

  const ver = async (busca: Registro<BuscaGuardada>, ate: number): Promise<void> => {
    const desde = Math.max(Date.parse(busca.vistoAte), semNovidade.get(busca.uid) ?? 0);
    if (desde >= ate) return;
    const publicos = publicados.entre(busca.hotsiteId, desde, ate);
    const novos =
      publicos.length === 0
        ? []
        : indice.achar({
            ...{ hotsite: busca.hotsiteId, filtros: filtrosDaBusca(busca.busca) },
            entre: new Set(publicos),
          });
    if (novos.length > 0) await anotar(busca, novos, ate);
  };

  const fazer: Fazedor['faz'] = async (bruta, { uid, chave }) => {
    const { lotes: lelUids, total } = carga.parse(bruta);
    const busca = await buscas.obter(SISTEMA, uid);
    const marca = busca && hotsites.porId(busca.hotsiteId);
    if (!busca?.avisar || !marca) return;
    const nomes = (await Promise.all(lelUids.map((lelUid) => nomeDoNovo(lelUid, marca)))).flat();
    if (nomes.length === 0) return;
    const dados = {
      // Named by what was typed alone, it has quotation marks; messages put their own around it.
      ...{
        busca: busca.nome.replace(/^“([^“”]*)”$/, '$1'),
        caminho: enderecoDaBusca(busca.busca, marca.tipo),
      },
      // What was sold or withdrawn meanwhile is news no more.
      quantos: total - (lelUids.length - nomes.length),
      lotes: nomes.join(', '),
    };
    const { hotsiteId, cliUid } = busca;
    await avisar('busca-salva', { hotsiteId, cliUid, dados, chave });
  };

  /** The name of a lot that is still to be had, else none. */
  const nomeDoNovo = async (lelUid: string, marca: RegrasHotsite): Promise<string[]> => {
    const leiUid = motor.leilaoDoLote(lelUid);
    const lido = leiUid === null ? null : await leitura.lote(leiUid, lelUid);
    if (lido === null) return [];
    const { nome, situacao } = cartaoDoLote(lido.estado, lido.lote, marca, SEM_CARIMBOS);
    const aVenda = LOTE_ACEITA_LANCES.has(situacao) || LOTE_AINDA_NAO_ABERTO.has(situacao);
    return aVenda ? [nome] : [];
  };

  return {
    fazedores: { [AVISO_DA_BUSCA]: { faz: fazer } } satisfies Record<string, Fazedor>,
    /** Looks at what became public, and at every search that may be told of something today. */
    async varrer(): Promise<void> {
      await publicados.conferir();
      const instante = agora();
      const ate = instante - espera;
      const vistas = new Map<string, number>();
      let vez = 0;
      for await (const busca of buscas.percorrer(SISTEMA, { filtros: QUE_AVISAM })) {
        const { avisadoEm } = busca;
        if (avisadoEm !== null && instante - Date.parse(avisadoEm) < UM_DIA_MS) continue;
        await ver(busca, ate);
        vistas.set(busca.uid, ate);
        vez += 1;
        if (vez % POR_VEZ === 0) await new Promise<void>((resolve) => setImmediate(resolve));
      }
      semNovidade.clear();
      for (const [uid, vistaAte] of vistas) semNovidade.set(uid, vistaAte);
    },
  };
}

const QUE_AVISAM = [{ tipo: 'exata', campo: 'avisar', valor: true }] as const;
const IDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'NAO_ENCONTRADO']);
