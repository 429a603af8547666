import { get } from 'node:http';
import { type ConsentimentoDoCliente, VERSOES_DO_CADASTRO } from '@martelo/shared/cliente';
import { afterAll, describe, expect, test } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { sessaoDoPainel } from '../load/leitura.ts';
import { Api, CMS, conferirTela, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

/** Marketing changes a word of the brand's regulation, as the panel saves it. */
async function mudarRegulamento(marca: number, palavra: string): Promise<void> {
  const authorization = await sessaoDoPainel();
  const onde = `where[and][0][hotsite][equals]=${marca}&where[and][1][uri][equals]=regulamento`;
  const { docs } = await (
    await fetch(`${CMS}/api/paginas?${onde}&depth=0`, { headers: { authorization } })
  ).json();
  const sessoes = docs[0].sessoes.map((sessao: { titulo: string }, i: number) =>
    i === 0 ? { ...sessao, titulo: `Regras para participar ${palavra}` } : sessao,
  );
  const resposta = await fetch(`${CMS}/api/paginas/${docs[0].id}`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ sessoes, revisao: docs[0].revisao, _status: 'published' }),
  });
  expect(resposta.status, await resposta.text()).toBe(200);
}

/** The demo's people read and accept what is in force: other files bid as them, on this platform too. */
async function aceitarComoTodos(marca: string): Promise<void> {
  for (let i = 1; i <= 9; i += 1) {
    const pessoa = await new Api(marca).entrar(`cliente${i}@demo.martelo`);
    const { regulamentoNovo } = await pessoa.chamar<ConsentimentoDoCliente>(
      'GET',
      '/v1/cliente/consentimento',
    );
    if (regulamentoNovo)
      await pessoa.chamar('POST', '/v1/cliente/consentimento', {
        ...{ consentimento: VERSOES_DO_CADASTRO[0], regulamento: regulamentoNovo.versao },
      });
  }
}

/** Where an address leads, without going there. */
const destinoDe = (site: string, caminho: string): Promise<string> =>
  new Promise((pronto, falhou) => {
    const { host, port } = new URL(site);
    get({ host: '127.0.0.1', port, path: caminho, headers: { host } }, (resposta) => {
      resposta.resume();
      pronto(`${resposta.statusCode} ${resposta.headers.location}`);
    }).on('error', falhou);
  });

describe.each([
  { marca: 'leilo', id: 1, site: SITE, largura: 'celular' },
  { marca: 'pacto', id: 2, site: LOJA, largura: 'computador' },
] as const)('what people agree to on $marca', ({ marca, id, site, largura }) => {
  afterAll(() => aceitarComoTodos(marca));

  test('a newcomer agrees to a version that can be read back; when it changes they read and accept the new one before they take part', async () => {
    const lote = await criarLote({ marca, segundos: 7_200 });
    const { pagina, contexto, erros } = await pessoa(navegador(), largura);
    await pagina.goto(`${site}/regulamento`);
    await pagina.getByText(/^Versão \d+, em vigor desde/).waitFor();
    await pagina.getByRole('contentinfo').getByRole('link', { name: 'Regulamento' }).waitFor();
    await conferirTela(pagina, `regulamento-${marca}`);

    await pagina.goto(`${site}/cadastro?retorno=${encodeURIComponent(lote.url)}`, {
      waitUntil: 'networkidle',
    });
    const email = `leitora-${marca}-${Date.now()}@teste.martelo`;
    for (const [campo, valor] of Object.entries({
      ...{
        nome: 'Helena Leitora Prado',
        cpf: cpfNovo(),
        dataNascimento: '1990-05-01',
        telefone: '62999998888',
      },
      ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '1000', bairro: 'Bela Vista' },
      ...{ email, senha: 'uma senha bem comprida 2026' },
    }))
      await pagina.locator(`#${campo}`).fill(valor);
    await expect.poll(() => pagina.locator('#cidade').inputValue()).toBe('São Paulo');
    await pagina.locator('#consentimento').check();
    await pagina.getByRole('button', { name: 'Criar minha conta' }).click();
    // The codes may wait: where one came from is one press away.
    await pagina.waitForURL(/\/email\?passo=cadastro/);
    await pagina.getByRole('link', { name: 'Fazer depois' }).click();
    await pagina.waitForURL(/\/telefone\?passo=cadastro/);
    await pagina.getByRole('link', { name: 'Fazer depois' }).click();
    await pagina.waitForURL(`${site}${lote.url}`);

    await pagina.goto(`${site}/privacidade`);
    const documento = pagina.getByRole('link', { name: /^Regulamento, versão \d+$/ }).first();
    const versao = Number(/\d+$/.exec((await documento.textContent())!)![0]);
    await conferirTela(pagina, `privacidade-aceite-${marca}`);

    await mudarRegulamento(id, String(Date.now()));
    await expect
      .poll(
        async () => {
          await pagina.goto(`${site}/privacidade`);
          return pagina.getByText('O regulamento mudou em').count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await conferirTela(pagina, `privacidade-mudou-${marca}`);
    await pagina.getByRole('link', { name: `Ler a versão ${versao + 1}` }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Regulamento' }).waitFor();
    await conferirTela(pagina, `versao-nova-${marca}`);
    await pagina.goto(`${site}/regulamento/versoes/${versao}`);
    await pagina.getByText('Esta versão não está mais em vigor.').waitFor();
    await pagina.getByText('Quem participa').waitFor();
    await conferirTela(pagina, `versao-antiga-${marca}`);
    await pagina.goto(`${site}/regulamento/versoes`);
    expect(await pagina.locator('main ol[reversed] li').count()).toBeGreaterThanOrEqual(2);
    await conferirTela(pagina, `versoes-${marca}`);

    await pagina.goto(`${site}/privacidade`);
    await pagina.locator('#consentimento').check();
    await pagina.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await expect.poll(() => pagina.getByText('O regulamento mudou em').count()).toBe(0);
    await pagina.getByText('Histórico dos seus aceites').click();
    await expect.poll(() => pagina.locator('details[open] ol li').count()).toBe(2);
    await conferirTela(pagina, `privacidade-historico-${marca}`);
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('old names lead to pages that are there, and who wants to sell is led out', async () => {
    const { pagina, contexto } = await pessoa(navegador(), largura);
    for (const nome of ['nossos-leiloes', 'financiamento', 'regulamento/qualquer']) {
      const resposta = await pagina.goto(`${site}/${nome}`);
      expect([resposta?.status(), new URL(pagina.url()).pathname], nome).toEqual([200, '/regulamento']);
    }
    const paginas = ['video', 'evento-parceiros-banco-toyota', ...(marca === 'leilo' ? ['nova-leilo'] : [])];
    for (const uri of paginas) {
      expect((await pagina.goto(`${site}/${uri}`))?.status(), uri).toBe(200);
      await conferirTela(pagina, `${uri}-${marca}`);
    }
    expect(await destinoDe(site, '/vender-seu-carro')).toMatch(/^302 https:\/\/wa\.me\/55\d{10,11}$/);
    const lista = marca === 'leilo' ? 'leilao' : 'anuncio';
    expect((await pagina.goto(`${site}/${lista}/carro/fiat/sp/2021`))?.status()).toBe(200);
    await contexto.close();
  });
});
