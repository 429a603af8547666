import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ErroMartelo } from '@martelo/shared/erros';
import { MINUTOS_DO_AVISO } from '@martelo/shared/favorito';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import type { Fazedor } from '../../jobs/efeitos.ts';
import { pedirEfeitos } from '../../jobs/pedir-efeitos.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Leitura, LoteLido } from '../../leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../../leituras/vistas/carimbos.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { FAVORITOS, type FavoritoGuardado } from './registro.ts';

interface Dependencias {
  registros: Registros;
  motor: Pick<Motor, 'leilaoDoLote'>;
  leitura: Pick<Leitura, 'lote'>;
  indice: Pick<IndiceLotes, 'buscar'>;
  hotsites: { todos(): RegrasHotsite[]; porId(id: number): RegrasHotsite | null };
  avisar: Avisar;
  agora(): number;
}

/** Ms before a lot's end at which a brand tells who keeps it. */
export const antecedenciaDe = (regras: Pick<RegrasHotsite, 'minutosAvisoFavorito'> | null): number =>
  (regras?.minutosAvisoFavorito ?? MINUTOS_DO_AVISO) * 60_000;

const POR_VEZ = 200;
/** Hearts written side by side: the store waits for its disk once for many. */
const JUNTOS = 50;
/** Name of what is kept beside a heart to be done. */
export const AVISO_DO_FAVORITO = 'avisar-encerrando';

/**
 * Who keeps a lot is told once when it comes within the brand's minutes of its end. Asked of the search in memory, which knows each
 * end as it is now: an extension sends nothing twice, and an end that was put off by more than those minutes is told of again. A lot that
 * the auctioneer ends by hand has no end to be told of.
 */
export function avisosDeEncerrando(deps: Dependencias) {
  const { registros, motor, leitura, indice, hotsites, avisar, agora } = deps;
  const favoritos = registros.colecao(FAVORITOS);
  /** Lots within their minutes whose people were seen to, by brand: they are not read again at each look. */
  const vistos = new Map<number, Set<string>>();

  const ler = async (lelUid: string): Promise<LoteLido | null> => {
    const leiUid = motor.leilaoDoLote(lelUid);
    return leiUid === null ? null : leitura.lote(leiUid, lelUid);
  };

  const anotar = async (favorito: Registro<FavoritoGuardado>, fim: number): Promise<void> => {
    const contexto = { ato: 'encerrando', revisao: favorito.revisao + 1, agora: agora(), por: 'sistema' };
    const efeitos = pedirEfeitos([{ nome: AVISO_DO_FAVORITO, dados: {} }], contexto);
    const avisadoDe = new Date(fim).toISOString();
    try {
      await favoritos.salvar(SISTEMA, { ...favorito, avisadoDe }, favorito.revisao, efeitos);
    } catch (erro) {
      // Its owner has just changed it, or another engine saw to it: the next look finds it as it is.
      if (!(erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA')) throw erro;
      vistos.get(favorito.hotsiteId)?.delete(favorito.lelUid);
    }
  };

  const verLote = async (hotsiteId: number, lelUid: string, antecedencia: number): Promise<void> => {
    const fim = (await ler(lelUid))?.lote.dataFim ?? null;
    if (fim === null) return;
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'lelUid', valor: lelUid },
      { tipo: 'exata', campo: 'ativo', valor: true },
    ];
    const juntos: Promise<void>[] = [];
    for await (const favorito of favoritos.percorrer(SISTEMA, { filtros })) {
      const { avisadoDe } = favorito;
      if (favorito.hotsiteId !== hotsiteId || !favorito.avisar) continue;
      if (avisadoDe !== null && fim - Date.parse(avisadoDe) <= antecedencia) continue;
      juntos.push(anotar(favorito, fim));
      if (juntos.length === JUNTOS) await Promise.all(juntos.splice(0));
    }
    await Promise.all(juntos);
  };

  const verMarca = async (regras: RegrasHotsite): Promise<void> => {
    const antecedencia = antecedenciaDe(regras);
    const instante = agora();
    const fixos: Filtro[] = [
      { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] },
      { tipo: 'range', campo: 'dataFim', min: instante, max: instante + antecedencia },
    ];
    const antes = vistos.get(regras.id) ?? new Set();
    const perto = new Set<string>();
    for (let pagina = 1; ; pagina += 1) {
      const { uids, total } = indice.buscar({ hotsite: regras.id, fixos, pagina, porPagina: POR_VEZ });
      for (const uid of uids) perto.add(uid);
      if (pagina * POR_VEZ >= total) break;
    }
    vistos.set(regras.id, perto);
    for (const lelUid of perto) if (!antes.has(lelUid)) await verLote(regras.id, lelUid, antecedencia);
  };

  /** Tells one client, if it is still so: the lot takes bids, and they want to know. */
  const fazer: Fazedor['faz'] = async (_dados, { uid, chave }) => {
    const favorito = await favoritos.obter(SISTEMA, uid);
    if (!favorito?.ativo || !favorito.avisar) return;
    const marca = hotsites.porId(favorito.hotsiteId);
    const lido = await ler(favorito.lelUid);
    if (marca === null || lido === null) return;
    const lote = cartaoDoLote(lido.estado, lido.lote, marca, SEM_CARIMBOS);
    if (!LOTE_ACEITA_LANCES.has(lote.situacao) || lote.dataFim === null) return;
    if (Date.parse(lote.dataFim) <= agora()) return;
    const dados = {
      ...{ lelUid: lote.uid, lote: lote.nome, caminho: lote.url },
      ...{ encerraEm: lote.dataFim, valor: lote.valorAtual ?? lote.minimo },
    };
    const { hotsiteId, cliUid } = favorito;
    await avisar('favorito-encerrando', { hotsiteId, cliUid, dados, chave });
  };

  return {
    fazedores: { [AVISO_DO_FAVORITO]: { faz: fazer } } satisfies Record<string, Fazedor>,
    /** Looks at every brand's lots once. */
    async varrer(): Promise<void> {
      for (const regras of hotsites.todos()) await verMarca(regras);
    },
  };
}
