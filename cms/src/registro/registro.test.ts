import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enderecoDaMarca } from '../ambiente.ts';
import { painelSemeado } from '../semente/de-teste.ts';
import type { Diferenca } from './diferencas.ts';

let painel: Awaited<ReturnType<typeof painelSemeado>>;
let adm: string;
let mkt: string;

beforeAll(async () => {
  painel = await painelSemeado();
  adm = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'] });
  mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [2] });
});
afterAll(() => painel?.fechar());

interface Entrada {
  id: number;
  quem: string;
  acao: string;
  origem: string;
  colecao: string;
  titulo: string;
  hotsite: number | null;
  campos: Diferenca[];
}

const entradas = async (cookie = adm, busca = ''): Promise<Entrada[]> =>
  (await painel.chamar('GET', `/registro?sort=-id&limit=200&depth=0${busca}`, { cookie })).corpo
    .docs as unknown as Entrada[];

const criarRedirecionamento = (corpo: object, cookie = mkt) =>
  painel.chamar('POST', '/redirecionamentos', { cookie, corpo: { hotsite: 2, tipo: '301', ...corpo } });

describe('everything done is written down', () => {
  it('who, what, where and by which way; a change field by field; a deletion with what was there', async () => {
    const { corpo } = await criarRedirecionamento({ de: '/velho', para: '/leilao' });
    const { id } = corpo.doc as unknown as { id: number };
    await painel.alterar(`/redirecionamentos/${id}`, { para: '/agenda' }, mkt);
    await painel.chamar('DELETE', `/redirecionamentos/${id}`, { cookie: mkt });
    const [apagou, alterou, criou] = await entradas();
    expect(
      [criou, alterou, apagou].map((uma) => [uma?.acao, uma?.quem, uma?.origem, uma?.titulo, uma?.hotsite]),
    ).toEqual(
      ['criou', 'alterou', 'apagou'].map((acao) => [acao, 'mkt@martelo.test', 'painel', '/velho', 2]),
    );
    expect(alterou?.campos).toEqual([{ campo: 'para', antes: '/leilao', depois: '/agenda' }]);
    expect(apagou?.campos).toContainEqual({ campo: 'para', antes: '/agenda', depois: '' });
  });

  it('drafts of one sitting are one entry; publishing is another', async () => {
    const { docs } = await painel.payload.find({
      collection: 'paginas',
      where: { and: [{ hotsite: { equals: 2 } }, { uri: { equals: 'duvidas' } }] },
      depth: 0,
    });
    const { id, titulo, revisao } = docs[0]!;
    const antes = (await entradas()).length;
    for (const [vez, novo] of ['Um', 'Dois', 'Três'].entries())
      await painel.chamar('PATCH', `/paginas/${id}?draft=true`, {
        cookie: mkt,
        corpo: { revisao: revisao + vez, titulo: novo, _status: 'draft' },
      });
    await painel.chamar('PATCH', `/paginas/${id}`, { cookie: mkt, corpo: { _status: 'published' } });
    const novas = (await entradas()).slice(0, -antes);
    expect(novas.map(({ acao }) => acao)).toEqual(['publicou', 'rascunho']);
    expect(novas[1]?.campos).toEqual([{ campo: 'titulo', antes: titulo, depois: 'Três' }]);
  });

  it('of the brands one sees, and nobody changes or deletes it, ADM included', async () => {
    await painel.alterar('/hotsites/1', { nome: 'Leilo Brasil' }, adm);
    expect((await entradas())[0]).toMatchObject({
      colecao: 'hotsites',
      hotsite: 1,
      campos: [{ campo: 'nome', depois: 'Leilo Brasil' }],
    });
    const minhas = await entradas(mkt);
    expect(new Set(minhas.map(({ hotsite }) => hotsite))).toEqual(new Set([2]));
    const { id } = minhas[0]!;
    for (const metodo of ['PATCH', 'DELETE'])
      expect(
        (await painel.chamar(metodo, `/registro/${id}`, { cookie: adm, corpo: { quem: 'outro' } })).status,
      ).toBe(403);
    expect((await painel.chamar('POST', '/registro', { cookie: adm, corpo: {} })).status).toBe(403);
    expect((await painel.chamar('GET', '/registro')).status).toBe(403);
  });

  it('goes to a spreadsheet as it is filtered, a line for each field', async () => {
    const { handleEndpoints } = await import('payload');
    const exportar = async (cookie: string, busca = '') => {
      const resposta = await handleEndpoints({
        config: painel.payload.config,
        request: new Request(`http://localhost:3001/api/registro/exportar${busca}`, {
          headers: { cookie, origin: 'http://localhost:3001' },
        }),
      });
      expect(resposta.headers.get('content-type')).toContain('text/csv');
      return (await resposta.text()).trim().split('\r\n');
    };
    const linhas = await exportar(adm, '?where[colecao][equals]=hotsites&where[acao][equals]=alterou');
    expect(linhas[0]).toContain('Quando;Quem;Ação');
    expect(linhas[1]).toContain(
      'adm@martelo.test;alterou;painel;hotsites;1;Leilo Brasil;1;nome;Leilo;Leilo Brasil',
    );
    expect((await exportar(mkt)).some((linha) => linha.includes('Leilo Brasil'))).toBe(false);
  });
});

