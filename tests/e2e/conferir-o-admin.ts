import type { Page } from 'playwright';
import { expect } from 'vitest';
import { conferirTela } from './plataforma.ts';

export const TELA = { width: 1280, height: 860 };
export const CELULAR = { width: 360, height: 760 };

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

/** A screen of the back office as everybody sees it: by day and by night, on a desk and on a telephone. */
export async function conferirOAdmin(pagina: Page, nome: string): Promise<void> {
  for (const tema of ['claro', 'escuro']) {
    await pagina.evaluate((qual) => {
      document.documentElement.dataset.tema = qual;
    }, tema);
    for (const [onde, largura] of [
      ['mesa', TELA],
      ['celular', CELULAR],
    ] as const) {
      await semRolagemDeLado(pagina, largura);
      await conferirTela(pagina, `admin-${nome}-${tema}-${onde}`);
    }
  }
  await pagina.evaluate(() => {
    document.documentElement.dataset.tema = 'claro';
  });
  await pagina.setViewportSize(TELA);
}
