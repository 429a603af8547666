import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { colegaCom } from './colega.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, type LoteDeTeste } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A model of pictures: chosen on a drawing, gone by where a lot's pictures are sent and looked at. */

const { plataforma, navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let daCasa: Awaited<ReturnType<typeof pessoa>>;
let lote: LoteDeTeste;
const nome = palavra('Aeronaves');

beforeAll(async () => {
  const { email: dev } = await colegaCom(plataforma.dados, ['Interno - Desenvolvimento TI']);
  // Of a type that no other file makes pictures of.
  lote = await criarLote({
    ...{ segundos: 86_400, lote: { tipo: 'Aeronave', localizacao: { patio: 'Pátio Guarulhos' } } },
  });
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, dev, '/admin/modelo-fotos-site', SITE);
  daCasa = await pessoa(navegador());
  await daCasa.pagina.setViewportSize(TELA);
});
afterAll(async () => {
  await contexto?.close();
  await daCasa?.contexto.close();
});

const botao = (qual: string, onde: Page = pagina) => onde.getByRole('button', { name: qual, exact: true });
const ordem = (onde: Page = pagina) =>
  onde
    .locator('.posicoes li')
    .evaluateAll((todos) => todos.map((um) => um.textContent?.match(/\d+\. ([^ ]+)/)?.[1]));
let cor = 0;
const foto = async (qual: string) => {
  cor += 1;
  const background = { r: (cor * 67) % 256, g: (cor * 31) % 256, b: (cor * 97) % 256 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: qual, mimeType: 'image/jpeg', buffer };
};

describe('a model of pictures', () => {
  test('is chosen on a drawing and put in order by keys; what the drawing has not is told', async () => {
    await pagina.locator('#conteudo h1').waitFor();
    await conferirOAdmin(pagina, 'modelos-de-fotos');
    await pagina.goto(`${SITE}/admin/modelo-de-fotos/novo`);
    await pagina.getByLabel('Nome').fill(nome);
    await botao('Começar com o sugerido').click();
    await botao('Painel: foto 5 do modelo').waitFor();
    await botao('Acrescentar Chaves').click();
    await pagina.getByLabel('Orientação para Chaves').fill('Todas as que houver, lado a lado.');
    await pagina.getByLabel('Desenho', { exact: true }).selectOption({ label: 'Outro bem' });
    await pagina.getByText('Não existe em Outro bem: retire.').first().waitFor();
    for (const vista of [
      'Painel',
      'Hodômetro',
      'Bancos dianteiros',
      'Bancos traseiros',
      'Motor',
      'Porta-malas',
      'Pneus',
      'Chaves',
    ])
      await botao(`Retirar ${vista}`).click();
    expect(await pagina.getByText('Não existe em Outro bem').count()).toBe(0);
    await pagina
      .getByRole('combobox', { name: 'Acrescentar uma foto' })
      .selectOption({ label: 'Plaqueta de identificação' });
    await botao('Mudar o lugar de Plaqueta de identificação').press('Space');
    await pagina.keyboard.press('Home');
    await pagina.keyboard.press('Space');
    await expect.poll(() => ordem().then(([primeira]) => primeira)).toBe('Plaqueta');
    await pagina.getByLabel('Aeronave', { exact: true }).check();
    await conferirOAdmin(pagina, 'modelo-de-fotos-novo');
    await pagina.keyboard.press('Control+s');
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    await nadaCarrega(pagina);
    await conferirOAdmin(pagina, 'modelo-de-fotos');
    // A second one of the type is refused at its field.
    await pagina.goto(`${SITE}/admin/modelo-de-fotos/novo`);
    await pagina.getByLabel('Nome').fill(palavra('Outra'));
    await pagina.getByLabel('Aeronave', { exact: true }).check();
    await pagina.keyboard.press('Control+s');
    await pagina.getByText(`Aeronave já tem o modelo ${nome}`).waitFor();
    expect(erros).toEqual([]);
  });

  test('shows a lot what is missing, sends a picture of a position, and puts the page in its order', async () => {
    const { pagina: deles } = daCasa;
    await entrar(deles, 'adm@demo.martelo', `/admin/lote/${lote.uid}?aba=fotos`, SITE);
    const modelo = deles.locator('.modelo-do-lote');
    await modelo.getByText(/fotos obrigatórias faltam/).waitFor();
    await conferirOAdmin(deles, 'lote-modelo-falta');
    const enviar = async (vista: string, arquivo: string) => {
      const [escolha] = await Promise.all([
        deles.waitForEvent('filechooser'),
        modelo
          .getByRole('button', { name: `Enviar ${vista} (falta)` })
          .first()
          .click(),
      ]);
      await escolha.setFiles(await foto(arquivo));
      await modelo
        .getByRole('button', { name: `Enviar ${vista} (na página)` })
        .first()
        .waitFor();
    };
    await enviar('Traseira e lado esquerdo', 'tras.jpg');
    await enviar('Plaqueta de identificação', 'placa.jpg');
    const lidas = () =>
      deles
        .locator('.fotos .foto-vista')
        .evaluateAll((todas) => todas.map((um) => (um as HTMLSelectElement).value));
    await expect.poll(lidas).toEqual(['TRASEIRA_ESQUERDA', 'PLAQUETA']);
    await botao('Pôr as fotos na ordem do modelo', deles).click();
    await expect.poll(lidas).toEqual(['PLAQUETA', 'TRASEIRA_ESQUERDA']);
    await botao('Pôr as fotos na ordem do modelo', deles).waitFor({ state: 'detached' });
    await deles.getByLabel('O que a foto 2 mostra').selectOption({ label: 'Avaria' });
    await expect.poll(lidas).toEqual(['PLAQUETA', 'AVARIA']);
    await modelo.getByRole('button', { name: 'Enviar Avaria (na página)' }).first().waitFor();
    await conferirOAdmin(deles, 'lote-modelo');
    await deles.goto(`${SITE}/admin/leilao/${lote.leiUid}?aba=falta`);
    await deles.getByText('1 lote sem alguma foto que o modelo pede.').waitFor();
  });

  test('is said beside what waits to be approved, and can be said there', async () => {
    const { pagina: deles } = daCasa;
    const patio = await new Api().entrar('patio@demo.martelo');
    const form = new FormData();
    form.set('comandoId', crypto.randomUUID());
    form.set('arquivo', new Blob([new Uint8Array((await foto('x')).buffer)]), 'do-patio.jpg');
    await patio.chamar('POST', `/v1/lotes/${lote.uid}/fotos`, form);
    await deles.goto(`${SITE}/admin/aprovar-fotos-leilao`);
    const esta = deles.locator('.fotos-a-aprovar li').filter({ hasText: 'do-patio.jpg' });
    await esta.getByText(/^Ainda faltam neste lote: .*Frente e lado direito/).waitFor();
    await esta.getByRole('combobox').selectOption({ label: 'Frente e lado direito' });
    await esta.getByText(/^Ainda faltam neste lote: (?!.*Frente e lado direito)/).waitFor();
    await conferirOAdmin(deles, 'aprovar-fotos-modelo');
    expect(daCasa.erros).toEqual([]);
  });
});
