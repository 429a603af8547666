import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { ate, EngineDeTeste, type Json, SENHA } from './engine.ts';

/** Four eyes (P10), as far as requests wait, are seen and end. Requests wait for eight seconds here. */
const VALIDADE_S = 8;
const engine = new EngineDeTeste(undefined, { MARTELO_APROVACAO_HORAS: String(VALIDADE_S / 3_600) });
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'cliente1']) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const cartas = (para: string) =>
  readdirSync(join(engine.pasta, 'engine/correio'))
    .map((nome) => readFileSync(join(engine.pasta, 'engine/correio', nome), 'utf8'))
    .filter((eml) => eml.includes(`To: ${para}`));

/** A sale of R$ 10.000,00 on which settlement asks for a discount that needs somebody else. */
async function pedirDesconto(valor = 150_000): Promise<{ id: number; aprovacaoUid: string }> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    { ...{ nome: 'A dois', tipo: 'Carro', valor: { minimo: 100, compreJa: 1_000_000 } } },
  ]);
  const compra = await mandar('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, { valor: 1_000_000 });
  const { id } = compra.corpo.venda;
  const pedido = await mandar('acerto', 'POST', `/v1/vendas/${id}/desconto`, {
    ...{ valor, motivo: 'Avaria achada na retirada' },
  });
  expect([pedido.status, pedido.corpo.situacao], pedido.texto).toEqual([202, 'AGUARDANDO']);
  return { id, aprovacaoUid: pedido.corpo.aprovacaoUid };
}
const aDecidir = async (quem: string, uid: string) => {
  const { status, corpo, texto } = await pedir(quem, 'GET', '/v1/aprovacoes/a-decidir');
  expect(status, texto).toBe(200);
  return (corpo.itens as Json[]).find((um) => um.uid === uid);
};

describe('requests that wait for a second person (P10)', () => {
  it.each([
    ...['/v1/aprovacoes/a-decidir?quai=vendas', '/v1/aprovacoes/a-decidir?quais=outras'],
    '/v1/busca-geral?texto=gol&x=1',
  ])(
    'and every other signed-in reading that takes conditions take no condition that they do not know: %s',
    async (caminho) => {
      const { status, corpo } = await pedir('adm', 'GET', caminho);
      expect([status, corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    },
  );

  it('are seen with what they would change, by who decides and by who asked', async () => {
    const { id, aprovacaoUid } = await pedirDesconto();
    const doAdm = await aDecidir('adm', aprovacaoUid);
    expect(doAdm).toMatchObject({
      ...{ tipo: 'desconto', valor: 150_000, meu: false, motivo: 'Avaria achada na retirada' },
      ...{ venda: { id, lote: 'A dois' }, impedimento: null },
    });
    expect(doAdm!.pedidaPor.nome).toEqual(expect.any(String));
    expect(doAdm!.mudancas).toEqual([
      { nome: 'Desconto', tipo: 'centavos', antes: 0, depois: 150_000 },
      { nome: 'Total da venda', tipo: 'centavos', antes: 1_000_000, depois: 850_000 },
      { nome: 'Falta pagar', tipo: 'centavos', antes: 1_000_000, depois: 850_000 },
    ]);
    expect((await aDecidir('acerto', aprovacaoUid))!.meu).toBe(true);
    expect((await pedir('cliente1', 'GET', '/v1/aprovacoes/a-decidir')).status).toBe(403);
    const outraMarca = await engine.entrar('adm', 'pacto');
    const la = await engine.pedir('GET', '/v1/aprovacoes/a-decidir', { token: outraMarca, hotsite: 'pacto' });
    expect((la.corpo.itens as Json[]).map(({ uid }) => uid)).not.toContain(aprovacaoUid);
  });

  it('say why they could not be done any more', async () => {
    const { id, aprovacaoUid } = await pedirDesconto();
    expect((await mandar('acerto', 'POST', `/v1/vendas/${id}/cancelar`, { motivo: 'Engano' })).status).toBe(
      200,
    );
    const visto = await aDecidir('adm', aprovacaoUid);
    expect(visto!.mudancas).toEqual([]);
    expect(visto!.impedimento).toMatch(/não está aguardando pagamento|pagamento/i);
  });

  it('are over when nobody decides in time, and who asked is told once', async () => {
    const { id, aprovacaoUid } = await pedirDesconto();
    const antes = cartas('acerto@demo.martelo').length;
    const expirada = await ate(
      () => pedir('adm', 'GET', `/v1/aprovacoes/${aprovacaoUid}`),
      ({ corpo }) => corpo.situacao === 'EXPIRADA',
    );
    expect(expirada.corpo).toMatchObject({ decididaPor: null, updatedBy: 'sistema' });
    expect(await aDecidir('adm', aprovacaoUid)).toBeUndefined();
    const tarde = await pedir('adm', 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 2 });
    expect([tarde.status, tarde.corpo.codigo], tarde.texto).toEqual([422, 'APROVACAO_EXPIRADA']);
    expect((await pedir('acerto', 'GET', `/v1/vendas/${id}`)).corpo.valorDesconto).toBe(0);
    const depois = await ate(
      async () => cartas('acerto@demo.martelo').filter((eml) => eml.includes(String(id))),
      (suas) => suas.length > 0,
    );
    expect(depois).toHaveLength(1);
    expect(antes).toBeLessThanOrEqual(cartas('acerto@demo.martelo').length);
  });
});

describe('who approves', () => {
  it('gives a code of their second factor, where the account has one: a login’s counts, and so does a fresh one', async () => {
    const { aprovacaoUid } = await pedirDesconto();
    const como = (token: string, metodo: string, caminho: string, corpo?: object) =>
      engine.pedir(metodo, caminho, { token, ...(corpo && { corpo }) });
    const semFator = await como(tokens.adm!, 'POST', '/v1/auth/segundo-fator/prova', { codigo: '123456' });
    expect([semFator.status, semFator.corpo.codigo]).toEqual([422, 'SEGUNDO_FATOR_DESLIGADO']);
    const { segredo } = (await como(tokens.adm!, 'POST', '/v1/auth/segundo-fator')).corpo;
    const ativado = await como(tokens.adm!, 'PUT', '/v1/auth/segundo-fator', {
      ...{ senha: SENHA, codigo: totp(segredo), segredo },
    });
    expect(ativado.status, ativado.texto).toBe(200);
    const login = await engine.pedir('POST', '/v1/auth/token', {
      corpo: { email: 'adm@demo.martelo', senha: SENHA, codigo2fa: totp(segredo, 1) },
    });
    const { access_token } = login.corpo;
    const errado = await como(access_token, 'POST', '/v1/auth/segundo-fator/prova', { codigo: '000000' });
    expect([errado.status, errado.corpo.codigo]).toEqual([428, 'SEGUNDO_FATOR']);
    const aprovada = await como(access_token, 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, {
      revisao: 1,
    });
    expect(aprovada.status, aprovada.texto).toBe(200);
  });
});
