import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* Views of the back office's lists: whose they are, who makes them, what they may ask, and with which one a list opens. */

const engine = new EngineDeTeste();
const tokens = { adm: '', sac: '', acerto: '', outroSac: '' };
beforeAll(async () => {
  await engine.subir();
  for (const qual of ['adm', 'sac', 'acerto'] as const) tokens[qual] = await engine.entrar(qual);
  tokens.outroSac = (await colegaCom(engine, ['Interno - SAC'])).token;
});
afterAll(() => engine.encerrar());

type Quem = keyof typeof tokens;
const pedir = (quem: Quem, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, `/v1/visoes${caminho}`, { token: tokens[quem], ...(corpo ? { corpo } : {}) });
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];
const endereco = (...filtros: object[]) =>
  new URLSearchParams({ filtro: JSON.stringify(filtros), ordenar: 'id', ordem: 'desc' }).toString();
let quantas = 0;
const visao = (mais: object = {}) => ({ nome: `Visão ${++quantas}`, lista: 'cliente', ...mais });
const criar = async (quem: Quem, mais: object = {}): Promise<Json> => {
  const { status, corpo, texto } = await pedir(quem, 'POST', '', visao(mais));
  expect(status, texto).toBe(201);
  return corpo;
};
const nomes = async (quem: Quem): Promise<string[]> =>
  (await pedir(quem, 'GET', '?porPagina=200')).corpo.itens.map(({ nome }: Json) => nome);
const SAC = 'Interno - SAC';

