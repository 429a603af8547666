import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const PDF = pdf();
const lerQr: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');
const { navegador } = usarPlataforma();
const SITES = { leilo: SITE, pacto: LOJA };
type Marca = keyof typeof SITES;
const COMPRADOR = 'cliente6@demo.martelo';

interface Compra {
  id: number;
  uid: string;
  situacao: string;
  totais: { restante: number; aguardandoFormaPagamento: number };
  pagamentos: { uid: string; tipo: string; valor: number; situacao: string; canceladoEm: string | null }[];
}

/** Bought at once, and what its buyer and settlement do about it by the calls alone. Centavos; no commission. */
async function comprar(marca: Marca, valor: number) {
  const lote = await criarLote({
    ...{ marca, segundos: 3_600, leilao: { porcentagemComissao: 0 } },
    lote: { valor: { minimo: 100_000, compreJa: valor } },
  });
  const cliente = await new Api(marca).entrar(COMPRADOR);
  const acerto = await new Api(marca).entrar('acerto@demo.martelo');
  const { venda } = await cliente.chamar<{ venda: { id: number } }>(
    'POST',
    `/v1/lotes/${lote.uid}/compre-ja`,
    { comandoId: randomUUID(), valor },
  );
  const ler = () => cliente.chamar<Compra>('GET', `/v1/cliente/compras/${venda.id}`);
  await expect.poll(() => ler().catch(() => null)).not.toBeNull();
  return {
    id: venda.id,
    endereco: `/cliente/compras/${venda.id}`,
    ler,
    informar: async (tipo: 'PIX' | 'DEPOSITO', quanto: number) =>
      (
        await cliente.chamar<{ uid: string }>('POST', `/v1/cliente/compras/${venda.id}/pagamentos`, {
          ...{ comandoId: randomUUID(), tipo, valor: quanto },
        })
      ).uid,
    mover: (uid: string, situacao: string, motivo?: string) =>
      acerto.chamar('PUT', `/v1/pagamentos/${uid}/situacao`, {
        ...{ comandoId: randomUUID(), situacao },
        ...(motivo && { motivo }),
      }),
    /** As a browser sends it: the row waits to be checked. */
    comprovar: (uid: string) => {
      const prova = new FormData();
      prova.set('comandoId', randomUUID());
      prova.set('arquivo', new Blob([new Uint8Array(PDF)]), 'comprovante.pdf');
      return cliente.chamar('POST', `/v1/cliente/pagamentos/${uid}/comprovantes`, prova);
    },
    cancelar: () =>
      acerto.chamar<{ aprovacaoUid?: string }>('POST', `/v1/vendas/${venda.id}/cancelar`, {
        ...{ comandoId: randomUUID(), motivo: 'Restrição judicial' },
      }),
  };
}

/** A second person's word for what an answer says has to wait for it; nothing where it was done at once. */
async function aprovarPedido(resposta: { aprovacaoUid?: string }): Promise<void> {
  if (resposta.aprovacaoUid === undefined) return;
  const adm = await new Api().entrar('adm@demo.martelo');
  await adm.chamar('POST', `/v1/aprovacoes/${resposta.aprovacaoUid}/aprovar`, { revisao: 1 });
}

/** What a phone would read off the page. */
async function qrDaPagina(pagina: Page): Promise<string | undefined> {
  const png = await pagina.getByRole('img', { name: /QR Code do Pix/ }).screenshot();
  const { dados, largura, altura } = await pagina.evaluate(async (base64) => {
    const imagem = new Image();
    imagem.src = `data:image/png;base64,${base64}`;
    await imagem.decode();
    const tela = document.createElement('canvas');
    tela.width = imagem.width;
    tela.height = imagem.height;
    const contexto = tela.getContext('2d')!;
    contexto.drawImage(imagem, 0, 0);
    const { data } = contexto.getImageData(0, 0, tela.width, tela.height);
    return { dados: Array.from(data), largura: tela.width, altura: tela.height };
  }, png.toString('base64'));
  return lerQr(Uint8ClampedArray.from(dados), largura, altura)?.data;
}

