import type { Evento } from '@martelo/shared/avisos/evento';
import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import type { Modelo } from '@martelo/shared/avisos/modelo';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Pessoa } from '../pessoa.ts';
import type { Aviso } from '../registros.ts';
import type { Voz } from '../voz.ts';

/** One message on its way to one person. */
export interface Envio {
  entrega: {
    uid: string;
    /** The same again is the same message to whoever takes a key. */
    chave: string;
    /** Devices that have it already. */
    feitas: readonly string[];
    /** Since when an earlier try is unanswered, Unix ms; null where none is. */
    tentandoEm: number | null;
  };
  aviso: Pick<Aviso, 'uid' | 'hotsiteId' | 'cliUid' | 'usuUid' | 'destino' | 'topico' | 'valeAte'>;
  codigo: CodigoEvento;
  evento: Evento;
  marca: RegrasHotsite;
  voz: Voz;
  pessoa: Pessoa;
  texto: Modelo;
  /** The site of the brand, without a bar at its end. */
  site: string;
  /** Where the message leads: an address of the site. */
  link: string;
  /** Switches it off without a login; null for what cannot be. */
  descadastro: string | null;
}

export interface Enviado {
  situacao: 'ENVIADA' | 'ENTREGUE';
  referencia?: string;
  feitas?: readonly string[];
}

/**
 * A way to people. Rejects to be tried again, and with `RecusaDefinitiva` where that would change nothing.
 */
export interface CanalDeAvisos {
  /** Whether a try of which nobody knows how it ended must be written down before it begins: who is asked knows no key. */
  semChave?: boolean;
  enviar(envio: Envio): Promise<Enviado>;
}

/** No other try would do better. The message is what staff read. */
export class RecusaDefinitiva extends Error {
  override name = 'RecusaDefinitiva';
}

/** How long anybody is waited for. */
export const PRAZO_MS = 10_000;

/** It is known that the message did not go out: who knows no key may be asked again without harm. */
export class NaoSaiu extends Error {
  override name = 'NaoSaiu';
}

/** Of a call that nobody answered: whether it was refused before anything was said. */
export function falhaDaRede(erro: unknown): unknown {
  const codigo = (erro as { cause?: { code?: unknown } }).cause?.code;
  return codigo === 'ECONNREFUSED' || codigo === 'ENOTFOUND' || codigo === 'EAI_AGAIN'
    ? new NaoSaiu(String(codigo))
    : erro;
}

/** Of an answer that is no success: 4xx changes nothing when it is asked again, but for "too many"; 503 and 429 took nothing. */
export function recusaDoProvedor(quem: string, status: number): Error {
  if (status === 429 || status === 503) return new NaoSaiu(`${quem} answered ${status}`);
  if (status === 401 || status === 403) return new NaoSaiu(`${quem} answered ${status}: check its token`);
  if (status >= 400 && status < 500)
    return new RecusaDefinitiva(`O provedor (${quem}) recusou a mensagem: ${status}.`);
  return new Error(`${quem} answered ${status}`);
}
