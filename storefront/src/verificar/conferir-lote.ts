import type { TipoHotsite } from '@martelo/shared/hotsite';
import { LIVRO } from '../palavras/livro.ts';
import { AssinaturaInvalida, abrirJws, conferirJws } from './assinatura.ts';
import { canonico, sha256 } from './canonico.ts';
import type { Chaves, LivroDoLote, Registro } from './documentos.ts';

/** What became of one entry. `motivo` says why it does not follow from the one before. */
export interface Conferido {
  registro: Registro;
  confere: boolean;
  motivo: string | null;
  /** The hash that its content and the entry before call for. */
  esperado: string;
}

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
/** Entries checked between two breaths of the page. */
const POR_VEZ = 50;

/**
 * Walks a lot's ledger and checks its signatures. Every entry is held against the hash that the entry before *has*, not against the
 * one it should have: so what was changed is named, and what merely comes after it is not. `aoAndar` hears of the walk.
 */
export async function conferirLote(
  livro: LivroDoLote,
  chaves: Chaves | null,
  modo: TipoHotsite,
  aoAndar: (conferidos: Conferido[]) => void = () => {},
): Promise<Laudo> {
  const palavras = LIVRO[modo];
  const conferidos: Conferido[] = [];
  let anterior = await sha256(`martelo:${livro.lelUid}`);
  for (const [i, registro] of livro.eventos.entries()) {
    const { seq, publico, privado, hash } = registro;
    const esperado = await sha256(`${anterior}\n${canonico(publico)}\n${privado}`);
    const motivo =
      seq !== i + 1 ? palavras.foraDeOrdem(i + 1, seq) : esperado !== hash ? palavras.hashTrocado : null;
    conferidos.push({ registro, confere: motivo === null, motivo, esperado });
    anterior = hash;
    if (i % POR_VEZ === POR_VEZ - 1) {
      aoAndar([...conferidos]);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  aoAndar([...conferidos]);
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
