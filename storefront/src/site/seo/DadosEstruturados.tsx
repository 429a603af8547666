/**
 * JSON-LD, for search engines. A data block is never run, so the page's policy for scripts does not concern it; `<` is written so
 * that no text of an editor or a consignor can end the block.
 */
export function DadosEstruturados({ dados }: { dados: object | readonly object[] }) {
  const blocos = [dados].flat();
  if (blocos.length === 0) return null;
  const grafo = blocos.length === 1 ? blocos[0] : { '@graph': blocos };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text of our own making, with every `<` escaped
      dangerouslySetInnerHTML={{ __html: escrever({ '@context': 'https://schema.org', ...grafo }) }}
    />
  );
}

export const escrever = (dados: object): string =>
  JSON.stringify(dados).replace(
    /[<\u2028\u2029]/g,
    (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
