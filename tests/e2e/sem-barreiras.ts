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

interface Opcoes {
  /** Only what is inside of these. */
  dentro?: string;
  /** Rules that say nothing of this page. */
  sem?: readonly string[];
}

interface Axe {
  run(
    raiz: object,
    opcoes: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] }>;
}

/** What axe finds wrong with a page as it stands: rule, place and what is missing; fails the test if that is anything. */
export async function semBarreiras(pagina: Page, { dentro, sem = [] }: Opcoes = {}): Promise<void> {
  if (!(await pagina.evaluate(() => 'axe' in globalThis))) await pagina.evaluate(AXE);
  const noPainel = new URL(pagina.url()).pathname.startsWith('/admin');
  const telaDePayload =
    noPainel && (await pagina.locator('.collection-edit, .collection-list, .global-edit').count()) > 0;
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
      const { violations } = await axe.run(raiz ? { include: [[raiz]] } : { exclude: fora }, {
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
      fora: noPainel ? DE_PAYLOAD.map((pedaco) => [pedaco]) : [],
      rules: Object.fromEntries(
        [...sem, ...(telaDePayload ? DAS_TELAS_DE_PAYLOAD : [])].map((regra) => [regra, { enabled: false }]),
      ),
      lugares: LUGARES,
    },
  );
  expect(faltas, pagina.url()).toEqual([]);
}
