import type { IconeDeConteudo } from '@martelo/storefront/site/ui/icones-conteudo';

/** Icons whose name or other words have every word typed, accents or not; those whose own name begins with it come first. */
export function buscarIcones(icones: readonly IconeDeConteudo[], busca: string): readonly IconeDeConteudo[] {
  const palavras = simples(busca).split(/\s+/).filter(Boolean);
  if (palavras.length === 0) return icones;
  const comeca = ({ rotulo }: IconeDeConteudo) => simples(rotulo).startsWith(palavras[0] ?? '');
  return icones
    .filter(({ nome, rotulo, palavras: outras, grupo }) => {
      const tudo = simples(`${rotulo} ${outras} ${grupo} ${nome}`);
      return palavras.every((palavra) => tudo.includes(singular(palavra)));
    })
    .sort((a, b) => Number(comeca(b)) - Number(comeca(a)));
}

const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "caminhões" finds Caminhão: what plurals share with their singular is enough. */
const singular = (palavra: string): string =>
  palavra.length > 4 ? palavra.replace(/(oes|aes|ais|eis|ns|s)$/, '') : palavra;
