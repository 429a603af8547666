import type { Page } from 'playwright';

/** Resolves once nothing on the page is on its way, however many parts of it were. */
export const nadaCarrega = async (pagina: Page): Promise<void> => {
  await pagina.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};
