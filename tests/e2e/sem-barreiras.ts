import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** How many places of one fault are named. */
const LUGARES = 3;

/**
 * Payload's own pieces of the panel, which are drawn by nobody here: its header and tabs of a document, the buttons and the choosers of
 * its forms. What stands around them is ours, and judged.
 */
const DE_PAYLOAD = ['.app-header', '.doc-header', '.doc-tabs', '.popup-button', '.react-select'];
/** What a whole screen of Payload's says of itself, once: its forms stand in no `main`. Our own screens have one. */
const DAS_TELAS_DE_PAYLOAD = ['landmark-one-main', 'region'];

/** What is drawn over and over by one piece, beyond the eighth: judging a hundred rows alike takes seconds of each screen. */
const REPETIDOS = ['tr', 'li', 'article'].map((peca) => `${peca}:nth-of-type(n+9)`);

interface Opcoes {
  /** Only what is inside of these. */
  dentro?: string;
  /** Not what is inside of these, which is judged elsewhere. */
  fora?: readonly string[];
  /** Rules that say nothing of this page. */
  sem?: readonly string[];
  /** It is drawn by one code with others of its file: judged where it has a piece that none of them had. */
  comoOutras?: boolean;
}

interface Axe {
  run(
    raiz: object,
    opcoes: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] }>;
}

/**
 * Of a brand, the pieces that were judged in this file. Colours follow from what an element is and from what it stands in. What was judged before in the same file, brand and theme need not be
 * again: contrast takes half of each judgement, and most screens are made of pieces that another one had.
 */
const pecasJulgadas = new Map<string, Set<number>>();

/** Runs in the page: of every element that is judged one number for what it and all that it stands in are, but for texts and identities. */
function oQueSeVe({ raiz, fora }: { raiz: string; fora: string }): { onde: string; pecas: number[] } {
  const pecas = new Set<number>();
  const somar = (inicio: number, texto: string): number => {
    let soma = inicio;
    for (let i = 0; i < texto.length; i += 1) soma = Math.imul(soma ^ texto.charCodeAt(i), 0x01000193);
    return soma;
  };
  const andar = (elemento: Element, dentroDe: number, julga: boolean): void => {
    if (elemento.matches(fora)) return;
    const dela = julga || elemento.matches(raiz);
    const atributos = [...elemento.attributes]
      .filter(({ name, value }) =>
        /^data-|^aria-(current|selected|pressed|invalid|disabled|expanded|busy)$/.test(name)
          ? value.length <= 24 && !/\d/.test(value)
          : ['class', 'style', 'type', 'disabled', 'open', 'hidden'].includes(name),
      )
      .map(({ name, value }) => `${name}=${value}`);
    // Which others it has, a name or a label's place among them, counts as well; what they say does not.
    const outros = elemento.getAttributeNames();
    // Contrast is asked of what is read: a piece that stood empty has not been judged.
    const diz = [...elemento.childNodes].some((um) => um.nodeType === 3 && um.nodeValue?.trim());
    const este = somar(
      dentroDe,
      [elemento.tagName, String(diz), ...atributos.sort(), ...outros.sort()].join(' '),
    );
    if (dela) pecas.add(este);
    for (const filho of elemento.children) andar(filho, este, dela);
  };
  andar(document.documentElement, 0x811c9dc5, false);
  return { onde: location.origin, pecas: [...pecas] };
}

/** What axe finds wrong with a page as it stands: rule, place and what is missing; fails the test if that is anything. */
export async function semBarreiras(
  pagina: Page,
  { dentro, fora = [], sem = [], comoOutras = false }: Opcoes = {},
): Promise<void> {
  const noPainel = new URL(pagina.url()).pathname.startsWith('/admin');
  const telaDePayload =
    noPainel && (await pagina.locator('.collection-edit, .collection-list, .global-edit').count()) > 0;
  const naoSeJulga = [...REPETIDOS, ...fora, ...(noPainel ? DE_PAYLOAD : [])];
  const { onde, pecas } = await pagina.evaluate(oQueSeVe, {
    ...{ raiz: dentro ?? 'html', fora: naoSeJulga.join(', ') },
  });
  const julgadas = pecasJulgadas.get(onde) ?? new Set<number>();
  const nadaDeNovo = pecas.every((peca) => julgadas.has(peca));
  if (nadaDeNovo && comoOutras) return;
  const semCores = nadaDeNovo ? ['color-contrast'] : [];
  if (!(await pagina.evaluate(() => 'axe' in globalThis))) await pagina.evaluate(AXE);
  const faltas = await pagina.evaluate(
    async ({ raiz, fora, rules, lugares }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // What moves is judged where it comes to rest: half faded in, everything lacks contrast.
      await Promise.all(
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          )
          .map((animacao) => animacao.finished.catch(() => {})),
      );
      const { violations } = await axe.run(raiz ? { include: [[raiz]], exclude: fora } : { exclude: fora }, {
        resultTypes: ['violations'],
        rules,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, lugares)
          .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
      );
    },
    {
      raiz: dentro,
      fora: naoSeJulga.map((pedaco) => [pedaco]),
      rules: Object.fromEntries(
        [...sem, ...semCores, ...(telaDePayload ? DAS_TELAS_DE_PAYLOAD : [])].map((regra) => [
          regra,
          { enabled: false },
        ]),
      ),
      lugares: LUGARES,
    },
  );
  expect(faltas, pagina.url()).toEqual([]);
  if (sem.includes('color-contrast')) return;
  for (const peca of pecas) julgadas.add(peca);
  pecasJulgadas.set(onde, julgadas);
}
