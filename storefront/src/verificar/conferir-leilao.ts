import type { TipoHotsite } from '@martelo/shared/hotsite';
import { LIVRO } from '../palavras/livro.ts';
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
  modo: TipoHotsite,
  livroDoLote: (lelUid: string) => Promise<LivroDoLote>,
  aoAndar: (lotes: LoteConferido[]) => void = () => {},
): Promise<LaudoLeilao> {
  const palavras = LIVRO[modo];
  const lotes: LoteConferido[] = [];
  for (const lote of leilao.lotes) {
    const livro = await livroDoLote(lote.lelUid);
    const { veredito, resumo } = await conferirLote(livro, chaves, modo);
    const quebra =
      veredito === 'quebrado'
        ? resumo
        : livro.lelUid !== lote.lelUid || livro.leiUid !== leilao.leiUid
          ? palavras.deOutroLivro
          : livro.eventos[lote.seq - 1]?.hash !== lote.hash
            ? palavras.hashDeOutro
            : livro.assinatura !== lote.assinatura
              ? palavras.assinaturaDeOutra
              : null;
    lotes.push({ lelUid: lote.lelUid, numero: lote.numero, registros: livro.eventos.length, quebra });
    aoAndar([...lotes]);
  }
  const fim = await conferirFim(leilao, chaves, modo);
  const quebras = lotes.flatMap(({ numero, quebra }) =>
    quebra === null ? [] : [palavras.noLote(numero, quebra)],
  );
  if (fim.quebra !== null) quebras.push(fim.quebra);
  if (quebras.length > 0)
    return { veredito: 'quebrado', resumo: quebras[0]!, provado: [], naoProvado: [], quebras, lotes };
  const conferem = palavras.conferemLotes(lotes.length);
  const resumo = fim.terminou ? palavras.leilaoAssinado(conferem) : palavras.leilaoAberto(conferem);
  const provado = [palavras.livrosInteiros, ...(fim.terminou ? [palavras.nenhumLoteMudou] : [])];
  const naoProvado = [...(fim.terminou ? [] : [palavras.oQueVaiAcontecer]), palavras.quemDeu];
  const veredito = fim.terminou ? 'assinado' : 'aberto';
  return { veredito, resumo, provado, naoProvado, quebras, lotes };
}

async function conferirFim(
  { leiUid, situacao, lotes, hash, assinatura }: LivroDoLeilao,
  chaves: Chaves,
  modo: TipoHotsite,
): Promise<{ terminou: boolean; quebra: string | null }> {
  const palavras = LIVRO[modo];
  if (situacao !== 'EXECUTADO' && situacao !== 'CANCELADO') {
    const cedo = hash !== null || assinatura !== null;
    return { terminou: false, quebra: cedo ? palavras.hashCedo : null };
  }
  const final = await sha256([`martelo:${leiUid}`, ...lotes.map((lote) => lote.hash)].join('\n'));
  if (final !== hash) return { terminou: true, quebra: palavras.hashFinalDeOutros };
  if (assinatura === null) return { terminou: true, quebra: palavras.faltaAssinatura };
  try {
    const carga = await conferirJws(assinatura, 'martelo-leilao', chaves, null);
    const linhas = lotes.map(({ lelUid, numero, seq, hash }) => ({ lelUid, numero, seq, hash }));
    const esperada = { leiUid, situacao, hash, lotes: await sha256(canonico(linhas)) };
    const quebra = canonico(carga) === canonico(esperada) ? null : palavras.deOutraLista;
    return { terminou: true, quebra };
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return { terminou: true, quebra: palavras.assinaturaDoLeilao(erro.message) };
  }
}
