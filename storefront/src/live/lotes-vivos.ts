import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { EventoLivro } from '@martelo/shared/livro';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import { aCadaLigacao, aoReceber, avisar, consultarJa, ligar, pedir } from './conexao.ts';
import { evoluir, faltaHistorico, type LoteVivo } from './lote-vivo.ts';
import type { Pressa } from './vigia.ts';

interface Acompanhado {
  lote: LoteVivo;
  ouvintes: Set<() => void>;
  /** How many of the listeners show the history: without one, what was missed need not be asked for. */
  comHistorico: number;
  buscando: boolean;
  saida: ReturnType<typeof setTimeout> | undefined;
}

/** A page change unmounts and mounts again: a lot is left only when nobody wanted it for this long. */
const PERMANENCIA_MS = 2_000;
/** A busy lot is asked for its new bids at most this often, each tab at its own moment. */
const BUSCA_MS = 250;

/** From here on people look at the clock. */
const PERTO_MS = 5 * 60_000 + 10_000;

/** A broadcast follows its answer within this time, or it was lost. */
const CONFERIR_MS = 400;

/** Lots whose panel is on this page. */
export const noPainel = new Set<string>();

const acompanhados = new Map<string, Acompanhado>();
let ouvindo = false;

let lente: ((lote: LoteVivo) => LoteVivo) | null = null;

/** The lot as this tab knows it; `inicial` until somebody follows it. */
export function lerLote(inicial: LoteVivo): LoteVivo {
  const lote = acompanhados.get(inicial.estado.lelUid)?.lote ?? inicial;
  return lente === null ? lote : lente(lote);
}

/** Shows every lot through `nova`, which must give the same object for the same lot and time. Of the builder's canvas alone. */
export function verPorLente(nova: ((lote: LoteVivo) => LoteVivo) | null): void {
  lente = nova;
}

/** Follows a lot from the state the server rendered. All followers of a lot share one room. Returns the unsubscriber. */
export function acompanharLote(
  inicial: LoteVivo,
  ouvinte: () => void,
  opcoes: { historico?: boolean } = {},
): () => void {
  ouvirServidor();
  const lelUid = inicial.estado.lelUid;
  const conhecido = acompanhados.get(lelUid);
  const acompanhado: Acompanhado = conhecido ?? {
    lote: inicial,
    ouvintes: new Set(),
    comHistorico: 0,
    buscando: false,
    saida: undefined,
  };
  if (conhecido === undefined) acompanhados.set(lelUid, acompanhado);
  else receber(lelUid, inicial.estado);
  clearTimeout(acompanhado.saida);
  acompanhado.saida = undefined;
  // The first to show the history brings it; what happened since is asked for below.
  if (opcoes.historico && acompanhado.comHistorico++ === 0)
    acompanhado.lote = {
      ...acompanhado.lote,
      historico: inicial.historico,
      historicoAte: inicial.historicoAte,
      fimAte: inicial.fimAte,
    };
  acompanhado.ouvintes.add(ouvinte);
  if (conhecido === undefined) void entrar(lelUid);
  buscarHistorico(lelUid);
  return () => {
    acompanhado.ouvintes.delete(ouvinte);
    if (opcoes.historico) acompanhado.comHistorico--;
    if (acompanhado.ouvintes.size === 0) acompanhado.saida = setTimeout(() => sair(lelUid), PERMANENCIA_MS);
  };
}

/** The lot's own panel is on this page: the server takes it for seen. Returns what takes that back. */
export function abrirPainel(lelUid: string): () => void {
  noPainel.add(lelUid);
  if (acompanhados.has(lelUid)) void entrar(lelUid);
  return () => {
    noPainel.delete(lelUid);
    if (acompanhados.has(lelUid)) void entrar(lelUid);
  };
}

/** A newer state learnt elsewhere (the answer to one's own bid). */
export function receber(lelUid: string, estado: EstadoPublicoLote): void {
  aplicar(lelUid, (lote) => evoluir(lote, { tipo: 'estado', estado }));
  buscarHistorico(lelUid);
}