const linhas = (pagina: Page) => pagina.locator('li[id^="pagamento-"]');

describe.each([
  ['leilo', 'celular'],
  ['pacto', 'computador'],
] as [Marca, keyof typeof LARGURAS][])('paying for a purchase, in %s on a %s', (marca, largura) => {
  const foto = (nome: string) => `compra-${nome}-${LARGURAS[largura].width}`;
  const abrir = async (endereco: string) => {
    const { pagina, erros, contexto } = await pessoa(navegador(), largura);
    await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
    await entrar(pagina, COMPRADOR, endereco, SITES[marca]);
    return { pagina, erros };
  };

  test('in two parts: a TED and a Pix, each with what pays it; one is taken back, and settlement’s word is seen at once', async () => {
    const compra = await comprar(marca, 1_234_567);
    const { pagina, erros } = await abrir(compra.endereco);
    await pagina.getByRole('heading', { name: 'Hora de pagar' }).waitFor();
    await conferirTela(pagina, foto('a-pagar'));
    await pagina.getByRole('link', { name: 'Pagar agora' }).click();

    // A means that the brand has not is offered to nobody: nothing is refused, and nothing left behind that would have to be undone.
    await pagina.getByRole('radio', { name: /Pix/ }).waitFor();
    expect(await pagina.getByRole('radio', { name: /Boleto|Cartão/ }).count()).toBe(0);
    expect((await compra.ler()).pagamentos).toEqual([]);

    await pagina.getByRole('radio', { name: /TED/ }).check();
    await pagina.getByRole('radio', { name: 'Só uma parte' }).check();
    const parte = pagina.getByLabel('Valor desta parte');
    await parte.fill('99.999');
    await pagina.getByRole('button', { name: 'Ver os dados para TED' }).click();
    await pagina.getByText('O máximo é R$ 12.345,67').waitFor();
    expect((await compra.ler()).pagamentos.filter(({ canceladoEm }) => canceladoEm === null)).toEqual([]);
    await parte.fill('5.000,50');
    await conferirTela(pagina, foto('uma-parte'));
    await pagina.getByRole('button', { name: 'Ver os dados para TED de R$ 5.000,50' }).click();
    const ted = linhas(pagina).first();
    await ted.getByText('Favorecido').waitFor();
    // The eye is taken to what came of it.
    await expect.poll(() => pagina.evaluate(() => document.activeElement?.id)).toMatch(/^pagamento-/);
    await ted.getByRole('button', { name: 'Copiar Valor exato' }).click();
    expect(await pagina.evaluate(() => navigator.clipboard.readText())).toBe('5.000,50');
    await conferirTela(pagina, foto('ted'));

    await pagina.getByRole('radio', { name: /Pix/ }).check();
    await pagina.getByRole('button', { name: 'Gerar Pix de R$ 7.345,17' }).click();
    await pagina.getByRole('button', { name: 'Copiar código Pix' }).click();
    await linhas(pagina).nth(1).getByRole('button', { name: 'Copiado' }).waitFor();
    const codigo = await pagina.evaluate(() => navigator.clipboard.readText());
    expect(codigo).toMatch(/^000201.*54077345\.17.*6304[0-9A-F]{4}$/);
    expect(await qrDaPagina(pagina)).toBe(codigo);
    expect(await pagina.getByRole('radio').count(), 'nothing more is due').toBe(0);
    await conferirTela(pagina, foto('pix'));

    await ted.getByRole('button', { name: /^Cancelar pagamento/ }).click();
    const pergunta = pagina.getByRole('dialog');
    await pergunta.getByText('Se você já pagou, não cancele').waitFor();
    await conferirTela(pagina, foto('cancelar'));
    await pergunta.getByRole('button', { name: 'Sim, cancelar' }).click();
    await expect.poll(() => linhas(pagina).count()).toBe(1);
    await pagina.getByRole('button', { name: 'Gerar Pix de R$ 5.000,50' }).waitFor();

    // Whatever settlement says is on the page without a reload.
    await pagina.evaluate(() => Object.assign(window, { semRecarga: true }));
    const pix = (await compra.ler()).pagamentos.find(
      ({ tipo, canceladoEm }) => tipo === 'PIX' && !canceladoEm,
    )!;
    await compra.mover(pix.uid, 'AG_COMPENSACAO');
    await linhas(pagina).getByText('Em validação').waitFor();
    await compra.mover(pix.uid, 'DIVERGENTE', 'O comprovante está ilegível.');
    await pagina.getByRole('heading', { name: 'Precisamos de você' }).waitFor();
    await linhas(pagina).getByText('O comprovante está ilegível.').waitFor();
    await conferirTela(pagina, foto('divergente'));
    expect(await pagina.evaluate(() => 'semRecarga' in window)).toBe(true);
    expect(erros).toEqual([]);
  });

  test('the very same payment is asked for again when nobody answered, and counts once', async () => {
    const compra = await comprar(marca, 900_000);
    const { pagina, erros } = await abrir(compra.endereco);
    // It arrives, and its answer is lost on the way back.
    await pagina.evaluate(() => {
      const rede = window.fetch;
      window.fetch = async (...pedido) => {
        const resposta = await rede(...pedido);
        if (!String(pedido[0]).endsWith('/pagamentos')) return resposta;
        window.fetch = rede;
        throw new TypeError('Failed to fetch');
      };
    });
    await pagina.getByRole('radio', { name: 'Só uma parte' }).check();
    await pagina.getByLabel('Valor desta parte').fill('4.000');
    await pagina.getByRole('button', { name: 'Gerar Pix de R$ 4.000' }).click();
    await pagina.getByText('Não recebemos a confirmação.').waitFor();
    // The socket has told of it already: the row is there, and the question stands, because nobody knows that it is the answer.
    await expect.poll(() => linhas(pagina).count()).toBe(1);
    await conferirTela(pagina, foto('sem-confirmacao'));
    await pagina.getByRole('button', { name: 'Tentar de novo' }).click();
    await pagina.getByText('Não recebemos a confirmação.').waitFor({ state: 'hidden' });
    expect((await compra.ler()).pagamentos).toHaveLength(1);
    expect(await linhas(pagina).count()).toBe(1);
    expect(erros).toEqual([]);
  });

  test('a proof is looked at before it is sent, and sent again under the same command when the network broke', async () => {
    const compra = await comprar(marca, 300_000);
    const uid = await compra.informar('DEPOSITO', 300_000);
    const { pagina, erros } = await abrir(compra.endereco);
    const linha = linhas(pagina).first();
    const campo = linha.locator('input[type="file"]').first();
    const escolher = (name: string, mimeType: string, bytes: number) =>
      campo.setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes, 1) });
    await escolher('planilha.xlsx', 'application/vnd.ms-excel', 10);
    await linha.getByText('Envie um PDF ou uma foto').waitFor();
    await escolher('filme.pdf', 'application/pdf', 16 * 1024 * 1024);
    await linha.getByText('Este arquivo passa de 15 MB').waitFor();

    // The first answer is lost on its way.
    const pedidos: string[] = [];
    await pagina.route(`**/api/v1/cliente/pagamentos/${uid}/comprovantes`, async (rota) => {
      pedidos.push(rota.request().postDataBuffer()?.toString('latin1') ?? '');
      await (pedidos.length === 1 ? rota.abort('connectionreset') : rota.continue());
    });
    await campo.setInputFiles({ name: 'ted.pdf', mimeType: 'application/pdf', buffer: PDF });
    await linha.getByText('O envio não terminou.').waitFor();
    await conferirTela(pagina, foto('envio-incerto'));
    await linha.getByRole('button', { name: 'Enviar de novo' }).click();
    await linha.getByText('Comprovante recebido.').waitFor();
    await linha.getByText('Em validação').waitFor();
    await conferirTela(pagina, foto('comprovante-enviado'));
    const comandos = pedidos.map((corpo) => /name="comandoId"\r\n\r\n(\w+)/.exec(corpo)?.[1]);
    expect(comandos).toEqual([comandos[0], comandos[0]]);
    expect(comandos[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(pedidos[1]).toContain('name="arquivo"; filename="ted.pdf"');
    expect(erros).toEqual([]);
  });

  test('how the papers come is chosen from the account’s address or the yards, and is changed until they are sent', async () => {
    const compra = await comprar(marca, 800_000);
    const { pagina, erros } = await abrir(`${compra.endereco}`);
    const papeis = pagina.locator('#documentos');
    await papeis.getByRole('button', { name: /^Escolher como recebo/ }).click();
    await papeis.getByRole('radio', { name: /Sedex/ }).check();
    const cep = papeis.getByLabel('CEP');
    expect(await cep.inputValue()).toMatch(/^\d{5}-\d{3}$/);
    // What each way costs follows the CEP, before anything is chosen; so does the state.
    const preco = (metodo: RegExp) => papeis.locator('label').filter({ hasText: metodo });
    const estado = papeis.getByLabel('Estado');
    await cep.fill('69005070');
    await preco(/Sedex/).getByText('valor a definir pela equipe').waitFor();
    expect(await estado.inputValue()).toBe('AM');
    // The city that the account has is of another state.
    await expect.poll(() => papeis.getByLabel('Cidade').inputValue()).toBe('Manaus');
    await papeis.getByText('Até lá a compra não é dada como paga.').waitFor();
    await cep.fill('00999999');
    await papeis.getByText('Este CEP não existe.').waitFor();
    await papeis.getByRole('button', { name: 'Salvar entrega' }).click();
    await papeis.getByText('Confira o CEP e espere o valor do envio').waitFor();
    expect(await cep.evaluate((campo) => campo === document.activeElement)).toBe(true);
    await conferirTela(pagina, foto('entrega-cep-errado'));
    await cep.fill('01310100');
    expect(await cep.inputValue()).toBe('01310-100');
    await preco(/Sedex/).getByText('R$ 16,90').waitFor();
    await preco(/Sedex/).getByText('até 1 dia útil').waitFor();
    await preco(/Carta registrada/)
      .getByText('R$ 14,90')
      .waitFor();
    expect(await estado.inputValue()).toBe('SP');
    await expect.poll(() => papeis.getByLabel('Cidade').inputValue()).toBe('São Paulo');
    await papeis.getByText('R$ 16,90 entram na compra.').waitFor();
    expect((await compra.ler()).totais.restante, 'nothing is charged by looking').toBe(800_000);
    await conferirTela(pagina, foto('entrega'));
    await papeis.locator('form').evaluate((formulario) => formulario.scrollIntoView());
    await conferirTela(pagina, foto('entrega-precos'));
    await papeis.getByRole('button', { name: 'Salvar entrega' }).click();
    await papeis.getByText('Entrega salva.').waitFor();
    await papeis.getByText('até 1 dia útil').waitFor();
    expect((await compra.ler()).totais.restante).toBe(801_690);
    await papeis.getByRole('button', { name: /^Alterar como recebo/ }).click();
    await papeis.getByRole('radio', { name: /Carta registrada/ }).check();
    await papeis.getByText('R$ 14,90 entram na compra, no lugar de R$ 16,90.').waitFor();
    await papeis.getByRole('button', { name: 'Voltar', exact: true }).click();
    await papeis.getByRole('button', { name: /^Alterar como recebo/ }).click();
    await papeis.getByRole('radio', { name: /Retirar no pátio/ }).check();
    await papeis.locator('input[name="patUid"]').first().check();
    await papeis.getByText('R$ 16,90 saem da compra.').waitFor();
    await papeis.getByRole('button', { name: 'Salvar entrega' }).click();
    await papeis.getByText('sem custo').waitFor();
    await conferirTela(pagina, foto('entrega-no-patio'));
    expect((await compra.ler()).totais.restante).toBe(800_000);
    expect(erros).toEqual([]);
  });

  test('of a paid purchase they are told that it waits for money again; a price that changed meanwhile is shown and not charged', async () => {
    const compra = await comprar(marca, 500_000);
    const uid = await compra.informar('DEPOSITO', 500_000);
    await compra.comprovar(uid);
    await compra.mover(uid, 'PAGO');
    await expect.poll(async () => (await compra.ler()).situacao).toBe('Fechada');
    const { pagina, erros } = await abrir(compra.endereco);
    const papeis = pagina.locator('#documentos');
    await papeis.getByRole('button', { name: /^Escolher como recebo/ }).click();
    await papeis.getByRole('radio', { name: /Sedex/ }).check();
    // A CEP that only this test looks at.
    const so = marca === 'leilo' ? '01311-998' : '01311-999';
    await papeis.getByLabel('CEP').fill(so);
    await papeis.getByText('R$ 16,90 entram na compra.').waitFor();
    await papeis.getByText('Sua compra já está paga: o envio é pago à parte.').waitFor();

    const adm = await new Api(marca).entrar('adm@demo.martelo');
    const linha = await adm.chamar<{ uid: string; revisao: number }>('POST', '/v1/precos-de-envio', {
      ...{ nome: `Só este CEP, ${marca}`, metodo: 'Sedex', valor: 4_200, dias: 2 },
      ...{ destinoCepInicio: so, destinoCepFim: so },
    });
    onTestFinished(async () => {
      await adm.chamar('POST', '/v1/precos-de-envio/em-massa', {
        ...{ acao: 'remover', itens: [{ id: linha.uid, revisao: linha.revisao }] },
      });
    });
    await papeis.getByRole('button', { name: 'Salvar entrega' }).click();
    await papeis
      .getByText('O valor do envio por Sedex mudou enquanto você escolhia: agora é R$ 42,00.')
      .waitFor();
    await papeis.getByText('R$ 42,00 entram na compra.').waitFor();
    expect((await compra.ler()).situacao).toBe('Fechada');
    await conferirTela(pagina, foto('entrega-de-paga'));
    await papeis.getByRole('button', { name: 'Salvar entrega' }).click();
    await pagina.getByRole('link', { name: 'Pagar agora' }).waitFor();
    expect(await compra.ler()).toMatchObject({
      situacao: 'AguardandoPagamento',
      totais: { restante: 4_200 },
    });
    await conferirTela(pagina, foto('envio-a-pagar'));
    expect(erros).toEqual([]);
  });

  test('without a script the page is read all the same: what to do, how to pay what stands, what is owed', async () => {
    const compra = await comprar(marca, 700_000);
    await compra.informar('PIX', 300_000);
    const { pagina: primeira } = await abrir('/privacidade');
    const contexto = await navegador().newContext({
      ...{ viewport: LARGURAS[largura], javaScriptEnabled: false, locale: 'pt-BR' },
      storageState: await primeira.context().storageState(),
    });
    const pagina = await contexto.newPage();
    await pagina.goto(SITES[marca] + compra.endereco);
    for (const texto of ['Falta pagar', '7.000,00', 'Pix copia e cola'])
      expect(await pagina.getByText(texto).filter({ visible: true }).count(), texto).toBeGreaterThan(0);
    expect(await pagina.getByRole('img', { name: /QR Code do Pix/ }).isVisible()).toBe(true);
    // What stands in a `noscript` is no text to the locators.
    expect(await pagina.locator('#pagar noscript p').isVisible()).toBe(true);
    await contexto.close();
  });
});

