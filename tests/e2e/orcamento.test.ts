import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

/** KiB as they came over the wire, of a browser that has nothing yet and waits until nothing more is asked for. */
async function pesoDe(
  pagina: Page,
  caminho: string,
): Promise<{ script: number; estilo: number; fonte: number }> {
  await pagina.goto(`${SITE}${caminho}`, { waitUntil: 'networkidle' });
  return pagina.evaluate(() => {
    const todos = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const soma = (fim: RegExp) =>
      todos
        .filter(({ name }) => fim.test(new URL(name).pathname))
        .reduce((total, { transferSize }) => total + transferSize, 0) / 1_024;
    return { script: soma(/\.js$/), estilo: soma(/\.css$/), fonte: soma(/\.woff2$/) };
  });
}

/**
 * Budgets, KiB. What a page gains it has to lose elsewhere. A lot's panel of bids and a listing's filters bring styles of their own; what a lot's
 * page shares with the auditorium is in one sheet more, and the price to buy at, which few lots have, in one that most do not load: a quarter KiB
 * that is to be won back.
 */
const ESTILO = { inicial: 28, listagem: 31, lote: 36.5, conteúdo: 28 };

describe('what a public page weighs', () => {
  for (const qual of ['inicial', 'listagem', 'lote', 'conteúdo'] as const)
    test(`${qual}: scripts, style sheets and fonts are within their budgets`, async () => {
      const lote = qual === 'lote' ? await criarLote({ segundos: 3_600 }) : null;
      const caminho = { inicial: '/', listagem: '/leilao', lote: lote?.url ?? '', conteúdo: '/quem-somos' }[
        qual
      ];
      const { pagina, contexto } = await pessoa(navegador(), 'celular');
      const peso = await pesoDe(pagina, caminho);
      // Nothing of it came from a cache, or not at all.
      for (const parte of Object.values(peso)) expect(parte).toBeGreaterThan(1);
      for (const [nome, limite] of Object.entries({ script: 165, fonte: 20, estilo: ESTILO[qual] }))
        expect(peso[nome as keyof typeof peso], `${nome} of ${caminho}`).toBeLessThanOrEqual(limite);
      await contexto.close();
    });

  // Its stage, its queue and its chat beside a lot's panel; a player of its broadcast is loaded apart, when it is asked for.
  test('the auditorium of an auction: scripts within 200 KiB before anything plays', async () => {
    const { leiUid } = await criarLote({ segundos: 3_600 });
    const { pagina, contexto } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente1@demo.martelo', '/robots.txt');
    const peso = await pesoDe(pagina, `/auditorio/${leiUid}`);
    for (const parte of Object.values(peso)) expect(parte).toBeGreaterThan(1);
    for (const [nome, limite] of Object.entries({ script: 200, fonte: 20, estilo: 45 }))
      expect(peso[nome as keyof typeof peso], nome).toBeLessThanOrEqual(limite);
    await contexto.close();
  });
});
