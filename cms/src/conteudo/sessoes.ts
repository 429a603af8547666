import type { Imagem, Item, Sessao } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/storefront/elements/definicoes.gerado';
import type { DefinicaoElemento } from '@martelo/storefront/elements/definicao';

const porElemento = new Map(DEFINICOES.map((definicao) => [definicao.elemento, definicao]));

export const definicaoDe = (elemento: string): DefinicaoElemento | undefined => porElemento.get(elemento);

/** Lifts a stored section to its definition's current version; a kind we no longer know stays as it is. */
export function migrarSessao(sessao: Sessao, definicao = definicaoDe(sessao.elemento)): Sessao {
  if (!definicao) return sessao;
  let atual = sessao;
  for (let versao = sessao.versao; versao < definicao.versao; versao += 1) {
    const passo = definicao.migracoes[versao - 1];
    if (!passo) throw new Error(`no migration from ${sessao.elemento}/${versao}`);
    atual = { ...passo(atual), versao: versao + 1 };
  }
  return atual;
}

const CAMPOS_IMAGEM = ['imagem', 'imagemMobile'] as const;

/** Ids of the media the sections use. */
export const midiasUsadas = (sessoes: readonly Sessao[]): (string | number)[] =>
  sessoes
    .flatMap(({ itens }) => itens)
    .flatMap((item) => CAMPOS_IMAGEM.map((campo) => item[campo]))
    .filter((imagem): imagem is Imagem => imagem !== null && ehMidia(imagem))
    .map(({ id }) => id);

/** Puts today's address, description and size on every picture; one that was deleted leaves its place empty. */
export function comImagens(sessoes: readonly Sessao[], imagens: ReadonlyMap<string, Imagem>): Sessao[] {
  const atual = (imagem: Imagem | null): Imagem | null =>
    imagem === null || !ehMidia(imagem) ? imagem : (imagens.get(String(imagem.id)) ?? null);
  const doItem = (item: Item): Item => ({
    ...item,
    imagem: atual(item.imagem),
    imagemMobile: atual(item.imagemMobile),
  });
  return sessoes.map((sessao) => ({ ...sessao, itens: sessao.itens.map(doItem) }));
}

/** Drawn pictures (`/fotos/…`) have an address and no media record. */
const ehMidia = (imagem: Imagem): boolean => imagem.url.startsWith('/midia/');
