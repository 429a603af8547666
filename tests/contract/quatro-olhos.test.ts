import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digitoDaConta } from '@martelo/shared/banco/digitos-da-conta';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, EngineDeTeste, type Json, type Resposta } from './engine.ts';

/** Changes of records that take two people (back office, four eyes), by every way that somebody alone would try. */
const engine = new EngineDeTeste();
const SENHA_NOVA = 'uma frase só minha 2026';
let adm = '';
let fin: Json & { token: string };

const como = (token: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token, hotsite, ...(corpo && { corpo }) });
const recusa = ({ status, corpo }: Resposta) => [status, corpo.codigo];
const unico = () => randomUUID().replace(/\D/g, '').slice(0, 10).padEnd(10, '7');

const conta = (numero = { bancoCodigo: '001', agencia: '1', conta: unico().slice(0, 8) }) => ({
  ...{ banco: 'Banco Azul', ...numero, contaDigito: digitoDaConta(numero), titular: 'Casa de Leilões' },
  ...{ titularDocumento: '12.345.678/0001-95', pixChave: 'casa@exemplo.com' },
});
const integracao = () => ({
  nome: `Banco ${unico()}`,
  pix: { chave: 'casa@exemplo.com', nome: 'Casa', cidade: 'Goiânia' },
});
const CONTAS = '/v1/contas-bancarias';
const INTEGRACOES = '/v1/integracoes-bancarias';

async function colega(papeis: string[]): Promise<Json & { token: string }> {
  const email = `dois-${randomUUID().slice(0, 12)}@exemplo.com`;
  const { status, corpo, texto } = await como(adm, 'POST', '/v1/usuarios', { nome: 'Colega', email, papeis });
  expect(status, texto).toBe(201);
  const correio = join(engine.pasta, 'engine/correio');
  const carta = await ate(
    async () =>
      (existsSync(correio) ? readdirSync(correio) : [])
        .map((nome) => readFileSync(join(correio, nome), 'utf8'))
        .map((eml) => eml.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .find((eml) => eml.includes(`To: ${email}`)),
    (achada) => achada !== undefined,
  );
  const token = /redefinir-senha#token=([\w.-]+)/.exec(carta!)![1];
  await engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', { corpo: { token, senha: SENHA_NOVA } });
  const login = await engine.pedir('POST', '/v1/auth/token', { corpo: { email, senha: SENHA_NOVA } });
  expect(login.corpo.access_token, login.texto).toBeDefined();
  return { ...corpo, token: login.corpo.access_token };
}
const aprovacao = async (uid: string, token = adm) =>
  (await como(token, 'GET', `/v1/aprovacoes/${uid}`)).corpo;
const decidir = async (uid: string, ato: string, token: string, corpo: object = {}) =>
  como(token, 'POST', `/v1/aprovacoes/${uid}/${ato}`, {
    ...{ revisao: (await aprovacao(uid)).revisao, ...corpo },
  });
/** Somebody else agrees, and it is done or said not to be. */
async function aprovar(uid: string, token = fin.token): Promise<Json> {
  const { status, texto } = await decidir(uid, 'aprovar', token);
  expect(status, texto).toBe(200);
  await ate(
    async () => (await como(adm, 'GET', `/v1/aprovacoes/${uid}/efeitos`)).corpo.itens as Json[],
    (efeitos) => efeitos.some((um) => um.nome === 'fazer' && um.situacao === 'FEITO'),
  );
  return aprovacao(uid);
}
const pendente = ({ status, corpo, texto }: Resposta): string => {
  expect([status, corpo?.situacao], texto).toEqual([202, 'AGUARDANDO']);
  return corpo.aprovacaoUid;
};

/** Records made while there was nobody to agree. */
const feitos: Record<string, { vivo: Json; removido: Json }> = {};
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  for (const [onde, novo] of [
    [CONTAS, conta],
    [INTEGRACOES, integracao],
  ] as const) {
    const [vivo, outro] = [await como(adm, 'POST', onde, novo()), await como(adm, 'POST', onde, novo())];
    // A sole administrator changes alone.
    expect([vivo.status, outro.status], vivo.texto + outro.texto).toEqual([201, 201]);
    const removido = await como(adm, 'DELETE', `${onde}/${outro.corpo.uid}?revisao=1`);
    expect(removido.status, removido.texto).toBe(204);
    feitos[onde] = { vivo: vivo.corpo, removido: outro.corpo };
  }
  fin = await colega(['Interno - Financeiro']);
}, 300_000);
afterAll(() => engine.encerrar());

