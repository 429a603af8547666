import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENTES } from '../../engine/src/demo/pessoas.ts';
import { colegaCom } from './colega.ts';
import { provarPagamento } from './comprovante-de-pagamento.ts';
import { EngineDeTeste, type Json, type Resposta } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/** What one person of settlement may not do to a sale alone (P10), whichever way they come. */
const engine = new EngineDeTeste();
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
const ler = async (id: number): Promise<Json> =>
  (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;

/** Purchases of R$ 10.000,00 each, of one auction. */
async function comprar(lotes = 1): Promise<number[]> {
  const { lotes: uids } = await engine.leilao(
    { porcentagemComissao: 0 },
    Array.from({ length: lotes }, (_, i) => ({
      ...{ nome: `A um ${i}`, tipo: 'Carro', valor: { minimo: 100, compreJa: 1_000_000 } },
    })),
  );
  const ids: number[] = [];
  for (const uid of uids) {
    const compra = await mandar('cliente1', 'POST', `/v1/lotes/${uid}/compre-ja`, { valor: 1_000_000 });
    expect(compra.corpo.venda, compra.texto).toBeDefined();
    ids.push(compra.corpo.venda.id);
  }
  return ids;
}
const umaCompra = async (): Promise<number> => (await comprar())[0]!;
const descontar = (id: number, valor: number) =>
  mandar('acerto', 'POST', `/v1/vendas/${id}/desconto`, { valor, motivo: 'Acordo' });
const linha = async (id: number, tipo: string, valor: number): Promise<string> => {
  const feita = await mandar('acerto', 'POST', `/v1/vendas/${id}/pagamentos`, { tipo, valor });
  expect(feita.status, feita.texto).toBe(201);
  return feita.corpo.uid;
};
const aprovar = async (uid: string): Promise<Resposta> => {
  await mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'AG_COMPENSACAO' });
  return mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' });
};
const diferenca = async (id: number, valor: number): Promise<Resposta> =>
  aprovar(await linha(id, 'DIFERENCA_XLS', valor));
const pagar = async (id: number, valor: number): Promise<void> => {
  const uid = await linha(id, 'DEPOSITO', valor);
  await provarPagamento(engine, 'acerto', uid);
  await concordar(
    engine,
    await mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' }),
  );
};
const paga = async (): Promise<number> => {
  const id = await umaCompra();
  await pagar(id, 1_000_000);
  expect((await ler(id)).situacao).toBe('Fechada');
  return id;
};

describe('what one person lets go of a sale (P10)', () => {
  it('counts discount and differences together, in however many parts', async () => {
    const id = await umaCompra();
    expect((await descontar(id, 60_000)).status).toBe(200);
    expect((await diferenca(id, 30_000)).status).toBe(200);
    // Each small, together above the bound: whichever of both comes last.
    expect((await diferenca(id, 20_000)).status).toBe(202);
    expect((await descontar(id, 75_000)).status).toBe(202);
    expect((await descontar(id, 70_000)).status).toBe(200);
    // Less is let go: nobody else is asked.
    expect((await descontar(id, 10_000)).status).toBe(200);
    expect((await diferenca(id, 60_000)).status).toBe(200);
    expect((await descontar(id, 10_001)).status).toBe(202);
    expect((await ler(id)).totais).toMatchObject({ total: 990_000, aprovado: 90_000 });
  });

  it('of two at once, one makes it too much', async () => {
    const id = await umaCompra();
    const uid = await linha(id, 'DIFERENCA_XLS', 60_000);
    await mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'AG_COMPENSACAO' });
    const lados = await Promise.all([
      descontar(id, 60_000),
      mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' }),
    ]);
    expect(lados.map(({ status }) => status).toSorted()).toEqual([200, 202]);
  });

  it('has no new bound in the parts of a sale that was split, nor in what they are joined to again', async () => {
    const [a, b] = (await comprar(2)) as [number, number];
    expect((await descontar(a, 100_000)).status).toBe(200);
    expect((await mandar('acerto', 'POST', `/v1/vendas/${a}/agrupar`, { vendas: [b] })).status).toBe(200);
    const { itens } = await ler(a);
    const fora = await mandar('acerto', 'POST', `/v1/vendas/${a}/desmembrar`, { itens: [itens[1].uid] });
    expect(fora.status, fora.texto).toBe(201);
    for (const [id, valor] of [
      [fora.corpo.id, 1],
      [a, 100_001],
    ])
      expect((await descontar(id, valor)).status).toBe(202);
    expect((await diferenca(fora.corpo.id, 1)).status).toBe(202);
    expect((await diferenca(a, 1)).status).toBe(202);
  });
});

