import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The papers of an auction, as finance keeps them: attached, held to the books, settled. */

const { navegador } = usarPlataforma();
const ARQUIVO = { name: 'conta-de-venda.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };

/** An auction that sold a lot of a consignor for R$ 900,00. */
async function vendido(): Promise<{ leiUid: string; nome: string }> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const nome = `Vendedora ${randomUUID().slice(0, 8)}`;
  const comitente = await adm.chamar<{ id: number }>('POST', '/v1/comitentes', { nome });
  const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    ...{ nome: 'Leilão com papéis', data: new Date(Date.now() + 3_600_000).toISOString() },
    ...{ situacao: 'PRONTO', porcentagemComissao: 0 },
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${leiUid}/lotes`, {
    ...{ nome: 'Fiat Uno', tipo: 'Carro', valor: { minimo: 100, compreJa: 90_000 } },
    comitente: { comId: comitente.id, nome },
  });
  const cliente = await new Api().entrar('cliente6@demo.martelo');
  await cliente.chamar('POST', `/v1/lotes/${itens[0]!.uid}/compre-ja`, {
    ...{ comandoId: randomUUID(), valor: 90_000 },
  });
  const contas = async () =>
    (await adm.chamar<{ contas: unknown[] }>('GET', `/v1/leiloes/${leiUid}/documentos`)).contas.length;
  await expect.poll(contas, { timeout: 20_000 }).toBe(1);
  return { leiUid, nome };
}

async function abrir(quem: string, caminho: string) {
  const { contexto, pagina, erros } = await pessoa(navegador());
  onTestFinished(() => contexto.close());
  await pagina.setViewportSize(TELA);
  await entrar(pagina, quem, caminho, SITE);
  return { pagina, erros };
}
const dialogo = (pagina: Page) => pagina.getByRole('dialog');

describe('the papers of an auction', () => {
  test('are attached, held to the books in words, settled one by one and together, and opened again', async () => {
    const { leiUid, nome } = await vendido();
    const { pagina, erros } = await abrir('adm@demo.martelo', `/admin/leilao/${leiUid}`);
    await pagina.getByRole('link', { name: 'Documentos do leilão' }).click();
    await pagina.getByRole('heading', { name: 'Contas de venda que faltam' }).waitFor();
    await pagina.getByText('Ainda não há documentos do leilão.').waitFor();
    await conferirOAdmin(pagina, 'documentos-do-leilao-vazio');

    await pagina.getByRole('button', { name: `Anexar a conta de venda de ${nome}` }).click();
    const confirmar = () => dialogo(pagina).getByRole('button', { name: 'Anexar', exact: true }).click();
    await confirmar();
    await dialogo(pagina).getByText('Escreva o total, como 1.234,56.').waitFor();
    await dialogo(pagina).getByLabel('Total que o documento diz').fill('899,00');
    await confirmar();
    await dialogo(pagina).getByText('Escolha o arquivo.').waitFor();
    await dialogo(pagina).getByLabel('Arquivo').setInputFiles(ARQUIVO);
    await conferirOAdmin(pagina, 'documentos-do-leilao-anexar');
    await confirmar();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByText('difere do livro').waitFor();
    const papel = pagina.getByRole('link', { name: 'Abrir conta-de-venda.pdf, em outra aba' });
    const folha = await pagina.evaluate(
      async (caminho) => {
        const { status, headers } = await fetch(caminho);
        return [status, headers.get('content-type')];
      },
      (await papel.getAttribute('href'))!,
    );
    expect(folha).toEqual([200, 'application/pdf']);
    await pagina.getByRole('button', { name: 'Acertar', exact: true }).click();
    await dialogo(pagina).getByRole('button').last().click();
    await dialogo(pagina).getByText('O documento diz R$ 899,00, e o livro R$ 900,00.').waitFor();
    await pagina.keyboard.press('Escape');

    // Its own screen: the amount is put right there, by keys.
    await pagina.getByRole('link', { name: 'Conta de venda', exact: true }).press('Enter');
    await pagina.getByRole('heading', { name: 'Anexos' }).waitFor();
    await conferirOAdmin(pagina, 'documento-do-leilao');
    await pagina.locator('#campo-valor').fill('900,00');
    await pagina.keyboard.press('Control+s');
    await pagina.getByText('Salvo').first().waitFor();
    await pagina.getByRole('link', { name: 'Documentos do leilão' }).click();

    await pagina.getByRole('button', { name: 'Anexar documento' }).click();
    await dialogo(pagina).getByLabel('Tipo do documento').selectOption('ATA');
    await dialogo(pagina)
      .getByLabel('Arquivo')
      .setInputFiles({ ...ARQUIVO, name: 'ata.pdf' });
    await confirmar();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByRole('button', { name: 'Acertar os 2 que aguardam' }).click();
    await dialogo(pagina).getByRole('button', { name: 'Sim, acertar' }).click();
    await dialogo(pagina).getByText('2 acertados, 0 recusados.').waitFor();
    await dialogo(pagina).getByRole('button', { name: 'Fechar' }).last().click();
    await pagina
      .getByRole('navigation', { name: 'Situação' })
      .getByRole('link', { name: /^Acertado 2/ })
      .click();
    await pagina.waitForURL(/situacao=ACERTADO/);
    await pagina.getByLabel('Tipo', { exact: true }).selectOption('ATA');
    await pagina.waitForURL(/tipo=ATA/);
    await conferirOAdmin(pagina, 'documentos-do-leilao');
    await pagina.getByRole('button', { name: 'Reabrir' }).click();
    await dialogo(pagina).locator('#campo-motivo').fill('A ata foi refeita');
    await dialogo(pagina).getByRole('button').last().click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByText('Nenhum documento assim.').waitFor();
    expect(erros.filter((um) => !um.includes('422'))).toEqual([]);
  });

  test('who does not keep them is told whose screen it is', async () => {
    const { pagina } = await abrir('acerto@demo.martelo', `/admin/documentos-leilao/${randomUUID()}`);
    await pagina
      .getByText('Esta tela é de quem tem um destes papéis: Interno - ADM, Interno - Financeiro.')
      .waitFor();
  });
});
