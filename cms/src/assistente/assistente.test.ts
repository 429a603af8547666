import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotsitePublicoDe } from '../conteudo/hotsite-publico.ts';
import { marcaDoPedido } from '../conteudo/marca-do-pedido.ts';
import { QUANTAS_PAGINAS } from '../semente/modelos/modelos.ts';
import { motorDeTeste } from '../teste-motor.ts';
import { painelDeTeste } from '../teste-painel.ts';
import { criarMarca } from './criar.ts';
import { obrasAbertas, retomarObras } from './obras.ts';
import { propostas } from './paleta.ts';
import type { Andamento } from './pedido.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let adm: string;
let mkt: string;

beforeAll(async () => {
  painel = await painelDeTeste();
  adm = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'] });
  mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [1] });
});
afterAll(() => painel?.fechar());

const pedido = (subdominio: string, mais: Record<string, unknown> = {}) => ({
  uid: randomUUID(),
  nome: 'Marca Modelo',
  tipo: 'leilao',
  subdominio,
  cores: propostas([{ cor: '#c8102e', peso: 1 }])[0]!.cores,
  estilo: 'manha',
  latitude: -23.55,
  longitude: -46.63,
  ...mais,
});
const pedir = (corpo: unknown, cookie = adm) => painel.chamar('POST', '/nova-marca', { cookie, corpo });
const pronta = async (uid: string): Promise<Andamento> => {
  let estado: Andamento | undefined;
  await expect
    .poll(
      async () => {
        estado = (await painel.chamar('GET', `/nova-marca/${uid}`, { cookie: adm }))
          .corpo as unknown as Andamento;
        return estado.situacao;
      },
      { interval: 200 },
    )
    .not.toBe('fazendo');
  return estado!;
};
const marcaPublica = (nome: string) => marcaDoPedido(painel.payload, new Headers({ hotsite: nome }));
const quantas = async (colecao: 'paginas' | 'midia' | 'banners', hotsite: number) =>
  (await painel.payload.count({ collection: colecao, where: { hotsite: { equals: hotsite } } })).totalDocs;