const ler = async (onde: string, uid: string, token = adm) =>
  (await como(token, 'GET', `${onde}/${uid}`)).corpo;
const quantos = async (onde: string) => (await como(adm, 'GET', `${onde}/qb?removidos=true`)).corpo.total;

/** Every way that writes a record of a kind. */
const CAMINHOS = (onde: string, mudanca: object, novo: () => object) => {
  const { vivo, removido } = feitos[onde]!;
  return [
    ['POST', 'POST', onde, novo(), null],
    ['PUT', 'PUT', `${onde}/${vivo.uid}`, { ...mudanca, revisao: vivo.revisao }, null],
    ['PUT pelo id', 'PUT', `${onde}/${vivo.id}`, { ...mudanca, revisao: vivo.revisao }, null],
    ['DELETE', 'DELETE', `${onde}/${vivo.uid}?revisao=${vivo.revisao}`, null, null],
    ['restaurar', 'POST', `${onde}/${removido.uid}/restaurar`, { revisao: 2 }, null],
    ['em-massa alterar', 'POST', `${onde}/em-massa`, { acao: 'alterar', mudancas: mudanca }, vivo],
    ['em-massa remover', 'POST', `${onde}/em-massa`, { acao: 'remover' }, vivo],
    ['em-massa restaurar', 'POST', `${onde}/em-massa`, { acao: 'restaurar' }, { ...removido, revisao: 2 }],
  ] as [string, string, string, object | null, Json | null][];
};
const ESPECIES = [
  [CONTAS, { pixChave: 'ladrao@exemplo.com' }, conta],
  [INTEGRACOES, { pix: { chave: 'ladrao@exemplo.com', nome: 'Ladrão', cidade: 'Goiânia' } }, integracao],
] as const;

