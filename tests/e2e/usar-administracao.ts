import type { RecursoDescrito, RecursosDescritos } from '@martelo/shared/recurso';
import type { BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/** An entry of the menu, in its room, which is opened where it is not: by a press, as whoever counts presses makes it. */
export async function noMenu(
  pagina: Page,
  nome: string,
  pressionar: (o: Locator) => Promise<void> = (o) => o.click(),
): Promise<Locator> {
  const menu = pagina.getByRole('navigation', { name: 'Menu' });
  const elo = pagina.getByRole('link', { name: nome, exact: true, includeHidden: true });
  const sala = menu.locator('details').filter({ has: elo }).first();
  await sala.waitFor();
  if ((await sala.getAttribute('open')) === null) await pressionar(sala.locator('summary'));
  return menu.getByRole('link', { name: nome, exact: true }).first();
}

/** An administrator at the back office, and what they see of it. */
export interface Mesa {
  api: Api;
  contexto: BrowserContext;
  pagina: Page;
  /** What its screens threw. */
  erros: string[];
  descritos: RecursosDescritos;
  doNome(nome: string): RecursoDescrito;
  /** A screen by its address, from the start. */
  abrir(caminho: string): Promise<void>;
  /** The same without loading anything anew, as the browser's own back and forward do. */
  ir(caminho: string): Promise<void>;
  ordenarPor(rotulo: string): Locator;
  linhas(): Locator;
}

/** The desks of the file that calls it: the first brand's for as long as it runs, the other's for whoever asks. */
export function usarAdministracao() {
  const { navegador } = usarPlataforma();
  let daqui: Mesa;
  let daLoja: Promise<Mesa> | null = null;
  const sentar = async (marca: 'leilo' | 'pacto'): Promise<Mesa> => {
    const site = marca === 'leilo' ? SITE : LOJA;
    const api = await new Api(marca).entrar('adm@demo.martelo');
    const descritos = await api.chamar<RecursosDescritos>('GET', '/v1/recursos');
    const { contexto, pagina, erros } = await pessoa(navegador());
    await pagina.setViewportSize(TELA);
    await entrar(pagina, 'adm@demo.martelo', '/admin', site);
    const linhas = () => pagina.locator('.tabela tbody tr[data-linha]');
    return {
      ...{ api, contexto, pagina, erros, descritos, linhas },
      doNome: (nome) => descritos.itens.find((um) => um.nome === nome)!,
      async abrir(caminho) {
        await pagina.goto(`${site}/admin${caminho}`);
        await pronta(pagina);
      },
      async ir(caminho) {
        await irA(pagina, caminho);
        await pronta(pagina);
      },
      ordenarPor: (rotulo) =>
        pagina.getByRole('columnheader', { name: rotulo, exact: true }).getByRole('button').first(),
    };
  };
  beforeAll(async () => {
    daqui = await sentar('leilo');
  });
  afterAll(async () => {
    await daqui?.contexto.close();
    await (await daLoja)?.contexto.close();
  });
  return {
    navegador,
    mesa: () => daqui,
    naLoja: () => {
      daLoja ??= sentar('pacto');
      return daLoja;
    },
  };
}

const pronta = async (pagina: Page): Promise<void> => {
  await pagina.locator('#conteudo h1').waitFor();
  await nadaCarrega(pagina);
};

/** To another screen of the back office that is open, which is not there yet when this resolves. */
export const irA = (pagina: Page, caminho: string): Promise<void> =>
  pagina.evaluate((para) => {
    history.pushState(null, '', para);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin${caminho}`);
