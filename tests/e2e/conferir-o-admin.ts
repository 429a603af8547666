import type { Page } from 'playwright';
import { expect } from 'vitest';
import { conferirTela, FOTOS } from './plataforma.ts';

export const TELA = { width: 1280, height: 860 };
export const CELULAR = { width: 360, height: 760 };
/** What stands around every screen; the start's judgement has it. */
const MOLDURA = ['.topo', '.meio > .lateral'];
const JULGADAS = [
  ['claro', 'mesa'],
  ['escuro', 'celular'],
] as const;
const TODAS = [...JULGADAS, ['claro', 'celular'], ['escuro', 'mesa']] as const;

/** Nothing stands outside of the window, and nothing has to be pushed aside to be seen. */
async function semRolagemDeLado(pagina: Page, largura: { width: number; height: number }): Promise<void> {
  await pagina.setViewportSize(largura);
  const sobra = await pagina.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.tabela, .dialogo-corpo, .paleta-lista')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((um) => um > 0),
  );
  expect(sobra, `${pagina.url()} at ${largura.width}`).toEqual([]);
}

/**
 * A screen of the back office as everybody sees it: by day on a desk and by night on a telephone, which between them have every colour and
 * every place; whoever wants pictures has all four.
 * @param vez of screens that are drawn alike: they are judged in turn, one by day and the next by night
 */
export async function conferirOAdmin(pagina: Page, nome: string, vez?: number): Promise<void> {
  for (const [i, [tema, onde]] of (FOTOS ? TODAS : JULGADAS).entries()) {
    await pagina.evaluate((qual) => {
      document.documentElement.dataset.tema = qual;
    }, tema);
    await semRolagemDeLado(pagina, onde === 'mesa' ? TELA : CELULAR);
    if (!FOTOS && vez !== undefined && vez % JULGADAS.length !== i) continue;
    await conferirTela(pagina, `admin-${nome}-${tema}-${onde}`, {
      ...(nome === 'inicio' ? {} : { fora: MOLDURA }),
      comoOutras: vez !== undefined,
    });
  }
  await pagina.evaluate(() => {
    document.documentElement.dataset.tema = 'claro';
  });
  await pagina.setViewportSize(TELA);
}
