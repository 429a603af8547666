import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completarDocumento } from '@martelo/shared/documentos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json, SENHA } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

let numero = 0;
const novoCpf = () => completarDocumento(String(700_000_000 + ++numero * 7));
/** Letters stand in it, as in those issued since July 2026. */
const novoCnpj = () => completarDocumento(`12ABC${String(++numero).padStart(3, '0')}01DE`);
const novoEmail = () => `pessoa${++numero}-${randomUUID().slice(0, 8)}@exemplo.com.br`;

const pessoa = (campos: object = {}) => ({
  ...{ nome: 'Ana Souza', email: novoEmail(), senha: SENHA, cpf: novoCpf() },
  ...campos,
});
const cadastrar = (corpo: object, hotsite = 'leilo') =>
  engine.pedir('POST', '/v1/clientes', { corpo, hotsite });
async function entrarComo(email: string, hotsite = 'leilo'): Promise<string> {
  const { corpo, texto } = await engine.pedir('POST', '/v1/auth/token', {
    hotsite,
    corpo: { email, senha: SENHA, permanecerLogado: false },
  });
  expect(corpo.access_token, texto).toBeTypeOf('string');
  return corpo.access_token;
}
const staff = (metodo: string, caminho: string, corpo?: unknown, hotsite = 'leilo') =>
  engine.entrar('adm', hotsite).then((token) => engine.pedir(metodo, caminho, { token, hotsite, corpo }));
async function novo(campos: object = {}): Promise<{ uid: string; token: string; email: string }> {
  const corpo = pessoa(campos);
  const feito = await cadastrar(corpo);
  expect(feito.status, feito.texto).toBe(201);
  return { uid: feito.corpo.uid, token: await entrarComo(corpo.email), email: corpo.email };
}
const link = async (token: string): Promise<string> => {
  const { corpo, texto } = await engine.pedir('POST', '/v1/cliente/indicacoes/link', {
    token,
    corpo: { comandoId: randomUUID() },
  });
  expect(corpo.caminho, texto).toMatch(/^\/cadastro\?convite=[\w-]{22}$/);
  return corpo.caminho.split('=')[1];
};

function cartas(): string[] {
  const pasta = ['engine/correio', 'correio']
    .map((nome) => join(engine.pasta, nome))
    .find((uma) => existsSync(uma));
  return pasta === undefined ? [] : readdirSync(pasta).map((nome) => readFileSync(join(pasta, nome), 'utf8'));
}

