import { type TagFlv, TIPO_DE_TAG } from './flv.ts';

/** What a stream says of its moment, twice a second, in the stream itself: by it a player knows how far its picture is behind. */
export interface CarimboDoFluxo {
  /** The server's clock, Unix ms, when the picture beside it was taken. */
  em: number;
  leiUid?: string;
  /** The lot on the block, and how far its public ledger had come. */
  lelUid?: string | null;
  seq?: number;
}

export const RITMO_DO_CARIMBO_MS = 500;
const NOME = 'onCarimbo';
/** AMF0's mark of a string with two bytes of length. */
const TEXTO = 2;

const texto = (valor: string): Uint8Array => {
  const bytes = new TextEncoder().encode(valor);
  return Uint8Array.of(TEXTO, bytes.length >> 8, bytes.length & 0xff, ...bytes);
};

export function tagDoCarimbo(ts: number, carimbo: CarimboDoFluxo): TagFlv {
  const dados = Uint8Array.of(...texto(NOME), ...texto(JSON.stringify(carimbo)));
  return { tipo: TIPO_DE_TAG.texto, ts, dados };
}

const CABECA = texto(NOME);

/** Null for everything else, and for what only looks like one. */
export function lerCarimbo({ tipo, dados }: TagFlv): CarimboDoFluxo | null {
  if (tipo !== TIPO_DE_TAG.texto || CABECA.some((byte, i) => dados[i] !== byte)) return null;
  const inicio = CABECA.length;
  if (dados[inicio] !== TEXTO) return null;
  const tamanho = (dados[inicio + 1]! << 8) | dados[inicio + 2]!;
  try {
    const lido: unknown = JSON.parse(
      new TextDecoder().decode(dados.subarray(inicio + 3, inicio + 3 + tamanho)),
    );
    return ehCarimbo(lido) ? lido : null;
  } catch {
    return null;
  }
}

function ehCarimbo(lido: unknown): lido is CarimboDoFluxo {
  if (typeof lido !== 'object' || lido === null) return false;
  const { em, leiUid, lelUid, seq } = lido as Record<string, unknown>;
  return (
    typeof em === 'number' &&
    Number.isFinite(em) &&
    [leiUid, lelUid ?? undefined].every((uid) => uid === undefined || typeof uid === 'string') &&
    (seq === undefined || Number.isInteger(seq))
  );
}
