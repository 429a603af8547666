import type { Download, Page } from 'playwright';

/** The file that a press brings, however long it is made in the background: a busy machine is late, not wrong. */
export async function baixar(pagina: Page, apertar: () => Promise<unknown>): Promise<Download> {
  const [baixado] = await Promise.all([pagina.waitForEvent('download', { timeout: 120_000 }), apertar()]);
  return baixado;
}

/** As the page's person asks: only browsers know where `*.localhost` is. Redirects are not followed. */
export async function comoAPessoa(pagina: Page, endereco: string, cabecalhos: Record<string, string> = {}) {
  const { port, host, pathname, search } = new URL(endereco);
  const cookies = await pagina.context().cookies(endereco);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return pagina.request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    ...{ maxRedirects: 0, headers: { ...cabecalhos, host, cookie } },
  });
}