describe('by one person', () => {
  it.each(ESPECIES)('%s does not change, by whatever way (BO14)', async (onde, mudanca, novo) => {
    const { vivo, removido } = feitos[onde]!;
    const antes = { vivo: await ler(onde, vivo.uid), quantos: await quantos(onde) };
    for (const [nome, metodo, caminho, corpo, linha] of CAMINHOS(onde, mudanca, novo)) {
      const enviado = linha ? { ...corpo, itens: [{ id: linha.uid, revisao: linha.revisao }] } : corpo;
      const comandoId = randomUUID();
      const mandar = () =>
        metodo === 'DELETE'
          ? como(adm, metodo, `${caminho}&comandoId=${comandoId}`)
          : como(adm, metodo, caminho, { ...enviado, comandoId });
      const uids = [await mandar(), await mandar()].map((resposta) => {
        if (linha === null) return pendente(resposta);
        expect(resposta.corpo, nome).toMatchObject({ feitos: 0, recusados: 0, aguardando: 1 });
        return resposta.corpo.itens[0].aprovacaoUid;
      });
      expect(uids[0], `${nome}: the same command is the same request`).toBe(uids[1]);
      const pedido = await aprovacao(uids[0]);
      expect(pedido, nome).toMatchObject({ situacao: 'AGUARDANDO', decididaPor: null });
      // Nobody agrees with themselves.
      expect(recusa(await decidir(uids[0], 'aprovar', adm)), nome).toEqual([422, 'PROPRIA_CONTA']);
      expect(recusa(await decidir(uids[0], 'recusar', adm, { motivo: 'Não mesmo' })), nome).toEqual([
        ...[422, 'PROPRIA_CONTA'],
      ]);
      expect((await decidir(uids[0], 'cancelar', adm)).status, nome).toBe(200);
    }
    expect(await ler(onde, vivo.uid)).toEqual(antes.vivo);
    expect((await como(adm, 'GET', `${onde}/${removido.uid}`)).status).toBe(404);
    expect(await quantos(onde)).toBe(antes.quantos);
  });

  it('a command is used once: something else under it is refused', async () => {
    const { vivo } = feitos[CONTAS]!;
    const comandoId = randomUUID();
    const onde = `${CONTAS}/${vivo.uid}`;
    const um = await como(adm, 'PUT', onde, { banco: 'Um', revisao: vivo.revisao, comandoId });
    pendente(um);
    const outro = await como(adm, 'PUT', onde, { banco: 'Dois', revisao: vivo.revisao, comandoId });
    expect(recusa(outro)).toEqual([409, 'COMANDO_CONFLITANTE']);
    await decidir(um.corpo.aprovacaoUid, 'cancelar', adm);
  });

  it('credentials do not change, nor are they read from the request', async () => {
    const { vivo } = feitos[INTEGRACOES]!;
    const onde = `${INTEGRACOES}/${vivo.uid}/credenciais`;
    const segredo = `segredo-do-ladrao-${randomUUID()}`;
    const pedidos = [
      pendente(await como(adm, 'PUT', onde, { pixSegredo: segredo })),
      pendente(await como(adm, 'DELETE', onde)),
      pendente(await como(fin.token, 'PUT', onde, { cartaoToken: segredo })),
    ];
    expect((await ler(INTEGRACOES, `${vivo.uid}/credenciais`)).quais).toEqual([]);
    for (const uid of pedidos) {
      for (const [token, caminho] of [
        [adm, `/v1/aprovacoes/${uid}`],
        [fin.token, `/v1/aprovacoes/${uid}/historico`],
        [adm, '/v1/aprovacoes/a-decidir'],
        [adm, `${INTEGRACOES}/${vivo.uid}/pedidos`],
        [adm, `${INTEGRACOES}/${vivo.uid}/historico`],
      ] as const) {
        const { status, texto } = await como(token, 'GET', caminho);
        expect(status, texto).toBe(200);
        expect(texto).not.toContain(segredo);
      }
    }
    const [posta, tirada, doFin] = pedidos as [string, string, string];
    expect(recusa(await decidir(doFin, 'aprovar', fin.token))).toEqual([422, 'PROPRIA_CONTA']);
    expect((await aprovar(posta)).situacao).toBe('APROVADA');
    const guardadas = await ler(INTEGRACOES, `${vivo.uid}/credenciais`);
    expect(guardadas.quais).toEqual(['pixSegredo']);
    expect(guardadas.definidasPor).toMatch(/.+, com .+/);
    // What was asked on other credentials is not done on these.
    for (const uid of [tirada, doFin]) {
      expect(recusa(await decidir(uid, 'aprovar', uid === doFin ? adm : fin.token))).toEqual([
        ...[409, 'ESTADO_MUDOU'],
      ]);
      expect((await aprovacao(uid)).situacao).toBe('NAO_FEITA');
    }
    expect((await aprovar(pendente(await como(adm, 'DELETE', onde)))).situacao).toBe('APROVADA');
    expect((await ler(INTEGRACOES, `${vivo.uid}/credenciais`)).quais).toEqual([]);
    const { itens } = (await como(fin.token, 'GET', `${INTEGRACOES}/${vivo.uid}/historico`)).corpo;
    const doPedido = (itens as Json[]).find(({ rotulo }) => /credenciais: aprovada/.test(rotulo));
    expect([doPedido.por.nome, doPedido.aprovadaPor.nome]).toEqual(['Helena Prado', 'Colega']);
  });

  it('whoever is of finance alone waits for an administrator', async () => {
    const uid = pendente(await como(fin.token, 'POST', INTEGRACOES, integracao()));
    const { alvo } = await aprovar(uid, adm);
    expect((await ler(INTEGRACOES, alvo)).uid).toBe(alvo);
  });
});

