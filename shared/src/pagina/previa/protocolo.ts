import type { PaginaSite, Sessao } from '../../pagina.ts';

/** What the canvas shows in the place of live data: what there is, or a kind's own examples. */
export const DADOS_DA_PREVIA = ['reais', 'cheio', 'vazio', 'longo', 'indisponivel'] as const;
export type DadosDaPrevia = (typeof DADOS_DA_PREVIA)[number];

/** How a press chooses: alone, with the others (Ctrl), or with everything between (Shift). */
export type ComoEscolher = 'so' | 'alternar' | 'ate';

export type CampoDeTexto = 'titulo' | 'subtitulo' | 'textoBotao';
export type CampoDeMargem = 'margemCabecalho' | 'margemRodape';

/** What the buttons on a section ask for. */
export type AcaoNaPrevia = 'subir' | 'descer' | 'metade' | 'inteira' | 'duplicar' | 'apagar';

/** Which time, which data and which visitor the canvas shows. */
export interface AmbienteDaPrevia {
  /** Ms the page's time is ahead of the server's. */
  adianto: number;
  dados: DadosDaPrevia;
  autenticado: boolean;
}

/** A section's box in CSS px of what is visible. */
export interface MedidaDaSessao {
  id: string;
  topo: number;
  altura: number;
  esquerda: number;
  largura: number;
}

/**
 * What the builder (cms) and its canvas (the storefront's /previa in an iframe) say to each other over postMessage.
 * Both sides check `event.origin` against the other's configured origin and parse what they get.
 */
export type DoConstrutor = { canal: 'martelo-previa' } & (
  | {
      tipo: 'pagina';
      revisao: number;
      pagina: PaginaSite;
      selecionada: string | null;
      selecionadas: readonly string[];
    }
  /** What a gesture changed: sections that are new or other than before, and the order when it is another. */
  | { tipo: 'mudancas'; revisao: number; sessoes: readonly Sessao[]; ordem: readonly string[] | null }
  /** Marks the sections and brings the first named into view. */
  | { tipo: 'selecionar'; sessaoId: string | null; selecionadas: readonly string[] }
  | { tipo: 'mostrar'; sessaoId: string }
  | ({ tipo: 'ambiente'; escala: number } & AmbienteDaPrevia)
  /** Puts the caret into the section's first text. */
  | { tipo: 'escrever'; sessaoId: string }
  /** Scrolls by this many CSS px: while something is dragged over the canvas, the builder holds the pointer. */
  | { tipo: 'rolar'; por: number }
);

export type DaPrevia = { canal: 'martelo-previa' } & (
  | { tipo: 'pronta' }
  /** The revision now on screen. */
  | { tipo: 'pintada'; revisao: number }
  | { tipo: 'clicada'; sessaoId: string; como: ComoEscolher }
  /**
   * Where the sections are, in the order they stand, in CSS px from the corner of what is visible (getBoundingClientRect): sent
   * when that changed, at most once a frame. The builder lays its drop places over them.
   */
  | { tipo: 'medidas'; sessoes: MedidaDaSessao[] }
  /**
   * Text being written in place, at every letter; `itemId` null for the section's own, `valor` null when it is as was said last. `antes`: what it
   * is written on, as far as the canvas knows: what somebody else put there meanwhile it is not shown. `fim`: over.
   */
  | {
      tipo: 'escrita';
      sessaoId: string;
      itemId: string | null;
      campo: CampoDeTexto;
      antes: string;
      valor: string | null;
      fim: boolean;
    }
  /** A double press on what is no plain text: the inspector has it. */
  | { tipo: 'propriedades'; sessaoId: string }
  | { tipo: 'margem'; sessaoId: string; campo: CampoDeMargem; valor: Sessao['margemCabecalho'] }
  | { tipo: 'acao'; sessaoId: string; acao: AcaoNaPrevia }
  /** The section is carried by its handle, at this point of what is visible. */
  | {
      tipo: 'carregada';
      sessaoId: string;
      fase: 'pegou' | 'moveu' | 'soltou' | 'cancelou';
      x: number;
      y: number;
    }
);

type SemCanal<M> = M extends { canal: string } ? Omit<M, 'canal'> : never;
/** A message without its channel, as the two sides write them. */
export type DitoPelaPrevia = SemCanal<DaPrevia>;
export type DitoPeloConstrutor = SemCanal<DoConstrutor>;
