import type { TipoHotsite } from '@martelo/shared/hotsite';
import { LIVRO } from '../palavras/livro.ts';
import { AssinaturaInvalida, abrirJws, conferirJws } from './assinatura.ts';
import { type Conferido, conferirCadeia } from './conferir-cadeia.ts';
import type { Chaves, LivroDoLote } from './documentos.ts';

export interface Laudo {
  veredito: 'assinado' | 'aberto' | 'quebrado';
  /** In one sentence. */
  resumo: string;
  provado: string[];
  naoProvado: string[];
  quebras: string[];
  conferidos: Conferido[];
}

type Palavras = (typeof LIVRO)[TipoHotsite];

const ABERTAS = new Set([
  ...['CADASTRADO', 'PENDENTE', 'PLACAR', 'SUSPENSO', 'LIBERADO_LEILAO', 'AO_VIVO'],
  ...['DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE'],
]);
/** Walks a lot's ledger and checks its signatures. `aoAndar` hears of the walk. */
export async function conferirLote(
  livro: LivroDoLote,
  chaves: Chaves | null,
  modo: TipoHotsite,
  aoAndar: (conferidos: Conferido[]) => void = () => {},
): Promise<Laudo> {
  const palavras = LIVRO[modo];
  const conferidos = await conferirCadeia(livro.lelUid, livro.eventos, palavras, aoAndar);
  return laudo(livro, conferidos, await conferirFim(livro, chaves, palavras), palavras);
}

interface Fim {
  fechou: number | null;
  quebra: string | null;
  semChaves: boolean;
}

async function conferirFim(livro: LivroDoLote, chaves: Chaves | null, palavras: Palavras): Promise<Fim> {
  const { eventos, assinatura, assinaturaAtual = null } = livro;
  const situacao = eventos.findLast(({ publico }) => typeof publico?.situacao === 'string')?.publico.situacao;
  const aberto = ABERTAS.has(String(situacao));
  if (assinatura === null) {
    const quebra = aberto ? null : palavras.encerradoSemAssinatura;
    return { fechou: null, quebra, semChaves: false };
  }
  if (aberto)
    return {
      fechou: null,
      quebra: palavras.semEncerramento,
      semChaves: false,
    };
  if (chaves === null) return { fechou: null, quebra: null, semChaves: true };
  try {
    const fechou = await conferirPonta(livro, assinatura, chaves, palavras);
    const atual =
      assinaturaAtual === null ? fechou : await conferirPonta(livro, assinaturaAtual, chaves, palavras);
    const aMais = eventos.length - atual;
    const quebra = aMais === 0 ? null : palavras.registrosDepois(aMais);
    return { fechou, quebra, semChaves: false };
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return { fechou: null, quebra: palavras.assinaturaDoEncerramento(erro.message), semChaves: false };
  }
}

/** The entry that a signature speaks of. @throws AssinaturaInvalida */
async function conferirPonta(
  livro: LivroDoLote,
  jws: string,
  chaves: Chaves,
  palavras: Palavras,
): Promise<number> {
  const dito = livro.eventos[Number(abrirJws(jws).carga.seq) - 1];
  const { lelUid, seq, hash } = await conferirJws(
    jws,
    'martelo-livro',
    chaves,
    dito?.publico.instante ?? null,
  );
  if (lelUid !== livro.lelUid) throw new AssinaturaInvalida(palavras.deOutroLote);
  if (dito?.hash !== hash) throw new AssinaturaInvalida(palavras.deOutroConteudo);
  return Number(seq);
}

function laudo(livro: LivroDoLote, conferidos: Conferido[], fim: Fim, palavras: Palavras): Laudo {
  const total = livro.eventos.length;
  const quebrados = conferidos.filter(({ confere }) => !confere);
  const quebras = quebrados.map(({ registro, motivo }, i) =>
    palavras.noRegistro(registro.seq ?? i + 1, motivo ?? ''),
  );
  if (fim.quebra !== null) quebras.push(fim.quebra);
  if (total === 0) quebras.push(palavras.livroVazio);
  if (quebras.length > 0) {
    const resumo =
      quebrados.length > 0 ? palavras.naoSeguem(quebrados.length, quebrados[0]!.registro.seq) : quebras[0]!;
    return {
      veredito: 'quebrado',
      resumo,
      provado: quebrados.length > 0 ? [palavras.conferemDe(total - quebrados.length, total)] : [],
      naoProvado: [palavras.guardeComoEsta],
      quebras,
      conferidos,
    };
  }
  const assinado = fim.fechou !== null;
  const conferem = palavras.conferemRegistros(total);
  return {
    veredito: assinado ? 'assinado' : 'aberto',
    resumo: assinado
      ? palavras.loteAssinado(conferem)
      : fim.semChaves
        ? palavras.semChaves(conferem)
        : palavras.loteAberto(conferem),
    provado: [
      assinado ? palavras.nenhumRegistroMudou : palavras.registrosSelados,
      palavras.jaGuardava,
      ...(fim.fechou !== null ? [palavras.casaAssinou(fim.fechou)] : []),
    ],
    naoProvado: [...(assinado ? [] : [palavras.livroInteiro]), palavras.quemDeuEMaximos, palavras.mesmoLivro],
    quebras,
    conferidos,
  };
}