describe('the list of purchases', () => {
  test('is cut by tab, by auction and by text, each counted, and says where it is empty', async () => {
    const compra = await comprar('leilo', 600_000);
    await compra.informar('PIX', 600_000);
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, COMPRADOR, '/cliente/compras', SITE);
    const { total } = await (await new Api('leilo').entrar(COMPRADOR)).chamar<{ total: number }>(
      'GET',
      '/v1/cliente/compras?aba=agPagamentoAgValidacao',
    );
    const abas = pagina.getByRole('navigation', { name: 'Situação' });
    await abas.getByRole('link', { name: `Pagamento ${total}` }).click();
    await pagina.locator(`a[href="${compra.endereco}"]`).waitFor();
    await conferirTela(pagina, 'compras-lista-360');
    const leilao = pagina.getByLabel('Leilão');
    const opcoes = await leilao.locator('option').allTextContents();
    expect(opcoes.length).toBeGreaterThan(2);
    await leilao.selectOption({ index: 1 });
    await pagina.getByRole('button', { name: 'Buscar' }).click();
    // The latest auction is the first: one purchase, and the tabs count as much.
    await abas.getByRole('link', { name: 'Todas 1' }).waitFor();
    await expect.poll(() => pagina.locator('a[href^="/cliente/compras/"]').count()).toBe(1);
    await pagina.goto(`${SITE}/cliente/compras?texto=nada-disto`);
    await pagina.getByText('Nenhuma compra com este filtro').waitFor();
    await pagina.goto(`${SITE}/cliente/compras?aba=documentacao`);
    await pagina.getByText('Nenhum documento a caminho').waitFor();
    await conferirTela(pagina, 'compras-vazia-360');
    expect(erros).toEqual([]);
  });
});

