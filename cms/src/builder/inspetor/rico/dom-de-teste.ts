import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { No } from './colar.ts';

type NoLido = DefaultTreeAdapterMap['node'];

/** The body of an HTML document, as a browser's DOMParser would give it. */
export function corpoDe(html: string): No {
  const achar = (no: NoLido): NoLido | null => {
    if (no.nodeName === 'body') return no;
    for (const filho of 'childNodes' in no ? no.childNodes : []) {
      const achado = achar(filho);
      if (achado) return achado;
    }
    return null;
  };
  const corpo = achar(parse(html));
  if (!corpo) throw new Error('no body');
  return comoNo(corpo);
}

function comoNo(no: NoLido): No {
  if (no.nodeName === '#text') {
    const { value } = no as DefaultTreeAdapterMap['textNode'];
    return { nodeType: 3, nodeName: '#text', nodeValue: value, childNodes: [] };
  }
  if (no.nodeName === '#comment') return { nodeType: 8, nodeName: '#comment', childNodes: [] };
  const elemento = no as DefaultTreeAdapterMap['element'];
  return {
    nodeType: 1,
    nodeName: elemento.nodeName.toUpperCase(),
    childNodes: elemento.childNodes.map(comoNo),
    getAttribute: (nome) => elemento.attrs.find(({ name }) => name === nome)?.value ?? null,
  };
}
