import { ErroMartelo } from '@martelo/shared/erros';
import { uid } from '@martelo/shared/identificador';
import type { Posicao } from '@martelo/shared/lance';
import type { EventoLivro } from '@martelo/shared/livro';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import type { LimitesDeLance } from '../api/limites.ts';
import { publicoDoLote } from '../auction/leituras/publico.ts';
import type { Localizador } from '../leituras/localizador.ts';
import { loteVisivel } from '../leituras/visibilidade.ts';
import type { Carimbar } from '../leituras/vistas/carimbos.ts';
import { leilaoDoEstado } from '../leituras/vistas/leilao.ts';
import { cartaoDoLote } from '../leituras/vistas/lote.ts';
import type { Conversas } from '../negocio/conversas/conversas.ts';
import { type DarLance, lanceDoCorpo } from '../negocio/lote/dar-lance.ts';
import type { Transmissoes } from '../negocio/transmissoes/transmissoes.ts';
import type { Acesso } from '../records/records.ts';
import { pedidosDoChat } from './chat.ts';
import type { Atender, Conexao } from './connection.ts';
import { pedidosDoPainel } from './dashboard.ts';
import { pedidosDeAcompanhar } from './following.ts';
import { marcarDeLonge } from './looking.ts';
import type { RecentEvents } from './recent-events.ts';
import { type AoVivo, pedidosDeRegistros } from './records.ts';
import { pedidosDeRemocoes, type ReceberCodigo } from './removals.ts';
import {
  ehSalaDeLeilao,
  ehSalaDeLote,
  salaDaFila,
  salaDaPessoa,
  salaDoCliente,
  salaDoLeilao,
  salaDoLote,
} from './rooms.ts';
import { type DoSite, pedidosDoSite } from './site.ts';
import { pedidosDasTransmissoes } from './streams.ts';

/** Lots one socket may watch at a time. */
const LOTES_POR_SOCKET = 500;
/** Auctions one socket may follow at a time. */
const LEILOES_POR_SOCKET = 12;
/** Missed events handed over at a time; who still lacks some (`restam`) asks again from the last one. */
const EVENTOS_POR_RESPOSTA = 200;
/** Cards of an auction's lots handed over at a time; the next ones are asked for with `aposLote`. */
const LOTES_POR_RESPOSTA = 200;

/** What the clients' events need of the rest of the engine. */
export interface Dependencias extends DoSite {
  agora(): number;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
  localizador: Localizador;
  darLance: DarLance;
  limites: LimitesDeLance;
  recentes: RecentEvents;
  posicoesDoCliente(cliUid: string): Promise<{ lelUid: string; posicao: Posicao }[]>;
  /** Public events of a lot after `seq`, ascending, at most `maximo`. */
  eventosApos(lelUid: string, seq: number, maximo: number): Promise<EventoLivro[]>;
  /** The lot that a vehicle is sold in now; null when none. */
  loteDoVeiculo?(acesso: Acesso, veiUid: string): Promise<string | null>;
  /** The auctioneer's console. */
  pedidosDoConsole: readonly [string, Atender][];
  /** What people say to each other. */
  conversas?: Conversas;
  transmissoes?: Transmissoes;
  /** Takes a code of a removal in. */
  receberCodigo?: ReceberCodigo;
  /** The queues that the bell of one of the house rings for. */
  filasDe?(acesso: Acesso): readonly string[];
  /** The kinds of record that lists are live of. */
  aoVivo?: readonly AoVivo<never>[];
}

