import { AssinaturaInvalida, abrirJws, conferirJws } from './assinatura.ts';
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
  /** Of the lot that the receipt speaks of; null when it was not read. */
  livro: Laudo | null;
}

/** Checks that the house signed the receipt, and that the bid it speaks of is in the lot's ledger as it says (rule 24). */
export async function conferirRecibo(
  jws: string,
  chaves: Chaves,
  livroDoLote: (lelUid: string) => Promise<LivroDoLote>,
): Promise<LaudoRecibo> {
  let recibo: Recibo | null = null;
  try {
    const dito = abrirJws(jws).carga as unknown as Recibo;
    recibo = (await conferirJws(jws, 'martelo-recibo', chaves, String(dito.instante))) as unknown as Recibo;
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return { recibo, confere: false, resumo: erro.message, livro: null };
  }
  const publicado = await livroDoLote(recibo.lelUid);
  const livro = await conferirLote(publicado, chaves);
  const quebra = livro.veredito === 'quebrado' ? livro.resumo : quebraNoLivro(recibo, publicado);
  if (quebra !== null)
    return { recibo, confere: false, resumo: `O recibo é autêntico, mas ${quebra}`, livro };
  const resumo =
    recibo.seq === null
      ? 'A casa assinou este recibo. O lance é um aumento silencioso do seu máximo: fica no livro só como compromisso cifrado, que se abre em juízo.'
      : `A casa assinou este recibo, e o lance está no livro, registro ${recibo.seq}.`;
  return { recibo, confere: true, resumo, livro };
}

function quebraNoLivro(
  { seq, hash, instante, tipo, valor }: Recibo,
  { eventos }: LivroDoLote,
): string | null {
  if (seq === null) return null;
  const registro = eventos[seq - 1];
  if (registro?.hash !== hash) return `o livro não tem este lance no registro ${seq}.`;
  const { publico } = registro;
  if (publico.instante !== instante) return 'o livro traz outro instante.';
  if (publico.tipo !== 'Lance' && publico.tipo !== 'VendaDireta') return null;
  if (publico.tipo === 'Lance' && publico.modo !== tipo) return 'o livro traz um lance de outro tipo.';
  const preco = Number(publico.valor);
  const combina = tipo === 'AUTOMATICO' ? preco <= valor : preco === valor;
  return combina ? null : 'o livro traz outro valor.';
}
