import { randomUUID } from 'node:crypto';
import { ROTULOS_VISTA } from '@martelo/shared/modelo-de-fotos';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarAdministracao } from './usar-administracao.ts';

/* A vehicle's screen in the back office: what it is, where it stands, how it looked, what it is worth, and what proves what happened to it. */

const { navegador, mesa } = usarAdministracao();
type Feito = { uid: string; id: number; revisao: number; faltamNaEntrada?: string[] };
const feito = <T = Feito>(metodo: string, caminho: string, corpo?: object) =>
  mesa().api.chamar<T>(metodo, caminho, corpo && { comandoId: randomUUID(), ...corpo });
/** Again where what follows from the step before was written in between. */
async function comRevisao(caminho: string, acao: string, corpo: object = {}, vezes = 5): Promise<Feito> {
  const { revisao } = await feito('GET', caminho);
  return feito('POST', `${caminho}/${acao}`, { revisao, ...corpo }).catch((erro) => {
    if (vezes === 0 || !String(erro).includes(': 409')) throw erro;
    return comRevisao(caminho, acao, corpo, vezes - 1);
  });
}
const MODELO = palavra('Argo');
const letras = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 3)
    .toUpperCase();
const PLACA = `${letras()}${Math.floor(Math.random() * 10)}B${Math.floor(10 + Math.random() * 90)}`;
const CHASSI = randomUUID().replace(/\W/g, '').toUpperCase().slice(0, 17);
let uid = '';
let id = 0;

const umaFoto = (cor: number) =>
  sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: cor, g: (cor * 7) % 256, b: 160 } },
  })
    .jpeg()
    .toBuffer();
const comArquivo = (campos: Record<string, string>, bytes: Buffer): FormData => {
  const forma = new FormData();
  for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), ...campos }))
    forma.set(campo, valor);
  forma.set('arquivo', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
  return forma;
};

/** Looked at: its colour, a picture, a mark. */
async function vistoriar(tipoId: number, cor: string, tom: number, marcas: object[]): Promise<void> {
  const { uid: vistoria } = await feito('POST', '/v1/vistorias', { veiculoId: id, tipoId });
  const onde = `/v1/vistorias/${vistoria}`;
  const { categorias } = await feito<{ categorias: { itens: { uid: string; nome: string }[] }[] }>(
    'GET',
    `${onde}/preenchimento`,
  );
  const item = (nome: string) => categorias[0]!.itens.find((um) => um.nome === nome)!.uid;
  const em = new Date().toISOString();
  const resposta = (nome: string, valor: unknown) => ({ id: randomUUID(), itemUid: item(nome), em, valor });
  await feito('POST', `${onde}/respostas`, {
    aparelho: 'aparelho-de-teste',
    respostas: [resposta('Cor', cor), resposta('Ligou', true), resposta('Lataria', marcas)],
  });
  await mesa().api.chamar(
    'POST',
    `${onde}/fotos`,
    comArquivo(
      { id: randomUUID(), itemUid: item('Frente'), em, aparelho: 'aparelho-de-teste' },
      await umaFoto(tom),
    ),
  );
  await comRevisao(onde, 'realizar');
}

