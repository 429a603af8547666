import type { Consulta } from '../../filtro.ts';
import type { Item, Sessao } from '../../pagina.ts';

/** The item fields a kind may show (elements.md: T S X B I M C L). */
export type CampoItem =
  | 'titulo'
  | 'subtitulo'
  | 'texto'
  | 'textoBotao'
  | 'imagem'
  | 'imagemMobile'
  | 'icone'
  | 'link';

/**
 * One element kind, written once: validation, the builder's palette and inspector, the renderer's choice of model, the seed
 * and the tests all read this. Pure data: no React, no I/O, so that cms, storefront and tests import it alike.
 */
export interface DefinicaoElemento {
  /** e.g. `grade-lotes`; also the folder's name. */
  elemento: string;
  /** `elemento/N`: raised when the stored shape changes, with a migration from each older one. */
  versao: number;
  /** Palette name and one sentence of help, pt-BR, per mode where the words differ. */
  rotulo: { leilao: string; loja: string };
  ajuda: string;
  grupo: 'Destaques' | 'Lotes e leilões' | 'Conteúdo' | 'Marca e contato';
  /** lucide icon name, kebab-case. */
  icone: string;
  modelos: readonly { valor: string; rotulo: string }[];
  /** Section-level fields besides the common ones. */
  sessao: {
    titulo: boolean;
    subtitulo: boolean;
    /** `sobre`: what the query looks for; lots unless said. `lista`: of auctions, which of the engine's lists; active ones unless said. */
    consulta:
      | false
      | {
          padrao: Consulta;
          maximo: number;
          sobre?: 'lotes' | 'leiloes';
          lista?: 'ativos' | 'ao-vivo' | 'resultados';
        };
  };
  /** Which item fields it shows, with label and help; `itens` bounds how many there may be (max 0 = none). */
  itens: {
    min: number;
    max: number;
    rotulo: string;
    /** What an item's own `modelo` may be, where that means something; the inspector asks for it first. */
    modelos?: { rotulo: string; ajuda?: string; opcoes: readonly { valor: string; rotulo: string }[] };
    campos: readonly {
      campo: CampoItem;
      rotulo: string;
      ajuda?: string;
      obrigatorio?: boolean;
      /** What stands in its place while it is empty, when something does ("O próximo leilão"): then nothing is missing. */
      vazio?: string;
      /** Pictures: the widest place they stand in, CSS px. Smaller files are warned about before publishing. */
      largura?: number;
    }[];
  };
  /** What a section dropped from the palette starts with: looks finished at once, in either mode. */
  semente(
    modo: 'leilao' | 'loja',
  ): Pick<Sessao, 'titulo' | 'subtitulo' | 'modelo' | 'consulta'> & { itens: Omit<Item, 'id'>[] };
  /** Gapless: `migracoes[n]` lifts a section stored as version n + 1 to n + 2; `fixtures/<n + 1>.json` shows one, before and after. */
  migracoes: readonly ((sessao: Sessao) => Sessao)[];
}