describe('by two', () => {
  it('it is done as it was asked, and the history names both', async () => {
    const { vivo } = feitos[CONTAS]!;
    const onde = `${CONTAS}/${vivo.uid}`;
    const uid = pendente(await como(adm, 'PUT', onde, { banco: 'Banco Verde', revisao: vivo.revisao }));
    const { itens } = (await como(fin.token, 'GET', '/v1/aprovacoes/a-decidir')).corpo;
    expect((itens as Json[]).find((um) => um.uid === uid)).toMatchObject({
      ...{ tipo: 'conta-bancaria', resumo: 'Alteração', meu: false, decide: true, venda: null },
      impedimento: null,
      ...{ pedidaPor: { nome: 'Helena Prado' }, alvo: { especie: 'contaBancaria', id: vivo.id } },
      mudancas: [{ nome: 'Banco', tipo: 'texto', antes: 'Banco Azul', depois: 'Banco Verde' }],
    });
    for (const token of [adm, fin.token]) {
      const pedidos = (await como(token, 'GET', `${onde}/pedidos`)).corpo.itens as Json[];
      expect(pedidos.find((um) => um.aprovacaoUid === uid)).toMatchObject({ situacao: 'AGUARDANDO' });
      const [primeiro] = (await como(token, 'GET', `${onde}/historico`)).corpo.itens;
      expect(primeiro).toMatchObject({ ato: 'pedido', por: { nome: 'Helena Prado' } });
    }
    await aprovar(uid);
    const feita = await ler(CONTAS, vivo.uid);
    expect([feita.banco, feita.revisao]).toEqual(['Banco Verde', vivo.revisao + 1]);
    const [mudanca] = (await como(adm, 'GET', `${onde}/historico`)).corpo.itens;
    expect(mudanca).toMatchObject({
      ...{ ato: 'alterado', por: { nome: 'Helena Prado' }, aprovadaPor: { nome: 'Colega' } },
      campos: [{ campo: 'banco', de: 'Banco Azul', para: 'Banco Verde' }],
    });
    feitos[CONTAS]!.vivo = feita;
  });

  it('one is made, removed and brought back', async () => {
    const criada = await aprovar(pendente(await como(adm, 'POST', CONTAS, conta())));
    const nova = await ler(CONTAS, criada.alvo);
    expect(nova).toMatchObject({ banco: 'Banco Azul', revisao: 1 });
    await aprovar(pendente(await como(adm, 'DELETE', `${CONTAS}/${nova.uid}?revisao=1`)));
    expect((await como(adm, 'GET', `${CONTAS}/${nova.uid}`)).status).toBe(404);
    await aprovar(pendente(await como(adm, 'POST', `${CONTAS}/${nova.uid}/restaurar`, { revisao: 2 })));
    expect((await ler(CONTAS, nova.uid)).revisao).toBe(3);
    const repetida = await como(adm, 'POST', CONTAS, {
      ...{ ...conta(), conta: nova.conta, contaDigito: nova.contaDigito },
    });
    expect(recusa(repetida)).toEqual([409, 'JA_EXISTE']);
  });

  it('each row of many waits by itself', async () => {
    const [uma, outra] = await Promise.all(
      [conta(), conta()].map(async (nova) => aprovar(pendente(await como(adm, 'POST', CONTAS, nova)))),
    );
    const itens = [uma!.alvo, outra!.alvo, randomUUID()].map((id) => ({ id, revisao: 1 }));
    const pedido = { acao: 'alterar', itens, mudancas: { banco: 'Muitos' } };
    const { corpo } = await como(adm, 'POST', `${CONTAS}/em-massa`, pedido);
    expect(corpo).toMatchObject({ feitos: 0, aguardando: 2, recusados: 1 });
    await aprovar(corpo.itens[0].aprovacaoUid);
    expect((await ler(CONTAS, uma!.alvo)).banco).toBe('Muitos');
    expect((await ler(CONTAS, outra!.alvo)).banco).toBe('Banco Azul');
    const recusado = await decidir(corpo.itens[1].aprovacaoUid, 'recusar', fin.token, {
      motivo: 'Não é este',
    });
    expect(recusado.status, recusado.texto).toBe(200);
    expect((await ler(CONTAS, outra!.alvo)).banco).toBe('Banco Azul');
    const [dito] = (await como(adm, 'GET', `${CONTAS}/${outra!.alvo}/historico`)).corpo.itens;
    expect(dito.rotulo).toMatch(/recusada \(Não é este\)/);
  });

  it('of two requests on one version the second is over when the first is done', async () => {
    const { vivo } = feitos[CONTAS]!;
    const { revisao } = await ler(CONTAS, vivo.uid);
    const pedir = async (cidade: string) =>
      pendente(await como(adm, 'PUT', `${CONTAS}/${vivo.uid}`, { cidade, revisao }));
    const [um, outro] = [await pedir('Goiânia'), await pedir('Anápolis')];
    await aprovar(um);
    const { itens } = (await como(fin.token, 'GET', '/v1/aprovacoes/a-decidir')).corpo;
    expect((itens as Json[]).find(({ uid }) => uid === outro).impedimento).toMatch(/mudou/);
    expect(recusa(await decidir(outro, 'aprovar', fin.token))).toEqual([409, 'ESTADO_MUDOU']);
    expect(await aprovacao(outro)).toMatchObject({ situacao: 'NAO_FEITA', motivo: /mudou/ as never });
    expect((await ler(CONTAS, vivo.uid)).cidade).toBe('Goiânia');
  });

  it('two that are agreed to at once leave one done, and the other says so', async () => {
    const { vivo } = feitos[CONTAS]!;
    const { revisao } = await ler(CONTAS, vivo.uid);
    const pedidos = await Promise.all(
      ['Catalão', 'Jataí', 'Ceres'].map(async (cidade) =>
        pendente(await como(adm, 'PUT', `${CONTAS}/${vivo.uid}`, { cidade, revisao })),
      ),
    );
    await Promise.all(pedidos.map((uid) => decidir(uid, 'aprovar', fin.token)));
    const fins = await ate(
      () => Promise.all(pedidos.map((uid) => aprovacao(uid))),
      (todos) => todos.filter(({ situacao }) => situacao === 'NAO_FEITA').length === 2,
    );
    expect(fins.filter(({ situacao }) => situacao === 'APROVADA')).toHaveLength(1);
    expect((await ler(CONTAS, vivo.uid)).revisao).toBe(revisao + 1);
  });

  it('of two who agree at once one does, and it is done once', async () => {
    const outro = await segundoFinanceiro();
    const { vivo } = feitos[CONTAS]!;
    const { revisao } = await ler(CONTAS, vivo.uid);
    const uid = pendente(await como(adm, 'PUT', `${CONTAS}/${vivo.uid}`, { cidade: 'Rio Verde', revisao }));
    const corpo = { revisao: 1 };
    const respostas = await Promise.all(
      [fin.token, outro].map((token) => como(token, 'POST', `/v1/aprovacoes/${uid}/aprovar`, corpo)),
    );
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await ate(
      () => ler(CONTAS, vivo.uid),
      ({ cidade }) => cidade === 'Rio Verde',
    );
    expect((await ler(CONTAS, vivo.uid)).revisao).toBe(revisao + 1);
  });

  it('what somebody asked who works here no more is not done', async () => {
    const outro = await segundoFinanceiroNovo();
    const uid = pendente(await como(outro.token, 'POST', INTEGRACOES, integracao()));
    const { revisao } = (await como(adm, 'GET', `/v1/usuarios/${outro.uid}`)).corpo;
    const motivo = 'Saiu da casa';
    const fora = await como(adm, 'POST', `/v1/usuarios/${outro.uid}/bloquear`, { motivo, revisao });
    expect(fora.status, fora.texto).toBe(200);
    await naoSeFaz(uid, 'Quem pediu não trabalha mais nesta marca.');
    expect((await como(adm, 'GET', `${INTEGRACOES}/${uid}`)).status).toBe(404);
  });

  it('nor what somebody asked who works here still and does this no more: who would agree reads it', async () => {
    const [outro, doSac] = [await segundoFinanceiroNovo(), await colega(['Interno - GerenteSAC'])];
    const credenciais = `${INTEGRACOES}/${feitos[INTEGRACOES]!.vivo.uid}/credenciais`;
    const { uid: cliUid } = (await como(await engine.entrar('cliente3'), 'GET', '/v1/auth/eu')).corpo;
    const limite = `/v1/clientes/${cliUid}/participacao`;
    expect((await como(adm, 'PUT', limite, { limiteExposicao: 1_000_000 })).status).toBe(200);
    const pedidos = [
      await como(outro.token, 'POST', INTEGRACOES, integracao()),
      await como(outro.token, 'PUT', credenciais, { pixSegredo: randomUUID() }),
      await como(doSac.token, 'PUT', limite, { limiteExposicao: 90_000_000 }),
    ].map(pendente);
    for (const { uid } of [outro, doSac]) {
      const { revisao } = (await como(adm, 'GET', `/v1/usuarios/${uid}`)).corpo;
      const papeis = ['Interno - MKT'];
      const outros = await como(adm, 'PUT', `/v1/usuarios/${uid}/papeis`, { papeis, revisao });
      expect(outros.status, outros.texto).toBe(200);
    }
    for (const uid of pedidos) await naoSeFaz(uid, 'Quem pediu não faz mais isto nesta marca.');
  });

  /** As of acts on sales: refused with the reason, and over by it. */
  async function naoSeFaz(uid: string, porque: string): Promise<void> {
    const { itens } = (await como(adm, 'GET', '/v1/aprovacoes/a-decidir')).corpo;
    expect((itens as Json[]).find((um) => um.uid === uid)!.impedimento).toBe(porque);
    const { status, corpo } = await decidir(uid, 'aprovar', adm);
    expect([status, corpo.codigo, corpo.message]).toEqual([409, 'ESTADO_MUDOU', porque]);
    expect(await aprovacao(uid)).toMatchObject({
      ...{ situacao: 'NAO_FEITA', decididaPor: null, motivo: porque },
    });
  }
});

