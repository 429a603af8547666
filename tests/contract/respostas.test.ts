import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Documento } from './documento.ts';
import { ate, daqui, EngineDeTeste, type Json, type Opcoes, SEGREDO } from './engine.ts';

/*
 * What the calls answer is what /v1/openapi.json says they answer: no field less, none more, of the type it names. Outside programs
 * are made from that document. `engine.pedir` holds every answer of every contract test against it; here is called what has many shapes.
 */

const engine = new EngineDeTeste();
beforeAll(() => engine.subir(), 120_000);
afterAll(() => engine.encerrar());

const tokens = { adm: '', cliente: '' };
beforeAll(async () => {
  tokens.adm = await engine.entrar('adm');
  tokens.cliente = await engine.entrar('cliente1');
});

/** Calls, and is answered. `caminho` as the document writes it: `{uid}` is filled in from `partes`. */
async function chamar(
  metodo: string,
  caminho: string,
  {
    partes = {},
    consulta = '',
    ...opcoes
  }: Opcoes & { partes?: Record<string, string>; consulta?: string } = {},
): Promise<Json> {
  const endereco = caminho.replace(/\{(\w+)\}/g, (_, nome) => partes[nome]!);
  const { status, corpo, texto } = await engine.pedir(metodo, endereco + consulta, opcoes);
  expect(Math.floor(status / 100), `${metodo} ${caminho}: ${texto}`).toBe(2);
  return corpo;
}