/** One entry a client event: parses what came, checks, answers. The answer is the acknowledgement beside `ok: true`. */
export function criarPedidos(deps: Dependencias): ReadonlyMap<string, Atender> {
  const pedido = <S extends z.ZodType>(
    schema: S,
    atender: (conexao: Conexao, dados: z.infer<S>) => Promise<object> | object,
  ): Atender => {
    return (conexao, dados) => atender(conexao, ler(schema, dados) as z.infer<S>);
  };

  const loteDe = async ({ acesso }: Conexao, alvo: z.infer<typeof loteOuVeiculo>): Promise<string> => {
    if ('lelUid' in alvo) return alvo.lelUid;
    const lelUid = await deps.loteDoVeiculo?.(acesso, alvo.veiUid);
    if (!lelUid) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
    return lelUid;
  };

  return new Map<string, Atender>([
    [
      'relogio',
      pedido(z.object({ enviado: z.number() }), (_, { enviado }) => ({ enviado, agora: deps.agora() })),
    ],
    [
      'conectar-lances-lote',
      pedido(loteQueSegue, async (conexao, alvo) => {
        const lelUid = await loteDe(conexao, alvo);
        const { lote } = await deps.localizador.vista(conexao.acesso, lelUid);
        // No await from here on: the state told is the one that the room's messages continue.
        const { socket } = conexao;
        const sala = salaDoLote(lelUid);
        if (!socket.rooms.has(sala) && [...socket.rooms].filter(ehSalaDeLote).length >= LOTES_POR_SOCKET)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, `Acompanhe no máximo ${LOTES_POR_SOCKET} lotes.`);
        socket.join(sala);
        marcarDeLonge(socket, lelUid, alvo.deLonge === true);
        return publicoDoLote(lote);
      }),
    ],
    [
      'desconectar-lances-lote',
      pedido(loteOuVeiculo, async (conexao, alvo) => {
        const lelUid = await loteDe(conexao, alvo);
        conexao.socket.leave(salaDoLote(lelUid));
        marcarDeLonge(conexao.socket, lelUid, false);
        return {};
      }),
    ],
    [
      'lances-lote-apos',
      pedido(z.object({ lelUid: uid, seq: z.int().min(0) }), async ({ acesso }, { lelUid, seq }) => {
        const { lote } = await deps.localizador.vista(acesso, lelUid);
        if (seq >= lote.seq) return { lelUid, eventos: [], restam: false };
        const eventos =
          deps.recentes.apos(lelUid, seq) ?? (await deps.eventosApos(lelUid, seq, EVENTOS_POR_RESPOSTA));
        const pagina = eventos.slice(0, EVENTOS_POR_RESPOSTA);
        return { lelUid, eventos: pagina, restam: (pagina.at(-1)?.seq ?? lote.seq) < lote.seq };
      }),
    ],
    [
      'dar-lance',
      pedido(lanceDoCorpo.extend({ lelUid: uid }), (conexao, { lelUid, ...lance }) => {
        const acesso = exigirCliente(conexao);
        const { comandoId } = lance;
        deps.limites.exigir({ cliUid: acesso.cliUid, lote: lelUid, comandoId }, conexao.endereco);
        return deps.darLance(acesso, lelUid, lance);
      }),
    ],
    [
      'conectar-cliente',
      pedido(z.object({}).nullish(), async (conexao) => {
        const { cliUid } = exigirCliente(conexao);
        conexao.socket.join(salaDoCliente(cliUid));
        return { posicoes: await deps.posicoesDoCliente(cliUid) };
      }),
    ],
    [
      'conectar-equipe',
      pedido(z.object({}).nullish(), ({ acesso, socket }) => {
        if (acesso.tipo !== 'interno') throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Interno' });
        const { hotsiteId, usuUid } = acesso;
        const filas = deps.filasDe?.(acesso) ?? [];
        socket.join([salaDaPessoa(hotsiteId, usuUid), ...filas.map((fila) => salaDaFila(hotsiteId, fila))]);
        return {};
      }),
    ],
    [
      'pagina-visivel',
      pedido(z.object({ visivel: z.boolean() }), ({ socket }, { visivel }) => {
        socket.data.oculta = !visivel;
        return {};
      }),
    ],
    [
      'conectar-leilao-site-dto',
      pedido(leilaoSeguido, async (conexao, { leiUid, lotes: comLotes, junto, aposLote }) => {
        const { socket, acesso, hotsite, endereco } = conexao;
        if (comLotes) deps.exigirLista?.(socket.id, endereco);
        const estado = await deps.localizador.leilao(acesso, leiUid);
        const salas = [...socket.rooms].filter(ehSalaDeLeilao);
        // The oldest goes when there are too many.
        const deixadas = junto ? salas.slice(0, Math.max(0, salas.length - LEILOES_POR_SOCKET + 1)) : salas;
        for (const sala of deixadas) socket.leave(sala);
        socket.join(salaDoLeilao(leiUid, hotsite));
        if (!comLotes) return leilaoDoEstado(estado, deps.agora());
        const visiveis = estado.ordem
          .slice(aposLote === undefined ? 0 : estado.ordem.indexOf(aposLote) + 1)
          .map((lelUid) => estado.lotes.get(lelUid)!)
          .filter((lote) => loteVisivel(acesso, estado, lote));
        const lotes = visiveis.slice(0, LOTES_POR_RESPOSTA);
        return {
          ...leilaoDoEstado(estado, deps.agora()),
          lotes: lotes.map((lote) => cartaoDoLote(estado, lote, hotsite, deps.carimbar)),
          proximosApos: visiveis.length > lotes.length ? lotes.at(-1)!.uid : null,
        };
      }),
    ],
    ...deps.pedidosDoConsole,
    ...pedidosDoPainel(deps.localizador),
    ...pedidosDeAcompanhar(deps.localizador),
    ...pedidosDeRegistros(deps.aoVivo ?? []),
    ...pedidosDeRemocoes(deps.receberCodigo),
    ...pedidosDoChat(deps.conversas),
    ...pedidosDasTransmissoes(deps.transmissoes),
    ...pedidosDoSite(deps),
  ]);
}

/**
 * `lotes: false`: who looks at one lot needs no cards of the others. `junto`: beside the auctions followed already, where a
 * page shows several; without it this one takes their place. `aposLote`: the cards after this lot's, where they did not fit in one
 * answer (`proximosApos` names the last one that did, else it is null).
 */
const leilaoSeguido = z.object({
  leiUid: uid,
  lotes: z.boolean().default(true),
  junto: z.boolean().default(false),
  aposLote: uid.optional(),
});

const loteOuVeiculo = z.union(
  [z.object({ lelUid: uid }), z.object({ veiUid: uid })],
  'Informe lelUid ou veiUid, um uid.',
);
/** `deLonge`: as one of a list, whose price moves; it is no page of the lot. */
const deLonge = z.boolean().optional();
const loteQueSegue = z.union(
  [z.object({ lelUid: uid, deLonge }), z.object({ veiUid: uid, deLonge })],
  'Informe lelUid ou veiUid, um uid.',
);

function exigirCliente({ acesso }: Conexao): Extract<Acesso, { tipo: 'cliente' }> {
  if (acesso.tipo === 'cliente') return acesso;
  throw acesso.tipo === 'anonimo'
    ? new ErroMartelo('NAO_AUTENTICADO')
    : new ErroMartelo('SEM_PERMISSAO', { papeis: 'Clientes' });
}