let segundo: (Json & { token: string }) | null = null;
const segundoFinanceiroNovo = () => colega(['Interno - Financeiro']);
const segundoFinanceiro = async () => {
  segundo ??= await segundoFinanceiroNovo();
  return segundo.token;
};

const RECEBE = encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'recebeLote', valor: true }));

describe('in use', () => {
  it('an account that buyers pay into and an integration that a brand receives by are not removed', async () => {
    const [daDemo] = (await como(adm, 'GET', `${CONTAS}?filtro=${RECEBE}`)).corpo.itens;
    const fora = await como(adm, 'DELETE', `${CONTAS}/${daDemo.uid}?revisao=${daDemo.revisao}`);
    expect(recusa(fora)).toEqual([409, 'EM_USO']);
    expect(fora.corpo.message).toMatch(/Recebe lotes/);
    const nova = await como(adm, 'POST', INTEGRACOES, { ...integracao(), situacao: 'ATIVA' });
    const ativa = await ler(INTEGRACOES, (await aprovar(pendente(nova))).alvo);
    const emUso = await como(adm, 'POST', `${INTEGRACOES}/em-massa`, {
      ...{ acao: 'remover', itens: [{ id: ativa.uid, revisao: ativa.revisao }] },
    });
    expect(emUso.corpo.itens[0]).toMatchObject({ ok: false, codigo: 'EM_USO' });
  });
});

