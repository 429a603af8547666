import type { Imagem, Item, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';

export const definicaoDe = (elemento: string): DefinicaoElemento | undefined => DEFINICOES[elemento];

/** What becomes of a picture whose record is not there. */
export type SemRegistro = 'some' | 'fica';

const CAMPOS_IMAGEM = ['imagem', 'imagemMobile'] as const;

/** Ids of the media the sections use. */
export const midiasUsadas = (sessoes: readonly Sessao[]): (string | number)[] =>
  sessoes
    .flatMap(({ itens }) => itens)
    .flatMap((item) => CAMPOS_IMAGEM.map((campo) => item[campo]))
    .filter((imagem): imagem is Imagem => imagem !== null && ehMidia(imagem))
    .map(({ id }) => id);

/**
 * Puts today's address and size on every picture; one that is in no library leaves its place empty, unless it is to stay. What its place says of it (the words
 * for those who do not see it, the point that stays in sight) is the page's own; without words of its own it takes the record's.
 */
export function comImagens(
  sessoes: readonly Sessao[],
  imagens: ReadonlyMap<string, Imagem>,
  semRegistro: SemRegistro = 'some',
): Sessao[] {
  const atual = (imagem: Imagem | null): Imagem | null => {
    if (imagem === null || !ehMidia(imagem)) return imagem;
    const midia = imagens.get(String(imagem.id));
    if (!midia) return semRegistro === 'fica' ? imagem : null;
    return { ...imagem, ...midia, alt: imagem.alt || (imagem.decorativa ? '' : midia.alt) };
  };
  const doItem = (item: Item): Item => ({
    ...item,
    imagem: atual(item.imagem),
    imagemMobile: atual(item.imagemMobile),
  });
  return sessoes.map((sessao) => ({ ...sessao, itens: sessao.itens.map(doItem) }));
}

/** Drawn pictures (`/fotos/…`) have an address and no media record. */
const ehMidia = (imagem: Imagem): boolean => imagem.url.startsWith('/midia/');
