import { afterAll, beforeAll, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* Where the videos of an auction's lots are, for who keeps the machines that play them. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
let leiUid: string;

beforeAll(async () => {
  await engine.subir();
  tokens.dev = (await colegaCom(engine, ['Interno - Desenvolvimento TI'])).token;
  for (const quem of ['adm', 'mkt', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  const lote = (nome: string, mais: object = {}) => ({
    ...{ nome, tipo: 'Carro', valor: { minimo: 100_000 }, ...mais },
  });
  const leilao = await engine.leilao({ nome: 'Leilão filmado', data: daqui(3_600) }, [
    lote('Com filme', { video: 'https://videos.exemplo/1.mp4' }),
    lote('=HYPERLINK("x")'),
  ]);
  leiUid = leilao.uid;
});
afterAll(() => engine.encerrar());

const ver = (quem: string, caminho = `/${leiUid}`) =>
  engine.pedir('GET', `/v1/videos-dos-lotes${caminho}`, { token: tokens[quem] });

it('are listed by auction, counted, and taken away as a table', async () => {
  const { corpo: lista } = await ver('dev', '');
  expect(lista.itens.find((um: Json) => um.uid === leiUid)).toMatchObject({
    ...{ nome: 'Leilão filmado', quantidadeLotes: 2 },
  });
  const { corpo } = await ver('dev');
  expect(corpo).toMatchObject({ qtdLotes: 2, qtdLotesComVideo: 1, qtdLotesSemVideo: 1 });
  expect(corpo.itens.map(({ nome, video }: Json) => [nome, video])).toEqual([
    ['Com filme', 'https://videos.exemplo/1.mp4'],
    ['=HYPERLINK("x")', null],
  ]);
  const csv = await ver('dev', `/${leiUid}/exportar?formato=csv`);
  expect(csv.texto).toContain('https://videos.exemplo/1.mp4');
  // What a sheet would take for a formula is text.
  expect(csv.texto).not.toMatch(/(^|[;"])=HYPERLINK/m);
});

it('are nobody else’s, and of no other brand', async () => {
  for (const quem of ['adm', 'mkt', 'cliente1'])
    for (const caminho of ['', `/${leiUid}`, `/${leiUid}/exportar`])
      expect((await ver(quem, caminho)).status, `${quem} ${caminho}`).toBe(403);
  const deLa = await engine.leilao(
    {},
    [{ nome: 'De outra', tipo: 'Carro', valor: { minimo: 100_000 } }],
    'pacto',
  );
  for (const caminho of [`/${deLa.uid}`, `/${deLa.uid}/exportar`])
    expect((await ver('dev', caminho)).status, caminho).toBe(404);
  const { corpo } = await ver('dev', '?porPagina=200');
  expect(corpo.itens.some((um: Json) => um.uid === deLa.uid)).toBe(false);
});