describe('a company’s partners', () => {
  const socio = (campos: object = {}) => ({
    ...{ cpf: novoCpf(), nome: 'Bruno Lima', papel: 'SOCIO_ADMINISTRADOR', participacao: 6_000 },
    ...{ representante: true, email: 'bruno@exemplo.com.br' },
    ...campos,
  });
  const empresa = () =>
    novo({
      cpf: undefined,
      cnpj: novoCnpj(),
      razaoSocial: 'Comércio de Peças Lima Ltda',
      nome: 'Bruno Lima',
    });

  it('are named and changed by the company itself, with an alphanumeric CNPJ, and read by SAC', async () => {
    const { token, uid } = await empresa();
    const vazio = await engine.pedir('GET', '/v1/cliente/socios', { token });
    expect(vazio.corpo).toMatchObject({ empresa: 'Comércio de Peças Lima Ltda', socios: [], soma: 0 });
    const socios = [
      socio(),
      socio({ nome: 'Carla Dias', papel: 'SOCIO', participacao: 4_000, representante: false }),
    ];
    const pedido = { socios, revisao: vazio.corpo.revisao, comandoId: randomUUID() };
    const feito = await engine.pedir('PUT', '/v1/cliente/socios', { token, corpo: pedido });
    expect(feito.status, feito.texto).toBe(200);
    expect(feito.corpo).toMatchObject({
      soma: 10_000,
      socios: [{ nome: 'Bruno Lima' }, { nome: 'Carla Dias' }],
    });
    // The same again, as after a lost answer; and another on what is no more.
    expect((await engine.pedir('PUT', '/v1/cliente/socios', { token, corpo: pedido })).corpo).toEqual(
      feito.corpo,
    );
    const velho = { ...pedido, socios: [socio()] };
    expect((await engine.pedir('PUT', '/v1/cliente/socios', { token, corpo: velho })).status).toBe(409);
    const lido = await staff('GET', `/v1/clientes/${uid}`);
    expect(lido.corpo.quadroSocietario).toMatchObject([{ nome: 'Bruno Lima' }, { nome: 'Carla Dias' }]);
    const leiloeiro = await engine.entrar('leiloeiro');
    const mascarado = await engine.pedir('GET', `/v1/clientes/${uid}`, { token: leiloeiro });
    expect(mascarado.corpo.quadroSocietario).toBeUndefined();
  });

  it('are refused where they cannot be: a CPF twice or wrong, more than the whole, nobody who represents', async () => {
    const { token } = await empresa();
    const { revisao } = (await engine.pedir('GET', '/v1/cliente/socios', { token })).corpo;
    const um = socio();
    const recusas: [object[], RegExp][] = [
      [[um, { ...um, nome: 'Outro Nome' }], /socios\.1\.cpf: este CPF já está na lista/],
      [[socio({ cpf: '11111111111' })], /socios\.0\.cpf/],
      [[socio(), socio({ participacao: 4_001 })], /somam mais de 100 %/],
      [[socio({ representante: false })], /pelo menos um representante/],
      [[socio({ papel: 'PROCURADOR' })], /só sócios têm participação/],
      [[socio({ email: undefined })], /e-mail ou telefone/],
      [[], /pelo menos um sócio/],
    ];
    for (const [socios, frase] of recusas) {
      const recusa = await engine.pedir('PUT', '/v1/cliente/socios', { token, corpo: { socios, revisao } });
      expect(recusa.status, recusa.texto).toBe(400);
      expect([recusa.corpo.message].flat().join('\n')).toMatch(frase);
    }
  });

  it('are a company’s alone, and its own', async () => {
    const { token } = await novo();
    const recusa = await engine.pedir('GET', '/v1/cliente/socios', { token });
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'CADASTRO_DE_PESSOA']);
    expect((await engine.pedir('GET', '/v1/cliente/socios')).status).toBe(401);
    expect((await staff('GET', '/v1/cliente/socios')).status).toBe(403);
    const pf = await cadastrar(pessoa({ quadroSocietario: [socio()] }));
    expect(pf.status).toBe(400);
  });
});

