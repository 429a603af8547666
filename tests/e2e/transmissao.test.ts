import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { abrirNavegador, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, type LoteDeTeste } from './pregao.ts';
import { usarServicos } from './usar-plataforma.ts';

const plataforma = usarServicos();
/** A test picture for a camera, and nobody is asked. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const MKT = 'mkt@demo.martelo';
/** Until a picture is there: a browser without a graphics card encodes by the same two cores. */
const PRAZO = { timeout: 60_000 };

let navegador: Browser;
let lote: LoteDeTeste;
let estudio: Page;
let visitante: Page;
const erros: string[] = [];

async function abrir(largura?: 'celular'): Promise<Page> {
  const aberta = await pessoa(navegador, largura);
  aberta.pagina.on('pageerror', ({ message }) => erros.push(message));
  return aberta.pagina;
}
const botao = (nome: string, pagina = estudio) => pagina.getByRole('button', { name: nome, exact: true });
const situacao = (qual: string) => estudio.locator('.estudio-situacao', { hasText: qual }).waitFor(PRAZO);
const video = () => visitante.locator('section[data-fase]');
const tocando = () => visitante.locator('section[data-fase="tocando"]').waitFor(PRAZO);
/** A few points of what is shown. */
const pontos = (pagina: Page): Promise<string> =>
  pagina.evaluate(() => {
    const tela = document.querySelector<HTMLCanvasElement>('section[data-fase] canvas')!;
    const { data } = tela.getContext('2d')!.getImageData(0, 0, tela.width, tela.height);
    let soma = 0;
    for (let i = 0; i < data.length; i += 4_001) soma = (soma * 31 + data[i]!) >>> 0;
    return `${tela.width}x${tela.height} ${soma}`;
  });

beforeAll(async () => {
  navegador = await abrirNavegador(CAMERA);
  lote = await criarLote({
    segundos: -60,
    leilao: { situacao: 'AO_VIVO', nome: 'Leilão transmitido' },
    lote: { finalizacaoManual: true },
  });
  estudio = await abrir();
  await entrar(estudio, MKT, `/admin/transmissao/${lote.leiUid}`);
}, 120_000);
afterAll(() => navegador.close());

describe('a broadcast from a browser', () => {
  test('shows nothing to anybody before it is published, and fetches no player', async () => {
    visitante = await abrir();
    const pedidos: string[] = [];
    visitante.on('websocket', (um) => pedidos.push(um.url()));
    await visitante.goto(SITE + lote.url);
    await visitante.getByRole('heading', { level: 1 }).waitFor();
    await conferirOAdmin(estudio, 'transmissao-vazia');
    await botao('Usar câmera e microfone').click();
    await estudio.getByLabel('Câmera', { exact: true }).waitFor();
    await estudio.getByLabel('Modelo').selectOption({ label: 'Uma câmera e o lote' });
    await estudio.getByLabel('Microfone').selectOption({ index: 1 });
    await botao('Começar a transmitir').click();
    await situacao('No ar, só para você');
    expect(pedidos.filter((um) => um.includes('/fluxo'))).toEqual([]);
    expect(await video().count()).toBe(0);
    await conferirOAdmin(estudio, 'transmissao-no-ar');
  });

  test('published, whoever looks at a lot sees it: it moves, it is not late, and its sound waits for a button', async () => {
    await botao('Mostrar ao público').click();
    await situacao('O público está vendo');
    await tocando();
    const antes = await pontos(visitante);
    expect(antes).toMatch(/^1280x720 /);
    await expect.poll(() => pontos(visitante), PRAZO).not.toBe(antes);
    await expect.poll(() => video().getAttribute('data-atraso'), PRAZO).not.toBeNull();
    await expect
      .poll(async () => Number(await video().getAttribute('data-atraso')), PRAZO)
      .toBeLessThan(2_000);
    await conferirTela(visitante, 'transmissao-visitante');
    await visitante.setViewportSize({ width: 360, height: 760 });
    await conferirTela(visitante, 'transmissao-visitante-celular');
    await botao('Ligar o som', visitante).click();
    await botao('Desligar o som', visitante).waitFor();
    await botao('Pausar o vídeo', visitante).click();
    await botao('Voltar ao vivo', visitante).click();
  });

  test('a browser that decodes nothing by itself shows it as well', async () => {
    const outro = await abrir();
    await outro.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoDecoder'));
    await outro.goto(SITE + lote.url);
    await outro.locator('section[data-fase="tocando"] video').waitFor(PRAZO);
    const tempo = () =>
      outro.locator('section[data-fase] video').evaluate((um: HTMLVideoElement) => um.currentTime);
    const antes = await tempo();
    await expect.poll(tempo, PRAZO).toBeGreaterThan(antes);
    await outro.context().close();
  });

  test('a phone is its second camera, and the two change places while it is sent', async () => {
    await estudio.getByLabel('Segunda câmera').selectOption({ label: 'Celular, por código' });
    await estudio.getByLabel('Modelo').selectOption({ label: 'Duas câmeras lado a lado' });
    await estudio.getByRole('img', { name: 'Código da segunda câmera' }).waitFor();
    await conferirOAdmin(estudio, 'transmissao-celular-codigo');
    const { itens } = await estudio.evaluate(async () =>
      (await fetch('/api/v1/transmissao/qb?porPagina=1')).json(),
    );
    const celular = await abrir('celular');
    await entrar(celular, MKT, `/admin/transmissao/${lote.leiUid}/camera/${itens[0].uid}`);
    await botao('Filmar', celular).click();
    await celular.getByText('Enviando').waitFor(PRAZO);
    await conferirTela(celular, 'transmissao-camera');
    await botao('Trocar as câmeras').click();
    await tocando();
    await celular.context().close();
  });

  test('the media service killed: everybody is back by themselves', async () => {
    const { servicos } = JSON.parse(readFileSync(join(plataforma.dados, 'processos.json'), 'utf8'));
    const dela = (servicos as number[]).find((pid) =>
      readlinkSync(`/proc/${pid}/cwd`).endsWith('/transmissao'),
    );
    process.kill(dela!, 'SIGKILL');
    await estudio
      .getByText('A ligação caiu. Voltando…')
      .or(estudio.getByText('Ligando…'))
      .first()
      .waitFor(PRAZO);
    await estudio.getByText('Enviando').waitFor(PRAZO);
    await tocando();
    const antes = await pontos(visitante);
    await expect.poll(() => pontos(visitante), PRAZO).not.toBe(antes);
  });

  test('an encoder gets a key, and the end is everybody’s', async () => {
    await estudio.getByText('Transmitir pelo OBS').click();
    await botao('Criar uma chave').click();
    await expect.poll(() => estudio.getByLabel('Servidor').inputValue()).toMatch(/^rtmp:/);
    await conferirOAdmin(estudio, 'transmissao-obs');
    await botao('Encerrar').click();
    await botao('Encerrar agora').click();
    await situacao('Nada está sendo transmitido');
    await expect.poll(() => video().count(), PRAZO).toBe(0);
    expect(erros).toEqual([]);
  });
});
