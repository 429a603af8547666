import { lerJson } from '@martelo/shared/json';
/** What the house publishes, read as a stranger reads it: nothing about it is believed before it was checked. */
export interface Registro {
  seq: number;
  publico: { tipo: string; instante: string; [membro: string]: unknown };
  privado: string;
  hash: string;
}

export interface LivroDoLote {
  lelUid: string;
  leiUid: string;
  eventos: Registro[];
  assinatura: string | null;
  assinaturaAtual?: string | null;
}

export interface LivroDoLeilao {
  leiUid: string;
  situacao: string;
  lotes: { lelUid: string; numero: string; seq: number; hash: string; assinatura: string | null }[];
  hash: string | null;
  assinatura: string | null;
}

/** A line of a vehicle's chain (docs/custodia.md); of the house's own copy with what opens its commitment. */
export interface Elo extends Registro {
  sal?: string;
  parte?: Record<string, unknown>;
}

export interface CustodiaDoVeiculo {
  veiUid: string;
  eventos: Elo[];
  assinatura: string | null;
}

export interface ChavePublica {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  /** ISO instant from which on it signs. */
  desde?: string;
}
export interface Chaves {
  keys: ChavePublica[];
}

export type Documento =
  | { tipo: 'lote'; livro: LivroDoLote }
  | { tipo: 'leilao'; livro: LivroDoLeilao }
  | { tipo: 'custodia'; custodia: CustodiaDoVeiculo }
  | { tipo: 'recibo'; jws: string }
  | { tipo: 'chaves'; chaves: Chaves };

const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** What a pasted text or an opened file is; null when it is nothing that can be verified. */
export function reconhecer(texto: string): Documento | null {
  const limpo = texto.trim();
  if (JWS.test(limpo)) return { tipo: 'recibo', jws: limpo };
  const dados = lerJson(limpo);
  if (dados === null || typeof dados !== 'object') return null;
  // Loose on purpose: what is missing or of the wrong kind inside is for the check to find, not for the door.
  if ('veiUid' in dados && 'eventos' in dados && Array.isArray(dados.eventos))
    return { tipo: 'custodia', custodia: dados as unknown as CustodiaDoVeiculo };
  if ('eventos' in dados && Array.isArray(dados.eventos))
    return { tipo: 'lote', livro: dados as unknown as LivroDoLote };
  if ('lotes' in dados && Array.isArray(dados.lotes))
    return { tipo: 'leilao', livro: dados as unknown as LivroDoLeilao };
  if ('keys' in dados && Array.isArray(dados.keys))
    return { tipo: 'chaves', chaves: dados as unknown as Chaves };
  if ('recibo' in dados && typeof dados.recibo === 'string' && JWS.test(dados.recibo))
    return { tipo: 'recibo', jws: dados.recibo };
  return null;
}
