import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The house's table of what sending papers costs (P16, decision 398), as settlement looks after it. */

const { navegador } = usarPlataforma();
const CAMINHO = '/acerto/precos-de-envio';
/** Nobody else's test asks for this one. */
const CEP = '76804-110';

describe.each([
  { marca: 'leilo', site: SITE },
  { marca: 'pacto', site: LOJA },
])('the prices of sending papers, on $marca', ({ marca, site }) => {
  test('are added, changed, told apart where they overlap, taken away and brought back, by keys too', async () => {
    const largo = `Sedex para Rondônia ${randomUUID().slice(0, 6)}`;
    const estreito = `Sedex, centro de Porto Velho ${randomUUID().slice(0, 6)}`;
    const adm = await new Api(marca).entrar('adm@demo.martelo');
    await adm.chamar('POST', '/v1/precos-de-envio', {
      ...{ nome: largo, metodo: 'Sedex', destinoUf: 'RO', valor: 6_100, dias: 8 },
    });
    const { pagina, contexto, erros } = await pessoa(navegador(), 'computador');
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/comprovantes', site);
    await pagina.getByRole('navigation').getByRole('link', { name: 'Preços de envio' }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Preços de envio dos documentos' }).waitFor();
    const linha = (nome: string) => pagina.getByRole('row').filter({ hasText: nome });
    await linha(largo).getByText('R$ 61,00').waitFor();
    await conferirTela(pagina, `precos-${marca}-1200`);

    await linha(largo).getByRole('button', { name: 'Alterar' }).focus();
    await pagina.keyboard.press('n');
    const form = pagina.getByRole('dialog', { name: 'Novo preço' });
    await form.getByLabel('Nome').fill(estreito);
    await form.getByText('Uma faixa de CEP').click();
    await form.getByLabel('CEP inicial').pressSequentially('76805000');
    await form.getByLabel('CEP final').pressSequentially('76800000');
    await form.getByLabel('Valor').fill('dez');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('Escreva o valor como 35,00.', { exact: false }).waitFor();
    await form.getByLabel('Valor').fill('48,90');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('o início da faixa de CEP vem depois do fim', { exact: false }).waitFor();
    await conferirTela(pagina, `precos-novo-${marca}-1200`);
    await form.getByLabel('CEP inicial').fill('76800-000');
    await form.getByLabel('CEP final').fill('76805-000');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await pagina.getByText(`Preço salvo: ${estreito}.`).waitFor();
    await linha(estreito).getByText('CEP 76800-000 a 76805-000').waitFor();

    await pagina.getByText('Qual preço vale?').click();
    await pagina.getByLabel('CEP de destino').pressSequentially(CEP.replace('-', ''));
    await pagina.getByRole('button', { name: 'Ver qual vale' }).click();
    await pagina.getByText(`Vale ${estreito}: R$ 48,90`).waitFor();
    const cede = pagina.getByRole('listitem').filter({ hasText: largo });
    await cede.getByText('não vale: vai a mais CEPs').waitFor();
    await conferirTela(pagina, `precos-qual-vale-${marca}-1200`);

    await linha(estreito).getByRole('button', { name: 'Alterar' }).click();
    const alterar = pagina.getByRole('dialog', { name: `Alterar: ${estreito}` });
    expect(await alterar.getByLabel('CEP inicial').inputValue()).toBe('76800-000');
    await alterar.getByText('Todo o país').click();
    await alterar.getByLabel('Origem (estado do pátio)').selectOption({ label: 'Acre' });
    await alterar.getByRole('button', { name: 'Salvar' }).click();
    await linha(estreito).getByText('Todo o país').waitFor();
    await linha(estreito).getByText('Acre', { exact: true }).waitFor();

    await pagina.setViewportSize(LARGURAS.celular);
    await pagina.getByLabel('Filtrar por nome ou estado').fill(estreito);
    await pagina.getByRole('row').filter({ hasText: largo }).waitFor({ state: 'detached' });
    // The tab that is open is the last of seven.
    await pagina.reload();
    const aba = pagina.getByRole('navigation').getByRole('link', { name: 'Preços de envio' });
    await expect
      .poll(async () => {
        const lugar = await aba.boundingBox();
        return lugar !== null && lugar.x >= 0 && lugar.x + lugar.width <= LARGURAS.celular.width;
      })
      .toBe(true);
    await pagina.getByLabel('Filtrar por nome ou estado').fill(estreito);
    await pagina.getByRole('row').filter({ hasText: largo }).waitFor({ state: 'detached' });
    await conferirTela(pagina, `precos-${marca}-360`);
    await linha(estreito).getByRole('button', { name: 'Remover' }).click();
    await pagina.getByText(`Preço removido: ${estreito}.`).waitFor();
    await linha(estreito).waitFor({ state: 'detached' });
    // The focus is where it is undone.
    await pagina.keyboard.press('Enter');
    await pagina.getByText(`Preço de volta: ${estreito}.`).waitFor();
    await linha(estreito).waitFor();
    await linha(estreito).getByRole('button', { name: 'Remover' }).click();
    await linha(estreito).waitFor({ state: 'detached' });
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('are read by SAC, who changes none', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'sac@demo.martelo', CAMINHO, site);
    await pagina.getByText('Quem muda estes preços é ADM, Acerto ou Gerente de Acerto.').waitFor();
    expect(await pagina.getByRole('button', { name: /Novo preço|Alterar|Remover/ }).count()).toBe(0);
    await conferirTela(pagina, `precos-sac-${marca}-360`);
    expect(erros).toEqual([]);
    await contexto.close();
  });
});
