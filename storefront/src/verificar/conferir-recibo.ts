import type { TipoHotsite } from '@martelo/shared/hotsite';
import { LIVRO } from '../palavras/livro.ts';
import { AssinaturaInvalida, abrirJws, conferirJws } from './assinatura.ts';
import { sha256 } from './canonico.ts';
import { conferirLote, type Laudo } from './conferir-lote.ts';
import type { Chaves, LivroDoLote } from './documentos.ts';

export interface Recibo {
  lelUid: string;
  cliUid: string;
  comandoId: string;
  tipo: string;
  valor: number;
  instante: string;
  seq: number | null;
  hash: string | null;
}

export interface LaudoRecibo {
  recibo: Recibo | null;
  confere: boolean;
  resumo: string;
  /** SHA-256 of its text, hex: papers name a receipt by it. */
  sha256: string;
  /** Of the lot that the receipt speaks of; null when it was not read. */
  livro: Laudo | null;
}

/** Checks that the house signed the receipt, and that the bid it speaks of is in the lot's ledger as it says (rule 24). */
export async function conferirRecibo(
  jws: string,
  chaves: Chaves,
  modo: TipoHotsite,
  livroDoLote: (lelUid: string) => Promise<LivroDoLote>,
): Promise<LaudoRecibo> {
  const palavras = LIVRO[modo];
  const digesto = await sha256(jws);
  let recibo: Recibo | null = null;
  try {
    const dito = abrirJws(jws).carga as unknown as Recibo;
    recibo = (await conferirJws(jws, 'martelo-recibo', chaves, String(dito.instante))) as unknown as Recibo;
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return { recibo, confere: false, resumo: erro.message, sha256: digesto, livro: null };
  }
  const publicado = await livroDoLote(recibo.lelUid);
  const livro = await conferirLote(publicado, chaves, modo);
  const quebra = livro.veredito === 'quebrado' ? livro.resumo : quebraNoLivro(recibo, publicado, palavras);
  if (quebra !== null)
    return { recibo, confere: false, resumo: palavras.autenticoMas(quebra), sha256: digesto, livro };
  const resumo = recibo.seq === null ? palavras.lanceSilencioso : palavras.lanceNoLivro(recibo.seq);
  return { recibo, confere: true, resumo, sha256: digesto, livro };
}

function quebraNoLivro(
  { seq, hash, instante, tipo, valor }: Recibo,
  { eventos }: LivroDoLote,
  palavras: (typeof LIVRO)[TipoHotsite],
): string | null {
  if (seq === null) return null;
  const registro = eventos[seq - 1];
  if (registro?.hash !== hash) return palavras.semEsteLance(seq);
  const { publico } = registro;
  if (publico.instante !== instante) return palavras.outroInstante;
  if (publico.tipo !== 'Lance' && publico.tipo !== 'VendaDireta') return null;
  if (publico.tipo === 'Lance' && publico.modo !== tipo) return palavras.outroTipo;
  const preco = Number(publico.valor);
  const combina = tipo === 'AUTOMATICO' ? preco <= valor : preco === valor;
  return combina ? null : palavras.outroValor;
}