describe('a new brand', () => {
  it('is ADM’s to make: strangers and MKT are refused before anything is read', async () => {
    expect((await painel.chamar('POST', '/nova-marca', { corpo: {} })).status).toBe(401);
    for (const [metodo, caminho] of [
      ['POST', '/nova-marca'],
      ['POST', '/nova-marca/logo'],
      ['GET', '/nova-marca/conferir'],
      ['GET', `/nova-marca/${randomUUID()}`],
    ] as const)
      expect(
        (await painel.chamar(metodo, caminho, { cookie: mkt, ...(metodo === 'POST' ? { corpo: {} } : {}) }))
          .status,
      ).toBe(403);
  });

  it('comes whole: eighteen pages published, pictures, banners, logo and icon; sent twice it is still one', async () => {
    const logo = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#c8102e' } })
      .png()
      .toBuffer();
    const corpo = pedido('modelo', {
      logo: `data:image/png;base64,${logo.toString('base64')}`,
      dominio: 'www.Modelo.com.br',
      ...{ razaoSocial: 'Modelo Leilões Ltda.', cnpj: '12abc34501de35', endereco: 'Rua A, 1' },
    });
    const [uma, outra] = await Promise.all([pedir(corpo), pedir(corpo)]);
    expect([uma.status, outra.status].sort()).toEqual([200, 200]);
    // No engine answers in this test: the brand stands, and the order stays open until somebody administers it.
    expect(await pronta(corpo.uid)).toMatchObject({
      situacao: 'parada',
      frase: expect.stringContaining('ninguém a administra ainda'),
    });
    const marca = await marcaPublica('modelo');
    expect((await marcaPublica('www.modelo.com.br')).id).toBe(marca.id);
    expect(await quantas('paginas', marca.id)).toBe(QUANTAS_PAGINAS);
    expect(await quantas('banners', marca.id)).toBe(3);
    expect(hotsitePublicoDe(marca)).toMatchObject({
      logoUrl: expect.stringMatching(/^\/midia\/modelo-logo-[0-9a-f]{12}\.webp$/),
      logoClaraUrl: expect.stringMatching(/^\/midia\/modelo-logo-clara-[0-9a-f]{12}\.webp$/),
      faviconUrl: expect.stringMatching(/^\/midia\/modelo-icone-[0-9a-f]{12}\.webp$/),
      dominio: 'modelo.com.br',
      legal: {
        ...{ razaoSocial: 'Modelo Leilões Ltda.', cnpj: '12ABC34501DE35', endereco: 'Rua A, 1' },
        ...{ telefone: null, email: null },
      },
    });
    expect((await obrasAbertas(painel.payload)).map(({ uid }) => uid)).toEqual([corpo.uid]);
    const dito = { uid: randomUUID(), convidado: false };
    const motor = await motorDeTeste(() => ({ corpo: dito }));
    await painel.chamar('POST', `/nova-marca/${corpo.uid}/retomar`, { cookie: adm });
    expect(await pronta(corpo.uid)).toMatchObject({ situacao: 'pronta', frase: 'No ar' });
    await motor.fechar();
    expect(motor.pedidos.filter(({ caminho }) => caminho.endsWith('/administrador'))).toMatchObject([
      {
        ...{ metodo: 'PUT', caminho: `/v1/hotsites/${marca.id}/administrador` },
        corpo: { por: 'uid-adm@martelo.test', email: 'adm@martelo.test' },
      },
    ]);
    expect(await obrasAbertas(painel.payload)).toEqual([]);
  });

  it('is handed to whom its maker names, asked before anything is made; nobody else hears of accounts', async () => {
    const rita = { nome: 'Rita Nova', email: 'rita@martelo.test' };
    expect(
      (await painel.chamar('POST', '/nova-marca/administrador', { cookie: mkt, corpo: rita })).status,
    ).toBe(403);
    // With nobody to ask, an order that names somebody is not taken.
    expect((await pedir(pedido('sem-motor', { administrador: rita }))).status).toBe(503);
    const motor = await motorDeTeste(({ caminho, corpo }) => {
      if (corpo?.email === 'sac@martelo.test')
        return { status: 409, corpo: { codigo: 'NAO_ADMINISTRA', message: 'Não administra.' } };
      return {
        corpo: caminho.endsWith('conferir') ? { jaTemConta: false } : { uid: randomUUID(), convidado: true },
      };
    });
    const conferir = (corpo: object) =>
      painel.chamar('POST', '/nova-marca/administrador', { cookie: adm, corpo });
    expect((await conferir(rita)).corpo).toEqual({ jaTemConta: false });
    expect((await conferir({ ...rita, email: 'x' })).status).toBe(400);
    const doSac = { nome: 'Do SAC', email: 'sac@martelo.test' };
    expect((await conferir(doSac)).corpo).toMatchObject({
      codigo: 'NAO_ADMINISTRA',
      message: 'Não administra.',
    });
    expect((await pedir(pedido('do-sac', { administrador: doSac }))).status).toBe(409);
    const corpo = pedido('da-rita', { administrador: rita });
    expect((await pedir(corpo)).status).toBe(200);
    expect((await pronta(corpo.uid)).situacao).toBe('pronta');
    await motor.fechar();
    const dita = motor.pedidos.find(({ caminho }) => caminho.endsWith('/administrador'));
    expect(dita).toMatchObject({
      ...{ metodo: 'PUT', servico: 'segredo-de-servico-de-teste' },
      corpo: { por: 'uid-adm@martelo.test', ...rita },
    });
    expect(await obrasAbertas(painel.payload)).toEqual([]);
  });

  it('refuses in words: a subdomain taken or reserved, coordinates off the earth, a name of nothing', async () => {
    const recusa = async (mais: Record<string, unknown>) => {
      const { status, corpo } = await pedir(pedido('outra', mais));
      return `${status} ${JSON.stringify(corpo)}`;
    };
    expect(await recusa({ subdominio: 'modelo' })).toMatch(/^409 .*já é de outra marca/);
    expect(await recusa({ subdominio: 'admin' })).toMatch(/^400 .*reservado/);
    expect(await recusa({ latitude: 91 })).toMatch(/^400 .*latitude vai de -90 a 90/);
    expect(await recusa({ latitude: null })).toMatch(/^400 .*lugar no mapa/);
    expect(await recusa({ nome: ' ' })).toMatch(/^400 .*duas letras/);
    expect(await recusa({ dominio: 'https://x' })).toMatch(/^400 .*só o domínio/);
    expect(await recusa({ razaoSocial: 'Só o nome Ltda.' })).toMatch(/^400 .*andam juntos/);
    expect(await recusa({ cnpj: '12.ABC.345/01DE-35' })).toMatch(/^400 .*andam juntos/);
    expect(await recusa({ razaoSocial: 'Uma Ltda.', cnpj: '12ABC34501DE36' })).toMatch(
      /^400 .*Confira o CNPJ/,
    );
    const { corpo } = await painel.chamar(
      'GET',
      '/nova-marca/conferir?subdominio=modelo&dominio=modelo.com.br',
      { cookie: adm },
    );
    expect(corpo).toEqual({
      subdominio: '“modelo” já é de outra marca.',
      dominio: '“modelo.com.br” já é de outra marca.',
    });
  });

  it('a logo that is HTML in a PNG’s name is refused in words', async () => {
    const { status, corpo } = await painel.chamar('POST', '/nova-marca/logo', {
      cookie: adm,
      cru: new Blob(['<!doctype html><script>1</script>'], { type: 'image/png' }),
    });
    expect([status, corpo.codigo]).toEqual([400, 'IMAGEM_INVALIDA']);
  });

  it('cut in the middle is nobody’s site, and the next boot finishes it without doing anything twice', async () => {
    const corpo = pedido('cortada', {
      tipo: 'loja',
      dominio: '',
      logo: null,
      telefone: '',
      email: '',
      endereco: '',
    });
    const dados = {
      ...corpo.cores,
      id: 50,
      uid: corpo.uid,
      nome: corpo.nome,
      tipo: 'loja',
      subdominio: 'cortada',
      latitude: 0,
      longitude: 0,
    } as never;
    await painel.payload.kv.set(`marca-nova:${corpo.uid}`, {
      pedido: corpo,
      andamento: {
        uid: corpo.uid,
        nome: corpo.nome,
        subdominio: 'cortada',
        situacao: 'fazendo',
        feitos: 0,
        total: 28,
        frase: '',
        hotsiteId: null,
        quem: '',
      },
    });
    const corte = criarMarca(painel.payload, { dados, estilo: 'noite', logo: null }, async (feitos) => {
      if (feitos === 12) throw new Error('power cut');
    });
    await expect(corte).rejects.toThrow('power cut');
    await expect(marcaPublica('cortada')).rejects.toMatchObject({ codigo: 'HOTSITE_NAO_ENCONTRADO' });
    const antes = await quantas('paginas', 50);
    expect(antes).toBeGreaterThan(0);
    expect(antes).toBeLessThan(QUANTAS_PAGINAS);

    const motor = await motorDeTeste();
    await retomarObras(painel.payload);
    expect((await pronta(corpo.uid)).situacao).toBe('pronta');
    await motor.fechar();
    // An order of before brands had somebody: nobody is named by it.
    expect(motor.pedidos.map(({ caminho }) => caminho)).not.toContain('/v1/hotsites/50/administrador');
    expect((await marcaPublica('cortada')).id).toBe(50);
    expect(await quantas('paginas', 50)).toBe(QUANTAS_PAGINAS);
    expect(await quantas('banners', 50)).toBe(3);
  });
});