describe('redirects are refused in words', () => {
  const recusa = async (corpo: object) => {
    const { status, corpo: resposta } = await criarRedirecionamento(corpo);
    return [status, JSON.stringify(resposta)];
  };

  it('in a circle, at once, through others, or by the site’s whole address', async () => {
    await criarRedirecionamento({ de: '/a', para: '/b' });
    await criarRedirecionamento({ de: '/b', para: '/c' });
    expect(await recusa({ de: '/x', para: '/x' })).toEqual([
      400,
      expect.stringContaining('não pode levar a si mesmo'),
    ]);
    expect(await recusa({ de: '/c', para: '/a' })).toEqual([
      400,
      expect.stringContaining('/c → /a → /b → /c'),
    ]);
    expect(await recusa({ de: '/c', para: `${enderecoDaMarca('pacto')}/a/` })).toEqual([
      400,
      expect.stringContaining('em círculo'),
    ]);
    expect((await criarRedirecionamento({ de: '/c', para: 'https://outro.example/a' })).status).toBe(201);
  });

  it('over a page, over what the site itself answers, and from or to no address', async () => {
    expect(await recusa({ de: '/quem-somos', para: '/x' })).toEqual([
      400,
      expect.stringContaining('Já existe uma página'),
    ]);
    for (const de of ['/', '/login', '/leilao/carros', '/api/v1/x', '/robots.txt'])
      expect(await recusa({ de, para: '/x' }), de).toEqual([400, expect.stringContaining('do próprio site')]);
    for (const para of ['javascript:alert(1)', 'sem-barra', '//mal.example'])
      expect((await recusa({ de: '/novo', para }))[0], para).toBe(400);
  });

  it('twice from one address of a brand, and in another’s', async () => {
    expect((await criarRedirecionamento({ de: '/a/', para: '/z' })).status).toBe(400);
    expect((await criarRedirecionamento({ hotsite: 1, de: '/outra', para: '/z' })).status).toBe(403);
  });

  it('a rehearsed import writes nothing, and sees circles within itself', async () => {
    const importar = (simular: boolean) =>
      painel.chamar('POST', '/redirecionamentos/importar', {
        cookie: mkt,
        corpo: {
          hotsite: 2,
          simular,
          csv: 'de;para;tipo\n/i1;/i2;302\n/i2;/i1\n/i3;/agenda;303\n/i4;/agenda\n/i4;/agenda\n',
        },
      });
    const total = async () => (await painel.payload.count({ collection: 'redirecionamentos' })).totalDocs;
    const antes = await total();
    const esperado = {
      linhas: 5,
      criados: 2,
      atualizados: 0,
      erros: [{ linha: 3 }, { linha: 4 }, { linha: 6 }],
    };
    expect((await importar(true)).corpo).toMatchObject(esperado);
    expect(await total()).toBe(antes);
    expect((await importar(false)).corpo).toMatchObject(esperado);
    expect(await total()).toBe(antes + 2);
    expect((await importar(false)).corpo).toMatchObject({ criados: 0, atualizados: 2 });
  });
});
