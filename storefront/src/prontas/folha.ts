/** A style sheet in pieces, each with what it needs to matter. */
export type Peca =
  | {
      tipo: 'regra';
      texto: string;
      /** The classes that each of its selectors needs on the page; with an empty one it always matters. */
      precisa: readonly (readonly string[])[];
    }
  | { tipo: 'grupo'; abertura: string; pecas: readonly Peca[] }
  | { tipo: 'animacao'; nome: string; texto: string }
  | { tipo: 'sempre'; texto: string };

/**
 * Reads a style sheet as our build writes it: minified, without comments. What it does not know it keeps.
 * @param endereco where the sheet lies: what it refers to beside itself is then named whole
 */
export function lerFolha(css: string, endereco: string): Peca[] {
  const inteiro = css.replace(
    /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi,
    (_, aspas: string, resto: string) => {
      const { pathname, search } = new URL(resto, `http://folha${endereco}`);
      return `url(${aspas}${pathname}${search}${aspas})`;
    },
  );
  return [...pecasDe(inteiro)];
}

/** What of a sheet a page with these classes shows at first. */
export function criticos(pecas: readonly Peca[], classes: ReadonlySet<string>): string {
  const texto = filtrar(pecas, classes).join('');
  // An animation nobody names moves nothing.
  const animacoes = todas(pecas).filter((peca) => peca.tipo === 'animacao');
  return texto + animacoes.flatMap((um) => (texto.includes(um.nome) ? [um.texto] : [])).join('');
}

const filtrar = (pecas: readonly Peca[], classes: ReadonlySet<string>): string[] =>
  pecas.map((peca) => mostrado(peca, classes)).filter((texto) => texto !== '');

function mostrado(peca: Peca, classes: ReadonlySet<string>): string {
  switch (peca.tipo) {
    case 'sempre':
      return peca.texto;
    case 'animacao':
      return '';
    case 'regra':
      return peca.precisa.some((um) => um.every((classe) => classes.has(classe))) ? peca.texto : '';
    case 'grupo': {
      const dentro = filtrar(peca.pecas, classes).join('');
      return dentro === '' ? '' : `${peca.abertura}{${dentro}}`;
    }
  }
}

const todas = (pecas: readonly Peca[]): Peca[] =>
  pecas.flatMap((peca) => (peca.tipo === 'grupo' ? todas(peca.pecas) : [peca]));

const GRUPO = /^@(?:media|supports|container|layer|scope)\b/;
const ANIMACAO = /^@(?:-webkit-)?keyframes\s+(\S+)/;

function* pecasDe(css: string): Generator<Peca> {
  let inicio = 0;
  while (inicio < css.length) {
    const abre = acharForaDeTexto(css, inicio, '{;');
    if (abre === css.length) return;
    const abertura = css.slice(inicio, abre).trim();
    if (css[abre] === ';') {
      yield { tipo: 'sempre', texto: css.slice(inicio, abre + 1).trim() };
      inicio = abre + 1;
      continue;
    }
    const fecha = fimDoBloco(css, abre);
    const texto = css.slice(inicio, fecha + 1).trim();
    const animacao = ANIMACAO.exec(abertura)?.[1];
    if (GRUPO.test(abertura))
      yield { tipo: 'grupo', abertura, pecas: [...pecasDe(css.slice(abre + 1, fecha))] };
    else if (animacao !== undefined) yield { tipo: 'animacao', nome: animacao, texto };
    else if (abertura.startsWith('@')) yield { tipo: 'sempre', texto };
    else yield { tipo: 'regra', texto, precisa: seletores(abertura).map(classesDe) };
    inicio = fecha + 1;
  }
}

/** The first of these characters that stands in no string, or the text's length. */
function acharForaDeTexto(css: string, inicio: number, quais: string): number {
  for (let i = inicio; i < css.length; i += 1) {
    const letra = css[i]!;
    if (letra === '\\') i += 1;
    else if (letra === '"' || letra === "'") i = fimDoTexto(css, i);
    else if (quais.includes(letra)) return i;
  }
  return css.length;
}

function fimDoTexto(css: string, inicio: number): number {
  for (let i = inicio + 1; i < css.length; i += 1) {
    if (css[i] === '\\') i += 1;
    else if (css[i] === css[inicio]) return i;
  }
  return css.length;
}

function fimDoBloco(css: string, abre: number): number {
  let fundo = 0;
  for (let i = abre; i < css.length; i = acharForaDeTexto(css, i + 1, '{}')) {
    fundo += css[i] === '{' ? 1 : -1;
    if (fundo === 0) return i;
  }
  return css.length;
}

/** A list of selectors, cut at its own commas. */
function seletores(lista: string): string[] {
  const achados: string[] = [];
  let [inicio, fundo] = [0, 0];
  for (let i = 0; i < lista.length; i = acharForaDeTexto(lista, i + 1, ',()')) {
    if (lista[i] === '(') fundo += 1;
    else if (lista[i] === ')') fundo -= 1;
    else if (lista[i] === ',' && fundo === 0) {
      achados.push(lista.slice(inicio, i));
      inicio = i + 1;
    }
  }
  return [...achados, lista.slice(inicio)];
}

/** Outside of `:not(…)`, `:is(…)` and the like: what these ask for may be there or not. */
function classesDe(seletor: string): string[] {
  let fora = seletor.replace(/"[^"]*"|'[^']*'/g, '');
  for (let antes = ''; antes !== fora; ) {
    antes = fora;
    fora = fora.replace(/\([^()]*\)/g, '');
  }
  return [...fora.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, nome]) =>
    semEscapes(nome!),
  );
}

const semEscapes = (nome: string): string =>
  nome.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, codigo: string | undefined, letra: string) =>
    codigo === undefined ? letra : String.fromCodePoint(Number.parseInt(codigo, 16)),
  );
