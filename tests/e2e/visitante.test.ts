import { describe, expect, test } from 'vitest';
import { LOJA, pessoa, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

describe.each([
  { marca: 'leilo', site: SITE },
  { marca: 'pacto', site: LOJA },
])('the site of $marca to a visitor', ({ marca, site }) => {
  test('can be put on a phone’s screen under the brand’s own name and icon', async () => {
    const { pagina, contexto } = await pessoa(navegador(), 'celular');
    await pagina.goto(site);
    const chrome = await contexto.newCDPSession(pagina);
    const { url, errors, data } = await chrome.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/manifesto.webmanifest', []]);
    const manifesto = JSON.parse(data ?? '{}');
    expect(manifesto).toMatchObject({ display: 'standalone', start_url: '/', scope: '/', id: '/' });
    expect(manifesto.name.toLowerCase()).toContain(marca);
    for (const { src, sizes } of manifesto.icons as { src: string; sizes: string }[]) {
      const desenhado = await pagina.evaluate(async (endereco) => {
        const resposta = await fetch(endereco);
        const { width, height } = await createImageBitmap(await resposta.blob());
        return `${width}x${height} ${resposta.headers.get('content-type')}`;
      }, src);
      expect(desenhado).toBe(`${sizes} image/png`);
    }
    const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors');
    // A private window is no place to put it from; nothing of ours is in its way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    await contexto.close();
  });

  test('keeps no id of who did not agree to be measured, and one of who did, until they take it back', async () => {
    const { pagina, contexto } = await pessoa(navegador());
    // What is sent as a page is left is heard by nobody outside of it.
    await contexto.addInitScript(() => {
      navigator.sendBeacon = (_, corpo) => {
        void (corpo as Blob).text().then((texto) => {
          document.documentElement.dataset.visitante = JSON.parse(texto).visitanteUid;
        });
        return true;
      };
    });
    const dito = async (caminho: string) => {
      await pagina.goto(site + caminho);
      await pagina.locator('html[data-visitante]').waitFor();
      return pagina.evaluate(() => document.documentElement.dataset.visitante);
    };
    const guardado = () => pagina.evaluate(() => localStorage.getItem('visitante'));
    expect([await dito('/duvidas'), await guardado()]).toEqual(['sem-id', null]);
    // Nor is their device named for being read to: what tells of the visit is answered, and sets nothing.
    const contada = await pagina.evaluate(async () => {
      const { status } = await fetch('/api/v1/hotsite/visitas', {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ visitanteUid: 'sem-id', pagina: '/duvidas' }),
      });
      return status;
    });
    expect([contada < 500, (await contexto.cookies()).map(({ name }) => name)]).toEqual([true, []]);
    const responder = (resposta: 'sim' | 'nao') =>
      contexto.addCookies([{ name: 'martelo-consentimento', value: resposta, url: site }]);
    await responder('sim');
    const seu = await dito('/quem-somos');
    expect(seu).toMatch(/^[0-9a-f-]{36}$/);
    expect([await guardado(), await dito('/duvidas')]).toEqual([seu, seu]);
    await responder('nao');
    expect([await dito('/duvidas'), await guardado()]).toEqual(['sem-id', null]);
    await contexto.close();
  });
});