describe('an invitation of staff', () => {
  it('fills the form in, puts who comes into its groups, and is good as often as it says', async () => {
    const grupo = await staff('POST', '/v1/cliente/grupos-cliente', { nome: `Convidados ${randomUUID()}` });
    const feito = await staff('POST', '/v1/convites-cadastro', {
      ...{ nome: 'Davi Rocha', grupos: [grupo.corpo.id], maximoUsos: 2 },
    });
    expect(feito.status, feito.texto).toBe(201);
    const { corpo } = await staff('GET', `/v1/convites-cadastro/${feito.corpo.uid}`);
    const { codigo } = corpo;
    expect(corpo.caminho).toBe(`/cadastro?convite=${codigo}`);
    const aberto = await engine.pedir('GET', `/v1/convites/${codigo}`);
    expect(aberto.corpo).toMatchObject({ de: expect.any(String), nome: 'Davi Rocha', email: null });
    const um = await novo({ convite: codigo });
    const { grupos } = (await staff('GET', `/v1/clientes/${um.uid}`)).corpo;
    expect(grupos).toEqual([grupo.corpo.id]);
    // Of many at once one gets the use that is left.
    const corrida = await Promise.all(
      Array.from({ length: 5 }, () => cadastrar(pessoa({ convite: codigo }))),
    );
    expect(corrida.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404]);
    expect((await engine.pedir('GET', `/v1/convites/${codigo}`)).corpo.codigo).toBe('CONVITE_INVALIDO');
  });

  it('answers the same of what never was, is over, was revoked, or is another brand’s', async () => {
    const vivo = await staff('POST', '/v1/convites-cadastro', { maximoUsos: 5 });
    const { codigo, uid, revisao } = (await staff('GET', `/v1/convites-cadastro/${vivo.corpo.uid}`)).corpo;
    const inventado = 'A'.repeat(22);
    const naOutra = await engine.pedir('GET', `/v1/convites/${codigo}`, { hotsite: 'pacto' });
    const nunca = await engine.pedir('GET', `/v1/convites/${inventado}`);
    expect([naOutra.status, naOutra.texto]).toEqual([nunca.status, nunca.texto]);
    expect((await engine.pedir('GET', `/v1/convites/${encodeURIComponent("' OR 1=1 --")}`)).texto).toBe(
      nunca.texto,
    );
    expect((await cadastrar(pessoa({ convite: codigo }), 'pacto')).corpo.codigo).toBe('CONVITE_INVALIDO');
    const revogado = await staff('POST', `/v1/convites-cadastro/${uid}/revogar`, { revisao });
    expect(revogado.status, revogado.texto).toBe(200);
    expect((await engine.pedir('GET', `/v1/convites/${codigo}`)).texto).toBe(nunca.texto);
    expect((await cadastrar(pessoa({ convite: codigo }))).corpo.codigo).toBe('CONVITE_INVALIDO');
    expect((await staff('POST', '/v1/convites-cadastro', { expiraEm: daqui(-5) })).corpo.codigo).toBe(
      'CONVITE_RECUSADO',
    );
    const longe = await staff('POST', '/v1/convites-cadastro', { expiraEm: daqui(91 * 86_400) });
    expect(longe.corpo.codigo).toBe('CONVITE_RECUSADO');
  });

  it('tells nobody who is registered: its use is gone either way', async () => {
    const { email } = await novo();
    const feito = await staff('POST', '/v1/convites-cadastro', {});
    const { codigo } = (await staff('GET', `/v1/convites-cadastro/${feito.corpo.uid}`)).corpo;
    const repetido = await cadastrar(pessoa({ email, convite: codigo }));
    expect([repetido.status, Object.keys(repetido.corpo).sort()]).toEqual([201, ['apelido', 'id', 'uid']]);
    expect((await engine.pedir('GET', `/v1/convites/${codigo}`)).status).toBe(404);
  });

  it('to an e-mail goes by letter, and is good for that e-mail alone', async () => {
    const email = novoEmail();
    const feito = await staff('POST', '/v1/convites-cadastro', { nome: 'Elisa Prado', email });
    const { codigo } = (await staff('GET', `/v1/convites-cadastro/${feito.corpo.uid}`)).corpo;
    const carta = await ate(
      async () => cartas().find((texto) => texto.includes(`To: ${email}`)) ?? '',
      (texto) => texto !== '',
      20_000,
    );
    expect(carta.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(`/cadastro?convite=${codigo}`);
    expect((await cadastrar(pessoa({ convite: codigo }))).corpo.codigo).toBe('CONVITE_DE_OUTRO_EMAIL');
    expect((await cadastrar(pessoa({ convite: codigo, email }))).status).toBe(201);
  });

  it('keeps its groups: they are named when it is made, and nobody but staff makes one', async () => {
    const grupo = await staff('POST', '/v1/cliente/grupos-cliente', { nome: `Depois ${randomUUID()}` });
    const feito = await staff('POST', '/v1/convites-cadastro', {});
    const { uid, revisao } = (await staff('GET', `/v1/convites-cadastro/${feito.corpo.uid}`)).corpo;
    const mudado = await staff('PUT', `/v1/convites-cadastro/${uid}`, { grupos: [grupo.corpo.id], revisao });
    expect(mudado.corpo.codigo).toBe('CONVITE_RECUSADO');
    const deOutra = await staff('POST', '/v1/convites-cadastro', { grupos: [grupo.corpo.id] }, 'pacto');
    expect(deOutra.status).toBe(404);
    const { token } = await novo();
    expect((await engine.pedir('POST', '/v1/convites-cadastro', { token, corpo: {} })).status).toBe(403);
    expect((await engine.pedir('GET', '/v1/convites-cadastro', { token })).status).toBe(403);
  });
});

