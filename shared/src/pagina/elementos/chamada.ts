import type { DefinicaoElemento } from './definicao.ts';

/** The one item of a section of lots: its "see more" and, given `titulo`, a last word beside the lots. */
export const chamada = (
  titulo: { rotulo: string; ajuda: string },
  subtitulo: string,
): NonNullable<DefinicaoElemento['itens']> => ({
  min: 0,
  max: 1,
  rotulo: 'Chamada',
  campos: [
    { campo: 'textoBotao', rotulo: 'Texto do "ver mais"' },
    { campo: 'link', rotulo: 'Link do "ver mais"' },
    { campo: 'titulo', ...titulo },
    { campo: 'subtitulo', rotulo: subtitulo },
  ],
});
