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
  aoAndar: (conferidos: Conferido[]) => void = () => {},
): Promise<Laudo> {
  const conferidos: Conferido[] = [];
  let anterior = await sha256(`martelo:${livro.lelUid}`);
  for (const [i, registro] of livro.eventos.entries()) {
    const { seq, publico, privado, hash } = registro;
    const esperado = await sha256(`${anterior}\n${canonico(publico)}\n${privado}`);
    const motivo =
      seq !== i + 1
        ? `É o registro ${i + 1} do livro e está numerado ${seq}: há um a menos, a mais ou fora de ordem.`
        : esperado !== hash
          ? 'O hash não é o do conteúdo somado ao registro anterior: um dos dois foi trocado.'
          : null;
    conferidos.push({ registro, confere: motivo === null, motivo, esperado });
    anterior = hash;
    if (i % POR_VEZ === POR_VEZ - 1) {
      aoAndar([...conferidos]);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  aoAndar([...conferidos]);
  return laudo(livro, conferidos, await conferirFim(livro, chaves));
}

interface Fim {
  fechou: number | null;
  quebra: string | null;
  semChaves: boolean;
}

async function conferirFim(livro: LivroDoLote, chaves: Chaves | null): Promise<Fim> {
  const { eventos, assinatura, assinaturaAtual = null } = livro;
  const situacao = eventos.findLast(({ publico }) => typeof publico?.situacao === 'string')?.publico.situacao;
  const aberto = ABERTAS.has(String(situacao));
  if (assinatura === null) {
    const quebra = aberto ? null : 'O lote está encerrado, e o livro não traz a assinatura do encerramento.';
    return { fechou: null, quebra, semChaves: false };
  }
  if (aberto)
    return {
      fechou: null,
      quebra: 'O livro está assinado, mas não mostra o encerramento.',
      semChaves: false,
    };
  if (chaves === null) return { fechou: null, quebra: null, semChaves: true };
  try {
    const fechou = await conferirPonta(livro, assinatura, chaves);
    const atual = assinaturaAtual === null ? fechou : await conferirPonta(livro, assinaturaAtual, chaves);
    const aMais = eventos.length - atual;
    const quebra = aMais === 0 ? null : `Há ${aMais} registro(s) depois do último que a casa assinou.`;
    return { fechou, quebra, semChaves: false };
  } catch (erro) {
    if (!(erro instanceof AssinaturaInvalida)) throw erro;
    return { fechou: null, quebra: `Assinatura do encerramento: ${erro.message}`, semChaves: false };
  }
}

/** The entry that a signature speaks of. @throws AssinaturaInvalida */
async function conferirPonta(livro: LivroDoLote, jws: string, chaves: Chaves): Promise<number> {
  const dito = livro.eventos[Number(abrirJws(jws).carga.seq) - 1];
  const { lelUid, seq, hash } = await conferirJws(
    jws,
    'martelo-livro',
    chaves,
    dito?.publico.instante ?? null,
  );
  if (lelUid !== livro.lelUid) throw new AssinaturaInvalida('É a assinatura de outro lote.');
  if (dito?.hash !== hash)
    throw new AssinaturaInvalida('É a assinatura de outro conteúdo: faltam registros ou foram trocados.');
  return Number(seq);
}

function laudo(livro: LivroDoLote, conferidos: Conferido[], fim: Fim): Laudo {
  const total = livro.eventos.length;
  const quebrados = conferidos.filter(({ confere }) => !confere);
  const quebras = quebrados.map(({ registro, motivo }, i) => `Registro ${registro.seq ?? i + 1}: ${motivo}`);
  if (fim.quebra !== null) quebras.push(fim.quebra);
  if (total === 0) quebras.push('O livro está vazio: todo livro começa com a inclusão do lote.');
  if (quebras.length > 0) {
    const resumo =
      quebrados.length > 0
        ? `${quebrados.length === 1 ? 'Um registro não segue' : `${quebrados.length} registros não seguem`} do anterior. O primeiro é o de número ${quebrados[0]!.registro.seq}.`
        : quebras[0]!;
    return {
      veredito: 'quebrado',
      resumo,
      provado: quebrados.length > 0 ? [`${total - quebrados.length} de ${total} registros conferem.`] : [],
      naoProvado: ['Este livro não é o que a casa escreveu, ou foi alterado depois. Guarde-o como está.'],
      quebras,
      conferidos,
    };
  }
  const assinado = fim.fechou !== null;
  const conferem = total === 1 ? 'O único registro confere' : `Os ${total} registros conferem`;
  return {
    veredito: assinado ? 'assinado' : 'aberto',
    resumo: assinado
      ? `${conferem} e o encerramento foi assinado pela casa.`
      : fim.semChaves
        ? `${conferem}. Sem as chaves da casa, a assinatura não foi conferida.`
        : `${conferem}. O lote ainda não foi encerrado, e por isso não há assinatura.`,
    provado: [
      assinado
        ? 'Nenhum registro foi alterado, retirado ou trocado de lugar desde o encerramento.'
        : 'Cada registro sela o anterior: mudar um obrigaria a refazer todos os seguintes, e quem guardou um recibo ou um hash notaria.',
      'Cada registro já guardava, cifrado, quem deu o lance e até quanto: não pode ser trocado depois.',
      ...(assinado
        ? [`A casa assinou o livro no encerramento, registro ${fim.fechou}, e não pode negá-lo.`]
        : []),
    ],
    naoProvado: [
      ...(assinado
        ? []
        : ['Que este é o livro inteiro: enquanto não há assinatura, ele pode ter crescido depois.']),
      'Quem deu cada lance e os lances máximos: isso só se abre em juízo, ou pelo próprio participante.',
      'Que você e outra pessoa receberam o mesmo livro: compare com ela o último hash.',
    ],
    quebras,
    conferidos,
  };
}