describe('a brand’s form', () => {
  const gravar = (corpo: object, cookie = adm) => painel.alterar('/hotsites/50', corpo, cookie);
  const publica = async () => hotsitePublicoDe(await marcaPublica('cortada'));

  it('the header script is versioned with its author and published with the hash that lets it run', async () => {
    expect((await gravar({ scriptCabecalho: 'console.log(1)\r\n' })).status).toBe(200);
    expect((await gravar({ nome: 'Cortada' })).status).toBe(200);
    expect((await gravar({ scriptCabecalho: 'console.log(2)', scriptVersoes: [] })).status).toBe(200);
    const { scriptCabecalho } = await publica();
    expect(scriptCabecalho).toMatchObject({ conteudo: 'console.log(2)', versao: 2 });
    const { createHash } = await import('node:crypto');
    expect(scriptCabecalho?.sha256).toBe(createHash('sha256').update('console.log(2)').digest('base64'));
    const { corpo } = await painel.chamar('GET', '/hotsites/50?depth=0', { cookie: adm });
    expect(corpo.scriptVersoes).toMatchObject([
      { versao: 1, conteudo: 'console.log(1)\n', quem: 'adm@martelo.test' },
      { versao: 2 },
    ]);
    expect((await gravar({ scriptCabecalho: '</script><img>' })).status).toBe(400);
    expect((await gravar({ scriptCabecalho: '' })).status).toBe(200);
    expect((await publica()).scriptCabecalho).toBeNull();
  });

  it('MKT of the brand reads it without its script, and edits nothing of it', async () => {
    const daMarca = await painel.entrar({
      email: 'mkt50@martelo.test',
      papeis: ['Interno - MKT'],
      hotsites: [50],
    });
    await gravar({ scriptCabecalho: 'segredo()' });
    const { status, corpo } = await painel.chamar('GET', '/hotsites/50?depth=0', { cookie: daMarca });
    expect(status).toBe(200);
    expect(JSON.stringify(corpo)).not.toContain('segredo()');
    expect((await gravar({ nome: 'x' }, daMarca)).status).toBe(403);
    expect((await painel.chamar('POST', '/hotsites/50/dns', { cookie: daMarca, corpo: {} })).status).toBe(
      403,
    );
  });

  it('DNS credentials are kept sealed, never read back, and can be forgotten', async () => {
    const credenciais = { email: 'dns@modelo.example', chave: 'chave-muito-secreta', zona: 'zona-1' };
    const guardar = await painel.chamar('POST', '/hotsites/50/dns', { cookie: adm, corpo: credenciais });
    expect([guardar.status, guardar.corpo.definidaPor]).toEqual([200, 'adm@martelo.test']);
    const { corpo } = await painel.chamar('GET', '/hotsites/50?depth=0', { cookie: adm });
    expect(corpo.dnsDefinidaEm).toBeTruthy();
    expect(corpo).not.toHaveProperty('dnsCifrado');
    const cru = await painel.payload.findByID({
      collection: 'hotsites',
      id: 50,
      depth: 0,
      showHiddenFields: true,
    });
    expect(cru.dnsCifrado).toBeTruthy();
    expect(JSON.stringify(cru)).not.toContain('secreta');
    const registros = await painel.payload.find({ collection: 'registro', limit: 200, pagination: false });
    expect(JSON.stringify(registros.docs)).not.toContain(cru.dnsCifrado);
    // A save of the form does not lose them.
    await gravar({ nome: 'Cortada' });
    const depois = await painel.payload.findByID({
      collection: 'hotsites',
      id: 50,
      depth: 0,
      showHiddenFields: true,
    });
    expect(depois.dnsCifrado).toBe(cru.dnsCifrado);
    const ruim = await painel.chamar('POST', '/hotsites/50/dns', {
      cookie: adm,
      corpo: { ...credenciais, email: 'x' },
    });
    expect([ruim.status, JSON.stringify(ruim.corpo)]).toEqual([
      400,
      expect.stringContaining('e-mail da conta'),
    ]);
    await painel.chamar('DELETE', '/hotsites/50/dns', { cookie: adm });
    const apagada = await painel.payload.findByID({
      collection: 'hotsites',
      id: 50,
      depth: 0,
      showHiddenFields: true,
    });
    expect([apagada.dnsCifrado, apagada.dnsDefinidaEm]).toEqual([null, null]);
  });

  it('analytics take identifiers and nothing else; the addresses of this environment are published', async () => {
    expect((await gravar({ analyticsId: 'G-1"><script>' })).status).toBe(400);
    expect((await gravar({ gtmId: 'UA-1' })).status).toBe(400);
    const enderecos = [
      { ambiente: 'producao', siteUrl: 'https://x.example', apiUrl: 'https://api.x.example' },
    ];
    expect(
      (
        await gravar({
          analyticsId: 'g-ab12cd34ef',
          gtmId: 'GTM-ABC123',
          metaPixelId: '123456789012345',
          enderecos,
        })
      ).status,
    ).toBe(200);
    expect(await publica()).toMatchObject({
      analyticsTipo: 'googleAnalytics',
      analyticsId: 'G-AB12CD34EF',
      gtmId: 'GTM-ABC123',
      metaPixelId: '123456789012345',
      apiUrl: 'https://api.x.example',
    });
    expect((await gravar({ enderecos: [...enderecos, ...enderecos] })).status).toBe(400);
  });

  it('coordinates off the earth, a window that ends before it begins and a reserved subdomain are refused', async () => {
    for (const corpo of [
      { latitude: 91 },
      { longitude: -181 },
      { subdominio: 'admin' },
      { dominio: 'http://x' },
      { janelaCadastro: { inicio: '2026-02-01T00:00:00Z', fim: '2026-01-01T00:00:00Z' } },
    ])
      expect((await gravar(corpo)).status, JSON.stringify(corpo)).toBe(400);
  });
});

