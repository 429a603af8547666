import { afterAll, beforeAll, expect, it } from 'vitest';
import { marcasDemo } from '../semente/marcas.ts';
import { painelDeTeste } from '../teste-painel.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let ana: string;
let bia: string;

beforeAll(async () => {
  painel = await painelDeTeste();
  for (const marca of marcasDemo())
    await painel.payload.create({ collection: 'hotsites', data: marca as never, depth: 0 });
  ana = await painel.entrar({ email: 'ana@martelo.test', papeis: ['Interno - ADM'] });
  bia = await painel.entrar({ email: 'bia@martelo.test', papeis: ['Interno - ADM'] });
});
afterAll(() => painel?.fechar());

const ler = async (caminho: string, cookie = ana) =>
  (await painel.chamar('GET', `${caminho}?depth=0`, { cookie })).corpo as Record<string, unknown>;
const criar = async (colecao: string, corpo: object): Promise<string> => {
  const { corpo: feito, status } = await painel.chamar('POST', `/${colecao}`, { cookie: ana, corpo });
  expect(status, JSON.stringify(feito)).toBe(201);
  return `/${colecao}/${(feito.doc as unknown as { id: number }).id}`;
};
/** As Payload's form sends it: everything that was read, with what was changed. */
const salvar = (caminho: string, cookie: string, corpo: object) =>
  painel.chamar('PATCH', `${caminho}?depth=0`, { cookie, corpo });

it.each<[string, () => Promise<string>, string]>([
  ['a brand’s rules', async () => '/hotsites/1', 'nome'],
  [
    'a redirect',
    () => criar('redirecionamentos', { hotsite: 1, de: '/antes', para: '/leilao', tipo: '301', ativo: true }),
    'nota',
  ],
  [
    'a video',
    () => criar('videos', { hotsite: 1, nome: 'Vídeo', url: 'https://videos.example/v.mp4', ordem: 1 }),
    'nome',
  ],
])('%s: the second of two who opened it is told, and overwrites nothing', async (_nome, abrir, campo) => {
  const caminho = await abrir();
  const [daAna, daBia] = [await ler(caminho), await ler(caminho, bia)];
  const primeira = await salvar(caminho, ana, { ...daAna, [campo]: 'Da Ana' });
  expect(primeira.status, JSON.stringify(primeira.corpo)).toBe(200);
  const segunda = await salvar(caminho, bia, { ...daBia, [campo]: 'Da Bia' });
  expect([segunda.status, segunda.corpo.codigo, segunda.corpo.errors]).toEqual([
    409,
    'REVISAO_DESATUALIZADA',
    [{ message: 'Outra pessoa alterou este registro enquanto você editava.' }],
  ]);
  expect((await ler(caminho))[campo]).toBe('Da Ana');
  // Whoever saved goes on from what the answer said.
  const depois = primeira.corpo.doc as unknown as Record<string, unknown>;
  expect((await salvar(caminho, ana, { ...depois, [campo]: 'Da Ana, de novo' })).status).toBe(200);
});

it('of two at the very same time one is kept, the other told', async () => {
  const lida = await ler('/hotsites/2');
  const respostas = await Promise.all(
    ['Um', 'Dois', 'Três'].map((nome) => salvar('/hotsites/2', ana, { updatedAt: lida.updatedAt, nome })),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('who does not say what was read changes nothing; a stranger is told of that only', async () => {
  const antes = await ler('/hotsites/1');
  const recusa = await salvar('/hotsites/1', ana, { nome: 'Por cima' });
  expect([recusa.status, recusa.corpo.codigo]).toEqual([428, 'REVISAO_AUSENTE']);
  expect(recusa.corpo.message).toContain('updatedAt');
  expect((await painel.chamar('PATCH', '/hotsites/1', { corpo: { nome: 'x' } })).status).toBe(403);
  expect((await ler('/hotsites/1')).nome).toBe(antes.nome);
});
