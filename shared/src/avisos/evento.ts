import type { PapelInterno } from '../papeis.ts';
import type { Campos, DadosDe } from './campos.ts';
import type { Canal } from './canais.ts';

/** Under which heading people find an event among their choices. */
export const GRUPOS = ['lances', 'compras', 'cadastro', 'novidades', 'conta', 'casa'] as const;
export type Grupo = (typeof GRUPOS)[number];

/** Something that people are told of, declared once. */
export interface Evento<C extends Campos = Campos, S extends Campos = Campos> {
  grupo: Grupo;
  /** Whose it is: a client's, one of the house's, or either's. */
  para: 'cliente' | 'interno' | 'conta';
  /** Of the house's: with which roles it is seen on the bell, as long as one has them; left out: with any. */
  papeis?: readonly PapelInterno[];
  /** What it tells, as it is kept: never a secret. */
  dados: C;
  /** What a message of it says besides, found out as it goes out and kept nowhere: a code, a link with a token. */
  segredos: S;
  /** Where it may go at all. */
  canais: readonly Canal[];
  /** Where it goes as long as nobody chose. */
  ligados: readonly Canal[];
  /** Where it goes whatever was chosen, by the brand or the person. */
  sempre: readonly Canal[];
  /** Only to who agreed to be told of offers. */
  marketing: boolean;
  /** Wakes people: it does not wait for the morning. */
  urgente: boolean;
  /** Of the push (RFC 8030, 5.3). */
  urgencia: 'low' | 'normal' | 'high';
  /** How long it is worth sending, ms. */
  ttlMs: number;
  /** Until when, if earlier: ISO; null = no such end. */
  ate?(dados: DadosDe<C>): string | null;
  /** Of two about the same matter the later one takes the first one's place on a phone. */
  topico?(dados: DadosDe<C>): string;
  /** Where a click leads: a path of the brand's site. */
  destino(dados: DadosDe<C>): string;
  /** What every message of it has to name. */
  essenciais: readonly (string & (keyof C | keyof S))[];
  /** Of these the person is asked to confirm the address that it goes to: an unconfirmed one is right. */
  confirma?: 'email' | 'telefone';
  /** Goes by letter only to an address that was shown to be theirs; what concerns a purchase or a bid goes to the one they gave. */
  soConfirmado: boolean;
  /** Says nothing new to who has the lot before their eyes. */
  dispensaSeVisto?: boolean;
}

type Minimo<C extends Campos, S extends Campos> = Pick<
  Evento<C, S>,
  'grupo' | 'dados' | 'destino' | 'essenciais'
> &
  Partial<Evento<C, S>>;

export const DIA_MS = 86_400_000;
const HORA_MS = 3_600_000;

/** A client is told on the bell and by letter; what differs is said. */
export const evento = <const C extends Campos, const S extends Campos = Record<never, never>>(
  declarado: Minimo<C, S>,
): Evento<C, S> => ({
  para: 'cliente',
  segredos: {} as S,
  canais: ['sino', 'push', 'email', 'sms', 'whatsapp'],
  ligados: ['sino', 'push', 'email'],
  sempre: [],
  marketing: false,
  urgente: false,
  urgencia: 'normal',
  ttlMs: 3 * DIA_MS,
  soConfirmado: declarado.grupo === 'novidades',
  ...declarado,
});

/** What is about the account itself: by letter, at any hour. */
export const daConta = <const C extends Campos, const S extends Campos = Record<never, never>>(
  declarado: Minimo<C, S>,
): Evento<C, S> =>
  evento({
    para: 'conta',
    canais: ['email'],
    ligados: ['email'],
    sempre: ['email'],
    urgente: true,
    ttlMs: DIA_MS,
    ...declarado,
  });

/** Something that a person types from a message into the site: short of life, on one channel, and nowhere else. */
export const deCodigo = <const C extends Campos, const S extends Campos>(
  declarado: Minimo<C, S>,
): Evento<C, S> => daConta({ ttlMs: HORA_MS, ...declarado });