describe('an answer is what the document says', () => {
  it('and no other: with a field less or more, or in the place of another call, it is found out', async () => {
    const documento = new Documento((await engine.pedir('GET', '/v1/openapi.json')).corpo);
    const { itens } = await chamar('GET', '/v1/lotes');
    const endereco = `/v1/lotes/${itens[0].uid}`;
    const lote = await chamar('GET', endereco);
    const { descricao: _, ...semDescricao } = lote;
    const confere = (corpo: Json, caminho = endereco) =>
      documento.divergencia('GET', caminho, 200, corpo) === null;
    expect(confere(lote)).toBe(true);
    expect(confere(semDescricao)).toBe(false);
    expect(confere({ ...lote, valorComitente: 1 })).toBe(false);
    expect(confere(lote, '/v1/leiloes/lista-site')).toBe(false);
  });

  it.each([
    '/.well-known/jwks.json',
    '/v1/jwks',
    '/v1/leiloes/lista-site',
    '/v1/leiloes/lista-site/ao-vivo',
    '/v1/leiloes/lista-site/resultados',
    '/v1/leiloes/arquivos/lista-site',
  ])('GET %s', (caminho) => chamar('GET', caminho, { consulta: '?porPagina=200' }));

  it('of every lot and auction that the demo shows, whatever became of it', async () => {
    const { itens } = await chamar('GET', '/v1/lotes', { consulta: '?porPagina=200' });
    const leiloes = new Set<string>();
    for (const { uid, leilaoUid } of itens) {
      leiloes.add(leilaoUid);
      const partes = { uid };
      await chamar('GET', '/v1/lotes/{uid}', { partes });
      await chamar('GET', '/v1/lotes/{uid}/lances', { partes });
      await chamar('GET', '/v1/lotes/{uid}/livro', { partes });
    }
    expect(leiloes.size).toBeGreaterThan(1);
    for (const uid of leiloes) {
      await chamar('GET', '/v1/leiloes/{uid}', { partes: { uid } });
      await chamar('GET', '/v1/leiloes/{uid}/livro', { partes: { uid } });
      await chamar('GET', '/v1/leiloes/lista-site/destaques/{leilaoUid}', { partes: { leilaoUid: uid } });
    }
    const [{ uid }] = itens;
    await chamar('GET', '/v1/ao-vivo', { consulta: `?lotes=${uid}.0&leiloes=${[...leiloes][0]}` });
  });

  it("of a bidder's own area, before and after a bid", async () => {
    const eu = { token: tokens.cliente };
    const { lotes } = await engine.leilao({}, [carro()]);
    const partes = { uid: lotes[0]! };
    await chamar('GET', '/v1/lotes/{uid}/minha-posicao', { ...eu, partes });
    for (const tipo of ['MANUAL', 'AUTOMATICO', 'AUTOMATICO'])
      await chamar('POST', '/v1/lotes/{uid}/lances', { ...eu, partes, corpo: lance(tipo) });
    for (const caminho of ['/v1/lotes/{uid}/minha-posicao', '/v1/cliente/lotes/{uid}/provas'])
      await chamar('GET', caminho, { ...eu, partes });
    await chamar('GET', '/v1/cliente/meus-lances', eu);
  });

  it('of what is bought outside of the dispute, and its purchase', async () => {
    const eu = { token: tokens.cliente };
    const { lotes } = await engine.leilao({}, [
      carro({ valor: { minimo: 50_000, compreJa: 900_000 } }),
      ...Array.from({ length: 2 }, () => carro({ valor: { minimo: 50_000, valorProposta: 60_000 } })),
    ]);
    const [comprado, aceito, contraposto] = lotes.map((uid) => ({ uid }));
    await chamar('POST', '/v1/lotes/{uid}/compre-ja', { ...eu, partes: comprado!, corpo: {} });
    const oferta = () => ({ comandoId: randomUUID(), valor: 70_000 });
    for (const [lote, resposta] of [
      [aceito!, { resposta: 'ACEITA' }],
      [contraposto!, { resposta: 'CONTRAPROPOSTA', valor: 80_000 }],
    ] as const) {
      const { uid } = await chamar('POST', '/v1/lotes/{uid}/propostas', {
        ...{ ...eu, partes: lote, corpo: oferta() },
      });
      const partes = { uid };
      await chamar('POST', '/v1/propostas/{uid}/resposta', { token: tokens.adm, partes, corpo: resposta });
      if (resposta.resposta !== 'CONTRAPROPOSTA') continue;
      await chamar('POST', '/v1/propostas/{uid}/cliente', { ...eu, partes, corpo: { resposta: 'ACEITA' } });
    }
    await chamar('GET', '/v1/cliente/meus-lances', eu);
    const { itens } = await chamar('GET', '/v1/cliente/compras', eu);
    expect(itens.length).toBeGreaterThan(2);
    for (const { id } of itens) {
      const { extratoHash: hash } = await chamar('GET', '/v1/cliente/compras/{id}', {
        ...{ ...eu, partes: { id: String(id) } },
      });
      if (hash === null) continue;
      await chamar('GET', '/v1/documentos/extrato/{hash}', {
        ...{ partes: { hash }, cabecalhos: { 'x-martelo-servico': SEGREDO } },
      });
      await chamar('POST', '/v1/documentos/extrato/{hash}/revogar', { token: tokens.adm, partes: { hash } });
    }
  });

  it('of what staff do to an auction, its lots and their bids, and of what they read of them', async () => {
    const adm = { token: tokens.adm };
    const leilao = await engine.leilao({ exigeHabilitacao: true }, [carro(), carro()]);
    const partes = { uid: leilao.uid };
    await chamar('PUT', '/v1/leiloes/{uid}', { ...adm, partes, corpo: { cidade: 'Santos' } });
    await chamar('POST', '/v1/leiloes/{uid}/habilitacao', { token: tokens.cliente, partes });
    const { itens } = await chamar('GET', '/v1/leiloes/{uid}/habilitacoes', { ...adm, partes });
    const cliente = { uid: itens[0].cliUid as string };
    await chamar('PUT', '/v1/leiloes/{uid}/habilitacoes/{cliUid}', {
      ...{ ...adm, partes: { ...partes, cliUid: cliente.uid }, corpo: { situacao: 'Aprovada' } },
    });
    const { situacao } = await chamar('GET', '/v1/clientes/{uid}/participacao', {
      ...{ ...adm, partes: cliente },
    });
    await chamar('PUT', '/v1/clientes/{uid}/participacao', {
      ...{ ...adm, partes: cliente, corpo: { situacao } },
    });

    const lote = { uid: leilao.lotes[0]! };
    const dado = await chamar('POST', '/v1/lotes/{uid}/lances', {
      ...{ token: tokens.cliente, partes: lote, corpo: lance('AUTOMATICO') },
    });
    await chamar('PUT', '/v1/lotes/{uid}', { ...adm, partes: lote, corpo: { descricao: 'Revisado' } });
    const motivo = { motivo: 'por ordem da casa' };
    await chamar('POST', '/v1/lotes/{uid}/suspender', { ...adm, partes: lote, corpo: motivo });
    await chamar('POST', '/v1/lotes/{uid}/retomar', { ...adm, partes: lote, corpo: {} });
    await chamar('GET', '/v1/lances-recebidos', adm);
    await chamar('POST', '/v1/lances/{uid}/cancelar', { ...adm, partes: { uid: dado.uid }, corpo: motivo });
    await chamar('GET', '/v1/lances-recebidos/{uid}', { ...adm, partes: { uid: dado.uid } });
    await chamar('GET', '/v1/lotes/{uid}/lances', { partes: lote });
    await chamar('PUT', '/v1/lotes/{uid}/situacao', {
      ...{ ...adm, partes: { uid: leilao.lotes[1]! }, corpo: { situacao: 'LOTE_CANCELADO', ...motivo } },
    });
    await chamar('POST', '/v1/lotes/{uid}/cancelar', { ...adm, partes: lote, corpo: motivo });
    await chamar('PUT', '/v1/leiloes/{uid}/situacao', { ...adm, partes, corpo: { situacao: 'AO_VIVO' } });
    await chamar('POST', '/v1/leiloes/{uid}/cancelar', { ...adm, partes, corpo: motivo });
    await chamar('GET', '/v1/lotes/{uid}/livro', { partes: lote });
    await chamar('GET', '/v1/lotes/{uid}/livro/privado', { ...adm, partes: lote });
    await chamar('GET', '/v1/lotes/{uid}/livro/privado/aberturas', { ...adm, partes: lote });
    await chamar('GET', '/v1/leiloes/{uid}/livro', { partes });
  });

  it("of a conditional sale, from the consignor's answer to the client's", async () => {
    const adm = { token: tokens.adm };
    const { lotes } = await engine.leilao({ pontoCorteParaIncrementoPosLancesSegundos: 0 }, [
      carro({ valorComitente: 900_000, dataFim: daqui(2) }),
    ]);
    const partes = { uid: lotes[0]! };
    await engine.lance(partes.uid, 'cliente1', 'MANUAL', 50_000);
    await ate(
      () => engine.lote(partes.uid),
      ({ situacao }) => situacao === 'CONDICIONAL',
    );
    await chamar('GET', '/v1/comitente/condicionais', adm);
    await chamar('POST', '/v1/lotes/{uid}/condicional/resposta', {
      ...{ ...adm, partes, corpo: { resposta: 'Novo valor', valor: 80_000 } },
    });
    await chamar('POST', '/v1/lotes/{uid}/condicional/cliente', {
      ...{ token: tokens.cliente, partes, corpo: { resposta: 'ACEITA' } },
    });
    await chamar('GET', '/v1/comitente/condicionais', adm);
    await chamar('GET', '/v1/lotes/{uid}/minha-posicao', { token: tokens.cliente, partes });
  });
});

