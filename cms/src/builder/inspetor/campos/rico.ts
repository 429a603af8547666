import type { NoTexto, TrechoTexto } from '@martelo/shared/pagina';

/** As much of a DOM node as reading needs, so that it is testable without a browser. */
export interface No {
  nodeType: number;
  nodeName: string;
  nodeValue?: string | null;
  childNodes: ArrayLike<No>;
  getAttribute?(nome: string): string | null;
}

type Marcas = Omit<TrechoTexto, 'texto'>;

const TEXTO = 3;
const BLOCOS: Record<string, 'paragrafo' | 'titulo' | 'subtitulo' | 'citacao'> = {
  P: 'paragrafo',
  DIV: 'paragrafo',
  H1: 'titulo',
  H2: 'titulo',
  H3: 'subtitulo',
  H4: 'subtitulo',
  BLOCKQUOTE: 'citacao',
};
const TAGS = { paragrafo: 'p', titulo: 'h2', subtitulo: 'h3', citacao: 'blockquote' } as const;
/** Anything else (javascript:, data: …) is not kept as a link. */
const LINK = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** What an editable area holds, as the closed model: whatever has no place in it is read as plain text. */
export function lerRico(raiz: No): NoTexto[] {
  const nos: NoTexto[] = [];
  let solto: TrechoTexto[] = [];
  const fechar = () => {
    if (solto.some(({ texto }) => texto.trim())) nos.push({ tipo: 'paragrafo', filhos: solto });
    solto = [];
  };
  for (const filho of Array.from(raiz.childNodes)) {
    if (filho.nodeName === 'UL' || filho.nodeName === 'OL') {
      fechar();
      const itens = Array.from(filho.childNodes)
        .filter((no) => no.nodeName === 'LI')
        .map((no) => trechos(no, {}));
      nos.push({ tipo: filho.nodeName === 'UL' ? 'lista' : 'lista-numerada', itens });
    } else if (BLOCOS[filho.nodeName]) {
      fechar();
      const dentro = Array.from(filho.childNodes);
      if (dentro.some((no) => BLOCOS[no.nodeName] || no.nodeName === 'UL' || no.nodeName === 'OL'))
        nos.push(...lerRico(filho));
      else nos.push({ tipo: BLOCOS[filho.nodeName] ?? 'paragrafo', filhos: trechos(filho, {}) });
    } else solto.push(...trechos(filho, {}));
  }
  fechar();
  return semVazioNoFim(nos);
}

/** The model as HTML for the editable area: only our own tags, every text escaped. */
export const htmlDoRico = (nos: readonly NoTexto[]): string =>
  nos
    .map((no) => {
      if ('itens' in no) {
        const tag = no.tipo === 'lista' ? 'ul' : 'ol';
        return `<${tag}>${no.itens.map((item) => `<li>${htmlDosTrechos(item)}</li>`).join('')}</${tag}>`;
      }
      const tag = TAGS[no.tipo];
      return `<${tag}>${htmlDosTrechos(no.filhos)}</${tag}>`;
    })
    .join('');

/** An address as a link keeps it, or null when it is not one we accept. */
export const linkAceito = (endereco: string): string | null => {
  const limpo = endereco.trim();
  return LINK.test(limpo) ? limpo : null;
};

function trechos(no: No, marcas: Marcas): TrechoTexto[] {
  if (no.nodeType === TEXTO) {
    const texto = (no.nodeValue ?? '').replaceAll('\u00a0', ' ');
    return texto ? [{ texto, ...marcas }] : [];
  }
  if (no.nodeName === 'BR') return [{ texto: '\n', ...marcas }];
  const dentro = comMarcas(no, marcas);
  return juntar(Array.from(no.childNodes).flatMap((filho) => trechos(filho, dentro)));
}

function comMarcas(no: No, marcas: Marcas): Marcas {
  switch (no.nodeName) {
    case 'B':
    case 'STRONG':
      return { ...marcas, negrito: true };
    case 'I':
    case 'EM':
      return { ...marcas, italico: true };
    case 'U':
      return { ...marcas, sublinhado: true };
    case 'A': {
      const link = linkAceito(no.getAttribute?.('href') ?? '');
      return link ? { ...marcas, link } : marcas;
    }
    default:
      return marcas;
  }
}

function juntar(lista: TrechoTexto[]): TrechoTexto[] {
  const juntos: TrechoTexto[] = [];
  for (const trecho of lista) {
    const ultimo = juntos.at(-1);
    if (ultimo && mesmasMarcas(ultimo, trecho))
      juntos[juntos.length - 1] = { ...ultimo, texto: ultimo.texto + trecho.texto };
    else juntos.push(trecho);
  }
  // Browsers keep an empty line open with a <br> at its end; it is no line break of the text.
  const fim = juntos.at(-1);
  if (fim?.texto === '\n') juntos.pop();
  return juntos;
}

const mesmasMarcas = (a: TrechoTexto, b: TrechoTexto): boolean =>
  a.negrito === b.negrito && a.italico === b.italico && a.sublinhado === b.sublinhado && a.link === b.link;

function semVazioNoFim(nos: NoTexto[]): NoTexto[] {
  const vazio = (no: NoTexto) => 'filhos' in no && no.filhos.every(({ texto }) => !texto.trim());
  const ultimo = nos.findLastIndex((no) => !vazio(no));
  return nos.slice(0, ultimo + 1);
}

const htmlDosTrechos = (lista: readonly TrechoTexto[]): string =>
  lista
    .map(({ texto, negrito, italico, sublinhado, link }) => {
      let html = escapar(texto).replaceAll('\n', '<br>');
      if (negrito) html = `<b>${html}</b>`;
      if (italico) html = `<i>${html}</i>`;
      if (sublinhado) html = `<u>${html}</u>`;
      return link && linkAceito(link) ? `<a href="${escapar(link)}">${html}</a>` : html;
    })
    .join('') || '<br>';

const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);