describe('how far a client may bid', () => {
  it('is raised above R$ 500.000 by two people alone, and lowered by one', async () => {
    const sac = await engine.entrar('sac');
    const { uid } = (await engine.pedir('GET', '/v1/auth/eu', { token: await engine.entrar('cliente3') }))
      .corpo;
    const onde = `/v1/clientes/${uid}/participacao`;
    const por = (limiteExposicao: number | null, token = sac, corpo: object = {}) =>
      como(token, 'PUT', onde, { limiteExposicao, ...corpo });
    const limite = async () => (await como(adm, 'GET', onde)).corpo.limiteExposicao;
    expect((await por(50_000_000)).status).toBe(200);
    const comandoId = randomUUID();
    const pedido = pendente(await por(50_000_001, sac, { comandoId }));
    expect(pendente(await por(50_000_001, sac, { comandoId }))).toBe(pedido);
    // None is the highest there is; and an administrator is one person as well.
    const semLimite = pendente(await por(null));
    const doAdm = pendente(await por(90_000_000, adm));
    expect(await limite()).toBe(50_000_000);
    // Who asked sees their own request, and no others'; they do not decide it.
    const seus = (await como(sac, 'GET', '/v1/aprovacoes/a-decidir')).corpo.itens as Json[];
    expect(seus.map((um) => um.uid).toSorted()).toEqual([pedido, semLimite].toSorted());
    expect(seus.every(({ meu, decide }) => meu && !decide)).toBe(true);
    expect((await como(sac, 'GET', `/v1/aprovacoes/${doAdm}`)).status).toBe(404);
    expect((await como(sac, 'POST', `/v1/aprovacoes/${pedido}/aprovar`, { revisao: 1 })).status).toBe(403);
    await aprovar(pedido);
    expect(await limite()).toBe(50_000_001);
    expect(pendente(await por(50_000_001, sac, { comandoId }))).toBe(pedido);
    expect(recusa(await decidir(doAdm, 'aprovar', fin.token))).toEqual([409, 'ESTADO_MUDOU']);
    expect((await aprovacao(semLimite)).situacao).toBe('AGUARDANDO');
    expect((await decidir(semLimite, 'cancelar', sac)).status).toBe(200);
    const historico = (await como(adm, 'GET', `/v1/clientes/${uid}/historico`)).corpo.itens as Json[];
    expect(historico.find(({ aprovadaPor }) => aprovadaPor?.nome === 'Colega')).toMatchObject({
      por: { nome: 'Beatriz Lacerda' },
    });
    expect((await por(49_000_000)).status).toBe(200);
    expect(await limite()).toBe(49_000_000);
  });

  it('nobody else sees what waits of the house’s money', async () => {
    const uid = pendente(await como(adm, 'POST', CONTAS, conta()));
    // Nor do those who do read what is masked in the record.
    for (const caminho of [`/${uid}`, `/${uid}/historico`, '/a-decidir', '', '/exportar?formato=csv']) {
      const { texto } = await como(fin.token, 'GET', `/v1/aprovacoes${caminho}`);
      expect(texto).toMatch(/Conta bancária/);
      expect(texto).not.toMatch(/12345678000195|12\.345\.678\/0001-95/);
    }
    for (const quem of ['sac', 'acerto', 'mkt', 'leiloeiro']) {
      const token = await engine.entrar(quem);
      expect([403, 404], quem).toContain((await como(token, 'GET', `/v1/aprovacoes/${uid}`)).status);
    }
    const pacto = await engine.entrar('adm', 'pacto');
    expect((await como(pacto, 'GET', `/v1/aprovacoes/${uid}`, undefined, 'pacto')).status).toBe(404);
    const la = await como(pacto, 'POST', `/v1/aprovacoes/${uid}/cancelar`, { revisao: 1 }, 'pacto');
    expect(la.status).toBe(404);
  });
});

