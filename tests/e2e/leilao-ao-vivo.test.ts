import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { mesaDoLeiloeiro } from './mesa-do-leiloeiro.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

const painel = (pagina: Page) => pagina.getByRole('complementary', { name: 'Dar lance' });
/** The panel itself, without the phone's bar beside it. */
const mesa = (pagina: Page) => painel(pagina).getByRole('dialog');

test('who looks at a lot of a live auction is led to the one on the block, and reads what became of theirs', {
  timeout: 120_000,
}, async () => {
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    nome: 'Leilão ao vivo de teste',
    data: new Date(Date.now() + 3_600_000).toISOString(),
    situacao: 'PRONTO',
    incrementos: [{ valor: 10_000 }],
  });
  const lote = (nome: string) => ({
    nome,
    tipo: 'Carro',
    valor: { minimo: 100_000 },
    finalizacaoManual: true,
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${leiUid}/lotes`, [
    lote('Fiat Argo Drive'),
    lote('Jeep Renegade Sport'),
  ]);
  const { url } = await new Api().chamar<{ url: string }>('GET', `/v1/lotes/${itens[0]?.uid}`);
  const agir = await mesaDoLeiloeiro(leiUid);
  const [{ pagina }, celular] = await Promise.all([pessoa(navegador()), pessoa(navegador(), 'celular')]);
  await pagina.goto(`${SITE}${url}`);
  await celular.pagina.goto(`${SITE}${url}`);

  await agir('abrir-lote');
  await painel(pagina).getByText('Ao vivo').filter({ visible: true }).first().waitFor();
  await lancarPorFora('cliente1@demo.martelo', itens[0]!.uid, 150_000);
  await agir('dou-lhe-uma');
  await agir('dou-lhe-duas');
  await agir('vender');
  await painel(pagina).getByRole('heading', { name: 'Vendido', exact: true }).waitFor();
  await painel(pagina).getByText('O maior lance foi de R$ 1.500.', { exact: true }).waitFor();
  await mesa(pagina).getByText('O próximo lote já vai entrar.').waitFor();

  await agir('abrir-lote');
  const proximo = mesa(pagina).getByRole('link', { name: /No pregão agora: lote 2.*Jeep Renegade Sport/ });
  await proximo.waitFor();
  // On a phone without opening anything.
  const noCelular = celular.pagina.getByRole('link', { name: /No pregão agora: lote 2/ });
  await noCelular.filter({ visible: true }).waitFor();
  await conferirTela(pagina, 'ao-vivo-proximo-1200');
  await conferirTela(celular.pagina, 'ao-vivo-proximo-360');
  await proximo.click();
  await pagina.getByRole('heading', { level: 1, name: 'Jeep Renegade Sport' }).waitFor();
  await agir('nao-arrematar');
  await painel(pagina).getByRole('heading', { name: 'Não vendido', exact: true }).waitFor();
  await mesa(pagina).getByText('Não houve lances.').waitFor();
  // There is none to come.
  await expect.poll(() => mesa(pagina).getByText('já vai entrar').count()).toBe(0);
  await expect.poll(() => noCelular.count()).toBe(0);
});
