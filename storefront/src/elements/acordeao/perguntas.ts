import type { Item, NoTexto, TrechoTexto } from '@martelo/shared/pagina';

/** The questions as search engines read them (schema.org FAQPage), ready to stand in a script element; null when there is none. */
export function perguntasParaBuscadores(itens: readonly Item[]): string | null {
  const perguntas = itens
    .map(({ titulo, texto }) => ({ pergunta: titulo.trim(), resposta: textoSimples(texto) }))
    .filter(({ pergunta, resposta }) => pergunta !== '' && resposta !== '');
  if (perguntas.length === 0) return null;
  const documento = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: perguntas.map(({ pergunta, resposta }) => ({
      '@type': 'Question',
      name: pergunta,
      acceptedAnswer: { '@type': 'Answer', text: resposta },
    })),
  };
  // Nothing an editor writes may close the element it stands in.
  return JSON.stringify(documento).replaceAll('<', '\\u003c');
}

export const textoSimples = (nos: readonly NoTexto[]): string =>
  nos
    .flatMap((no) => ('itens' in no ? no.itens.map(juntar) : [juntar(no.filhos)]))
    .join('\n')
    .trim();

const juntar = (trechos: readonly TrechoTexto[]): string => trechos.map(({ texto }) => texto).join('');