describe('whoever makes themselves alone', () => {
  it('is not, for three days: what they ask waits, or is refused', async () => {
    // By now nobody but finance could agree; the administrator lets them go.
    for (const quem of [fin, segundo]) {
      if (quem === null) continue;
      const { revisao } = (await como(adm, 'GET', `/v1/usuarios/${quem.uid}`)).corpo;
      const fora = await como(adm, 'PUT', `/v1/usuarios/${quem.uid}/papeis`, { papeis: [], revisao });
      expect(fora.status, fora.texto).toBe(200);
    }
    pendente(await como(adm, 'POST', CONTAS, conta()));
    const { uid } = (await engine.pedir('GET', '/v1/auth/eu', { token: await engine.entrar('cliente4') }))
      .corpo;
    // The same command with another limit is no other command.
    const comandoId = randomUUID();
    const limite = (limiteExposicao: number) =>
      como(adm, 'PUT', `/v1/clientes/${uid}/participacao`, { limiteExposicao, comandoId });
    expect((await limite(2_000)).status).toBe(200);
    expect((await limite(2_000)).status).toBe(200);
    expect((await limite(3_000)).corpo.codigo).toBe('COMANDO_CONFLITANTE');
    await como(adm, 'PUT', `/v1/clientes/${uid}/participacao`, { limiteExposicao: 1_000 });
    pendente(await como(adm, 'PUT', `/v1/clientes/${uid}/participacao`, { limiteExposicao: 60_000_000 }));
  });
});

