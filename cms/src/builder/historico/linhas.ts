import { HISTORICO } from '../../palavras/construtor/historico.ts';
import type { Feito, Historico } from '../modelo/historico.ts';

/** One row of the history. */
export type Linha =
  | {
      tipo: 'meu' | 'inicio';
      chave: string;
      id: number | null;
      acao: string;
      onde: string;
      quando: number | null;
      atual: boolean;
      desfeito: boolean;
      /** Why it cannot be gone back to, in words. */
      bloqueio?: string;
    }
  | { tipo: 'delas'; chave: string; acao: string; onde: string; nome: string; quando: number }
  | { tipo: 'guardada'; chave: string; id: number; acao: string; motivo: string; quando: number };

interface Salvo {
  revisao: number;
  quem: string;
  nome: string;
  acao: string;
  onde: string;
  quando: string;
}

/**
 * The history as it is read, newest first: what was undone and can be redone, what was done, what others saved meanwhile, what was set
 * aside, and the beginning. One's own saves are left out: the gestures in them are there, one by one.
 */
export function linhasDoHistorico(historico: Historico, diario: readonly Salvo[], eu: string): Linha[] {
  const { passado, futuro, guardadas } = historico;
  const ultimo = passado.at(-1)?.id ?? null;
  const minhas = [
    ...futuro.map((feito) => meu(feito, false, true)),
    ...passado.toReversed().map((feito) => meu(feito, feito.id === ultimo, false)),
  ];
  const comeco = Math.min(...minhas.map(({ quando }) => quando ?? 0));
  const outras: Linha[] = [
    ...guardadas.map(
      ({ id, rotulo, motivo, quando }): Linha => ({
        tipo: 'guardada',
        chave: `g${id}`,
        id,
        acao: rotulo,
        motivo: motivo === 'conflito' ? HISTORICO.aVersaoNaoEscolhida : HISTORICO.desfeitoEDeixado,
        quando,
      }),
    ),
    ...diario
      .filter(({ quem, quando }) => quem !== eu || Date.parse(quando) < comeco)
      .map(
        ({ revisao, nome, acao, onde, quando }): Linha => ({
          tipo: 'delas',
          chave: `r${revisao}`,
          nome,
          acao: acao || HISTORICO.paginaAlterada,
          onde,
          quando: Date.parse(quando),
        }),
      ),
  ].toSorted((a, b) => (b.quando ?? 0) - (a.quando ?? 0));
  const inicio: Linha = {
    tipo: 'inicio',
    chave: 'inicio',
    id: null,
    acao: HISTORICO.comoEstavaAoAbrir,
    onde: '',
    quando: null,
    atual: passado.length === 0,
    desfeito: false,
  };
  return intercalar([...minhas, inicio], outras);
}

const meu = (
  feito: Feito,
  atual: boolean,
  desfeito: boolean,
): Extract<Linha, { tipo: 'meu' | 'inicio' }> => ({
  tipo: 'meu',
  chave: `m${feito.id}`,
  id: feito.id,
  acao: feito.acao,
  onde: feito.onde,
  quando: feito.quando,
  atual,
  desfeito,
  ...(feito.bloqueio && { bloqueio: porQue(feito.bloqueio.nome) }),
});

const porQue = (nome: string): string => HISTORICO.naoDesfaz(nome || HISTORICO.outraPessoa);

/** Puts the others at their time, without changing the order of one's own: that is the order of undo. */
function intercalar(minhas: readonly Linha[], outras: readonly Linha[]): Linha[] {
  const linhas: Linha[] = [];
  const fila = [...outras];
  for (const linha of minhas) {
    const instante = linha.quando;
    while (fila[0] && instante !== null && (fila[0].quando ?? 0) > instante)
      linhas.push(fila.shift() as Linha);
    if (linha.tipo === 'inicio') {
      linhas.push(linha, ...fila);
      break;
    }
    linhas.push(linha);
  }
  return linhas;
}
