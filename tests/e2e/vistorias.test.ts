import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { comoAPessoa } from './baixar.ts';
import { colegaCom } from './colega.ts';
import { CELULAR, conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { paginasDoPdf } from './pdf.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Inspections: a type put together by pointer and by keys, filled in on a telephone, read at a desk. */

const { plataforma, navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let deCampo: Awaited<ReturnType<typeof pessoa>>;
const nome = palavra('Entrada');
let tipo = { uid: '', id: 0 };
let vistoriaUid = '';
let veiUid = '';

beforeAll(async () => {
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  deCampo = await pessoa(navegador());
  await deCampo.pagina.setViewportSize(CELULAR);
});
afterAll(async () => {
  await contexto?.close();
  await deCampo?.contexto.close();
});

const botao = (qual: string | RegExp, onde: Page = pagina) =>
  onde.getByRole('button', { name: qual, exact: typeof qual === 'string' });
const itens = () =>
  pagina
    .locator('.construtor-itens input[aria-label="O que se pergunta"]')
    .evaluateAll((todos) => todos.map((um) => (um as HTMLInputElement).value));
let cor = 0;
const foto = async () => {
  cor += 1;
  const background = { r: (cor * 67) % 256, g: (cor * 31) % 256, b: (cor * 97) % 256 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
};

describe('a type of inspection', () => {
  test('is put together and in order by keys and by pointer, tried on a phone beside it, and published', async () => {
    await entrar(pagina, 'adm@demo.martelo', '/admin/tipos-vistoria', SITE);
    await pagina.locator('#conteudo h1').waitFor();
    await pagina.goto(`${SITE}/admin/tipo-vistoria/novo`);
    await pagina.getByLabel('Nome').first().fill(nome);
    await pagina.getByText('Nenhuma categoria ainda').waitFor();
    await botao('Acrescentar categoria').click();
    await pagina.getByLabel('Nome da categoria').fill('Geral');
    for (const qual of ['Estepe', 'Lataria', 'Frente', 'Quem entrega', 'Quilometragem']) {
      await botao('Acrescentar item em Geral').click();
      await pagina.getByLabel('O que se pergunta', { exact: true }).last().fill(qual);
    }
    const como = (qual: string) => pagina.getByLabel(`Como se responde: ${qual}`);
    await como('Estepe').selectOption('opcao');
    // An item of the vehicle's own lists brings its states along.
    await botao('Usar as opções do veículo').click();
    await como('Lataria').selectOption('marcacao');
    await como('Frente').selectOption('foto');
    await como('Quem entrega').selectOption('assinatura');
    await como('Quilometragem').selectOption('numero');
    for (const qual of ['Estepe', 'Frente']) await pagina.getByLabel(`Obrigatório: ${qual}`).check();
    // By keys.
    await botao('Mudar o lugar de Frente').press('Space');
    await pagina.keyboard.press('Home');
    await pagina.keyboard.press('Space');
    await expect.poll(itens).toEqual(['Frente', 'Estepe', 'Lataria', 'Quem entrega', 'Quilometragem']);
    // By pointer.
    const [de, para] = await Promise.all(
      ['Quilometragem', 'Estepe'].map(
        async (qual) => (await botao(`Mudar o lugar de ${qual}`).boundingBox())!,
      ),
    );
    await botao('Mudar o lugar de Quilometragem').scrollIntoViewIfNeeded();
    const doDe = (await botao('Mudar o lugar de Quilometragem').boundingBox())!;
    await pagina.mouse.move(doDe.x + 10, doDe.y + 10);
    await pagina.mouse.down();
    await pagina.mouse.move(doDe.x + 10, doDe.y - (de!.y - para!.y) * 0.25, { steps: 12 });
    await pagina.mouse.up();
    await expect.poll(itens).not.toEqual(['Frente', 'Estepe', 'Lataria', 'Quem entrega', 'Quilometragem']);
    expect((await itens()).toSorted()).toEqual([
      'Estepe',
      'Frente',
      'Lataria',
      'Quem entrega',
      'Quilometragem',
    ]);
    // The phone beside it answers.
    const celular = pagina.locator('.celular');
    await celular.getByRole('button', { name: 'SIM - BOM' }).click();
    await expect
      .poll(() => celular.getByRole('button', { name: 'SIM - BOM' }).getAttribute('aria-pressed'))
      .toBe('true');
    await conferirOAdmin(pagina, 'tipo-vistoria-novo');
    await pagina.keyboard.press('Control+s');
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    await pagina.getByText('ainda não foi publicado').waitFor();
    await botao(/^Publica/).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.getByText('ainda não foi publicado').waitFor({ state: 'detached' });
    await nadaCarrega(pagina);
    await conferirOAdmin(pagina, 'tipo-vistoria');
    const api = await new Api().entrar('adm@demo.martelo');
    const { itens: tipos } = await api.chamar<{ itens: (typeof tipo & { nome: string; versao: number })[] }>(
      'GET',
      '/v1/tipo-vistoria/find/qb?porPagina=200',
    );
    tipo = tipos.find((um) => um.nome === nome)!;
    expect(tipo).toMatchObject({ versao: 1 });
    // What is changed afterwards is a draft again.
    await pagina.getByLabel('O que se pergunta', { exact: true }).first().fill('Frente do veículo');
    await pagina.keyboard.press('Control+s');
    await pagina.getByText('ainda não foram publicadas').waitFor();
    expect(erros).toEqual([]);
  });
});

const ITENS = [
  { nome: 'Frente', tipo: 'foto', obrigatorio: true, descricao: 'De frente, com a placa à vista.' },
  {
    nome: 'Estepe',
    tipo: 'opcao',
    obrigatorio: true,
    opcoes: ['SIM - BOM', 'SIM - REGULAR', 'SIM - TROCAR', 'NÃO'],
  },
  { nome: 'Lataria', tipo: 'marcacao' },
  { nome: 'Quem entrega', tipo: 'assinatura' },
  { nome: 'Quilometragem', tipo: 'numero' },
];

describe('an inspection', () => {
  test('is filled in on a telephone: what is missing is said and led to; photo, drawing and signature; then it is done', async () => {
    const api = await new Api().entrar('adm@demo.martelo');
    const feito = await api.chamar<{ uid: string; id: number }>('POST', '/v1/tipo-vistoria', {
      nome: palavra('Saida'),
      categorias: [{ nome: 'Geral', itens: ITENS }],
    });
    await api.chamar('POST', `/v1/tipo-vistoria/${feito.uid}/publicar`, { revisao: 1 });
    const { id: veiculoId, uid } = await api.chamar<{ id: number; uid: string }>('POST', '/v1/veiculos', {
      ...{ marca: 'Fiat', modelo: palavra('Mobi'), veiculoTipo: 'LEVE' },
    });
    veiUid = uid;
    ({ uid: vistoriaUid } = await api.chamar<{ uid: string }>('POST', '/v1/vistorias', {
      veiculoId,
      tipoId: feito.id,
    }));
    const { email } = await colegaCom(plataforma.dados, ['Interno - Remoção']);
    const { pagina: deles, erros: seus } = deCampo;
    await entrar(deles, email, `/admin/vistoria/${vistoriaUid}`, SITE);
    await deles.getByText('2 itens obrigatórios faltam.').first().waitFor();
    await deles.setViewportSize(TELA);
    await conferirOAdmin(deles, 'vistoria-a-fazer');
    await deles.setViewportSize(CELULAR);
    // Not done while something is missing, and it says what.
    await botao('Realizar', deles).click();
    await deles.getByText('Faltam itens obrigatórios: Frente, Estepe.').waitFor();
    expect(await botao('Sim, realizar', deles).count()).toBe(0);
    await deles.getByText('O que falta').click();
    await deles.getByRole('link', { name: 'Ir a Estepe' }).click();
    const item = (qual: string) => deles.getByRole('group', { name: qual, exact: true });
    await item('Estepe').getByRole('button', { name: 'SIM - BOM' }).click();
    await item('Estepe').getByText('Guardada').waitFor();
    const [escolha] = await Promise.all([
      deles.waitForEvent('filechooser'),
      item('Frente').getByRole('button', { name: 'Tirar foto: Frente' }).click(),
    ]);
    await escolha.setFiles(await foto());
    await item('Frente').getByRole('img', { name: 'Foto: Frente' }).waitFor();
    await item('Quilometragem').getByRole('textbox').fill('84.500');
    await item('Quilometragem').getByRole('textbox').press('Tab');
    await item('Quilometragem').getByText('Guardada').waitFor();
    // A panel by keys.
    await item('Lataria').getByRole('button', { name: 'Capô: sem marca' }).press('Enter');
    await item('Lataria').getByLabel('Avaria', { exact: true }).selectOption({ label: 'Amassado' });
    await item('Lataria').getByLabel('Gravidade').selectOption({ label: 'Grave' });
    await item('Lataria').getByRole('button', { name: 'Marcar', exact: true }).click();
    await item('Lataria').getByText('Capô: amassado (grave)').waitFor();
    await item('Lataria').getByText('Guardada').waitFor();
    // A signature, by pointer.
    await item('Quem entrega').getByLabel('Nome de quem assina').fill('Ana Lima');
    const quadro = item('Quem entrega').getByRole('img', { name: 'Assine com o dedo ou o ponteiro' });
    await quadro.scrollIntoViewIfNeeded();
    const caixa = (await quadro.boundingBox())!;
    await deles.mouse.move(caixa.x + 20, caixa.y + 40);
    await deles.mouse.down();
    await deles.mouse.move(caixa.x + 120, caixa.y + 60, { steps: 6 });
    await deles.mouse.move(caixa.x + 200, caixa.y + 20, { steps: 6 });
    await deles.mouse.up();
    await item('Quem entrega').getByRole('button', { name: 'Confirmar a assinatura' }).click();
    await item('Quem entrega').getByRole('img', { name: 'Assinado por Ana Lima' }).waitFor();
    await deles.getByText('Nada obrigatório falta.').waitFor();
    await conferirOAdmin(deles, 'vistoria-feita');
    await deles.setViewportSize(CELULAR);
    // Without network an answer waits, and goes by itself afterwards.
    await deCampo.contexto.setOffline(true);
    await item('Estepe').getByRole('button', { name: 'NÃO' }).click();
    await item('Estepe').getByText('Por enviar').waitFor();
    await deCampo.contexto.setOffline(false);
    await item('Estepe').getByText('Guardada').waitFor();
    await botao('Realizar', deles).click();
    await botao('Sim, realizar', deles).click();
    await deles.getByText(/^Realizada por /).waitFor();
    expect(await deles.getByRole('button', { name: /Tirar foto/ }).count()).toBe(0);
    await conferirOAdmin(deles, 'vistoria-realizada');
    expect(
      seus.filter((um) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/.test(um)),
    ).toEqual([]);
  });

  test('is read at a desk, and corrected by another', async () => {
    await pagina.goto(`${SITE}/admin/vistoria/${vistoriaUid}`);
    await pagina.getByRole('img', { name: /Desenho: Carro.*Capô: amassado \(grave\)/ }).waitFor();
    await pagina.getByRole('img', { name: 'Foto: Frente' }).waitFor();
    const daCasa = await comoAPessoa(pagina, `${SITE}/laudo-vistoria?vistoria=${vistoriaUid}`);
    expect(paginasDoPdf(await daCasa.body()).join(' ')).toContain('Ana Lima');
    await botao('Mostrar no site').click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await botao('Tirar do site').waitFor();
    const { url } = await criarLote({
      segundos: 86_400,
      lote: { nome: 'Fiat Mobi', veiculo: { uid: veiUid, marca: 'Fiat', modelo: 'Mobi', anoModelo: 2021 } },
    });
    const visita = await pessoa(navegador());
    for (const tela of [TELA, CELULAR]) {
      await visita.pagina.setViewportSize(tela);
      await visita.pagina.goto(`${SITE}${url}`);
      await visita.pagina.getByRole('heading', { name: 'Condição do veículo' }).scrollIntoViewIfNeeded();
      await visita.pagina.getByRole('img', { name: /Desenho: Carro.*Capô: amassado \(grave\)/ }).waitFor();
      await visita.pagina.getByRole('img', { name: 'Foto da vistoria: Frente' }).scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          visita.pagina
            .getByRole('img', { name: 'Foto da vistoria: Frente' })
            .evaluate((um) => (um as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(await visita.pagina.content()).not.toContain('Ana Lima');
      await visita.pagina.getByRole('heading', { name: 'Condição do veículo' }).scrollIntoViewIfNeeded();
      await conferirTela(visita.pagina, `lote-condicao-${tela.width}`);
      // Its report is a file that names nobody.
      const laudo = visita.pagina.getByRole('link', { name: 'Laudo em PDF' });
      const pdf = await comoAPessoa(visita.pagina, `${SITE}${await laudo.getAttribute('href')}`);
      expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const dito = paginasDoPdf(await pdf.body()).join(' ');
      expect(dito).toContain('Laudo de vistoria');
      expect(dito).not.toContain('Ana Lima');
      // Its chain stands below, names nobody, and is proved where it leads to.
      const cadeia = visita.pagina.locator('section', {
        has: visita.pagina.getByRole('heading', { name: 'Cadeia de custódia' }),
      });
      await cadeia.getByText('Vistoriado').waitFor();
      await cadeia.scrollIntoViewIfNeeded();
      await conferirTela(visita.pagina, `lote-custodia-${tela.width}`);
      await cadeia.getByRole('link', { name: 'Conferir a cadeia' }).click();
      await visita.pagina.getByRole('heading', { name: 'Custódia íntegra e assinada' }).waitFor();
      expect(await visita.pagina.getByRole('img', { name: /^Confere$/ }).count()).toBe(2);
      await conferirTela(visita.pagina, `verificar-custodia-${tela.width}`);
    }
    // The house's own copy proves more; what was changed in it is named.
    const api = await new Api().entrar('adm@demo.martelo');
    const exportada = await api.chamar<{ eventos: { parte: object }[] }>(
      'GET',
      `/v1/veiculos/${veiUid}/custodia`,
    );
    const abrir = (conteudo: object) =>
      visita.pagina.setInputFiles('input[type=file]', {
        name: 'custodia.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(conteudo)),
      });
    await abrir(exportada);
    await visita.pagina.getByText('O que só a casa sabe de cada registro').waitFor();
    const falsa = structuredClone(exportada);
    falsa.eventos[1]!.parte = { por: 'Ninguém' };
    await abrir(falsa);
    await visita.pagina.getByRole('heading', { name: 'Esta custódia não confere' }).waitFor();
    await visita.pagina.getByText('A parte reservada não é a que foi selada').first().waitFor();
    await conferirTela(visita.pagina, 'verificar-custodia-falsa');
    await visita.contexto.close();
    await pagina.getByRole('link', { name: 'Pedir correção' }).click();
    await botao('Cadastrar').click();
    await pagina.getByRole('link', { name: /^Corrige a vistoria/ }).waitFor();
  });
});