describe('an account with a wrong digit', () => {
  const certa = { banco: 'Itaú', bancoCodigo: '341', agencia: '0057', conta: '12345', contaDigito: '7' };
  const comTitular = { titular: 'Casa de Leilões', titularDocumento: '12.345.678/0001-95' };
  const recusas = async (feita: Promise<Resposta>) => {
    const { status, corpo } = await feita;
    return [status, corpo.codigo, [corpo.message].flat().join(' | ')];
  };
  const errado = (campo: string) => [400, 'REQUISICAO_INVALIDA', expect.stringMatching(`^${campo}: `)];

  it('is refused at its field, by who writes it and before anybody is asked, in every way it could come', async () => {
    const sozinhas = [
      [{ contaDigito: '8' }, 'contaDigito'],
      [{ contaDigito: '' }, 'contaDigito'],
      [{ bancoCodigo: '999' }, 'bancoCodigo'],
      [{ agenciaDigito: '1' }, 'agenciaDigito'],
      [{ bancoCodigo: '001', agencia: '1584', agenciaDigito: '8', contaDigito: '5' }, 'agenciaDigito'],
      [{ pixChave: '52998224724' }, 'pixChave'],
    ] as const;
    for (const [erro, campo] of sozinhas) {
      const nova = { ...certa, ...comTitular, ...erro };
      expect(await recusas(como(adm, 'POST', CONTAS, nova)), campo).toEqual(errado(campo));
    }
    const [demo] = (await como(adm, 'GET', CONTAS)).corpo.itens;
    const { revisao } = (await como(adm, 'GET', `${CONTAS}/${demo.uid}`)).corpo;
    for (const [mudanca, campo] of [
      // At no account of the demo's bank.
      [{ contaDigito: 'X' }, 'contaDigito'],
      [{ pixChave: '11999998888x' }, 'pixChave'],
    ] as const) {
      expect(await recusas(como(adm, 'PUT', `${CONTAS}/${demo.uid}`, { ...mudanca, revisao }))).toEqual(
        errado(campo),
      );
      const emMassa = await como(adm, 'POST', `${CONTAS}/em-massa`, {
        ...{ acao: 'alterar', mudancas: mudanca, itens: [{ id: demo.uid, revisao }] },
      });
      expect(emMassa.texto).toContain(campo);
      expect(emMassa.corpo.aprovacaoUid).toBeUndefined();
    }
    expect((await como(adm, 'GET', `${CONTAS}/${demo.uid}`)).corpo).toMatchObject({ revisao });
  });

  it('of a boleto agreement is refused as well', async () => {
    const boleto = {
      ...{ banco: '237', agencia: '1172', agenciaDv: '0', conta: '403005', contaDv: '3', carteira: '09' },
      ...{ beneficiario: '4540691', inscricao: '12.345.678/0001-95', nome: 'Casa' },
    };
    const pedida = await recusas(como(adm, 'POST', INTEGRACOES, { ...integracao(), boleto }));
    expect(pedida).toEqual(errado('boleto.contaDv'));
  });
});