describe('a view', () => {
  it('is its maker’s alone: another is told of none, by whatever way', async () => {
    const minha = await criar('sac', {
      endereco: endereco({ tipo: 'multipla', campo: 'situacao', valores: ['ATIVO'] }),
      colunas: [{ campo: 'nome', largura: 320 }, { campo: 'id' }],
      densidade: 'ALTA',
    });
    expect(minha).toMatchObject({
      ...{ papel: null, padrao: false, densidade: 'ALTA' },
      colunas: [
        { campo: 'nome', largura: 320 },
        { campo: 'id', largura: null },
      ],
    });
    expect(Object.keys(minha)).not.toContain('deQuem');
    expect(await nomes('sac')).toContain(minha.nome);
    for (const outro of ['adm', 'outroSac', 'acerto'] as const) {
      expect(await nomes(outro)).not.toContain(minha.nome);
      expect((await pedir(outro, 'GET', `/${minha.uid}`)).status).toBe(404);
      expect((await pedir(outro, 'GET', `/${minha.id}/historico`)).status).toBe(404);
      expect((await pedir(outro, 'PUT', `/${minha.uid}`, { nome: 'Dele', revisao: 1 })).status).toBe(404);
      expect((await pedir(outro, 'DELETE', `/${minha.uid}?revisao=1`)).status).toBe(404);
      expect((await pedir(outro, 'POST', `/${minha.uid}/tornarPadrao`, { revisao: 1 })).status).toBe(404);
      expect((await pedir(outro, 'GET', '/exportar?formato=csv')).texto).not.toContain(minha.nome);
    }
  });

  it('of a role is made, changed, removed and brought back by ADM alone, and read by who has the role', async () => {
    expect(codigo(await pedir('sac', 'POST', '', visao({ papel: SAC })))).toEqual([403, 'SEM_PERMISSAO']);
    const doPapel = await criar('adm', { papel: SAC });
    expect(await nomes('sac')).toContain(doPapel.nome);
    expect(await nomes('outroSac')).toContain(doPapel.nome);
    expect(await nomes('acerto')).not.toContain(doPapel.nome);
    const onde = `/${doPapel.uid}`;
    const { revisao } = doPapel;
    for (const [metodo, caminho, corpo] of [
      ['PUT', onde, { nome: 'Outro nome', revisao }],
      ['DELETE', `${onde}?revisao=${revisao}`],
      ['POST', `${onde}/tornarPadrao`, { revisao }],
      ['POST', `${onde}/tirarPadrao`, { revisao }],
    ] as const)
      expect(codigo(await pedir('sac', metodo, caminho, corpo)), `${metodo} ${caminho}`).toEqual([
        403,
        'SEM_PERMISSAO',
      ]);
    const emMassa = await pedir('sac', 'POST', '/em-massa', {
      acao: 'remover',
      itens: [{ id: doPapel.uid, revisao }],
    });
    expect(emMassa.corpo).toMatchObject({ feitos: 0, recusados: 1, itens: [{ codigo: 'SEM_PERMISSAO' }] });
    expect((await pedir('adm', 'DELETE', `${onde}?revisao=${revisao}`)).status).toBe(204);
    expect(codigo(await pedir('sac', 'POST', `${onde}/restaurar`, { revisao: revisao + 1 }))).toEqual([
      403,
      'SEM_PERMISSAO',
    ]);
    expect((await pedir('adm', 'POST', `${onde}/restaurar`, { revisao: revisao + 1 })).status).toBe(200);
    // Nobody's own becomes a role's, nor another list's: what others open is made as such.
    const minha = await criar('adm');
    for (const mudanca of [{ papel: SAC }, { lista: 'veiculo' }]) {
      const { status, corpo } = await pedir('adm', 'PUT', `/${minha.uid}`, { ...mudanca, revisao: 1 });
      expect([status, corpo.message[0]]).toEqual([400, expect.stringMatching(/não muda/)]);
    }
  });

  it('asks what its list gives to who opens it, and is refused in words for the rest', async () => {
    for (const [quem, mais, motivo] of [
      ['adm', { lista: 'naoHa' }, /lista: não há/],
      ['acerto', { lista: 'usuario' }, /lista: não há/],
      ['adm', { lista: 'lote' }, /lista: não há/],
      ['adm', { lista: 'usuario', papel: SAC }, /papel: quem só tem este papel/],
      ['adm', { endereco: endereco({ tipo: 'exata', campo: 'senha', valor: 'x' }) }, /senha: não é um campo/],
      ['adm', { endereco: 'ordenar=cpf' }, /cpf: aparece mascarado/],
      ['adm', { endereco: 'filtro={' }, /não é um JSON/],
      ['adm', { endereco: 'pagina=3' }, /campo desconhecido: pagina/],
      ['adm', { endereco: 'ordem=asc&ordem=desc' }, /campo repetido/],
      ['adm', { colunas: [{ campo: 'inventado' }] }, /colunas.0.campo: não é um campo/],
      ['adm', { colunas: [{ campo: 'nome' }, { campo: 'nome' }] }, /colunas.1.campo: já está/],
      ['adm', { colunas: [{ campo: 'nome', largura: 5_000 }] }, /colunas.0.largura/],
      // Of somebody, and masked: a name for a question is no place for it.
      [
        'adm',
        { endereco: endereco({ tipo: 'exata', campo: 'cpf', valor: '52998224725' }) },
        /não guarda o valor/,
      ],
    ] as const) {
      const { status, corpo } = await pedir(quem, 'POST', '', visao(mais));
      expect([status, JSON.stringify(corpo.message)], JSON.stringify(mais)).toEqual([
        400,
        expect.stringMatching(motivo),
      ]);
    }
    // Whether it is filled in tells nothing of anybody; auctions are listed though they are no records.
    await criar('adm', { endereco: endereco({ tipo: 'existe', campo: 'cpf', valor: true }) });
    await criar('adm', { lista: 'leilao', endereco: 'ordenar=data&ordem=desc&porPagina=100' });
  });

  it('has a name that no other of its list has, for whose it is', async () => {
    const { nome } = await criar('sac');
    expect(codigo(await pedir('sac', 'POST', '', { nome, lista: 'cliente' }))).toEqual([409, 'JA_EXISTE']);
    await criar('sac', { nome, lista: 'patio' });
    await criar('outroSac', { nome });
    await criar('adm', { nome, papel: SAC });
  });

  it('is what its list opens with alone: choosing another ends that, of each for whose it is', async () => {
    const padroes = async (quem: Quem) =>
      (await pedir(quem, 'GET', '?porPagina=200')).corpo.itens
        .filter(({ padrao, lista }: Json) => padrao && lista === 'patio')
        .map(({ nome }: Json) => nome)
        .sort();
    const [um, outro, terceiro] = [
      await criar('sac', { lista: 'patio' }),
      await criar('sac', { lista: 'patio' }),
      await criar('sac', { lista: 'patio' }),
    ];
    const tornar = (qual: Json, quem: Quem = 'sac') =>
      pedir(quem, 'POST', `/${qual.uid}/tornarPadrao`, { revisao: qual.revisao });
    expect((await tornar(um)).corpo).toMatchObject({ padrao: true });
    expect(await padroes('sac')).toEqual([um.nome]);
    // Another's of the same list, and the role's, are others'.
    const dele = await criar('outroSac', { lista: 'patio' });
    const doPapel = await criar('adm', { lista: 'patio', papel: SAC });
    expect((await tornar(dele, 'outroSac')).status).toBe(200);
    expect((await tornar(doPapel, 'adm')).status).toBe(200);
    expect(await padroes('sac')).toEqual([um.nome, doPapel.nome].sort());
    // Removed, it is none, and keeps no other from being it; brought back, it is an ordinary one.
    expect((await pedir('sac', 'DELETE', `/${um.uid}?revisao=2`)).status).toBe(204);
    expect((await tornar(outro)).status).toBe(200);
    const { revisao } = (await pedir('sac', 'GET', '?removidos=true&porPagina=200')).corpo.itens.find(
      ({ uid }: Json) => uid === um.uid,
    );
    expect((await pedir('sac', 'POST', `/${um.uid}/restaurar`, { revisao })).corpo.padrao).toBe(false);
    expect(await padroes('sac')).toEqual([outro.nome, doPapel.nome].sort());
    // Chosen at once, one of them is it.
    const agora = (await pedir('sac', 'GET', `/${um.uid}`)).corpo;
    const respostas = await Promise.all([tornar(agora), tornar(terceiro)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    expect(await padroes('sac')).toHaveLength(2);
    const qual = (await pedir('sac', 'GET', '?porPagina=200')).corpo.itens.find(
      ({ padrao, papel, lista }: Json) => padrao && papel === null && lista === 'patio',
    );
    expect(
      (await pedir('sac', 'POST', `/${qual.uid}/tirarPadrao`, { revisao: qual.revisao })).corpo.padrao,
    ).toBe(false);
    expect(await padroes('sac')).toEqual([doPapel.nome]);
  });
});