describe('a row that no bank can evidence (P10)', () => {
  const comFotoDoComprador = async (tipo: string): Promise<Resposta> => {
    const uid = await linha(await umaCompra(), tipo, 300_000);
    expect((await provarPagamento(engine, 'cliente1', uid)).status).toBe(201);
    return mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' });
  };

  it.each(['A_RECEBER', 'DINHEIRO', 'CHEQUE', 'CARTAO_DE_CREDITO_MANUAL', 'CARTAO_DE_CREDITO'])(
    '%s is paid by two people, whatever picture its buyer sent',
    async (tipo) => {
      const pedido = await comFotoDoComprador(tipo);
      expect(pedido.status, pedido.texto).toBe(202);
      const { corpo } = await pedir('adm', 'GET', `/v1/aprovacoes/${pedido.corpo.aprovacaoUid}`);
      expect(corpo).toMatchObject({ tipo: 'pagamento-sem-prova', valor: 300_000 });
      await concordar(engine, pedido);
      expect((await ler(corpo.vendaId)).totais.aprovado).toBe(300_000);
    },
  );

  it.each(['DEPOSITO', 'PIX'])('%s with its buyer’s receipt is not', async (tipo) => {
    expect((await comFotoDoComprador(tipo)).status).toBe(200);
  });
});

describe('a sale of which much was received (P10, P21)', () => {
  it('is not ended by one person for a centavo that is missing', async () => {
    const id = await umaCompra();
    await pagar(id, 999_999);
    for (const fim of ['cancelar', 'desistencia']) {
      const pedido = await mandar('acerto', 'POST', `/v1/vendas/${id}/${fim}`, { motivo: 'Engano' });
      expect(pedido.status, pedido.texto).toBe(202);
    }
    expect(await ler(id)).toMatchObject({ situacao: 'AguardandoPagamento', totais: { aprovado: 999_999 } });
  });

  it('nor by its lot, by whichever call', async () => {
    const id = await umaCompra();
    await pagar(id, 100_001);
    const { lelUid } = await ler(id);
    const vezes = [
      ...['RECOMPRA', 'CLIENTE_DESISTIU', 'LOTE_CANCELADO'].map((situacao) =>
        mandar('adm', 'PUT', `/v1/lotes/${lelUid}/situacao`, { situacao, motivo: 'Engano' }),
      ),
      mandar('adm', 'PUT', `/v1/lotes/${lelUid}`, { situacao: 'LOTE_CANCELADO' }),
      mandar('adm', 'POST', `/v1/lotes/${lelUid}/cancelar`, { motivo: 'Engano' }),
    ];
    for (const vez of await Promise.all(vezes))
      expect([vez.status, vez.corpo.codigo], vez.texto).toEqual([422, 'SITUACAO_PELA_VENDA']);
    expect((await ler(id)).situacao).toBe('AguardandoPagamento');
  });

  it('nor by taking out one lot of several', async () => {
    const [a, b] = (await comprar(2)) as [number, number];
    expect((await mandar('acerto', 'POST', `/v1/vendas/${a}/agrupar`, { vendas: [b] })).status).toBe(200);
    await pagar(a, 100_001);
    const { itens } = await ler(a);
    const vez = await mandar('acerto', 'PUT', `/v1/lotes/${itens[1].lelUid}/situacao`, {
      situacao: 'RECOMPRA',
    });
    expect(vez.corpo.codigo, vez.texto).toBe('SITUACAO_PELA_VENDA');
  });

  it('is one person’s to end where it was little', async () => {
    const id = await umaCompra();
    await pagar(id, 100_000);
    expect((await mandar('acerto', 'POST', `/v1/vendas/${id}/cancelar`, { motivo: 'Engano' })).status).toBe(
      200,
    );
  });
});

