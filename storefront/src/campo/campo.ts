import { novoComandoId } from '../sessao/comandar.ts';
import { SEM_CONEXAO } from '../sessao/sem-conexao.ts';
import type { Chamar } from './em-partes.ts';
import { criarFila, type Fila, pausa, SemExito } from './fila.ts';
import { depositoEmIndexedDb } from './indexeddb.ts';
import { depositoEmMemoria } from './memoria.ts';
import type { Ato, Deposito } from './tipos.ts';

/** A part of 256 KiB over the worst line that still moves. */
const PRAZO_MS = 120_000;
const CANAL = 'martelo-campo';
const TRAVA = 'martelo-campo';
/** Whose the outbox of this browser was last: without network nobody else says who works here. */
const CHAVE_DO_DONO = 'martelo-campo-dono';
const FEITOS = 'feitos';
const FEITOS_MAX = 600;

/** What was sent, until the page that shows its subject knows of it. */
export interface Feito {
  assunto: string;
  /** A removal's code, or that it was an answer of an inspection. */
  codigo: string;
  instante: string;
  /** Of an answer: what was said. */
  valor?: unknown;
}
export const RESPOSTA = 'RESPOSTA';
export const FOTO = 'FOTO';

/** What one account does on this device. */
export interface Campo {
  dono: string;
  fila: Fila;
  deposito: Deposito;
  /** Codes and answers that were sent in the last days, oldest first. */
  feitos(): readonly Feito[];
}

let deposito: Deposito | null = null;
/** Of this browser. Where it keeps nothing (a private window), of this page. */
export function depositoDaqui(): Deposito {
  deposito ??= typeof indexedDB === 'undefined' ? depositoEmMemoria() : depositoEmIndexedDb();
  return deposito;
}

const chamarComo =
  (dono: string): Chamar =>
  async <T>(metodo: string, caminho: string, corpo: object | Blob | undefined): Promise<T> => {
    let resposta: Response;
    let lido: unknown;
    try {
      resposta = await fetch(`/api${caminho}`, {
        method: metodo,
        headers: {
          ...{ accept: 'application/json', conta: dono },
          ...(corpo === undefined
            ? {}
            : { 'content-type': corpo instanceof Blob ? 'application/octet-stream' : 'application/json' }),
        },
        ...(corpo === undefined ? {} : { body: corpo instanceof Blob ? corpo : JSON.stringify(corpo) }),
        signal: AbortSignal.timeout(PRAZO_MS),
      });
      lido = resposta.status === 204 ? null : await resposta.json();
    } catch {
      // A page of a proxy's is no answer either.
      throw new SemExito(0, SEM_CONEXAO);
    }
    if (resposta.ok) return lido as T;
    throw new SemExito(resposta.status, lido as SemExito['corpo']);
  };

let aberto: Campo | null = null;

/** The outbox of an account in this page, which sends from now on whenever it can. One account at a time works in a page. */
export function abrirCampo(dono: string): Campo {
  if (aberto?.dono === dono) return aberto;
  const onde = depositoDaqui();
  lembrarDono(dono);
  void esquecer(dono).catch(() => {});
  const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CANAL);
  let feitos: Feito[] = [];
  const anotar = (ato: Ato): void => {
    const feito = feitoDe(ato);
    if (feito === null) return;
    feitos = [...feitos, feito].slice(-FEITOS_MAX);
    void onde.guardarLeitura(dono, FEITOS, feitos).catch(() => {});
  };
  const fila = criarFila({
    ...{ deposito: onde, dono, chamar: chamarComo(dono), novoId: novoComandoId, agora: Date.now },
    umPorVez: (fazer) =>
      'locks' in navigator ? (navigator.locks.request(TRAVA, fazer) as Promise<never>) : fazer(),
    aoMudar() {
      canal?.postMessage(null);
      segurar();
    },
    aoFazer: anotar,
  });
  if (canal) canal.onmessage = () => void fila.reler().catch(() => {});
  manter(fila);
  void onde
    .leitura(dono, FEITOS)
    .then((lida) => {
      feitos = [...((lida?.corpo as Feito[] | undefined) ?? []), ...feitos];
    })
    .then(() => fila.reler())
    .then(() => fila.enviar())
    .catch(() => {});
  aberto = { dono, fila, deposito: onde, feitos: () => feitos };
  return aberto;
}

function feitoDe({ assunto, instante, responde, chamada }: Ato): Feito | null {
  const corpo = chamada.corpo as { codigo?: string; itemUid?: string; respostas?: { valor: unknown }[] };
  if (responde === 'codigo')
    return corpo.codigo === undefined ? null : { assunto, codigo: corpo.codigo, instante };
  if (responde === 'respostas')
    return { assunto, codigo: RESPOSTA, instante, valor: corpo.respostas?.[0]?.valor ?? null };
  return corpo.itemUid === undefined ? null : { assunto, codigo: FOTO, instante };
}

/** Tries again: at once when there is a network again or somebody looks, and else with growing pauses. */
function manter(fila: Fila): void {
  let falhas = 0;
  let espera: ReturnType<typeof setTimeout> | undefined;
  let tentando = false;
  const tentar = async (): Promise<void> => {
    if (tentando) return;
    tentando = true;
    clearTimeout(espera);
    const { atos, parada } = await fila.enviar().catch(() => ({ atos: [], parada: 'REDE' as const }));
    tentando = false;
    falhas = parada === null ? 0 : falhas + 1;
    if (parada === 'REDE' || atos.length > 0) espera = setTimeout(tentar, pausa(falhas));
  };
  const jaAgora = () => {
    falhas = 0;
    void tentar();
  };
  addEventListener('online', jaAgora);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && jaAgora());
  // What was put while nothing was being tried.
  fila.ouvir(() => {
    const { parada, indo } = fila.andamento();
    if (parada === 'REDE' && indo === null && !tentando) {
      clearTimeout(espera);
      espera = setTimeout(tentar, pausa(falhas));
    }
  });
}

let segurado = false;
/** What waits here is nowhere else: a browser that runs short of space is asked to look elsewhere. */
function segurar(): void {
  if (segurado) return;
  segurado = true;
  void navigator.storage?.persist?.().catch(() => {});
}

const PREFIXO_DO_CACHE = 'martelo-campo:';
export const cacheDe = (dono: string): string => `${PREFIXO_DO_CACHE}${dono}`;

/** What was taken along by others goes, or by everybody where nobody is left; what they did and did not send stays. */
export async function esquecer(menos: string | null): Promise<void> {
  if (menos === null) lembrarDono(null);
  if (typeof caches !== 'undefined')
    for (const nome of await caches.keys())
      if (nome.startsWith(PREFIXO_DO_CACHE) && (menos === null || nome !== cacheDe(menos)))
        await caches.delete(nome);
  await depositoDaqui().esquecerLeituras(menos);
}

function lembrarDono(dono: string | null): void {
  try {
    if (dono === null) localStorage.removeItem(CHAVE_DO_DONO);
    else localStorage.setItem(CHAVE_DO_DONO, dono);
  } catch {
    // A browser that keeps nothing.
  }
}
export function donoLembrado(): string | null {
  try {
    return localStorage.getItem(CHAVE_DO_DONO);
  } catch {
    return null;
  }
}
