import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CURTOS } from '../contract/permissoes.ts';
import { ROTAS_DA_CASA, ROTAS_QUE_ESPERAM } from '../contract/rotas-da-casa.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* BO1 in the browser: what each address is to a visitor, a client, and people of the house (all roles: tests/contract/rotas-do-admin.test.ts). */

const { navegador } = usarPlataforma();
const UID = '01900000-0000-7000-8000-0000000000ff';
const TODAS = [...ROTAS_DA_CASA, ...ROTAS_QUE_ESPERAM].map(
  ({ rota, um }) => `/admin/${rota}${um ? `/${UID}` : ''}`,
);

/** What stands on the page now. */
async function queTela(pagina: Page): Promise<string> {
  const titulos = await pagina.locator('#conteudo h1').allInnerTexts();
  if (titulos.includes('Acesso restrito')) return 'de outros';
  if (titulos.includes('Página não encontrada')) return 'nenhuma';
  const vazia = titulos.length === 0 && (await pagina.locator('#conteudo [role="alert"]').count()) === 0;
  return vazia ? 'abrindo' : 'aberta';
}

test('a visitor is led to the login and back to where they wanted, from every address', async () => {
  const { contexto, pagina } = await pessoa(navegador());
  await pagina.goto(`${SITE}/login`);
  const foram = await pagina.evaluate(async (todas) => {
    const chegadas: string[] = [];
    for (const um of todas) chegadas.push((await fetch(`${um}?pagina=2`)).url);
    return chegadas;
  }, TODAS);
  expect(
    foram.map((onde) => {
      const { pathname, searchParams } = new URL(onde);
      return [pathname, searchParams.get('motivo'), searchParams.get('retorno')];
    }),
  ).toEqual(TODAS.map((um) => ['/login', 'login', `${um}?pagina=2`]));
  await contexto.close();
});

test('a client is refused at every address, in words', async () => {
  const { contexto, pagina } = await pessoa(navegador());
  await entrar(pagina, 'cliente1@demo.martelo', '/', SITE);
  const respostas = await pagina.evaluate(
    (todas) =>
      Promise.all(todas.map(async (um) => `${um} ${(await fetch(um, { redirect: 'manual' })).status}`)),
    TODAS,
  );
  expect(respostas).toEqual(TODAS.map((um) => `${um} 403`));
  await pagina.goto(`${SITE}/admin/lotes`);
  await pagina.getByText('Sua conta não é da equipe.', { exact: false }).waitFor();
  await contexto.close();
});

test.each(['adm', 'sac', 'mkt', 'patio'])(
  '%s is shown what is theirs, and of the rest whose it is',
  async (quem) => {
    const email = `${quem}@demo.martelo`;
    const { contexto, pagina, erros } = await pessoa(navegador());
    await entrar(pagina, email, '/admin', SITE);
    await pagina.locator('#conteudo h1').waitFor();
    const { roles } = await (await new Api().entrar(email)).chamar<{ roles: string[] }>('GET', '/v1/auth/eu');
    const meus = PAPEIS_INTERNOS.filter((papel) => roles.includes(papel)).map((papel) => CURTOS[papel]);
    for (const { rota, um, papeis, alem, falta } of ROTAS_DA_CASA) {
      const tem = (curtos = '') => meus.some((meu) => curtos.split(' ').includes(meu));
      const minha = (tem(papeis) && !tem(falta?.papeis)) || tem(alem?.papeis);
      await pagina.evaluate(
        (para) => {
          history.pushState(null, '', para);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        `/admin/${rota}${um ? `/${UID}` : ''}`,
      );
      const onde = `${quem}: /admin/${rota}`;
      await expect
        .poll(() => queTela(pagina), { message: onde, timeout: 15_000 })
        .toBe(minha ? 'aberta' : 'de outros');
      if (minha) continue;
      const dito = await pagina.getByText('Esta tela é de quem tem um destes papéis: ').innerText();
      const seus = PAPEIS_INTERNOS.filter((papel) => {
        const de = (curtos = '') => curtos.split(' ').includes(CURTOS[papel]);
        return (de(papeis) && !de(falta?.papeis)) || de(alem?.papeis);
      });
      for (const papel of PAPEIS_INTERNOS)
        expect(/: (.*)\.$/.exec(dito)![1]!.split(', ').includes(papel), `${onde}: ${papel}`).toBe(
          seus.includes(papel),
        );
    }
    if (quem === 'patio') await conferirTela(pagina, 'admin-rota-de-outros');
    expect(erros).toEqual([]);
    await contexto.close();
  },
);

test('what stands at another address is found by the one that people wrote down, with its question', async () => {
  const { contexto, pagina } = await pessoa(navegador());
  await entrar(pagina, 'adm@demo.martelo', '/admin/bloqueio-ips-dispositivos?pagina=1&ordem=asc', SITE);
  await pagina.waitForURL(/\/admin\/bloqueios\?.*ordem=asc/);
  await pagina.getByRole('heading', { level: 1, name: 'Bloqueios' }).waitFor();
  await contexto.close();
});