describe('what was owed beside the lots and is taken back', () => {
  const extra = async (id: number, valor: number): Promise<Resposta> =>
    mandar('acerto', 'POST', `/v1/vendas/${id}/itens-extras`, { nome: 'Guincho', valor });
  const posto = async (id: number, valor: number): Promise<string> => {
    const feito = await concordar(engine, await extra(id, valor));
    expect(feito.status, feito.texto).toBe(200);
    return (await ler(id)).itensExtras.at(-1).uid;
  };
  const retirar = (id: number, extraUid: string, mais: object = { motivo: 'Foi engano' }) =>
    mandar('acerto', 'POST', `/v1/vendas/${id}/itens-extras/retirar`, { extraUid, ...mais });

  it('is no more than a slip could make of it', async () => {
    const demais = await extra(await umaCompra(), 100_000_001);
    expect([demais.status, demais.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });

  it('with a reason, by one person while it is small and nothing was received', async () => {
    const id = await umaCompra();
    const uid = await posto(id, 100_000);
    expect((await ler(id)).totais.total).toBe(1_100_000);
    expect((await retirar(id, uid, {})).status).toBe(400);
    const feito = await retirar(id, uid);
    expect(feito.status, feito.texto).toBe(200);
    expect(await ler(id)).toMatchObject({ itensExtras: [], totais: { total: 1_000_000 } });
    const deNovo = await retirar(id, uid);
    expect([deNovo.status, deNovo.corpo.codigo]).toEqual([404, 'NAO_ENCONTRADO']);
    const { corpo } = await pedir('acerto', 'GET', `/v1/vendas/${feito.corpo.uid}`);
    expect(corpo.extrasRetirados).toMatchObject([{ uid, valor: 100_000, motivo: 'Foi engano' }]);
    expect(JSON.stringify(await ler(id))).not.toContain('Foi engano');
  });

  it('by two where it is large, where money was received, and where the sale is paid', async () => {
    const id = await umaCompra();
    const [grande, pequeno] = [await posto(id, 9_000_000), await posto(id, 500)];
    const pedido = await retirar(id, grande);
    expect(pedido.status, pedido.texto).toBe(202);
    await concordar(engine, pedido);
    await pagar(id, 1_000_000);
    const resto = await retirar(id, pequeno);
    expect(resto.status, resto.texto).toBe(202);
    await concordar(engine, resto);
    expect(await ler(id)).toMatchObject({
      situacao: 'Fechada',
      itensExtras: [],
      totais: { total: 1_000_000 },
    });
    expect((await retirar(id, await posto(id, 300))).status).toBe(202);
  });

  it('is not what sending its papers costs, nor leaves less than the discount', async () => {
    const id = await umaCompra();
    const { itens } = await ler(id);
    const endereco = { logradouro: 'Rua A', numero: '1', bairro: 'Centro', cep: '69005-070' };
    const envio = await mandar('acerto', 'PUT', `/v1/vendas/${id}/itens/${itens[0].uid}/entrega`, {
      ...{ metodo: 'Sedex', endereco, valor: 3_500 },
    });
    expect(envio.status, envio.texto).toBe(200);
    expect((await retirar(id, itens[0].uid)).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
    const uid = await posto(id, 90_000);
    await concordar(engine, await descontar(id, 1_050_000));
    // Whoever asks is told at once, before anybody is asked to agree.
    expect((await retirar(id, uid)).corpo.codigo).toBe('DESCONTO_EXCEDE');
  });
});

describe('who works here and buys here (BO14)', () => {
  const { cpf } = CLIENTES.find(({ email }) => email === 'cliente1@demo.martelo')!;

  it('moves no money of their own purchase, neither as the first person nor as the second', async () => {
    const eu = await colegaCom(engine, ['Interno - GerenteAcerto']);
    tokens.eu = eu.token;
    const id = await umaCompra();
    const deposito = await linha(id, 'DEPOSITO', 300_000);
    await provarPagamento(engine, 'cliente1', deposito);
    const pedido = await descontar(id, 150_000);
    expect(pedido.status).toBe(202);
    const posso = await mandar('eu', 'POST', `/v1/vendas/${id}/desconto`, { valor: 100, motivo: 'Acordo' });
    expect(posso.status, posso.texto).toBe(200);
    const { revisao } = (await pedir('adm', 'GET', `/v1/usuarios/${eu.uid}`)).corpo;
    const troca = await pedir('adm', 'PUT', `/v1/usuarios/${eu.uid}`, { cpf, revisao });
    expect(troca.status, troca.texto).toBe(200);
    const { lelUid } = await ler(id);
    for (const vez of [
      await mandar('eu', 'PUT', `/v1/pagamentos/${deposito}/situacao`, { situacao: 'PAGO' }),
      await mandar('eu', 'POST', `/v1/vendas/${id}/desconto`, { valor: 90_000, motivo: 'Acordo' }),
      await mandar('eu', 'PUT', `/v1/lotes/${lelUid}/situacao`, { situacao: 'PAGO' }),
      await pedir('eu', 'POST', `/v1/aprovacoes/${pedido.corpo.aprovacaoUid}/aprovar`, { revisao: 1 }),
    ])
      expect([vez.status, vez.corpo.codigo], vez.texto).toEqual([422, 'PROPRIA_CONTA']);
    const visto = (await pedir('eu', 'GET', '/v1/aprovacoes/a-decidir')).corpo.itens.find(
      ({ uid }: Json) => uid === pedido.corpo.aprovacaoUid,
    );
    expect(visto).toMatchObject({ meu: false, decide: false });
    expect(await ler(id)).toMatchObject({ valorDesconto: 100, totais: { aprovado: 0 } });
    await concordar(engine, await descontar(id, 160_000));
    expect((await ler(id)).valorDesconto).toBe(160_000);
  });
});

describe('a paid sale that would owe again (P10)', () => {
  const entregar = async (id: number, corpo: object) => {
    const { itens } = await ler(id);
    const endereco = {
      ...{ logradouro: 'Rua das Acácias', numero: '1', bairro: 'Centro', cep: '69005-070' },
    };
    return mandar('acerto', 'PUT', `/v1/vendas/${id}/itens/${itens[0].uid}/entrega`, {
      ...{ metodo: 'Sedex', endereco, ...corpo },
    });
  };

  it('by the price of sending its papers waits for a second person, and is done as it was asked', async () => {
    const id = await paga();
    const pedido = await entregar(id, { valor: 9_000_000 });
    expect(pedido.status, pedido.texto).toBe(202);
    expect(await ler(id)).toMatchObject({ situacao: 'Fechada', totais: { restante: 0 } });
    await concordar(engine, pedido);
    expect(await ler(id)).toMatchObject({
      ...{ situacao: 'AguardandoPagamento', totais: { restante: 9_000_000 } },
      itens: [{ entrega: { metodo: 'Sedex', valor: 9_000_000, preco: { por: 'equipe' } } }],
    });
  });

  it('by the price that it waits for does not, unless that is large', async () => {
    const id = await paga();
    // The demo's table has no Sedex to there: it waits for its price.
    expect((await entregar(id, {})).status).toBe(200);
    expect((await ler(id)).situacao).toBe('AguardandoValidacao');
    expect((await entregar(id, { valor: 100_001 })).status).toBe(202);
    expect((await entregar(id, { valor: 3_500 })).status).toBe(200);
    expect((await ler(id)).totais.restante).toBe(3_500);
  });

  it('by anything else waits, also where another debt had reopened it before', async () => {
    const id = await paga();
    const extra = (valor: number) =>
      mandar('acerto', 'POST', `/v1/vendas/${id}/itens-extras`, { nome: 'Guincho', valor });
    const primeiro = await extra(1_000);
    expect(primeiro.status).toBe(202);
    await concordar(engine, primeiro);
    expect((await ler(id)).situacao).toBe('AguardandoPagamento');
    expect((await extra(9_000_000)).status).toBe(202);
    for (const fim of ['cancelar', 'desistencia'])
      expect((await mandar('acerto', 'POST', `/v1/vendas/${id}/${fim}`, { motivo: 'Engano' })).status).toBe(
        202,
      );
    expect((await ler(id)).situacao).toBe('AguardandoPagamento');
  });
});

describe('what was asked of a sale that changed since (P10)', () => {
  const aprovar = (uid: string) => pedir('adm', 'POST', `/v1/aprovacoes/${uid}/aprovar`, { revisao: 1 });
  const mudou = async (uid: string) => {
    const tarde = await aprovar(uid);
    expect([tarde.status, tarde.corpo.codigo], tarde.texto).toEqual([409, 'ESTADO_MUDOU']);
    const { corpo } = await pedir('acerto', 'GET', `/v1/aprovacoes/${uid}`);
    expect(corpo).toMatchObject({ situacao: 'NAO_FEITA', motivo: expect.stringMatching(/mudou/) });
    // It is over: also at the revision that it has now.
    const deNovo = await pedir('adm', 'POST', `/v1/aprovacoes/${uid}/aprovar`, { revisao: corpo.revisao });
    expect(deNovo.corpo.codigo).toBe('TRANSICAO_INVALIDA');
  };

  it.each(['cancelar', 'desistencia'])('%s is not done, and is over', async (fim) => {
    const id = await paga();
    const { corpo, status } = await mandar('acerto', 'POST', `/v1/vendas/${id}/${fim}`, { motivo: 'Engano' });
    expect(status).toBe(202);
    const { itens } = await ler(id);
    // Its buyer has chosen how the papers come meanwhile: what it would end is another sale.
    const endereco = { logradouro: 'Rua A', numero: '1', bairro: 'Centro', cep: '69005-070' };
    const escolha = await mandar('cliente1', 'PUT', `/v1/cliente/compras/${id}/entrega`, {
      itens: [{ uid: itens[0].uid, metodo: 'Sedex', endereco }],
    });
    expect(escolha.status, escolha.texto).toBe(200);
    const visto = (await pedir('adm', 'GET', '/v1/aprovacoes/a-decidir')).corpo.itens.find(
      ({ uid }: Json) => uid === corpo.aprovacaoUid,
    );
    expect(visto).toMatchObject({ mudancas: [], impedimento: expect.stringMatching(/mudou/) });
    await mudou(corpo.aprovacaoUid);
    expect((await ler(id)).situacao).not.toMatch(/Cancelada|Desistiu/);
  });

  it('reopening is not done either, where it was reopened by another request before', async () => {
    const id = await paga();
    const extra = () =>
      mandar('acerto', 'POST', `/v1/vendas/${id}/itens-extras`, { nome: 'Guincho', valor: 900 });
    const [um, outro] = [await extra(), await extra()];
    await concordar(engine, um);
    await mudou(outro.corpo.aprovacaoUid);
    expect((await ler(id)).totais.restante).toBe(900);
  });

  it('an estorno of what is left is of what was left then', async () => {
    const id = await paga();
    const [{ uid }] = (await ler(id)).pagamentos;
    const estornar = (corpo: object) =>
      mandar('acerto', 'POST', `/v1/pagamentos/${uid}/estorno`, { motivo: 'Pagou a mais', ...corpo });
    const [tudo, parte] = [await estornar({}), await estornar({ valor: 100 })];
    await concordar(engine, parte);
    await mudou(tudo.corpo.aprovacaoUid);
    expect((await ler(id)).totais.restante).toBe(100);
  });

  it('a row that nobody has paid yet is in nobody’s way', async () => {
    const id = await umaCompra();
    const pedido = await descontar(id, 150_000);
    await mandar('cliente1', 'POST', `/v1/cliente/compras/${id}/pagamentos`, { tipo: 'PIX', valor: 500_000 });
    await concordar(engine, pedido);
    expect((await ler(id)).valorDesconto).toBe(150_000);
  });
});
