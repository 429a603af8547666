import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { completarDocumento } from '@martelo/shared/documentos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, EngineDeTeste, type Json, type Resposta, SEGREDO, SENHA } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/** The panel, as far as the engine asks it: what addresses sent by forms, and who asked. */
const painel = { envios: new Map<string, object[]>(), pedidos: [] as Json[], fora: false };
const servidor = createServer((req, res) => {
  let corpo = '';
  req.on('data', (parte) => {
    corpo += parte;
  });
  req.on('end', () => {
    const { email, ato } = JSON.parse(corpo) as { email: string; ato: string };
    painel.pedidos.push({ ato, email, onde: req.url, marca: req.headers.hotsite });
    if (painel.fora || req.headers['x-martelo-servico'] !== SEGREDO) return res.writeHead(503).end('{}');
    const itens = painel.envios.get(email) ?? [];
    if (ato === 'apagar') painel.envios.delete(email);
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ itens }));
  });
});
await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
const engine = new EngineDeTeste(undefined, {
  CMS_URL: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/`,
});
beforeAll(() => engine.subir());
afterAll(async () => {
  await engine.encerrar();
  servidor.close();
});
const enviou = (email: string, mais: object = {}) => ({
  ...{ formulario: 'Contato', enviadoEm: '2026-11-01T12:00:00.000Z', nome: 'Zulmira', email },
  ...{ telefone: null, assunto: 'Visita', mensagem: 'Posso ver o lote no pátio?', anotacao: null },
  ...{ respondidaEm: null, pagina: '/fale-conosco', origem: null },
  consentimento: { texto: 'Aceito ser respondida.', versao: 'contato/1', em: '2026-11-01T12:00:00.000Z' },
  ...mais,
});
/** The address is shown to be theirs by the code that goes there. */
async function confirmarEmail(de: Pessoa): Promise<void> {
  await de.pedir('POST', '/v1/cliente/confirmacoes/email', { comandoId: randomUUID() });
  const codigo = await ate(
    async () =>
      cartas()
        .filter((carta) => carta.includes(`To: ${de.email}`))
        .map((carta) => /^(\d{6})\s*$/m.exec(carta)?.[1])
        .find((um) => um !== undefined) ?? '',
    (um) => um !== '',
    20_000,
  );
  const feito = await de.pedir('POST', '/v1/cliente/confirmacoes/email/confirmar', {
    ...{ codigo, comandoId: randomUUID() },
  });
  expect(feito.status, feito.texto).toBe(200);
}

const PRIVACIDADE = '/v1/cliente/privacidade';
let numero = 0;
const novoCpf = () => completarDocumento(String(800_000_000 + ++numero * 7));

interface Pessoa {
  uid: string;
  email: string;
  cpf: string;
  token: string;
  pedir(metodo: string, caminho: string, corpo?: unknown): Promise<Resposta>;
}
const entrar = (email: string, hotsite = 'leilo') =>
  engine.pedir('POST', '/v1/auth/token', {
    hotsite,
    corpo: { email, senha: SENHA, permanecerLogado: false },
  });
async function nova(campos: object = {}, hotsite = 'leilo'): Promise<Pessoa> {
  const cpf = novoCpf();
  const email = `titular${++numero}-${randomUUID().slice(0, 8)}@exemplo.com.br`;
  const morada = {
    ...{
      logradouro: 'Rua das Acácias',
      numero: '10',
      bairro: 'Centro',
      cidade: 'Goiânia',
      estadoSigla: 'GO',
    },
    cep: '74000-000',
  };
  const feito = await engine.pedir('POST', '/v1/clientes', {
    hotsite,
    corpo: {
      ...{ nome: 'Zulmira Teste Prado', email, senha: SENHA, cpf, telefone: '62999887766' },
      endereco: morada,
      ...campos,
    },
  });
  expect(feito.status, feito.texto).toBe(201);
  const { corpo } = await entrar(email, hotsite);
  const token: string = corpo.access_token;
  return {
    ...{ uid: feito.corpo.uid, email, cpf, token },
    pedir: (metodo, caminho, enviado) =>
      engine.pedir(metodo, caminho, { token, hotsite, ...(enviado === undefined ? {} : { corpo: enviado }) }),
  };
}
const staff = async (metodo: string, caminho: string, corpo?: unknown, quem = 'adm') =>
  engine.pedir(metodo, caminho, { token: await engine.entrar(quem), corpo });

async function pronta(de: Pessoa): Promise<string> {
  const pedida = await de.pedir('POST', `${PRIVACIDADE}/exportacoes`, { comandoId: randomUUID() });
  expect(pedida.status, pedida.texto).toBe(202);
  const { uid } = pedida.corpo;
  await ate(
    async () => (await de.pedir('GET', `${PRIVACIDADE}/exportacoes/${uid}`)).corpo as Json,
    ({ situacao }) => situacao === 'PRONTA',
    30_000,
  );
  return uid;
}
const endereco = (de: Pessoa, uid: string, senha = SENHA) =>
  de.pedir('POST', `${PRIVACIDADE}/exportacoes/${uid}/endereco`, { senha });

/** The files of an archive, by name. */
function abrirZip(zip: Buffer): Map<string, Buffer> {
  const achados = new Map<string, Buffer>();
  const fim = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let onde = zip.readUInt32LE(fim + 16);
  for (let i = 0; i < zip.readUInt16LE(fim + 10); i += 1) {
    const [tamanho, nome, extra, nota, local] = [
      ...[zip.readUInt32LE(onde + 20), zip.readUInt16LE(onde + 28), zip.readUInt16LE(onde + 30)],
      ...[zip.readUInt16LE(onde + 32), zip.readUInt32LE(onde + 42)],
    ] as [number, number, number, number, number];
    const inicio = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    achados.set(
      zip.subarray(onde + 46, onde + 46 + nome).toString(),
      inflateRawSync(zip.subarray(inicio, inicio + tamanho)),
    );
    onde += 46 + nome + extra + nota;
  }
  return achados;
}
async function baixar(de: Pessoa): Promise<Map<string, Buffer>> {
  const uid = await pronta(de);
  const { corpo, texto } = await endereco(de, uid);
  expect(corpo.endereco, texto).toBeTypeOf('string');
  const resposta = await fetch(engine.url + corpo.endereco, {
    headers: { hotsite: 'leilo', authorization: `Bearer ${de.token}` },
  });
  expect(resposta.headers.get('content-type')).toBe('application/zip');
  return abrirZip(Buffer.from(await resposta.arrayBuffer()));
}
async function comprar(de: Pessoa): Promise<number> {
  const { lotes } = await engine.leilao({}, [
    { nome: 'Gol do titular', tipo: 'Carro', valor: { minimo: 100_000, compreJa: 150_000 } },
  ]);
  const compra = await de.pedir('POST', `/v1/lotes/${lotes[0]}/compre-ja`, { comandoId: randomUUID() });
  expect(compra.status, compra.texto).toBe(201);
  const itens = await ate(
    async () => (await de.pedir('GET', '/v1/cliente/compras')).corpo.itens as Json[],
    (achados) => achados.length > 0,
    20_000,
  );
  return itens[0].id;
}

describe('all of one’s own data', () => {
  it('comes as a page for people and as JSON, with everything that was done and sent', async () => {
    const ana = await nova();
    const { lotes } = await engine.leilao({}, [
      { nome: 'Uno da exportação', tipo: 'Carro', valor: { minimo: 100_000 } },
    ]);
    await ana.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
      comandoId: randomUUID(),
      tipo: 'AUTOMATICO',
      valor: 400_000,
    });
    await ana.pedir('POST', '/v1/cliente/favoritos', { lelUid: lotes[0], comandoId: randomUUID() });
    const vendaId = await comprar(ana);
    const arquivos = await baixar(ana);
    expect([...arquivos.keys()].slice(0, 2)).toEqual(['meus-dados.html', 'meus-dados.json']);
    const json = JSON.parse(arquivos.get('meus-dados.json')!.toString()) as Json;
    expect(json.dados.clientes.registros[0]).toMatchObject({ uid: ana.uid, cpf: ana.cpf, email: ana.email });
    expect(json.dados.participacoes.registros[0].ultimoLance.valor).toBe(400_000);
    expect(json.dados.favoritos.registros).toHaveLength(1);
    expect(json.dados.vendas.registros.map(({ id }: Json) => id)).toEqual([vendaId]);
    expect(json.dados.sessoes.registros).toHaveLength(1);
    const registros = JSON.stringify(Object.values(json.dados).map((um) => (um as Json).registros));
    expect(registros).not.toMatch(/"sal":|"p256dh":|argon2/);
    const html = arquivos.get('meus-dados.html')!.toString();
    expect(html).toContain('<html lang="pt-BR">');
    for (const trecho of ['Meus dados', 'Gol do titular', 'Favoritos', 'R$ 4.000,00', 'Rua das Acácias'])
      expect(html.replaceAll(' ', ' ')).toContain(trecho);
    expect(html).not.toMatch(/<script|cliente9@|undefined|\[object/);
    // Notices and choices in words, their amounts as money; codes are for the JSON.
    for (const trecho of ['Quando uma compra for registrada em meu nome', 'Nenhum aparelho da pessoa recebe'])
      expect(html).toContain(trecho);
    expect(html).not.toMatch(/SEM_INSCRICAO|PESSOA_DESLIGOU|>venda-criada</);
  });

  it('is shown as text, whatever was written into it', async () => {
    const ana = await nova();
    const escrita = await ana.pedir('POST', `${PRIVACIDADE}/correcoes`, {
      ...{
        comandoId: randomUUID(),
        campo: 'outro',
        valor: '<img src=x onerror=alert(1)>',
        explicacao: '"><script>1</script>',
      },
    });
    expect(escrita.status, escrita.texto).toBe(201);
    const html = (await baixar(ana)).get('meus-dados.html')!.toString();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img|<script/);
  });

  it('opens by the password, to its owner, for a while: not to thieves, guesses, or another brand', async () => {
    const [ana, ladra] = [await nova(), await nova()];
    const naOutra = await nova({}, 'pacto');
    const uid = await pronta(ana);
    expect((await endereco(ana, uid, 'outra-senha-qualquer')).status).toBe(401);
    expect((await ana.pedir('POST', `${PRIVACIDADE}/exportacoes/${uid}/endereco`, {})).status).toBe(400);
    for (const outra of [ladra, naOutra]) {
      expect((await outra.pedir('GET', `${PRIVACIDADE}/exportacoes/${uid}`)).status).toBe(404);
      expect((await endereco(outra, uid)).status).toBe(404);
    }
    const { corpo } = await endereco(ana, uid);
    const caminho: string = corpo.endereco;
    expect((await engine.pedir('GET', caminho)).status).toBe(401);
    expect((await ladra.pedir('GET', caminho)).status).toBe(404);
    expect((await naOutra.pedir('GET', caminho)).status).toBe(404);
    const adm = { token: await engine.entrar('adm') };
    expect((await engine.pedir('GET', caminho, adm)).status).toBe(403);
    // One letter of it changed, and an address of the files' own kind.
    const torto = caminho.slice(0, -1) + (caminho.endsWith('A') ? 'B' : 'A');
    expect((await ana.pedir('GET', torto)).status).toBe(404);
    expect((await ana.pedir('GET', caminho.replace('/exportacoes/', '/arquivos/'))).status).toBe(404);
    expect((await ana.pedir('GET', caminho)).status).toBe(200);
  });

  it('is made once at a time; the same command is the same file', async () => {
    const ana = await nova();
    const comandoId = randomUUID();
    const um = await ana.pedir('POST', `${PRIVACIDADE}/exportacoes`, { comandoId });
    expect((await ana.pedir('POST', `${PRIVACIDADE}/exportacoes`, { comandoId })).corpo.uid).toBe(
      um.corpo.uid,
    );
    const situacao = (await ana.pedir('GET', PRIVACIDADE)).corpo.exportacao;
    expect(situacao).toMatchObject({ uid: um.corpo.uid, todas: expect.any(Number) });
  });
});

describe('a correction', () => {
  it('is asked with what may be, answered by staff, put in force and told', async () => {
    const ana = await nova();
    const pedir = (campo: string, valor: string, comandoId = randomUUID()) =>
      ana.pedir('POST', `${PRIVACIDADE}/correcoes`, { comandoId, campo, valor });
    expect((await pedir('cpf', '111.111.111-11')).corpo.codigo).toBe('CORRECAO_RECUSADA');
    expect((await pedir('cnpj', completarDocumento('12ABC345019E'))).corpo.codigo).toBe('CORRECAO_RECUSADA');
    expect((await pedir('dataNascimento', '01/01/2020')).corpo.codigo).toBe('CORRECAO_RECUSADA');
    const cpf = novoCpf();
    const comandoId = randomUUID();
    const pedido = await pedir('cpf', cpf, comandoId);
    expect(pedido.corpo).toMatchObject({ tipo: 'CORRECAO', situacao: 'RECEBIDA', campo: 'cpf' });
    expect((await pedir('cpf', cpf, comandoId)).corpo.uid).toBe(pedido.corpo.uid);
    expect((await pedir('cpf', cpf)).corpo.codigo).toBe('PEDIDO_EM_ANDAMENTO');
    const fila = await staff('GET', '/v1/solicitacoes-lgpd?porPagina=50', undefined, 'adm');
    const { uid, revisao } = fila.corpo.itens.find((um: Json) => um.uid === pedido.corpo.uid);
    const resposta = 'Conferimos o documento e corrigimos o CPF.';
    const feita = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, { resposta, revisao });
    expect(feita.status, feita.texto).toBe(200);
    await ate(
      async () => (await staff('GET', `/v1/clientes/${ana.uid}?inteiros=true`)).corpo as Json,
      (cliente) => cliente.cpf === cpf,
      20_000,
    );
    const { itens: mudancas } = (await staff('GET', `/v1/clientes/${ana.uid}/historico`)).corpo;
    const correcao = mudancas.find(({ campos }: Json) =>
      campos.some((um: Json) => um.campo === 'cpf' && um.de),
    );
    const { respondidaPor } = (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo;
    expect(correcao.por).toEqual({ uid: respondidaPor, nome: expect.not.stringMatching(/Sistema|^Equipe$/) });
    expect(correcao.rotulo).toMatch(/^Corrigido a pedido do titular \(pedido nº \d+\)$/);
    const minhas = (await ana.pedir('GET', PRIVACIDADE)).corpo.solicitacoes;
    expect(minhas[0]).toMatchObject({ situacao: 'ATENDIDA', resposta });
    const carta = await ate(
      async () =>
        cartas().find((texto) => texto.includes(ana.email) && /Corre=C3=A7=C3=A3o|Correção/.test(texto)) ??
        '',
      (texto) => texto !== '',
      20_000,
    );
    expect(carta).toContain('Atendida');
  });

  it('never takes somebody else’s document; nobody but staff of the brand reads or answers it', async () => {
    const [ana, outra] = [await nova(), await nova()];
    const pedido = await ana.pedir('POST', `${PRIVACIDADE}/correcoes`, {
      ...{ comandoId: randomUUID(), campo: 'cpf', valor: outra.cpf },
    });
    // Whether it is somebody's is not said to who asks.
    expect(pedido.status).toBe(201);
    const { uid } = pedido.corpo;
    const { revisao } = (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo;
    const corpo = { resposta: 'Feito.', revisao };
    expect((await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, corpo)).corpo.codigo).toBe(
      'CORRECAO_RECUSADA',
    );
    expect((await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, corpo, 'mkt')).status).toBe(403);
    expect((await outra.pedir('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, corpo)).status).toBe(403);
    expect((await outra.pedir('DELETE', `${PRIVACIDADE}/solicitacoes/${uid}`)).status).toBe(404);
    const pacto = await engine.entrar('adm', 'pacto');
    const deFora = await engine.pedir('GET', `/v1/solicitacoes-lgpd/${uid}`, {
      token: pacto,
      hotsite: 'pacto',
    });
    expect(deFora.status).toBe(404);
    expect((await ana.pedir('DELETE', `${PRIVACIDADE}/solicitacoes/${uid}`)).corpo.situacao).toBe(
      'CANCELADA',
    );
    expect((await ana.pedir('DELETE', `${PRIVACIDADE}/solicitacoes/${uid}`)).corpo.situacao).toBe(
      'CANCELADA',
    );
  });
});

describe('erasure', () => {
  const pedir = (de: Pessoa, senha = SENHA) =>
    de.pedir('POST', `${PRIVACIDADE}/eliminacao`, { comandoId: randomUUID(), senha });

  it('says before it is asked what goes, what the law keeps, for how long and why', async () => {
    const ana = await nova();
    const { eliminacao } = (await ana.pedir('GET', PRIVACIDADE)).corpo;
    expect(eliminacao.impedimentos).toEqual([]);
    expect(eliminacao.sai).toContain('Cadastro');
    expect(eliminacao.fica.length).toBeGreaterThan(2);
    for (const { oQue, porQue, ate: prazo } of eliminacao.fica)
      expect([oQue, porQue, prazo].every((frase) => frase.length > 10)).toBe(true);
    expect((await pedir(ana, 'senha-errada-mesmo')).status).toBe(401);
  });

  it('is refused with its reason in the middle of a purchase, and with an open bid', async () => {
    const ana = await nova();
    const { lotes } = await engine.leilao({}, [
      { nome: 'Lote aberto', tipo: 'Carro', valor: { minimo: 100_000 } },
    ]);
    await ana.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
      comandoId: randomUUID(),
      tipo: 'AUTOMATICO',
      valor: 300_000,
    });
    const comLance = await pedir(ana);
    expect([comLance.status, comLance.corpo.codigo]).toEqual([422, 'ELIMINACAO_IMPEDIDA']);
    expect(comLance.corpo.message).toContain('lote que ainda recebe lances');
    const bia = await nova();
    const vendaId = await comprar(bia);
    const emCompra = await pedir(bia);
    expect(emCompra.corpo.impedimentos).toEqual([
      expect.objectContaining({ codigo: 'COMPRA_ABERTA', caminho: `/cliente/compras/${vendaId}` }),
    ]);
    expect((await bia.pedir('GET', PRIVACIDADE)).corpo.eliminacao.impedimentos).toHaveLength(1);
  });

  it('is shown to who answers with what goes, what stays and what stands in its way; SAC cannot grant it', async () => {
    const ana = await nova();
    const { uid } = (await pedir(ana)).corpo;
    const ver = async (quem = 'sac') =>
      (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`, undefined, quem)).corpo as Json;
    const antes = await ver();
    expect(antes.eliminacao).toEqual((await ana.pedir('GET', PRIVACIDADE)).corpo.eliminacao);
    expect(antes.eliminacao.impedimentos).toEqual([]);
    await comprar(ana);
    expect((await ver()).eliminacao.impedimentos.map(({ codigo }: Json) => codigo)).toEqual([
      'COMPRA_ABERTA',
    ]);
    const deCorrecao = await ana.pedir('POST', `${PRIVACIDADE}/correcoes`, {
      ...{ comandoId: randomUUID(), campo: 'nome', valor: 'Zulmira T. Prado' },
    });
    const correcao = await staff('GET', `/v1/solicitacoes-lgpd/${deCorrecao.corpo.uid}`, undefined, 'sac');
    expect(correcao.corpo.eliminacao).toBeNull();
    const { status, corpo } = await staff(
      ...(['POST', `/v1/solicitacoes-lgpd/${uid}/atender`] as const),
      { resposta: 'Feito.', revisao: antes.revisao },
      'sac',
    );
    expect([status, corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
    // Of two who answer at once one does; the other is told as what.
    const analisada = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/analisar`, {
      revisao: antes.revisao,
    });
    expect(analisada.corpo.situacao).toBe('EM_ANALISE');
    const tarde = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/negar`, {
      ...{ resposta: 'Não.', revisao: antes.revisao },
    });
    expect([tarde.status, tarde.corpo.atual.situacao]).toEqual([409, 'EM_ANALISE']);
  });

  it('waits where a bid came in after it was asked', async () => {
    const ana = await nova();
    const { uid } = (await pedir(ana)).corpo;
    const { lotes } = await engine.leilao({}, [
      { nome: 'Depois do pedido', tipo: 'Carro', valor: { minimo: 100_000 } },
    ]);
    const lance = await ana.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
      ...{ comandoId: randomUUID(), tipo: 'MANUAL', valor: 100_000 },
    });
    expect(lance.status, lance.texto).toBe(201);
    const { revisao } = (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo;
    const negada = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, {
      resposta: 'Feito.',
      revisao,
    });
    expect(negada.corpo.codigo).toBe('ELIMINACAO_IMPEDIDA');
  });

  it('and the file have what their confirmed e-mail sent by the site’s forms, and nothing of an address that is not shown to be theirs', async () => {
    const [ana, outra] = [await nova(), await nova()];
    for (const { email } of [ana, outra]) painel.envios.set(email, [enviou(email)]);
    await confirmarEmail(ana);
    const json = async (de: Pessoa) =>
      JSON.parse((await baixar(de)).get('meus-dados.json')!.toString()).dados.enviosDoSite
        .registros as Json[];
    expect(await json(ana)).toMatchObject([
      { mensagem: 'Posso ver o lote no pátio?', formulario: 'Contato' },
    ]);
    // Anybody may register with somebody else's address: before it is shown to be theirs nobody is asked about it.
    expect(await json(outra)).toEqual([]);
    expect(painel.pedidos.map(({ email }) => email)).not.toContain(outra.email);
    expect(painel.pedidos[0]).toEqual({
      ...{ ato: 'ler', email: ana.email, onde: '/v1/titular/envios', marca: 'leilo' },
    });
    const html = (await baixar(ana)).get('meus-dados.html')!.toString();
    expect(html).toContain('Newsletter e mensagens do site');
    expect(html).toContain('Posso ver o lote no pátio?');

    // Erased with the rest, also where the panel was not there the first time.
    painel.fora = true;
    const feitos = async (de: Pessoa) => {
      const { uid } = (await pedir(de)).corpo;
      const { revisao } = (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo;
      const resposta = 'Seus dados foram eliminados.';
      const dada = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, { resposta, revisao });
      expect(dada.status, dada.texto).toBe(200);
      return uid as string;
    };
    const [daAna, daOutra] = [await feitos(ana), await feitos(outra)];
    await ate(
      async () => painel.pedidos.filter(({ ato }) => ato === 'apagar').length,
      (quantos) => quantos > 0,
      30_000,
    );
    const lida = async (uid: string) => (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo as Json;
    expect((await lida(daAna)).executadaEm).toBeNull();
    painel.fora = false;
    for (const uid of [daAna, daOutra])
      await ate(
        () => lida(uid),
        ({ executadaEm }) => executadaEm !== null,
        60_000,
      );
    expect(painel.envios.has(ana.email)).toBe(false);
    expect(painel.envios.has(outra.email)).toBe(true);
  });

  it('leaves a buyer’s papers: they open and are ours at /conferir; what is numbered names who bought, as the law asks, the statement nobody any more', async () => {
    const ana = await nova();
    const id = await comprar(ana);
    const venda = () => staff('GET', `/v1/vendas/${id}`).then(({ corpo }) => corpo as Json);
    const { lelUid, itens, uid: vendaUid } = await venda();
    const por = async (situacao: string) => {
      const motivo = 'Tesouraria';
      const posta = await staff('PUT', `/v1/lotes/${lelUid}/situacao`, { situacao, motivo }, 'acerto');
      expect((await concordar(engine, posta)).status, posta.texto).toBe(200);
    };
    await por('PAGO');
    await ate(venda, ({ situacao }) => situacao === 'Fechada');
    await ate(
      () => engine.lote(lelUid),
      ({ situacao }: Json) => situacao === 'PAGO',
    );
    const papeis = `/v1/vendas/${id}/itens/${itens[0].uid}/documentacao`;
    for (const etapa of ['em preparação', 'pronta', 'enviada', 'entregue'])
      expect(
        (await staff('PUT', papeis, { comandoId: randomUUID(), etapa, codigo: 'BR123456789' }, 'acerto'))
          .status,
      ).toBe(200);
    await por('RETIRADO');
    await ate(venda, ({ aba }) => aba === 'fechadas');

    const impressos = await ate(
      async () => (await ana.pedir('GET', `/v1/cliente/compras/${id}/documentos`)).corpo.itens as Json[],
      (todos) => todos.some(({ tipo }) => tipo === 'nota'),
    );
    const abertos = () =>
      Promise.all(
        ['extrato', 'nota'].map(async (tipo) => {
          const { caminho } = impressos.find((um) => um.tipo === tipo);
          const hash = caminho.split('/').at(-1);
          const papel = await engine.pedir('GET', `/v1/documentos/${tipo}/${hash}`, {
            cabecalhos: { 'x-martelo-servico': SEGREDO },
          });
          expect(papel.status, papel.texto).toBe(200);
          const conferido = await engine.pedir('POST', '/v1/conferir', { corpo: { texto: hash } });
          return { papel: papel.corpo, conferido: conferido.corpo };
        }),
      );
    const antes = await abertos();
    for (const { papel, conferido } of antes) {
      expect(papel.comprador).toMatchObject({ nome: 'Zulmira Teste Prado', email: ana.email });
      expect(conferido.resultado).toBe('documento');
    }
    const { eliminacao } = (await ana.pedir('GET', PRIVACIDADE)).corpo;
    expect(eliminacao.impedimentos).toEqual([]);
    // What is kept of it, by which law and until when, is said before it is asked.
    const fiscal = eliminacao.fica.find(({ oQue }: Json) => oQue.includes('documentos numerados'));
    expect(fiscal.porQue).toMatch(/Código Tributário Nacional/);
    expect(fiscal.ate).toMatch(/5 anos/);

    const { uid } = (await pedir(ana)).corpo;
    const { revisao } = (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo;
    const atendida = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, {
      ...{ resposta: 'Seus dados foram eliminados.', revisao },
    });
    expect(atendida.status, atendida.texto).toBe(200);
    await ate(
      async () => (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo as Json,
      (lida) => lida.executadaEm !== null,
      60_000,
    );

    const depois = await abertos();
    const [extrato, nota] = depois;
    expect(nota).toEqual(antes[1]);
    expect(extrato!.papel).toEqual({
      ...antes[0]!.papel,
      comprador: { nome: 'Titular excluído', documento: '', email: '', telefone: null, endereco: null },
    });
    expect(extrato!.conferido).toEqual(antes[0]!.conferido);
    for (const { conferido } of depois)
      expect(JSON.stringify(conferido)).not.toMatch(/Zulmira|Titular|@|\d{3}\.\d{3}\.\d{3}-\d{2}/);
    const deEquipe = await staff('GET', `/v1/vendas/${vendaUid}`);
    expect(deEquipe.texto).not.toContain('Zulmira');
  });

  it('takes every personal field for good, ends the logins, and leaves the ledger whole', async () => {
    const ana = await nova();
    const { lotes, uid: leiUid } = await engine.leilao({}, [
      { nome: 'Lote encerrado', tipo: 'Carro', valor: { minimo: 100_000 } },
    ]);
    await ana.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
      comandoId: randomUUID(),
      tipo: 'MANUAL',
      valor: 100_000,
    });
    const cobriu = await engine.lance(lotes[0]!, 'cliente2', 'MANUAL', 200_000);
    expect(cobriu.status, cobriu.texto).toBe(201);
    await staff('PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'CANCELADO', motivo: 'Fim do teste' });
    await ana.pedir('POST', '/v1/cliente/favoritos', { lelUid: lotes[0], comandoId: randomUUID() });
    await ana.pedir('POST', '/v1/cliente/indicacoes/link', { comandoId: randomUUID() });
    const livroAntes = (await engine.pedir('GET', `/v1/lotes/${lotes[0]}/livro`)).texto;
    const pedido = await pedir(ana);
    expect(pedido.status, pedido.texto).toBe(201);
    const { uid } = pedido.corpo;
    const { revisao } = (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo;
    const sac = await staff('POST', `/v1/solicitacoes-lgpd/${uid}/atender`, {
      resposta: 'Seus dados foram eliminados.',
      revisao,
    });
    expect(sac.status, sac.texto).toBe(200);
    const { executadaEm } = await ate(
      async () => (await staff('GET', `/v1/solicitacoes-lgpd/${uid}`)).corpo as Json,
      (lida) => lida.executadaEm !== null,
      60_000,
    );
    expect(executadaEm).toBeTypeOf('string');
    const { corpo: cliente, texto } = await staff('GET', `/v1/clientes/${ana.uid}?inteiros=true`);
    expect(cliente).toMatchObject({
      nome: 'Titular excluído',
      situacao: 'INATIVO',
      eliminadoEm: expect.any(String),
    });
    const historico = await staff('GET', `/v1/clientes/${ana.uid}/historico`);
    for (const dado of [ana.cpf, ana.email, 'Zulmira', 'Acácias', '62999887766']) {
      expect(texto).not.toContain(dado);
      expect(historico.texto).not.toContain(dado);
    }
    expect((await ana.pedir('GET', '/v1/cliente/favoritos')).status).toBe(401);
    expect((await entrar(ana.email)).status).toBe(401);
    expect((await engine.pedir('GET', `/v1/lotes/${lotes[0]}/livro`)).texto).toBe(livroAntes);
    const carta = cartas().find((lida) => lida.includes(ana.email) && lida.includes('foram eliminados'));
    expect(carta).toBeDefined();
    // The same document registers anew: it is nobody's any more.
    const outraVez = await engine.pedir('POST', '/v1/clientes', {
      corpo: { nome: 'Zulmira Prado', email: ana.email, senha: SENHA, cpf: ana.cpf },
    });
    expect(outraVez.status).toBe(201);
    expect((await entrar(ana.email)).status).toBe(200);
  });
});

function cartas(): string[] {
  const pasta = ['engine/correio', 'correio']
    .map((nome) => join(engine.pasta, nome))
    .find((uma) => existsSync(uma));
  return pasta === undefined
    ? []
    : readdirSync(pasta).map((nome) => readFileSync(join(pasta, nome), 'utf8').replaceAll('=\r\n', ''));
}
