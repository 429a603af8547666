import type { IconeDeConteudo } from '@martelo/shared/pagina/icones/icones-conteudo';

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

/** "caminhões" finds Caminhão, "motores" Motor: the plural's end gives way to the singular's. */
const PLURAIS: readonly [RegExp, string][] = [
  [/(oes|aes|aos)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/(r|z)es$/, '$1'],
  [/ns$/, 'm'],
  [/s$/, ''],
];

function singular(palavra: string): string {
  if (palavra.length <= 3) return palavra;
  const [fim, por] = PLURAIS.find(([final]) => final.test(palavra)) ?? [/$/, ''];
  return palavra.replace(fim, por);
}
