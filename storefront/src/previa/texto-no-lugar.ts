import type { Sessao } from '@martelo/shared/pagina';
import type { CampoDeTexto } from '@martelo/shared/pagina/previa/protocolo';

/** A plain text of a section, and where it is kept. */
export interface TextoDaSessao {
  itemId: string | null;
  campo: CampoDeTexto;
  valor: string;
}

const CAMPOS_DO_ITEM = ['titulo', 'subtitulo', 'textoBotao'] as const;

/** The section's plain texts that have something written, in the order they usually stand. */
export const textosDa = (sessao: Sessao): TextoDaSessao[] =>
  [
    { itemId: null, campo: 'titulo' as const, valor: sessao.titulo },
    { itemId: null, campo: 'subtitulo' as const, valor: sessao.subtitulo },
    ...sessao.itens.flatMap((item) =>
      CAMPOS_DO_ITEM.map((campo) => ({ itemId: item.id, campo, valor: item[campo] })),
    ),
  ].filter(({ valor }) => igualavel(valor) !== '');

/**
 * Which of them a piece of the drawn section is. Views are free in what they draw, so the words themselves tell; where two texts
 * say the same, the first drawn is the first kept.
 * @param vez how many pieces with the same words stand before it in the section
 */
export function textoDesenhado(sessao: Sessao, escrito: string, vez: number): TextoDaSessao | null {
  const iguais = textosDa(sessao).filter(({ valor }) => igualavel(valor) === igualavel(escrito));
  return iguais[Math.min(vez, iguais.length - 1)] ?? null;
}

/** What is kept of what was written, and compared: one line. Spaces and breaks are the browser's own business. */
export const igualavel = (texto: string): string => texto.replace(/\s+/g, ' ').trim();