beforeAll(async () => {
  ({ uid, id } = await feito('POST', '/v1/veiculos', {
    ...{ marca: 'Fiat', modelo: MODELO, placa: PLACA, chassi: CHASSI, tipo: 'Carro', veiculoTipo: 'LEVE' },
    ...{ anoModelo: 2021, cor: 'Azul', valorMercado: 4_500_000, observacaoInterna: 'Chave reserva no cofre' },
    informacoesFipe: { codigo: '001234-5', nome: 'Argo Drive', valor: 5_000_000, mes: '2026-10' },
  }));
  const patio = await feito('POST', '/v1/patios', {
    ...{ nome: `Pátio ${MODELO}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
  });
  const estadia = await feito('POST', '/v1/estadias', { veiculoId: id, patioId: patio.id });
  const { faltamNaEntrada = [] } = await feito('GET', `/v1/estadias/${estadia.uid}`);
  for (const [i, vista] of faltamNaEntrada.entries())
    await mesa().api.chamar(
      'POST',
      `/v1/estadias/${estadia.uid}/fotos`,
      // Two positions show the very same picture.
      comArquivo({ momento: 'ENTRADA', vista }, await umaFoto(i < 2 ? 200 : 10 + i * 12)),
    );
  await comRevisao(`/v1/estadias/${estadia.uid}`, 'entrar', { vaga: 'A7', km: 42_000 });
  await feito('POST', '/v1/estadias/servicos-solicitados', {
    ...{ estadiaId: estadia.id, tipoServico: 'Verificação', observacaoSolicitacao: 'Ver o motor' },
  });
  const tipo = await feito('POST', '/v1/tipo-vistoria', {
    nome: `Completa ${MODELO}`,
    categorias: [
      {
        nome: 'Geral',
        itens: [
          { nome: 'Cor', tipo: 'texto' },
          { nome: 'Ligou', tipo: 'sim-nao' },
          { nome: 'Frente', tipo: 'foto' },
          { nome: 'Lataria', tipo: 'marcacao' },
        ],
      },
    ],
  });
  await comRevisao(`/v1/tipo-vistoria/${tipo.uid}`, 'publicar');
  await vistoriar(tipo.id, 'Azul', 90, []);
  await vistoriar(tipo.id, 'Azul-escuro', 91, []);
  for (const tipoMonta of ['SEM', 'PEQUENA'])
    await comRevisao(`/v1/veiculos/${uid}`, 'classificar', {
      ...{ tipoMonta, estadoConservacao: 4, crivoLeilao: true },
    });
});

const aba = (pagina: Page, rotulo: string) =>
  pagina
    .getByRole('navigation', { name: 'Partes do cadastro' })
    .getByRole('link', { name: rotulo, exact: true });
const parte = (pagina: Page, rotulo: string) => pagina.getByRole('region', { name: rotulo, exact: true });
const abrir = async (mais = ''): Promise<Page> => {
  const { pagina } = mesa();
  await mesa().abrir(`/veiculo/${uid}${mais}`);
  await pagina.getByRole('heading', { level: 1, name: `Fiat ${MODELO}` }).waitFor();
  await nadaCarrega(pagina);
  return pagina;
};

describe('a vehicle’s screen', () => {
  test('weighs at most 40 KiB more than the list that it is opened from', async () => {
    const novo = await pessoa(navegador());
    await novo.contexto.addCookies(await mesa().contexto.cookies());
    const { pagina } = novo;
    await pagina.setViewportSize(TELA);
    /** KiB that travelled, but for pictures. */
    const pesado = () =>
      pagina.evaluate(
        () =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => /^\/(admin\/arquivos|api\/v1\/(?!arquivos))/.test(new URL(name).pathname))
            .reduce((soma, { transferSize }) => soma + transferSize, 0) / 1_024,
      );
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: PLACA }]));
    await pagina.goto(`${SITE}/admin/veiculos?filtro=${filtro}`, { waitUntil: 'networkidle' });
    const lista = await pesado();
    await pagina.locator('.tabela tbody a').first().click();
    await pagina.locator('.formulario').waitFor();
    await pagina.waitForLoadState('networkidle');
    const aMais = (await pesado()) - lista;
    expect(aMais).toBeGreaterThan(5);
    expect(aMais).toBeLessThanOrEqual(40);
    await pagina.getByRole('link', { name: 'Voltar a veículos' }).click();
    await pagina.waitForURL(/\/admin\/veiculos\?filtro=/);
    await novo.contexto.close();
  });

  test('says at its head which one it is, where it stands, since when, and what is next', async () => {
    const pagina = await abrir();
    const topo = pagina.locator('.veiculo-topo');
    await topo.getByText(PLACA, { exact: true }).waitFor();
    await topo.getByText(`Pátio ${MODELO}, vaga A7`).waitFor();
    await topo.getByText('chegou hoje ao pátio').waitFor();
    await topo.getByText('Disponível', { exact: true }).waitFor();
    await topo.getByRole('img', { name: `Fiat ${MODELO}, foto da entrada` }).waitFor();
    await topo.getByText('(falta o Renavam)').waitFor();
    expect(await topo.getByRole('link', { name: 'Completar os documentos' }).count()).toBe(1);
    await conferirOAdmin(pagina, 'veiculo-detalhes');
    await aba(pagina, 'Detalhes').focus();
    await pagina.keyboard.press('ArrowRight');
    expect(await pagina.evaluate(() => document.activeElement?.textContent)).toBe('Fotos');
    await pagina.keyboard.press('Enter');
    await pagina.waitForURL(/aba=fotos/);
    await parte(pagina, 'Fotos').waitFor();
    expect(mesa().erros).toEqual([]);
  });

  test('marks what was changed and is not saved; what two changed at once is asked, and the last change is undone', async () => {
    const pagina = await abrir();
    const cor = pagina.locator('#campo-cor');
    await cor.fill('Verde');
    await pagina.locator('#campo-km').fill('43000');
    await pagina.locator('.formulario-acoes').getByText('2 campos mudados, ainda não salvos').waitFor();
    const identidade = pagina.getByRole('group', { name: /^Identidade/ });
    await identidade.getByText('2 campos mudados').waitFor();
    expect(await pagina.locator('label[for=campo-cor] .mudado').count()).toBe(1);
    expect(await pagina.locator('label[for=campo-placa] .mudado').count()).toBe(0);
    await conferirOAdmin(pagina, 'veiculo-mudados');
    // A reload keeps it; meanwhile somebody else writes the same field.
    await pagina.reload();
    await pagina.getByText(/^Recuperamos o que você escreveu/).waitFor();
    expect(await cor.inputValue()).toBe('Verde');
    const { revisao } = await feito('GET', `/v1/veiculos/${uid}`);
    await feito('PUT', `/v1/veiculos/${uid}`, { cor: 'Preto', revisao });
    await pagina.getByRole('button', { name: 'Salvar' }).click();
    const mescla = pagina.getByRole('dialog', { name: /Alguém salvou/ });
    await mescla.getByText('Preto').waitFor();
    await mescla.getByRole('radio', { name: /Meu/ }).check();
    await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).click();
    await mescla.waitFor({ state: 'detached' });
    const ler = () => feito<{ cor: string; km: number }>('GET', `/v1/veiculos/${uid}`);
    await expect.poll(ler).toMatchObject({ cor: 'Verde', km: 43_000 });
    await expect.poll(() => pagina.locator('.mudado').count()).toBe(0);
    await aba(pagina, 'Histórico').click();
    const historico = parte(pagina, 'Histórico');
    await historico
      .getByRole('button', { name: /^Desfazer: Alteração/ })
      .first()
      .click();
    await pagina.getByRole('button', { name: 'Sim, desfazer' }).click();
    await historico.getByText('Alteração desfeita').waitFor();
    expect(await ler()).toMatchObject({ cor: 'Preto' });
    await conferirOAdmin(pagina, 'veiculo-historico');
    expect(mesa().erros).toEqual([]);
  });

  test('shows its pictures by position, and says which is the same in two', async () => {
    const pagina = await abrir('?aba=fotos');
    const fotos = parte(pagina, 'Fotos');
    await fotos.getByText('2 fotos aparecem em mais de um lugar.').waitFor();
    expect(await fotos.getByText(/^A mesma foto aparece em:/).count()).toBe(2);
    const titulos = await fotos.getByRole('heading', { level: 2 }).allInnerTexts();
    // In the order of the positions, whichever of them the model asks for.
    expect(titulos.length).toBeGreaterThan(3);
    const ordem = Object.values(ROTULOS_VISTA) as string[];
    expect(titulos.map((um) => ordem.indexOf(um))).toEqual(
      titulos.map((um) => ordem.indexOf(um)).toSorted((a, b) => a - b),
    );
    await conferirOAdmin(pagina, 'veiculo-fotos');
    expect(mesa().erros).toEqual([]);
  });

  test('has its stays and services, its removals, its inspections two beside each other', async () => {
    const pagina = await abrir('?aba=patio');
    const patio = parte(pagina, 'Pátio');
    await patio.getByRole('heading', { name: 'Onde está' }).waitFor();
    await patio.getByRole('link', { name: `Pátio ${MODELO}` }).waitFor();
    await patio.getByRole('link', { name: /^Verificação/ }).waitFor();
    await conferirOAdmin(pagina, 'veiculo-patio');
    await aba(pagina, 'Remoções').click();
    await parte(pagina, 'Remoções').getByText('Nenhuma remoção.').waitFor();
    await parte(pagina, 'Remoções').getByRole('link', { name: 'Pedir remoção' }).waitFor();
    await aba(pagina, 'Vistorias').click();
    const vistorias = parte(pagina, 'Vistorias');
    await vistorias.getByText('Marque duas vistorias realizadas').waitFor();
    const marcas = vistorias.getByRole('checkbox', { name: /^Comparar Completa/ });
    await marcas.first().click();
    await vistorias.getByText('Marque mais uma vistoria realizada.').waitFor();
    await marcas.last().click();
    const lados = parte(pagina, 'Lado a lado');
    await lados.getByText('2 itens mudaram, de 4.').waitFor();
    await lados.getByText('Azul', { exact: true }).waitFor();
    await lados.getByText('Azul-escuro', { exact: true }).waitFor();
    expect(await lados.getByRole('img', { name: /Frente/ }).count()).toBe(2);
    await lados.getByRole('checkbox', { name: 'Só o que mudou' }).check();
    expect(await lados.getByRole('heading', { level: 4 }).count()).toBe(2);
    await conferirOAdmin(pagina, 'veiculo-vistorias');
    // What is compared stands in the address.
    await pagina.reload();
    await lados.getByText('2 itens mudaram, de 4.').waitFor();
    await lados.getByRole('button', { name: 'Fechar a comparação' }).click();
    await lados.waitFor({ state: 'detached' });
    expect(mesa().erros).toEqual([]);
  });

  test('tells each classification whole, and its value by its month and source', async () => {
    const pagina = await abrir('?aba=valor');
    const valor = parte(pagina, 'Classificação e valor');
    await valor.getByText('Pequena monta').waitFor();
    await valor.getByText('a que vale').waitFor();
    expect(await valor.locator('.historico > li').count()).toBe(2);
    await valor.getByText('FIPE de 10/2026').waitFor();
    await valor.getByText(/45\.000,00, 90% da FIPE$/).waitFor();
    await conferirOAdmin(pagina, 'veiculo-valor');
    await valor.getByRole('button', { name: 'Classificar' }).click();
    const dialogo = pagina.getByRole('dialog');
    await dialogo.locator('#campo-tipoMonta').selectOption('MEDIA');
    await dialogo.locator('#campo-estadoConservacao').fill('3');
    await dialogo.getByRole('button', { name: 'Sim, fazer' }).click();
    await expect.poll(() => valor.locator('.historico > li').count()).toBe(3);
    await valor.locator('.historico > li').first().getByText('Média monta').waitFor();
    expect(mesa().erros).toEqual([]);
  });

  test('checks its chain of custody in the browser, and shows what of it anybody sees', async () => {
    const pagina = await abrir('?aba=custodia');
    const custodia = parte(pagina, 'Custódia');
    await custodia.getByText('Custódia íntegra e assinada').waitFor();
    await custodia.getByText('Entrou no pátio').waitFor();
    const codigo = await custodia.locator('.veiculo-codigo code').innerText();
    const { eventos } = await feito<{ eventos: { hash: string }[] }>('GET', `/v1/veiculos/${uid}/custodia`);
    expect(codigo).toBe(eventos.at(-1)!.hash);
    await mesa().contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
    await custodia.getByRole('button', { name: 'Copiar o código' }).click();
    await pagina.getByText('Código copiado.').waitFor();
    const primeira = custodia.locator('li').first();
    await primeira.getByText('Só a casa abre').click();
    await primeira.getByText(CHASSI).waitFor();
    await conferirOAdmin(pagina, 'veiculo-custodia');
    await custodia.getByRole('radio', { name: 'Por qualquer pessoa' }).check();
    expect(await custodia.getByText(CHASSI).count()).toBe(0);
    await custodia.getByText('Quem vê o veículo à venda vê isto').waitFor();
    // What does not follow is said, and where.
    const dita = await feito<{ eventos: { publico: { dados: object } }[] }>(
      'GET',
      `/v1/veiculos/${uid}/custodia`,
    );
    dita.eventos[0]!.publico.dados = { marca: 'Ford' };
    await pagina.route(`**/api/v1/veiculos/${uid}/custodia`, (rota) => rota.fulfill({ json: dita }));
    await pagina.reload();
    await custodia.getByText('Esta custódia não confere').waitFor();
    await custodia.getByText('Um registro não confere. O primeiro é o de número 1.').waitFor();
    await conferirOAdmin(pagina, 'veiculo-custodia-quebrada');
    await pagina.unroute(`**/api/v1/veiculos/${uid}/custodia`);
    expect(mesa().erros).toEqual([]);
  });

  test('has every lot that it was in; what a role may not see it is not asked for', async () => {
    const pagina = await abrir('?aba=lotes');
    await parte(pagina, 'Lotes').getByText('Não esteve em lote algum.').waitFor();
    const leilao = await feito('POST', '/v1/leiloes', {
      ...{ nome: `Vende ${MODELO}`, data: new Date(Date.now() + 86_400_000).toISOString() },
    });
    await feito('POST', `/v1/leiloes/${leilao.uid}/lotes-do-estoque`, {
      ...{ veiUids: [uid], minimo: { porcentagem: 50 } },
    });
    // What became of it is here without asking.
    await parte(pagina, 'Lotes')
      .getByRole('link', { name: `Vende ${MODELO}` })
      .waitFor();
    await pagina.locator('.veiculo-topo').getByRole('link', { name: 'Acompanhar a venda' }).waitFor();
    await conferirOAdmin(pagina, 'veiculo-lotes');
    expect(mesa().erros).toEqual([]);

    const leiloeiro = await pessoa(navegador());
    await leiloeiro.pagina.setViewportSize(TELA);
    const pedidos: string[] = [];
    leiloeiro.pagina.on('request', (um) => pedidos.push(new URL(um.url()).pathname));
    await entrar(leiloeiro.pagina, 'leiloeiro@demo.martelo', `/admin/veiculo/${uid}`, SITE);
    await leiloeiro.pagina.getByRole('heading', { level: 1, name: `Fiat ${MODELO}` }).waitFor();
    await nadaCarrega(leiloeiro.pagina);
    const abas = await leiloeiro.pagina
      .getByRole('navigation', { name: 'Partes do cadastro' })
      .getByRole('link')
      .allInnerTexts();
    expect(abas).toEqual([
      ...['Detalhes', 'Lotes', 'Vistorias', 'Classificação e valor', 'Custódia', 'Histórico'],
    ]);
    expect(await leiloeiro.pagina.locator('.formulario').count()).toBe(0);
    await leiloeiro.pagina.getByText('Chave reserva no cofre').waitFor();
    expect(pedidos.filter((um) => /estadias|remocoes/.test(um))).toEqual([]);
    await conferirOAdmin(leiloeiro.pagina, 'veiculo-so-lido');
    expect(leiloeiro.erros).toEqual([]);
    await leiloeiro.contexto.close();
  });
});

test('an address of nothing says so', async () => {
  const { pagina } = mesa();
  await pagina.goto(`${SITE}/admin/veiculo/${randomUUID()}`);
  await pagina.getByText('Este registro não existe, foi removido ou não é seu para ver.').waitFor();
});