/** Bids and the rest of a lot's ledger, learnt by asking. */
export function receberEventos(lelUid: string, eventos: readonly EventoLivro[]): void {
  aplicar(lelUid, (lote) => evoluir(lote, { tipo: 'eventos', eventos }));
}

/** The lots that this page follows; `historicoAte` where it shows their bids. */
export const lotesAcompanhados = (): {
  lelUid: string;
  dataFim: string | null;
  historicoAte: number | null;
}[] =>
  [...acompanhados].map(([lelUid, { lote, comHistorico }]) => ({
    lelUid,
    dataFim: lote.estado.dataFim,
    historicoAte: comHistorico > 0 ? lote.historicoAte : null,
  }));

/** Whether one of them ends soon, or is called by an auctioneer. `agora`: the server's, Unix ms. */
export function pressaDosLotes(agora: number): Pressa {
  for (const { lote } of acompanhados.values()) {
    const { situacao, dataFim } = lote.estado;
    if (!LOTE_ACEITA_LANCES.has(situacao)) continue;
    if (dataFim === null ? situacao !== 'LIBERADO_LEILAO' : Date.parse(dataFim) - agora < PERTO_MS)
      return 'perto';
  }
  return 'longe';
}

/**
 * The server said something this tab should have heard of by now. Where `atrasado` still says it has not, after the time a
 * message takes, the state is asked for.
 */
export function conferirLote(lelUid: string, atrasado: (estado: EstadoPublicoLote) => boolean): void {
  setTimeout(() => {
    const acompanhado = acompanhados.get(lelUid);
    if (acompanhado && atrasado(acompanhado.lote.estado)) void entrar(lelUid);
  }, CONFERIR_MS);
}

function ouvirServidor(): void {
  if (ouvindo) return;
  ouvindo = true;
  aoReceber('on-lances-lote', (dados) => {
    const estado = dados as EstadoPublicoLote;
    receber(estado.lelUid, estado);
  });
  aCadaLigacao(() => {
    for (const lelUid of acompanhados.keys()) void entrar(lelUid);
  });
  void ligar();
}

async function entrar(lelUid: string): Promise<void> {
  try {
    const ack = await pedir('conectar-lances-lote', { lelUid, deLonge: !noPainel.has(lelUid) });
    if (ack.ok) receber(lelUid, ack as unknown as EstadoPublicoLote);
  } catch {
    // Not connected: the next connection joins again. Until then one asks.
    consultarJa();
  }
}

function sair(lelUid: string): void {
  acompanhados.delete(lelUid);
  avisar('desconectar-lances-lote', { lelUid });
}

function aplicar(lelUid: string, mudar: (lote: LoteVivo) => LoteVivo): void {
  const acompanhado = acompanhados.get(lelUid);
  if (acompanhado === undefined) return;
  const novo = mudar(acompanhado.lote);
  if (novo === acompanhado.lote) return;
  acompanhado.lote = novo;
  for (const ouvinte of [...acompanhado.ouvintes]) ouvinte();
}

function buscarHistorico(lelUid: string): void {
  const acompanhado = acompanhados.get(lelUid);
  if (!acompanhado || acompanhado.buscando || acompanhado.comHistorico === 0) return;
  if (!faltaHistorico(acompanhado.lote)) return;
  acompanhado.buscando = true;
  setTimeout(async () => {
    const antes = acompanhado.lote.historicoAte;
    try {
      const ack = await pedir('lances-lote-apos', { lelUid, seq: antes });
      if (ack.ok)
        aplicar(lelUid, (lote) => evoluir(lote, { tipo: 'eventos', eventos: ack.eventos as EventoLivro[] }));
    } catch {
      // Asked again after the reconnection, when the room's state arrives.
    }
    acompanhado.buscando = false;
    if (acompanhado.lote.historicoAte > antes) buscarHistorico(lelUid);
  }, Math.random() * BUSCA_MS);
}