describe('settlement’s table', () => {
  test('by keys alone a proof is approved and another diverges; the buyer sees both at once', async () => {
    const [boa, ma] = [await comprar('leilo', 500_000), await comprar('leilo', 400_000)];
    const [pix, ted] = [await boa.informar('PIX', 500_000), await ma.informar('DEPOSITO', 400_000)];
    await boa.comprovar(pix);
    await ma.comprovar(ted);
    const [comprador, outra] = [await pessoa(navegador(), 'celular'), await pessoa(navegador(), 'celular')];
    await entrar(comprador.pagina, COMPRADOR, boa.endereco, SITE);
    await entrar(outra.pagina, COMPRADOR, ma.endereco, SITE);
    const { pagina, erros } = await pessoa(navegador());
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/comprovantes', SITE);
    const fila = pagina.getByRole('navigation', { name: 'Pagamentos à espera' }).getByRole('button');
    const da = (id: number) => fila.filter({ hasText: `Compra ${id}` });
    await da(boa.id).click();
    await conferirTela(pagina, 'acerto-1200');

    await pagina.keyboard.press('a');
    await pagina.getByRole('dialog', { name: 'Aprovar R$ 5.000,00?' }).waitFor();
    await conferirTela(pagina, 'acerto-aprovar-1200');
    await pagina.keyboard.press('Enter');
    await pagina.getByText(/R\$ 5\.000,00 de .+: aprovado\./).waitFor();
    await comprador.pagina.getByRole('heading', { name: 'Já pode retirar' }).waitFor();
    await conferirTela(comprador.pagina, 'compra-paga-360');

    // The focus is with what came into its place: the keys go on from there.
    const marcada = () => fila.and(pagina.locator('[aria-current="true"]')).textContent();
    await expect
      .poll(() => pagina.evaluate(() => document.activeElement?.getAttribute('aria-current')))
      .toBe('true');
    for (let passo = 0; passo < 20 && !(await marcada())?.includes(`Compra ${ma.id}`); passo++) {
      await pagina.keyboard.press(passo < 10 ? 'k' : 'j');
    }
    expect(await marcada()).toContain(`Compra ${ma.id}`);
    await pagina.keyboard.press('d');
    const pergunta = pagina.getByRole('dialog', { name: 'Divergir R$ 4.000,00?' });
    expect(await pergunta.getByRole('button', { name: /Divergir e avisar/ }).isDisabled()).toBe(true);
    await pergunta.getByRole('button', { name: 'Conta de terceiro' }).click();
    await conferirTela(pagina, 'acerto-divergir-1200');
    await pergunta.getByLabel('Motivo').press('Control+Enter');
    await pagina.getByText(/R\$ 4\.000,00 de .+: divergente\./).waitFor();
    await outra.pagina
      .getByRole('main')
      .getByText('O pagamento veio de uma conta que não está em seu nome.')
      .waitFor();
    expect(await da(ma.id).count()).toBe(0);
    expect([...erros, ...comprador.erros, ...outra.erros]).toEqual([]);
  });

  test('what somebody else decided meanwhile is said, and nothing is decided over it', async () => {
    const compra = await comprar('pacto', 300_000);
    const uid = await compra.informar('PIX', 300_000);
    await compra.comprovar(uid);
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/comprovantes', LOJA);
    await pagina.getByRole('button', { name: new RegExp(`Compra ${compra.id}\\b`) }).click();
    await conferirTela(pagina, 'acerto-360');
    await pagina.getByRole('button', { name: 'Aprovar' }).click();
    await compra.mover(uid, 'DIVERGENTE', 'Veio de terceiro');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Aprovar R$ 3.000,00' }).click();
    await pagina.getByText(/A compra mudou depois que você a abriu|Outra pessoa já decidiu/).waitFor();
    await expect.poll(() => pagina.getByRole('dialog').count()).toBe(0);
    expect((await compra.ler()).situacao).toBe('AguardandoPagamento');
    expect(erros).toEqual([]);
  });

  test('a refund is listed until it is marked as made, and somebody else says so too', async () => {
    const compra = await comprar('leilo', 200_000);
    const uid = await compra.informar('PIX', 150_000);
    await compra.comprovar(uid);
    await compra.mover(uid, 'PAGO');
    await aprovarPedido(await compra.cancelar());
    const { pagina, erros } = await pessoa(navegador());
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/comprovantes?aba=devolver', SITE);
    const devolucao = pagina.getByRole('article').filter({ hasText: `Compra ${compra.id}` });
    await devolucao.getByText('Restrição judicial').waitFor();
    await conferirTela(pagina, 'devolucoes-1200');
    await devolucao.getByRole('button', { name: /^Marcar como devolvido/ }).click();
    // By hand it is made when it is shown: the proof first.
    const pergunta = pagina.getByRole('dialog');
    await pergunta.getByText('Falta o comprovante').waitFor();
    expect(await pergunta.getByRole('button', { name: 'Sim, foi devolvido' }).isDisabled()).toBe(true);
    await conferirTela(pagina, 'devolucoes-sem-prova-1200');
    await pagina.setViewportSize(LARGURAS.celular);
    await conferirTela(pagina, 'devolucoes-sem-prova-360');
    await pagina.setViewportSize(LARGURAS.computador);
    await pergunta
      .getByLabel('Juntar comprovante da devolução')
      .setInputFiles({ name: 'devolvido.pdf', mimeType: 'application/pdf', buffer: PDF });
    await pergunta
      .getByRole('list', { name: 'Comprovantes da devolução' })
      .getByText('devolvido.pdf')
      .waitFor();
    await conferirTela(pagina, 'devolucoes-com-prova-1200');
    const [resposta] = await Promise.all([
      pagina.waitForResponse(/\/api\/v1\/pagamentos\/[^/]+\/situacao$/),
      pagina.getByRole('button', { name: 'Sim, foi devolvido' }).click(),
    ]);
    // Money that leaves the house is two people's.
    expect(resposta.status()).toBe(202);
    await pagina.getByText('Vale quando outra pessoa da equipe aprovar.').waitFor();
    await conferirTela(pagina, 'devolucoes-pedida-1200');
    await aprovarPedido((await resposta.json()) as { aprovacaoUid: string });
    await devolucao.waitFor({ state: 'hidden', timeout: 60_000 });
    const comprador = await pessoa(navegador(), 'celular');
    await entrar(comprador.pagina, COMPRADOR, compra.endereco, SITE);
    await comprador.pagina.getByText('Devolvido a você').waitFor();
    await comprador.pagina
      .getByRole('list', { name: 'Comprovantes da devolução' })
      .getByRole('link', { name: 'devolvido.pdf' })
      .waitFor();
    await conferirTela(comprador.pagina, 'compra-cancelada-360');
    expect([...erros, ...comprador.erros]).toEqual([]);
  });

  test('is open to settlement alone', async () => {
    const { pagina } = await pessoa(navegador());
    await entrar(pagina, COMPRADOR, '/acerto/comprovantes', SITE);
    await pagina.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
  });
});