describe('who a brand is by law', () => {
  const empresa = { razaoSocial: 'Modelo Comércio S.A.', cnpj: '12.345.678/0001-95' };
  const gravar = async (legal: Record<string, unknown>, cookie = adm) => {
    const { id, updatedAt } = await marcaPublica('modelo');
    return painel.chamar('PATCH', `/hotsites/${id}`, { cookie, corpo: { updatedAt, legal } });
  };
  const publicada = async () => hotsitePublicoDe(await marcaPublica('modelo')).legal;

  it('is ADM’s to say, by name and CNPJ together; half of it is refused in words and changes nothing', async () => {
    expect((await gravar(empresa, mkt)).status).toBe(403);
    expect((await gravar({ ...empresa, cnpj: '12345678000195', email: 'sac@modelo.example' })).status).toBe(
      200,
    );
    const depois = {
      ...{ razaoSocial: 'Modelo Comércio S.A.', cnpj: '12345678000195' },
      ...{ endereco: 'Rua A, 1', telefone: null, email: 'sac@modelo.example' },
    };
    expect(await publicada()).toEqual(depois);
    // In the panel as people write it.
    expect((await marcaPublica('modelo')).legal?.cnpj).toBe('12.345.678/0001-95');
    for (const [legal, frase] of [
      [{ ...empresa, cnpj: '' }, 'andam juntos'],
      [{ ...empresa, razaoSocial: ' ' }, 'andam juntos'],
      [{ ...empresa, cnpj: '12.345.678/0001-96' }, 'CNPJ inválido'],
    ] as const) {
      const { status, corpo } = await gravar(legal);
      expect(status).toBe(400);
      expect(JSON.stringify(corpo)).toContain(frase);
    }
    expect(await publicada()).toEqual(depois);
  });

  it('taken back, nothing stands in its place', async () => {
    expect((await gravar({ razaoSocial: '', cnpj: '' })).status).toBe(200);
    expect(await publicada()).toBeNull();
  });
});
