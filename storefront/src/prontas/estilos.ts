import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticos, lerFolha, type Peca } from './folha.ts';

/** Our build's sheets as React writes them into a page. */
const LIGACAO =
  /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"( nonce="[0-9a-f]+")? data-precedence="[\w-]+"\/>/g;
/**
 * Rows from the third on and the footer, out of sight at first, are laid out when they come near or when the page has loaded: on a phone
 * that was half of what the largest paint waited for. Without scripts nobody would take it back.
 */
const ADIADAS = {
  condicao: '(scripting: enabled)',
  regras:
    '[data-linha]~[data-linha]~[data-linha],main~footer{content-visibility:auto;contain-intrinsic-size:auto 600px}',
};
/** The styles wait for no more than the page's end; then they take their places. */
const CHEGADA =
  "for(const l of document.querySelectorAll('link[data-tardia]')){const f=()=>{l.media='all'};l.sheet?f():l.addEventListener('load',f)}" +
  // Whoever has gone down meanwhile stays where they read.
  "addEventListener('load',()=>{const h=document.documentElement,e=scrollY>0&&document.elementFromPoint(innerWidth/2,innerHeight/2),y=e&&e.getBoundingClientRect().top;h.style.overflowAnchor='none';document.querySelector('style[data-adiadas]').media='not all';e&&scrollBy({top:e.getBoundingClientRect().top-y,behavior:'instant'});requestAnimationFrame(()=>h.style.overflowAnchor='')})";

/**
 * Puts what a page shows at first of its style sheets into the page itself, and lets it be painted before the sheets are there and
 * before what nobody sees yet is laid out. The sheets still come, for what opens, moves or is led to later; without scripts they are waited for, as ever.
 * @param nonce of the page's policy
 */
export function comEstilosCriticos(
  html: string,
  nonce: string,
  ler: (endereco: string) => string = lerDaConstrucao,
): string {
  const fimDaCabeca = html.indexOf('</head>');
  const fimDoCorpo = html.lastIndexOf('</body>');
  const [cabeca, resto] = [html.slice(0, fimDaCabeca), html.slice(fimDaCabeca, fimDoCorpo)];
  const ligacoes = [...cabeca.matchAll(LIGACAO)];
  if (ligacoes.length === 0 || fimDoCorpo < fimDaCabeca) return html;
  const classes = classesDaPagina(html);
  const texto = ligacoes.map(([, endereco]) => criticos(folha(endereco!, ler), classes)).join('');
  // Their precedence tells React that they are none of the page's own.
  const estilo =
    `<style nonce="${nonce}" data-precedence="next" data-href="criticos">${texto}</style>` +
    `<style nonce="${nonce}" data-precedence="next" data-href="adiadas" data-adiadas="" media="${ADIADAS.condicao}">${ADIADAS.regras}</style>`;
  let primeira = true;
  const cabecaNova = cabeca.replace(LIGACAO, (inteira) => {
    const antes = primeira ? estilo : '';
    primeira = false;
    return `${antes}${inteira.replace('<link ', '<link media="print" data-tardia="" ')}<noscript>${inteira}</noscript>`;
  });
  return `${cabecaNova}${resto}<script nonce="${nonce}">${CHEGADA}</script>${html.slice(fimDoCorpo)}`;
}

/** What is fetched ahead by a `Link` header, without the sheets that nothing waits for any more. */
export const semFolhasAdiantadas = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((um) => !/;\s*as="?style"?(?:;|$)/.test(um))
    .join(', ');

const classesDaPagina = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, nomes]) => nomes!.split(/\s+/)));

/** The build's sheets, read once: a process serves one build. */
const lidas = new Map<string, readonly Peca[]>();

function folha(endereco: string, ler: (endereco: string) => string): readonly Peca[] {
  const guardada = lidas.get(endereco);
  if (guardada !== undefined) return guardada;
  const nova = lerFolha(ler(endereco), endereco);
  lidas.set(endereco, nova);
  return nova;
}

const lerDaConstrucao = (endereco: string): string =>
  readFileSync(join(process.cwd(), endereco.replace(/^\/_next\//, '.next/')), 'utf8');
