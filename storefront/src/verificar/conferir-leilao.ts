import { AssinaturaInvalida, conferirJws } from './assinatura.ts';
import { canonico, sha256 } from './canonico.ts';
import { conferirLote } from './conferir-lote.ts';
import type { Chaves, LivroDoLeilao, LivroDoLote } from './documentos.ts';

export interface LoteConferido {
  lelUid: string;
  numero: string;
  registros: number;
  /** Null when it is what the auction's ledger says it is. */
  quebra: string | null;
}

export interface LaudoLeilao {
  veredito: 'assinado' | 'aberto' | 'quebrado';
  resumo: string;
  provado: string[];
  naoProvado: string[];
  quebras: string[];
  lotes: LoteConferido[];
}

/** Checks every lot's ledger of an auction and, once it ended, the one hash over all of them and its signature. */
export async function conferirLeilao(
  leilao: LivroDoLeilao,
  chaves: Chaves,
  livroDoLote: (lelUid: string) => Promise<LivroDoLote>,
  aoAndar: (lotes: LoteConferido[]) => void = () => {},
): Promise<LaudoLeilao> {
  const lotes: LoteConferido[] = [];
  for (const lote of leilao.lotes) {
    const livro = await livroDoLote(lote.lelUid);
    const { veredito, resumo } = await conferirLote(livro, chaves);
    const quebra =
      veredito === 'quebrado'
        ? resumo
        : livro.lelUid !== lote.lelUid || livro.leiUid !== leilao.leiUid
          ? 'O livro é de outro lote ou de outro leilão.'
          : livro.eventos[lote.seq - 1]?.hash !== lote.hash
            ? 'O hash não é o que está no livro do lote.'
            : livro.assinatura !== lote.assinatura
              ? 'A assinatura não é a que está no livro do lote.'
              : null;
    lotes.push({ lelUid: lote.lelUid, numero: lote.numero, registros: livro.eventos.length, quebra });
    aoAndar([...lotes]);
  }
  const fim = await conferirFim(leilao, chaves);
  const quebras = lotes.flatMap(({ numero, quebra }) =>
    quebra === null ? [] : [`Lote ${numero}: ${quebra}`],
  );
  if (fim.quebra !== null) quebras.push(fim.quebra);
  if (quebras.length > 0)
    return { veredito: 'quebrado', resumo: quebras[0]!, provado: [], naoProvado: [], quebras, lotes };
  const conferem =
    lotes.length === 1 ? 'O livro do único lote confere' : `Os livros dos ${lotes.length} lotes conferem`;
  const resumo = fim.terminou
    ? `${conferem}, e a casa assinou o hash de todos eles.`
    : `${conferem}. O leilão não terminou: ainda não há hash final.`;
  const provado = [
    'O livro de cada lote está inteiro até onde foi publicado, e os encerrados foram assinados pela casa.',
    ...(fim.terminou
      ? ['Nenhum lote foi acrescentado, retirado ou trocado de lugar desde o fim do leilão.']
      : []),
  ];
  const naoProvado = [
    ...(fim.terminou ? [] : ['O que ainda vai acontecer: o hash de todos os lotes só é assinado no fim.']),
    'Quem deu cada lance: isso só se abre em juízo, ou pelo próprio participante.',
  ];
  const veredito = fim.terminou ? 'assinado' : 'aberto';
  return { veredito, resumo, provado, naoProvado, quebras, lotes };
}

async function conferirFim(
  { leiUid, situacao, lotes, hash, assinatura }: LivroDoLeilao,
  chaves: Chaves,
): Promise<{ terminou: boolean; quebra: string | null }> {
  if (situacao !== 'EXECUTADO' && situacao !== 'CANCELADO') {
    const cedo = hash !== null || assinatura !== null;
    return { terminou: false, quebra: cedo ? 'Há um hash final, mas o leilão não terminou.' : null };
  }
  const final = await sha256([`martelo:${leiUid}`, ...lotes.map((lote) => lote.hash)].join('\n'));
  if (final !== hash)
    return { terminou: true, quebra: 'O hash final não é o dos livros destes lotes, nesta ordem.' };
  if (assinatura === null) return { terminou: true, quebra: 'O leilão terminou, e falta a assinatura.' };
  try {
    const carga = await conferirJws(assinatura, 'martelo-leilao', chaves, null);
    const linhas = lotes.map(({ lelUid, numero, seq, hash }) => ({ lelUid, numero, seq, hash }));
    const esperada = { leiUid, situacao, hash, lotes: await sha256(canonico(linhas)) };
    const quebra =
      canonico(carga) === canonico(esperada)
        ? null
        : 'A assinatura é de outro leilão ou de outra lista de lotes.';
    return { terminou: true, quebra };
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return { terminou: true, quebra: `Assinatura do leilão: ${erro.message}` };
  }
}
