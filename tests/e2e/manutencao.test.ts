import { afterEach, describe, expect, test } from 'vitest';
import { Api, conferirTela, ENDERECOS, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/** What visitors see of a maintenance, and of being blocked: on pages that are kept for everybody, and on those that are open. */
const { navegador } = usarPlataforma();

interface Manutencao {
  uid: string;
  revisao: number;
  leiloesAPausar: number;
}
let ligada: { api: Api; uid: string } | null = null;
afterEach(async () => {
  // Nobody else finds the platform closed.
  if (ligada !== null) await agir(ligada.api, ligada.uid, 'desligar').catch(() => {});
  ligada = null;
});

async function agir(api: Api, uid: string, acao: string, corpo: object = {}): Promise<void> {
  const { revisao } = await api.chamar<Manutencao>('GET', `/v1/manutencao/${uid}`);
  await api.chamar('POST', `/v1/manutencao/${uid}/${acao}`, { ...corpo, revisao });
}
/** Live auctions are named by the refusal, and confirmed. */
async function ativar(api: Api, uid: string): Promise<void> {
  ligada = { api, uid };
  try {
    await agir(api, uid, 'ativar');
  } catch (erro) {
    const { leiloes } = JSON.parse(/\{.*\}$/s.exec((erro as Error).message)![0]) as {
      leiloes: { uid: string }[];
    };
    await agir(api, uid, 'ativar', { leiloesAoVivo: leiloes.map((um) => um.uid) });
  }
}

describe.each([
  { marca: 'leilo', site: SITE, outro: LOJA, prefixo: 'leilao', parado: 'Os leilões abertos estão parados' },
  {
    marca: 'pacto',
    site: LOJA,
    outro: SITE,
    prefixo: 'anuncio',
    parado: 'As disputas abertas estão paradas',
  },
])('a maintenance, on $marca', ({ marca, site, outro, prefixo, parado }) => {
  test('is announced on every page, takes its place when it begins, and gives it back by itself', async () => {
    const api = await new Api(marca).entrar('adm@demo.martelo');
    const inicio = new Date(Date.now() + 3_600_000).toISOString();
    const { uid } = await api.chamar<Manutencao>('POST', '/v1/manutencao', {
      ...{ alcance: 'TUDO', motivo: 'Teste', minutos: 30, inicio, mensagem: 'Vamos ampliar a capacidade.' },
    });
    await agir(api, uid, 'avisar');
    ligada = { api, uid };
    const visita = await pessoa(navegador(), 'celular');
    await visita.pagina.goto(`${site}/${prefixo}`);
    const faixa = visita.pagina.getByRole('complementary', { name: 'Aviso de manutenção' });
    await expect
      .poll(async () => {
        await visita.pagina.reload();
        return faixa.count();
      })
      .toBe(1);
    expect(await faixa.innerText()).toMatch(/Teremos uma manutenção em .*Vamos ampliar a capacidade\./s);
    await conferirTela(visita.pagina, `manutencao-avisada-celular-${marca}`);
    await visita.pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(visita.pagina, `manutencao-avisada-computador-${marca}`);

    // Somebody looks at a lot, with its clock, while it begins.
    await visita.pagina.locator(`a[href^="/${prefixo}/"]`).first().click();
    await visita.pagina.waitForURL(new RegExp(`/${prefixo}/.+/`));
    const doLote = visita.pagina.url();
    await ativar(api, uid);
    const titulo = visita.pagina.getByRole('heading', { level: 1, name: 'Estamos em manutenção' });
    await titulo.waitFor({ timeout: 40_000 });
    expect(visita.pagina.url()).toBe(doLote);
    const texto = await visita.pagina.locator('body').innerText();
    expect(texto).toContain(parado);
    expect(texto).toMatch(/Voltamos até as \d\d:\d\d/);
    await conferirTela(visita.pagina, `manutencao-ativa-computador-${marca}`);
    await visita.pagina.setViewportSize(LARGURAS.celular);
    await conferirTela(visita.pagina, `manutencao-ativa-celular-${marca}`);
    expect(await visita.pagina.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // Every page, kept ones too, says when to ask again; files and the other brand go on.
    const paginas = ['/', `/${prefixo}`, '/patios', '/cliente/compras', '/pagina-que-nao-ha'];
    const respostas = await visita.pagina.evaluate(
      (todas) =>
        Promise.all(
          todas.map(async ([caminho, method]) => {
            const { status, headers } = await fetch(caminho!, { method: method!, redirect: 'manual' });
            return [caminho, status, Number(headers.get('retry-after')) > 60, headers.get('cache-control')];
          }),
        ),
      [
        ...paginas.map((pagina) => [pagina, 'GET']),
        ...[
          ['/api/v1/lotes', 'GET'],
          ['/api/v1/hotsite/formularios/newsletter', 'POST'],
        ],
      ],
    );
    for (const [caminho, ...resposta] of respostas)
      expect([caminho, ...resposta]).toEqual([caminho, 503, true, 'no-store']);
    expect((await fetch(`${ENDERECOS.storefront}/healthz`)).status).toBe(200);
    const daOutra = await pessoa(navegador());
    expect((await daOutra.pagina.goto(outro))!.status()).toBe(200);

    // Who may, enters and finds the site, lots and all.
    const adm = await pessoa(navegador(), 'computador');
    await entrar(adm.pagina, 'adm@demo.martelo', `/${prefixo}`, site);
    await adm.pagina.getByText('só a administração o vê').waitFor();
    await adm.pagina.locator(`a[href^="/${prefixo}/"]`).first().waitFor();
    await conferirTela(adm.pagina, `manutencao-ativa-adm-${marca}`);

    await agir(api, uid, 'desligar');
    // As it was, without anybody doing anything.
    await titulo.waitFor({ state: 'detached', timeout: 60_000 });
    await visita.pagina.getByRole('heading', { level: 1 }).waitFor();
    expect(visita.pagina.url()).toBe(doLote);
    expect(await faixa.count()).toBe(0);
    expect([...visita.erros, ...adm.erros]).toEqual([]);
  });
});

test('a device is named when somebody acts, and blocked by that name: no page, no call', async () => {
  const { pagina, contexto } = await pessoa(navegador(), 'celular');
  const aparelho = async () => (await contexto.cookies(SITE)).find(({ name }) => name === 'martelo_aparelho');
  await pagina.goto(SITE);
  expect(await aparelho()).toBeUndefined();
  await entrar(pagina, 'cliente4@demo.martelo', '/cliente/compras', SITE);
  const { value, httpOnly, sameSite } = (await aparelho())!;
  expect([httpOnly, sameSite]).toEqual([true, 'Lax']);
  const api = await new Api().entrar('adm@demo.martelo');
  // Where staff find it: in the sessions of the account.
  const { uid } = await pagina.evaluate(async () => (await fetch('/api/v1/auth/eu')).json());
  const { itens } = await api.chamar<{ itens: { aparelho: string | null }[] }>(
    'GET',
    `/v1/clientes/${uid}/sessoes`,
  );
  const alvo = value.split('.')[0]!;
  expect(itens.map((um) => um.aparelho)).toContain(alvo);
  await api.chamar('POST', '/v1/bloqueios', {
    ...{ tipo: 'APARELHO', alvo, escopo: 'TUDO', motivo: 'Fraude apurada' },
    ate: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const titulo = pagina.getByRole('heading', { level: 1, name: 'Acesso bloqueado' });
  await expect
    .poll(async () => {
      await pagina.goto(SITE);
      return titulo.count();
    })
    .toBe(1);
  await conferirTela(pagina, 'bloqueado-celular');
  const chamada = await pagina.evaluate(async () => {
    const { status } = await fetch('/api/v1/lotes');
    return status;
  });
  expect(chamada).toBe(403);
  // Somebody else's is another.
  const outra = await pessoa(navegador());
  await outra.pagina.goto(SITE);
  expect(await outra.pagina.getByRole('heading', { name: 'Acesso bloqueado' }).count()).toBe(0);
});