describe('a refusal is told in plain Portuguese', () => {
  const recusa = async (metodo: string, caminho: string, corpo: object): Promise<Json> => {
    const { status, corpo: dito, texto } = await engine.pedir(metodo, caminho, { token: tokens.adm, corpo });
    expect(status, texto).toBeGreaterThanOrEqual(400);
    return dito;
  };

  it('a change of situation by its labels, a field by its own; programs are told the codes beside', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [carro()]);
    const onde = `/v1/lotes/${lotes[0]}`;
    expect(await recusa('PUT', `${onde}/situacao`, { situacao: 'RETIRADO', motivo: 'engano' })).toMatchObject(
      {
        ...{ codigo: 'TRANSICAO_INVALIDA', de: 'LIBERADO_LEILAO', para: 'RETIRADO' },
        message: 'Não é possível passar de Liberado Leilão para Retirado.',
      },
    );
    expect(await recusa('PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'CRIADO' })).toMatchObject({
      message: 'Não é possível passar de Pronto para Criado.',
    });
    await chamar('POST', '/v1/lotes/{uid}/lances', {
      ...{ token: tokens.cliente, partes: { uid: lotes[0]! }, corpo: lance('MANUAL') },
    });
    expect(await recusa('PUT', onde, { valor: { comissaoPorcentagem: 7 } })).toMatchObject({
      ...{ codigo: 'ALTERACAO_NAO_PERMITIDA', campo: 'valor.comissaoPorcentagem' },
      message: 'Não é possível alterar a comissão (%): o lote já recebeu lances.',
    });
    expect(await recusa('PUT', `/v1/leiloes/${leiUid}`, { porcentagemComissao: 9 })).toMatchObject({
      ...{ campo: 'porcentagemComissao', message: 'Não é possível alterar a comissão (%): já há lances.' },
    });
  });

  it('what a body lacks or has wrong, without a word of the library', async () => {
    const { lotes } = await engine.leilao({}, [carro()]);
    const { message: valor } = await recusa('PUT', `/v1/lotes/${lotes[0]}`, { valor: { minimo: 1.5 } });
    expect(valor).toEqual(['valor.minimo: deve ser um número inteiro']);
    const { message: acao } = await recusa('POST', '/v1/contas-bancarias/em-massa', { acao: 'x', itens: [] });
    expect(String(acao)).toMatch(/deve ser uma das opções: .*alterar/);
    expect(String(acao)).toMatch(/itens: deve ter pelo menos 1 item|^acao/);
  });
});

const carro = (mais: object = {}) => ({ nome: 'Sedã', tipo: 'Carro', valor: { minimo: 50_000 }, ...mais });
let lances = 0;
/** Each higher than the one before. */
function lance(tipo: string) {
  lances += 1;
  return { comandoId: randomUUID(), tipo, valor: 50_000 + lances * 100_000 };
}
