import type { Sessao } from '@martelo/shared/pagina';
import type { AmbienteDaPrevia, DadosDaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { TELA } from '../../palavras/construtor/tela.ts';

/** How the canvas is looked at: its width in CSS px, how large it is shown, and in which time, data and visitor. */
export interface Visao extends AmbienteDaPrevia {
  largura: number;
  /** `ajustar`: as large as there is room for, never larger than life. */
  zoom: 'ajustar' | number;
}

export const VISAO_INICIAL: Visao = {
  largura: 1_200,
  zoom: 'ajustar',
  adianto: 0,
  dados: 'reais',
  autenticado: false,
};

export const ROTULOS_DOS_DADOS: Record<DadosDaPrevia, string> = {
  reais: TELA.dadosReais,
  cheio: TELA.muitosItens,
  vazio: TELA.nenhumItem,
  longo: TELA.textosLongos,
  indisponivel: TELA.servicoForaDoAr,
};

/** Of the frame's px to the window's. */
export const escalaDe = ({ largura, zoom }: Visao, espaco: number): number => {
  if (zoom !== 'ajustar') return zoom;
  return espaco > 0 ? Math.min(1, espaco / largura) : 1;
};

/** An instant at which something on the page comes or goes, and what. */
export interface Virada {
  instante: string;
  frase: string;
}

/** The page's next scheduled boundaries after `agora` (Unix ms), soonest first, at most `quantas`. */
export function proximasViradas(sessoes: readonly Sessao[], agora: number, quantas = 6): Virada[] {
  const viradas = sessoes.flatMap((sessao) =>
    sessao.itens.flatMap((item) => {
      const nome = item.titulo || sessao.titulo || sessao.nome;
      return [
        { instante: item.dataInicio, frase: TELA.comeca(nome) },
        { instante: item.dataFim, frase: TELA.termina(nome) },
      ];
    }),
  );
  return viradas
    .filter((virada): virada is Virada => virada.instante !== null && Date.parse(virada.instante) > agora)
    .toSorted((a, b) => Date.parse(a.instante) - Date.parse(b.instante))
    .slice(0, quantas);
}