describe('who a client brings', () => {
  it('is counted under their own link, which they renew and revoke; nobody else sees it', async () => {
    const ana = await novo();
    const comandoId = randomUUID();
    const feito = await engine.pedir('POST', '/v1/cliente/indicacoes/link', {
      token: ana.token,
      corpo: { comandoId },
    });
    const codigo = feito.corpo.caminho.split('=')[1];
    const outraVez = await engine.pedir('POST', '/v1/cliente/indicacoes/link', {
      ...{ token: ana.token, corpo: { comandoId } },
    });
    expect(outraVez.corpo.caminho).toBe(feito.corpo.caminho);
    expect((await engine.pedir('GET', `/v1/convites/${codigo}`)).corpo).toMatchObject({
      de: 'Ana S.',
      email: null,
    });
    await novo({ nome: 'Bento de Oliveira', convite: codigo });
    const minhas = async (token = ana.token) =>
      (await engine.pedir('GET', '/v1/cliente/indicacoes', { token })).corpo as Json;
    expect(await minhas()).toMatchObject({
      programa: null,
      contagem: { cadastraram: 1, compraram: 0, recompensados: 0, total: 0 },
      itens: [{ nome: 'Bento O.', situacao: 'CADASTROU', recompensa: null }],
    });
    const outra = await novo();
    expect(await minhas(outra.token)).toMatchObject({ caminho: null, itens: [] });
    const novoCodigo = await link(ana.token);
    expect((await engine.pedir('GET', `/v1/convites/${codigo}`)).status).toBe(404);
    await engine.pedir('DELETE', '/v1/cliente/indicacoes/link', { token: ana.token });
    expect((await engine.pedir('GET', `/v1/convites/${novoCodigo}`)).status).toBe(404);
    expect((await minhas()).contagem.cadastraram).toBe(1);
    const avisos = await ate(
      async () =>
        (await engine.pedir('GET', '/v1/cliente/avisos', { token: ana.token })).corpo.itens as Json[],
      (itens) => itens.some(({ evento }) => evento === 'indicacao-cadastrada'),
      20_000,
    );
    expect(avisos[0].destino).toBe('/cliente/indique-ganhe');
  });

  it('does not count where it is themselves, or somebody of their own, also at a distance', async () => {
    const telefone = '62999990001';
    const cpf = novoCpf();
    const ana = await novo({ telefone, cpf });
    await novo({ nome: 'Ana Outra', telefone, convite: await link(ana.token) });
    const bia = await novo({ nome: 'Bia Melo', convite: await link(ana.token) });
    await novo({
      ...{ nome: 'Ana Souza', cpf: undefined, cnpj: novoCnpj(), razaoSocial: 'Souza Veículos Ltda' },
      convite: await link(bia.token),
      quadroSocietario: [
        { cpf, nome: 'Ana Souza', papel: 'SOCIO', participacao: 10_000, representante: true, telefone },
      ],
    });
    const situacoes = async (token: string) =>
      (await engine.pedir('GET', '/v1/cliente/indicacoes', { token })).corpo.itens.map((um: Json) => [
        um.nome,
        um.situacao,
      ]);
    expect(await situacoes(ana.token)).toEqual([
      ['Bia M.', 'CADASTROU'],
      ['Ana O.', 'NAO_CONTA'],
    ]);
    // The company is Ana's, who brought Bia: it is a ring.
    expect(await situacoes(bia.token)).toEqual([['Souza L.', 'NAO_CONTA']]);
  });

  it('gives nothing but by the act of staff, of a discount that stands in a purchase', async () => {
    const ana = await novo();
    const bento = await novo({ nome: 'Bento Alves', convite: await link(ana.token) });
    const recompensar = (vendaId: number, uid = bento.uid) =>
      staff('POST', `/v1/indicacoes/${uid}/recompensa`, { vendaId, comandoId: randomUUID() });
    const programa = await staff('POST', '/v1/indicacoes-configuracao', {
      ativo: true,
      valor: 10_000,
      regras: 'Uma por pessoa.',
    });
    // There is one a brand, whatever is tried again.
    expect([201, 409], programa.texto).toContain(programa.status);
    expect((await recompensar(1)).corpo.message).toMatch(/ainda não pagou/);
    expect((await recompensar(1, ana.uid)).status).toBe(404);
    expect(
      (
        await engine.pedir('POST', `/v1/indicacoes/${bento.uid}/recompensa`, {
          ...{ token: ana.token, corpo: { vendaId: 1, comandoId: randomUUID() } },
        })
      ).status,
    ).toBe(403);
    const minhas = await engine.pedir('GET', '/v1/cliente/indicacoes', { token: ana.token });
    expect(minhas.corpo.programa).toEqual({ valor: 10_000, regras: 'Uma por pessoa.' });
  });

  describe('a reward for a purchase that was paid', () => {
    const VALOR = 10_000;
    const acerto = async (metodo: string, caminho: string, corpo: object = {}) =>
      engine.pedir(metodo, caminho, {
        token: await engine.entrar('acerto'),
        corpo: { comandoId: randomUUID(), ...corpo },
      });
    const comprar = async ({ token }: { token: string }): Promise<{ id: number; lelUid: string }> => {
      const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
        { nome: 'De quem veio', tipo: 'Carro', valor: { minimo: 100, compreJa: 500_000 } },
      ]);
      const { corpo, texto } = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
        ...{ token, corpo: { comandoId: randomUUID(), valor: 500_000 } },
      });
      expect(corpo.venda?.id, texto).toBeTypeOf('number');
      return { id: corpo.venda.id, lelUid: lotes[0]! };
    };
    const pagar = async ({ id, lelUid }: { id: number; lelUid: string }) => {
      const pedida = await acerto('PUT', `/v1/lotes/${lelUid}/situacao`, {
        ...{ comandoId: undefined, situacao: 'PAGO', motivo: 'Pago na tesouraria' },
      });
      const paga = await concordar(engine, pedida);
      expect(paga.status, paga.texto).toBe(200);
      await ate(
        async () => (await staff('GET', `/v1/vendas/${id}`)).corpo.situacao,
        (situacao) => situacao === 'Fechada',
      );
    };
    const descontar = async (id: number, valor: number) =>
      expect((await acerto('POST', `/v1/vendas/${id}/desconto`, { valor, motivo: 'Indicação' })).status).toBe(
        200,
      );
    const dar = (quem: { uid: string }, vendaId: number, comandoId: string = randomUUID()) =>
      acerto('POST', `/v1/indicacoes/${quem.uid}/recompensa`, { vendaId, comandoId });
    const recusada = (resposta: { status: number; corpo: Json }, porque: RegExp) => {
      expect([resposta.status, resposta.corpo.codigo]).toEqual([422, 'INDICACAO_SEM_RECOMPENSA']);
      expect(resposta.corpo.message).toMatch(porque);
    };
    /** Who brought `quantos`, each of whom has paid a purchase. */
    const trazer = async (quantos: number) => {
      const feito = await staff('POST', '/v1/indicacoes-configuracao', {
        ...{ ativo: true, valor: VALOR, regras: 'Uma por pessoa.' },
      });
      expect([201, 409], feito.texto).toContain(feito.status);
      const ana = await novo();
      const vindos: Awaited<ReturnType<typeof novo>>[] = [];
      for (let i = 0; i < quantos; i++)
        vindos.push(await novo({ nome: `Vindo ${i} Alves`, convite: await link(ana.token) }));
      for (const um of vindos) await pagar(await comprar(um));
      return { ana, vindos };
    };

    it('is of a discount in a purchase of who brought them: not of another’s, nor another brand’s, nor of none', async () => {
      const { ana, vindos } = await trazer(1);
      const [bento] = vindos as [(typeof vindos)[0]];
      const { id } = await comprar(ana);
      const alheia = await comprar(bento);
      recusada(await dar(bento, alheia.id), /compra de quem indicou/);
      recusada(await dar(bento, 999_999), /compra de quem indicou/);
      recusada(await dar(bento, id), /não há desconto que baste/);
      await descontar(id, VALOR - 1);
      recusada(await dar(bento, id), /não há desconto que baste/);
      const corpo = { vendaId: id, comandoId: randomUUID() };
      const deFora = await staff('POST', `/v1/indicacoes/${bento.uid}/recompensa`, corpo, 'pacto');
      expect(deFora.status).toBe(404);
      const lote = { nome: 'Ao lado', tipo: 'Carro', valor: { minimo: 100, compreJa: 900 } };
      const doLado = await engine.leilao({ porcentagemComissao: 0 }, [lote], 'pacto');
      const { corpo: laFora } = await engine.pedir('POST', `/v1/lotes/${doLado.lotes[0]}/compre-ja`, {
        ...{ token: await engine.entrar('cliente1', 'pacto'), hotsite: 'pacto' },
        corpo: { comandoId: randomUUID(), valor: 900 },
      });
      recusada(await dar(bento, laFora.venda.id), /compra de quem indicou/);
      expect(
        (await engine.pedir('GET', '/v1/cliente/indicacoes', { token: ana.token })).corpo.contagem,
      ).toMatchObject({ compraram: 1, recompensados: 0, total: 0 });
    });

    it('is given once, and changes nothing of the purchase, however often it is told', async () => {
      const { ana, vindos } = await trazer(1);
      const [bento] = vindos as [(typeof vindos)[0]];
      const { id } = await comprar(ana);
      await descontar(id, 2 * VALOR);
      const antes = (await staff('GET', `/v1/vendas/${id}`)).corpo;
      const comandoId = randomUUID();
      const respostas = await Promise.all([dar(bento, id, comandoId), dar(bento, id), dar(bento, id)]);
      expect(respostas.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
      const dada = respostas.find(({ status }) => status === 201)!;
      expect(dada.corpo).toMatchObject({ valor: VALOR, vendaId: id });
      if (dada === respostas[0]) expect((await dar(bento, id, comandoId)).corpo).toEqual(dada.corpo);
      recusada(await dar(bento, id), /já foi dada/);
      expect((await staff('GET', `/v1/vendas/${id}`)).corpo).toEqual(antes);
      const minhas = await engine.pedir('GET', '/v1/cliente/indicacoes', { token: ana.token });
      expect(minhas.corpo.contagem).toMatchObject({ recompensados: 1, total: VALOR });
      expect(minhas.corpo.itens).toMatchObject([{ situacao: 'RECOMPENSADO', recompensa: VALOR }]);
    });

    it('for two who came, told at once, is of no more than the discount that stands', async () => {
      const { ana, vindos } = await trazer(3);
      const { id } = await comprar(ana);
      await descontar(id, 2 * VALOR + 5);
      const respostas = await Promise.all(vindos.map((um) => dar(um, id)));
      expect(respostas.map(({ status }) => status).toSorted()).toEqual([201, 201, 422]);
      recusada(respostas.find(({ status }) => status === 422)!, /não há desconto que baste/);
      const { contagem } = (await engine.pedir('GET', '/v1/cliente/indicacoes', { token: ana.token })).corpo;
      expect(contagem).toMatchObject({ compraram: 3, recompensados: 2, total: 2 * VALOR });
    });
  });
});
