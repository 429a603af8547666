import type { OutgoingHttpHeaders } from 'node:http';
import type { Desenho } from './desenhar.ts';
import { comEstilosCriticos, semFolhasAdiantadas } from './estilos.ts';
import { type Molde, moldeGzip, moldeSimples, preencher, TAMANHO_DO_NONCE } from './molde.ts';
import { comTudoNoLugar } from './no-lugar.ts';

/** A page that may be sent to anybody, once a nonce of their own is put into it. */
export interface Pronta {
  /** Bytes it takes in memory. */
  tamanho: number;
  /** When the oldest of what it shows was asked for, ms of `relogio`. */
  desde: number;
  /** The one it was drawn with. Never sent. */
  nonce: string;
  cabecalhos: [nome: string, valor: string][];
  simples: Molde;
  gzip: Molde;
}

/**
 * What is kept of an answer; null where it is not for everybody: no whole page, one that leads elsewhere, one that sets something in a
 * browser, one without a policy of its own nonce.
 */
export async function prepararPronta(
  { status, cabecalhos, corpo }: Desenho,
  desde: number,
): Promise<Pronta | null> {
  if (status !== 200 || cabecalhos['set-cookie'] !== undefined) return null;
  if (!String(cabecalhos['content-type'] ?? '').startsWith('text/html')) return null;
  const nonce = NONCE.exec(String(cabecalhos['content-security-policy'] ?? ''))?.[1];
  if (nonce === undefined || !corpo.subarray(-FIM.length).equals(FIM)) return null;
  const pagina = Buffer.from(comEstilosCriticos(comTudoNoLugar(corpo.toString()), nonce));
  const simples = moldeSimples(pagina, nonce);
  const gzip = await moldeGzip(pagina, nonce);
  const tamanho = simples.corpo.length + gzip.corpo.length;
  return { tamanho, desde, nonce, cabecalhos: aGuardar(cabecalhos), simples, gzip };
}

/**
 * One answer of it: nobody else gets this nonce.
 * @param tomar where its body is written
 */
export function responderCom(
  { nonce, cabecalhos, simples, gzip }: Pronta,
  { novo, comprimida, tomar }: { novo: string; comprimida: boolean; tomar?: (tamanho: number) => Buffer },
): { cabecalhos: [nome: string, valor: string][]; corpo: Buffer } {
  const corpo = preencher(comprimida ? gzip : simples, novo, tomar);
  return {
    corpo,
    cabecalhos: [
      ...cabecalhos.map(([nome, valor]): [string, string] => [nome, valor.replaceAll(nonce, novo)]),
      ...(comprimida ? [['content-encoding', 'gzip'] as [string, string]] : []),
      ['content-length', String(corpo.length)],
    ],
  };
}

const NONCE = new RegExp(`'nonce-([0-9a-f]{${TAMANHO_DO_NONCE}})'`);
/** A drawing that broke off after it began does not get this far. */
const FIM = Buffer.from('</html>');

/** Said of the connection or of the one answer; and what the server itself says of every answer. */
const DA_RESPOSTA = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'],
  ...['strict-transport-security', 'x-request-id'],
]);

const aGuardar = (cabecalhos: OutgoingHttpHeaders): [string, string][] =>
  Object.entries(cabecalhos).flatMap(([nome, valor]): [string, string][] => {
    if (valor === undefined || DA_RESPOSTA.has(nome)) return [];
    const texto = [valor].flat().join(', ');
    return [[nome, nome === 'link' ? semFolhasAdiantadas(texto) : texto]];
  });
