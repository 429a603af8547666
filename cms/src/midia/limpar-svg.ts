import sax from 'sax';

/**
 * An SVG written anew from what an allow-list lets through: shapes, paint, text and references within the drawing. Nothing of the
 * original text is copied as it stands, so what the list does not name (scripts, handlers, foreign content, links, style sheets,
 * pictures from elsewhere, entities) cannot pass. A reader of the result needs no trust in this one: it is also served sandboxed.
 * @returns null when it is no well-formed SVG, or unfolds past what a drawing needs
 */
export function limparSvg(texto: string): string | null {
  // Entities are how small files grow huge; a drawing needs none.
  if (/<!ENTITY/i.test(texto)) return null;
  const leitor = sax.parser(true, { xmlns: true });
  const saida: string[] = [];
  const abertos: string[] = [];
  /** Depth below an element that was left out, its content with it. */
  let fora = 0;
  let nos = 0;
  let falhou = false;
  leitor.onerror = () => {
    falhou = true;
    leitor.error = null as never;
  };
  leitor.onopentag = (no) => {
    const { local, uri, attributes } = no as sax.QualifiedTag;
    nos += 1;
    const raiz = abertos.length === 0 && fora === 0;
    if (fora > 0 || uri !== SVG || !ELEMENTOS.has(local) || (raiz && local !== 'svg')) {
      if (raiz) falhou = true;
      fora += 1;
      return;
    }
    abertos.push(local);
    const escritos = Object.values(attributes).flatMap((atributo) => escreverAtributo(atributo));
    saida.push(`<${[local, ...(raiz ? [`xmlns="${SVG}"`] : []), ...escritos].join(' ')}>`);
  };
  leitor.onclosetag = () => {
    if (fora > 0) fora -= 1;
    else saida.push(`</${abertos.pop()}>`);
  };
  leitor.ontext = (trecho) => {
    if (fora === 0 && COM_TEXTO.has(abertos.at(-1) ?? '')) saida.push(escapar(trecho));
  };
  try {
    leitor.write(texto.replace(/^\uFEFF/, '')).close();
  } catch {
    return null;
  }
  if (falhou || saida.length === 0 || nos > MAXIMO_NOS) return null;
  return saida.join('');
}

function escreverAtributo({ local, prefix, value }: sax.QualifiedAttribute): string[] {
  // `xlink:href` is the old spelling of `href`; every other prefix is an editor's own notes.
  if (prefix !== '' && !(prefix === 'xlink' && local === 'href')) return [];
  if (!ATRIBUTOS.has(local)) return [];
  const limpo = value.trim();
  if (local === 'href') return /^#[\w-]+$/.test(limpo) ? [`href="${limpo}"`] : [];
  if (local === 'style') {
    const declaracoes = limpo
      .split(';')
      .map((declaracao) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaracao))
      .flatMap((par) =>
        par?.[1] && par[2] && PINTURA.has(par[1]) && valorAceito(par[2]) ? [`${par[1]}:${par[2]}`] : [],
      );
    return declaracoes.length === 0 ? [] : [`style="${escapar(declaracoes.join(';'))}"`];
  }
  return valorAceito(limpo) ? [`${local}="${escapar(limpo)}"`] : [];
}

/** References lead within the drawing; what escapes, runs or fetches has no place in a value. */
const valorAceito = (valor: string): boolean =>
  (!/url\(/i.test(valor) || /^url\(\s*["']?#[\w-]+["']?\s*\)( none)?$/.test(valor)) &&
  !/[<>\\]|javascript:|data:|expression|@import|\/\*/i.test(valor);

const escapar = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);

const SVG = 'http://www.w3.org/2000/svg';
const MAXIMO_NOS = 5_000;
const lista = (texto: string) => new Set(texto.trim().split(/\s+/));

const ELEMENTOS = lista(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feGaussianBlur feOffset feBlend feFlood feComposite feColorMatrix feMerge feMergeNode feDropShadow`);
const COM_TEXTO = lista('title desc text tspan');
/** What `style` may say, and what the same names mean as attributes. */
const PINTURA = lista(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-rule paint-order vector-effect
  font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline display visibility
  mix-blend-mode isolation flood-color flood-opacity shape-rendering text-rendering`);
const ATRIBUTOS = new Set([
  ...PINTURA,
  ...lista(`
  id class style href role aria-label aria-hidden viewBox preserveAspectRatio version width height x y x1 y1 x2 y2 cx cy r rx ry
  fx fy d points transform dx dy rotate textLength lengthAdjust offset gradientUnits gradientTransform spreadMethod
  clip-path clipPathUnits mask maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient filter filterUnits
  primitiveUnits in in2 result stdDeviation mode operator values type k1 k2 k3 k4 color-interpolation-filters`),
]);
