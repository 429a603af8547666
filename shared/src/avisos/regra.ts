import { type Canal, INTERROMPEM } from './canais.ts';
import type { Evento } from './evento.ts';
import { fimDoSilencio, type Silencio } from './silencio.ts';

/** Why nothing goes out on a channel. */
export const MOTIVOS = {
  MARCA_DESLIGOU: 'A marca não usa este canal para este aviso.',
  PESSOA_DESLIGOU: 'A pessoa desligou este aviso.',
  SEM_CONSENTIMENTO: 'A pessoa não aceitou receber novidades.',
  SEM_ENDERECO: 'A pessoa não tem este endereço no cadastro.',
  NAO_CONFIRMADO: 'O endereço ainda não foi confirmado.',
  SEM_INSCRICAO: 'Nenhum aparelho da pessoa recebe notificações.',
  JA_VIU: 'A pessoa está com o lote aberto.',
  VENCIDO: 'Já não valia a pena avisar.',
} as const;
export type Motivo = keyof typeof MOTIVOS;

/** What is done about a channel. Unix ms. */
export type Decisao =
  | { quando: 'agora' }
  | { quando: 'depois'; em: number }
  | { quando: 'nunca'; motivo: Motivo };

/** Event → channel → whether it is on, where somebody chose. */
export type Escolhas = Readonly<Partial<Record<string, Readonly<Partial<Record<Canal, boolean>>>>>>;

/** Where somebody can be reached. */
export interface Alcance {
  email: boolean;
  emailConfirmado: boolean;
  telefone: boolean;
  telefoneConfirmado: boolean;
  /** Devices that take notifications. */
  inscricoes: number;
}

export interface Circunstancias {
  evento: Pick<
    Evento,
    | 'canais'
    | 'ligados'
    | 'sempre'
    | 'marketing'
    | 'urgente'
    | 'soConfirmado'
    | 'confirma'
    | 'dispensaSeVisto'
  >;
  codigo: string;
  escolhas: Escolhas;
  /** The brand's own: a channel it switched off, or a default it changed. */
  daMarca: Escolhas;
  /** Whether they agreed to be told of offers. */
  consente: boolean;
  alcance: Alcance;
  silencio: Silencio;
  /** Has what it is about before their eyes. */
  jaViu: boolean;
  /** Unix ms. */
  agora: number;
  /** Unix ms: afterwards it is worth nothing. */
  valeAte: number;
}

/** Whether a person has an event on a channel: what they chose, else what the brand, else what the house. */
export const ligado = (
  { codigo, evento, escolhas, daMarca }: Pick<Circunstancias, 'codigo' | 'evento' | 'escolhas' | 'daMarca'>,
  canal: Canal,
): boolean =>
  evento.sempre.includes(canal) ||
  (daMarca[codigo]?.[canal] !== false &&
    (escolhas[codigo]?.[canal] ?? daMarca[codigo]?.[canal] ?? evento.ligados.includes(canal)));

/**
 * On which channels an event reaches somebody, now or later, and on which not and why. One entry for each channel that the event may take.
 */
export function decidirCanais(caso: Circunstancias): Map<Canal, Decisao> {
  return new Map(caso.evento.canais.map((canal) => [canal, decidir(caso, canal)]));
}

const nunca = (motivo: Motivo): Decisao => ({ quando: 'nunca', motivo });

function decidir(caso: Circunstancias, canal: Canal): Decisao {
  if (caso.valeAte <= caso.agora) return nunca('VENCIDO');
  const naoQuer = semVontade(caso, canal);
  if (naoQuer !== null) return nunca(naoQuer);
  if (caso.evento.dispensaSeVisto && caso.jaViu) return nunca('JA_VIU');
  const falta = semAlcance(caso, canal);
  return falta === null ? naHora(caso, canal) : nunca(falta);
}

/** What may have become otherwise while a message waited: the brand's word, the person's, their consent, the hour. */
export type EmEspera = Pick<
  Circunstancias,
  'evento' | 'codigo' | 'escolhas' | 'daMarca' | 'consente' | 'silencio' | 'agora' | 'valeAte'
>;

/** The same of a message that was decided once and has waited since: for the morning, for a channel, for somebody to send it again. */
export function decidirEspera(caso: EmEspera, canal: Canal): Decisao {
  if (caso.valeAte <= caso.agora) return nunca('VENCIDO');
  const naoQuer = semVontade(caso, canal);
  return naoQuer === null ? naHora(caso, canal) : nunca(naoQuer);
}

/** Who does not want it there; null: nobody. */
function semVontade(caso: EmEspera, canal: Canal): Motivo | null {
  const { evento, codigo, daMarca } = caso;
  if (evento.marketing && !caso.consente) return 'SEM_CONSENTIMENTO';
  if (!evento.sempre.includes(canal) && daMarca[codigo]?.[canal] === false) return 'MARCA_DESLIGOU';
  return ligado(caso, canal) ? null : 'PESSOA_DESLIGOU';
}

/** Now, or when the quiet hours end, if it is worth anything by then. */
function naHora(caso: EmEspera, canal: Canal): Decisao {
  const { evento, agora, valeAte } = caso;
  const calado = (INTERROMPEM.has(canal) || evento.marketing) && canal !== 'sino' && !evento.urgente;
  const em = calado ? fimDoSilencio(agora, caso.silencio) : null;
  if (em === null) return { quando: 'agora' };
  return em < valeAte ? { quando: 'depois', em } : nunca('VENCIDO');
}

/** A phone is reached when it was shown to be theirs; a letter goes to the address that they gave, unless it is one that nobody needs. */
function semAlcance({ alcance, evento }: Circunstancias, canal: Canal): Motivo | null {
  switch (canal) {
    case 'sino':
      return null;
    case 'push':
      return alcance.inscricoes > 0 ? null : 'SEM_INSCRICAO';
    case 'email':
      if (!alcance.email) return 'SEM_ENDERECO';
      return alcance.emailConfirmado || !evento.soConfirmado ? null : 'NAO_CONFIRMADO';
    case 'sms':
    case 'whatsapp':
      // It goes to the phone that is to be confirmed, which need not be one that they have on record.
      if (evento.confirma === 'telefone') return null;
      if (!alcance.telefone) return 'SEM_ENDERECO';
      return alcance.telefoneConfirmado ? null : 'NAO_CONFIRMADO';
  }
}
