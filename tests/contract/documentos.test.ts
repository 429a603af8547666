import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { boletoImpresso, boletosImpressos } from '@martelo/shared/impressos/boleto';
import { comprovante } from '@martelo/shared/impressos/comprovante';
import { notaImpressa, notasDoLeilao } from '@martelo/shared/impressos/nota';
import { autorizacaoDeRetirada } from '@martelo/shared/impressos/retirada';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../porta-livre.ts';
import { ate, EngineDeTeste, type Json, SEGREDO } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/*
 * Printed documents as print, their readers and strangers reach them: numbered notas (D1–D5, D8, D10), receipts, slips, authorisations, one
 * 404 for whatever is not there (D7), who may read what (D18), and whether something is ours (D26).
 */

let engine: EngineDeTeste;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  engine = new EngineDeTeste(undefined, { MARTELO_DEMO_BANCO: String(await portaLivre()) });
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'financeiro', 'leilao', 'patio', 'cliente1', 'cliente2'])
    tokens[quem] = await engine.entrar(quem).catch(() => '');
}, 300_000);
afterAll(() => engine.encerrar());

const servico = { 'x-martelo-servico': SEGREDO };
const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const abrir = (tipo: string, hash: string, hotsite = 'leilo') =>
  engine.pedir('GET', `/v1/documentos/${tipo}/${hash}`, { cabecalhos: servico, hotsite });
const validade = (tipo: string, hash: string, hotsite = 'leilo') =>
  engine.pedir('GET', `/v1/documentos/${tipo}/${hash}/validade`, { hotsite });
const conferir = async (texto: string, hotsite = 'leilo') =>
  (await engine.pedir('POST', '/v1/conferir', { corpo: { texto }, hotsite })).corpo;

const LEILOEIRO = { nome: 'Joana d’Ávila', inscricao: `JUCESP ${Date.now() % 100_000}` };

/** Bought at once by cliente1: 5 % of commission and a fee. */
async function comprar(
  valor = 1_000_000,
): Promise<{ id: number; uid: string; lelUid: string; total: number }> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 5, leiloeiro: LEILOEIRO }, [
    { nome: 'Comprado', tipo: 'Carro', valor: { minimo: 100, compreJa: valor, despachante: 45_000 } },
  ]);
  const { corpo, texto } = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
    ...{ token: tokens.cliente1!, corpo: { comandoId: randomUUID(), valor } },
  });
  if (!corpo.venda) throw new Error(texto);
  const { id, uid, totalAPagar } = corpo.venda;
  return { id, uid, lelUid: lotes[0]!, total: totalAPagar };
}
const documentos = async (id: number, quem = 'cliente1'): Promise<Json[]> => {
  const onde = quem === 'cliente1' ? '/v1/cliente/compras' : '/v1/vendas';
  return (await pedir(quem, 'GET', `${onde}/${id}/documentos`)).corpo.itens;
};
const dos = async (id: number, tipo: string) => (await documentos(id)).filter((um) => um.tipo === tipo);
const hashDe = ({ caminho }: Json): string => caminho.split('/').at(-1);
const notaDe = (id: number, estado = 'valido') =>
  ate(
    () => dos(id, 'nota'),
    (notas: Json[]) => notas[0]?.estado === estado,
  );
/** Settlement's word: all of it came. */
async function pagar({ id, lelUid, total }: Awaited<ReturnType<typeof comprar>>): Promise<void> {
  const corpo = { situacao: 'PAGO', motivo: 'Pago na tesouraria' };
  const paga = await concordar(engine, await pedir('acerto', 'PUT', `/v1/lotes/${lelUid}/situacao`, corpo));
  expect(paga.status, paga.texto).toBe(200);
  await ate(
    async () => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo,
    (compra: Json) => compra.situacao === 'Fechada' && compra.totais.aprovado === total,
  );
}

describe('a receipt', () => {
  it('is the winner’s and settlement’s from the close on, provisional until the nota, and names it then (D18)', async () => {
    const venda = await comprar();
    const caminho = `/v1/documentos/comprovante-arrematacao/${venda.lelUid}`;
    const { status, corpo } = await pedir('cliente1', 'GET', caminho);
    expect(status).toBe(200);
    expect(comprovante.safeParse(corpo).error).toBeUndefined();
    expect(corpo).toMatchObject({ total: venda.total, nota: null, leilao: { leiloeiro: LEILOEIRO.nome } });
    // Rule 24: the signed receipt of what won, all of it in the address that its code holds.
    expect(corpo.recibo).toMatchObject({ tipo: 'COMPRE_JA', ...corpo.lote.livro });
    const [onde, jws] = corpo.recibo.url.split('#recibo=');
    expect(onde).toMatch(/\/verificar$/);
    expect(createHash('sha256').update(jws).digest('hex')).toBe(corpo.recibo.sha256);
    expect(corpo.hotsite.legal).toEqual(HOTSITES_DEMO[0]!.legal);
    expect(corpo.lote.livro).toMatchObject({ seq: expect.any(Number), hash: expect.any(String) });
    expect(corpo.url).toContain(`/verificar?lote=${venda.lelUid}`);
    for (const quem of ['acerto', 'adm']) expect((await pedir(quem, 'GET', caminho)).status, quem).toBe(200);
    const alheio = await pedir('cliente2', 'GET', caminho);
    expect([alheio.status, alheio.corpo.codigo]).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);
    expect((await pedir('patio', 'GET', caminho)).corpo.codigo).toBe('SEM_PERMISSAO');
    expect((await engine.pedir('GET', caminho)).status).toBe(401);
    expect(await dos(venda.id, 'comprovante-arrematacao')).toMatchObject([{ estado: 'provisorio' }]);
    expect(await dos(venda.id, 'nota')).toEqual([]);

    await pagar(venda);
    const [nota] = await notaDe(venda.id);
    expect((await pedir('cliente1', 'GET', caminho)).corpo.nota).toBe(nota!.numero);
    expect(await dos(venda.id, 'comprovante-arrematacao')).toMatchObject([{ estado: 'substituido' }]);
  });
});

describe('a nota', () => {
  it('is numbered without a gap, equals its sale, and says the same whatever changes later (D1, D4, D5)', async () => {
    const vendas = [await comprar(), await comprar(2_000_000), await comprar(300_000)];
    await Promise.all(vendas.map(pagar));
    const numeros: number[] = [];
    for (const { id, total } of vendas) {
      const [nota] = await notaDe(id);
      const { corpo } = await abrir('nota', hashDe(nota));
      expect(notaImpressa.safeParse(corpo).error).toBeUndefined();
      const partes = corpo.lotes.reduce((soma: number, lote: Json) => soma + lote.total, 0);
      const linhas = corpo.lotes.map(
        (lote: Json) => lote.lance + lote.despesas.reduce((soma: number, uma: Json) => soma + uma.valor, 0),
      );
      expect([corpo.total, partes, linhas]).toEqual([total, total, [total]]);
      expect(corpo.pagamentos.reduce((soma: number, { valor }: Json) => soma + valor, 0)).toBe(total);
      numeros.push(Number(corpo.numero.split('-')[1]));
    }
    numeros.sort((a, b) => a - b);
    expect(numeros.map((numero, i) => numero - i)).toEqual(numeros.map(() => numeros[0]));

    const [nota] = await notaDe(vendas[0]!.id);
    const antes = (await abrir('nota', hashDe(nota))).corpo;
    const rebatizado = await pedir('adm', 'PUT', `/v1/leiloes/${antes.leilao.uid}`, {
      nome: 'Outro nome de leilão',
    });
    expect(rebatizado.status, rebatizado.texto).toBe(200);
    expect((await pedir('cliente1', 'GET', `/v1/leiloes/${antes.leilao.uid}`)).corpo.nome).toBe(
      'Outro nome de leilão',
    );
    expect((await abrir('nota', hashDe(nota))).corpo).toEqual(antes);
  });

  it('says who the company was when it was issued; what the brand says later is on other papers (D4)', async () => {
    const venda = await comprar();
    await pagar(venda);
    const [nota] = await notaDe(venda.id);
    const antes = (await abrir('nota', hashDe(nota))).corpo;
    expect(antes.empresa).toEqual(HOTSITES_DEMO[0]!.legal);
    const regras = (await engine.pedir('GET', '/v1/hotsites/1/regras', { cabecalhos: servico })).corpo;
    const gravar = (legal: unknown) =>
      engine.pedir('PUT', '/v1/hotsites/1/regras', { cabecalhos: servico, corpo: { ...regras, legal } });
    const errado = await gravar({ ...regras.legal, cnpj: '12345678000196' });
    expect(errado.status).toBe(400);
    expect(errado.texto).toContain('CNPJ inválido');
    try {
      const outra = { ...regras.legal, razaoSocial: 'Outra Companhia S.A.', cnpj: '12ABC34501DE35' };
      expect((await gravar(outra)).status).toBe(200);
      expect((await abrir('nota', hashDe(nota))).corpo.empresa).toEqual(antes.empresa);
      const extrato = hashDe((await dos(venda.id, 'extrato'))[0]!);
      expect((await abrir('extrato', extrato)).corpo.hotsite.legal).toEqual(outra);
      expect((await gravar(null)).status).toBe(200);
      expect((await abrir('extrato', extrato)).corpo.hotsite.legal).toBeNull();
    } finally {
      await gravar(regras.legal);
    }
  });

  it('is cancelled by who may, stays and says so, and another is issued that names it (D2, D3, D8)', async () => {
    const venda = await comprar();
    await pagar(venda);
    const [velha] = await notaDe(venda.id);
    const daVenda = encodeURIComponent(
      JSON.stringify([{ tipo: 'exata', campo: 'vendaUid', valor: venda.uid }]),
    );
    const { itens } = (await pedir('acerto', 'GET', `/v1/notas?filtro=${daVenda}`)).corpo;
    const registro = itens.find((um: Json) => um.vendaUid === venda.uid);
    const motivo = 'Nome do comprador errado';
    const corpo = { motivo, revisao: registro.revisao };
    expect((await pedir('acerto', 'POST', `/v1/notas/${registro.uid}/cancelar`, corpo)).status).toBe(403);
    expect((await pedir('cliente1', 'POST', `/v1/notas/${registro.uid}/cancelar`, corpo)).status).toBe(403);
    const cancelada = await pedir('adm', 'POST', `/v1/notas/${registro.uid}/cancelar`, corpo);
    expect(cancelada.status, cancelada.texto).toBe(200);

    const [nova, antiga] = await ate(
      () => dos(venda.id, 'nota'),
      (notas: Json[]) => notas.length === 2 && notas[1].estado === 'substituido',
    );
    expect(nova.estado).toBe('valido');
    const papel = (await abrir('nota', hashDe(velha))).corpo;
    expect(papel).toMatchObject({
      cancelada: { motivo },
      numero: antiga.numero,
      substituidaPor: nova.numero,
    });
    expect((await abrir('nota', hashDe(nova))).corpo).toMatchObject({
      cancelada: null,
      substitui: antiga.numero,
    });
    expect((await validade('nota', hashDe(velha))).corpo).toMatchObject({
      ...{ estado: 'substituido', substituidoPor: nova.numero },
    });
    const deNovo = await pedir('adm', 'POST', `/v1/notas/${registro.uid}/cancelar`, {
      ...{ motivo: 'Outra vez', revisao: cancelada.corpo.revisao },
    });
    expect(deNovo.status).toBe(422);
  });

  it('keeps its number when part of its money goes back: it is provisional and discharges nobody until it is paid again', async () => {
    const venda = await comprar();
    await pagar(venda);
    const [nota] = await notaDe(venda.id);
    const [linha] = (await pedir('acerto', 'GET', `/v1/vendas/${venda.id}`)).corpo.pagamentos;
    const parte = await pedir('acerto', 'POST', `/v1/pagamentos/${linha.uid}/estorno`, {
      ...{ comandoId: randomUUID(), valor: 1_000, motivo: 'Cobrado a mais' },
    });
    expect((await concordar(engine, parte)).status).toBe(200);
    const [provisoria] = await notaDe(venda.id, 'provisorio');
    expect(provisoria).toMatchObject({ numero: nota!.numero, caminho: nota!.caminho });
    const papel = (await abrir('nota', hashDe(nota))).corpo;
    expect(papel).toMatchObject({ cancelada: null, semQuitacaoDesde: expect.any(String) });
    expect((await validade('nota', hashDe(nota))).corpo).toMatchObject({
      ...{ estado: 'provisorio', desde: papel.semQuitacaoDesde },
    });
    await ate(
      () => engine.lote(venda.lelUid),
      ({ situacao }: Json) => situacao === 'AG_PAGAMENTO',
    );
    await pagar(venda);
    const notas = await notaDe(venda.id, 'valido');
    expect(notas.map(({ numero }: Json) => numero)).toEqual([nota!.numero]);
    expect((await abrir('nota', hashDe(nota))).corpo).toEqual({ ...papel, semQuitacaoDesde: null });
  });

  it('is cancelled when all of its money goes back, with its number and why, and paid again another names it (D8)', async () => {
    const venda = await comprar();
    await pagar(venda);
    const [nota] = await notaDe(venda.id);
    const mover = async (situacao: string) =>
      concordar(
        engine,
        await pedir('acerto', 'PUT', `/v1/lotes/${venda.lelUid}/situacao`, { situacao, motivo: 'Estorno' }),
      );
    await ate(
      () => engine.lote(venda.lelUid),
      ({ situacao }: Json) => situacao === 'PAGO',
    );
    expect((await mover('AG_PAGAMENTO')).status).toBe(200);
    const [cancelada] = await notaDe(venda.id, 'cancelado');
    expect(cancelada).toMatchObject({ numero: nota!.numero, caminho: nota!.caminho });
    expect((await abrir('nota', hashDe(nota))).corpo.cancelada).toMatchObject({
      motivo: 'O pagamento foi todo devolvido.',
    });
    expect((await validade('nota', hashDe(nota))).corpo.estado).toBe('cancelado');
    expect((await mover('PAGO')).status).toBe(200);
    const [nova] = await notaDe(venda.id, 'valido');
    expect(nova!.numero).not.toBe(nota!.numero);
    expect((await abrir('nota', hashDe(nova))).corpo.substitui).toBe(nota!.numero);
    expect((await validade('nota', hashDe(nota))).corpo).toMatchObject({
      ...{ estado: 'substituido', substituidoPor: nova!.numero },
    });
  });

  it('with others is one file: in the order asked, each once, all or none; neither list is malformed (D10)', async () => {
    const vendas = [await comprar(), await comprar()];
    for (const venda of vendas) await pagar(venda);
    const [[a], [b]] = [await notaDe(vendas[0]!.id), await notaDe(vendas[1]!.id)];
    const juntas = (consulta: string) =>
      engine.pedir('GET', `/v1/documentos/nota-leilao${consulta}`, { cabecalhos: servico });
    const { corpo } = await juntas(`?hash=${hashDe(b)}&hash=${hashDe(a)}&hash=${hashDe(b)}`);
    expect(notasDoLeilao.safeParse(corpo).error).toBeUndefined();
    expect(corpo.notas.map(({ numero }: Json) => numero)).toEqual([b!.numero, a!.numero]);
    expect(corpo.total).toBe(vendas[0]!.total + vendas[1]!.total);
    expect((await juntas(`?hash=${hashDe(a)}`)).corpo.quantidade).toBe(1);
    expect((await juntas('')).status).toBe(400);
    expect((await juntas(`?hash=${hashDe(a)}&hash=AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);

    const porUid = (quem: string, uids: string[]) =>
      pedir(quem, 'GET', `/v1/documentos/nota-leilao/por-uid?${uids.map((uid) => `uid=${uid}`).join('&')}`);
    const doVendedor = vendas.map(({ uid }) => uid);
    for (const quem of ['cliente1', 'acerto', 'adm'])
      expect((await porUid(quem, doVendedor)).corpo.quantidade, quem).toBe(2);
    expect((await porUid('cliente2', doVendedor)).status).toBe(404);
    expect((await porUid('patio', doVendedor)).corpo.codigo).toBe('SEM_PERMISSAO');
    expect((await pedir('adm', 'GET', '/v1/documentos/nota-leilao/por-uid')).status).toBe(400);
  });
});

describe('an address', () => {
  it('that is unknown, malformed, of another kind or brand, or revoked: one 404, the same body (D7)', async () => {
    const venda = await comprar();
    await pagar(venda);
    const hash = hashDe((await notaDe(venda.id))[0]);
    const corpos = [];
    for (const resposta of [
      await abrir('nota', 'AAAAAAAAAAAAAAAAAAAAAA'),
      await abrir('nota', 'curto'),
      await abrir('boleto', hash),
      await abrir('nota', hash, 'pacto'),
      await validade('nota', 'AAAAAAAAAAAAAAAAAAAAAA'),
      await validade('nota', hash, 'pacto'),
    ])
      corpos.push([resposta.status, resposta.corpo.codigo, resposta.corpo.message]);
    expect(new Set(corpos.map((um) => JSON.stringify(um))).size).toBe(1);
    expect(corpos[0]!.slice(0, 2)).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);

    expect((await pedir('cliente1', 'POST', `/v1/documentos/nota/${hash}/revogar`, {})).status).toBe(403);
    const revogada = await pedir('acerto', 'POST', `/v1/documentos/nota/${hash}/revogar`, {});
    expect(revogada.corpo).toEqual({ revogado: true });
    expect((await abrir('nota', hash)).status).toBe(404);
    const nova = hashDe((await dos(venda.id, 'nota'))[0]);
    expect(nova).not.toBe(hash);
    expect((await abrir('nota', nova)).status).toBe(200);
  });

  it('is found by who may see the sale, and by nobody else', async () => {
    const { id } = await comprar();
    expect((await pedir('cliente2', 'GET', `/v1/cliente/compras/${id}/documentos`)).status).toBe(404);
    expect((await pedir('patio', 'GET', `/v1/vendas/${id}/documentos`)).status).toBe(403);
    expect(await documentos(id, 'acerto')).toEqual(await documentos(id));
  });
});

/** What the bank says of one slip (CNAB 240): the example's header, and one occurrence of our own payment. */
function retorno(pagamentoUid: string, movimento: '02' | '06', valor: number, nsa: number): string {
  const pasta = new URL('../../shared/src/banco/cnab/retornos-de-exemplo/', import.meta.url);
  const linhas = readFileSync(new URL('bradesco-240.ret', pasta), 'latin1').split('\r\n');
  const por = (linha: string, de: number, texto: string) =>
    linha.slice(0, de - 1) + texto + linha.slice(de - 1 + texto.length);
  const doze = String(valor).padStart(15, '0');
  const [arquivo, lote] = [por(linhas[0]!, 158, String(nsa).padStart(6, '0')), linhas[1]!];
  let t = por(linhas[2]!, 16, movimento);
  t = por(por(t, 82, doze), 106, referenciaDoPagamento(pagamentoUid).padEnd(25));
  let u = por(linhas[movimento === '06' ? 5 : 3]!, 9, '00002');
  u = por(u, 16, movimento);
  if (movimento === '06') u = por(por(u, 78, doze), 93, doze);
  const fim = por(por(linhas[14]!, 18, '000004'), 24, `000001${String(valor).padStart(17, '0')}`);
  const fimDoArquivo = por(linhas[15]!, 24, '000006');
  return `${[arquivo, lote, t, u, fim, fimDoArquivo].join('\r\n')}\r\n`;
}
const retornar = async (...parametros: Parameters<typeof retorno>) => {
  const resposta = await engine.pedir('POST', '/v1/boletos/retorno', {
    ...{ token: tokens.adm!, bruto: retorno(...parametros), cabecalhos: { 'content-type': 'text/plain' } },
  });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo;
};

describe('whom money is paid to', () => {
  it('is one, by TED, by Pix, on a slip, on its paper and in /conferir; another’s agreement makes no slip', async () => {
    const [conta] = (await pedir('adm', 'GET', '/v1/contas-bancarias')).corpo.itens;
    const trocar = async (mudancas: object): Promise<void> => {
      const { revisao } = (await pedir('adm', 'GET', `/v1/contas-bancarias/${conta.uid}`)).corpo;
      const feita = await pedir('adm', 'PUT', `/v1/contas-bancarias/${conta.uid}`, { ...mudancas, revisao });
      expect(feita.status, feita.texto).toBe(200);
    };
    const titular = 'Leilo Leilões, conta de arrematantes';
    const titularDocumento = HOTSITES_DEMO[0]!.legal!.cnpj;
    await trocar({ titular });
    try {
      const venda = await comprar();
      const terco = Math.floor(venda.total / 3);
      const cobrar = (tipo: string) =>
        mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, { tipo, valor: terco });
      const [ted, pix, boleto] = [await cobrar('DEPOSITO'), await cobrar('PIX'), await cobrar('BOLETO')];
      const quem = { nome: titular, documento: titularDocumento };
      for (const feita of [ted, pix, boleto]) expect(feita.corpo.instrucoes.beneficiario).toEqual(quem);
      expect(ted.corpo.instrucoes.conta).toMatchObject({ titular, titularDocumento });
      await retornar(boleto.corpo.uid, '02', terco, 1042);
      const [doBoleto] = await ate(
        () => dos(venda.id, 'boleto'),
        (todos: Json[]) => todos.length > 0,
      );
      const papel = (await abrir('boleto', hashDe(doBoleto!))).corpo;
      const cnpj = papel.beneficiario.cnpj;
      expect(papel.beneficiario.nome).toBe(titular);
      // As it was said when it was shown, whoever receives by now.
      await trocar({ titular: 'Outra casa', titularDocumento: '52998224725' });
      for (const texto of [pix.corpo.instrucoes.pix.copiaECola, papel.codigoDeBarras])
        expect((await conferir(texto)).cobranca).toMatchObject({ beneficiario: titular, documento: cnpj });
      const outra = await comprar();
      const deOutro = await mandar('cliente1', 'POST', `/v1/cliente/compras/${outra.id}/pagamentos`, {
        ...{ tipo: 'BOLETO', valor: outra.total },
      });
      expect(deOutro.corpo.codigo, deOutro.texto).toBe('MEIO_INDISPONIVEL');
    } finally {
      await trocar({ titular: conta.titular, titularDocumento });
    }
  });
});

describe('a slip', () => {
  it('is there once the bank has it, is ours by line, bars and Pix, and says that it is paid when it is (D26)', async () => {
    const venda = await comprar();
    const feita = await mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, {
      ...{ tipo: 'BOLETO', valor: venda.total },
    });
    expect(feita.status, feita.texto).toBe(201);
    const { linhaDigitavel, url } = feita.corpo.instrucoes.boleto;
    expect(url).toBeNull();
    expect(await dos(venda.id, 'boleto')).toEqual([]);

    await retornar(feita.corpo.uid, '02', venda.total, 1043);
    const instrucoes = (
      await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${feita.corpo.uid}/instrucoes`)
    ).corpo;
    expect(instrucoes.boleto.url).toMatch(/^\/boleto\/[\w-]{22}$/);
    const hash = instrucoes.boleto.url.split('/').at(-1);
    const { corpo: papel } = await abrir('boleto', hash);
    expect(boletoImpresso.safeParse(papel).error).toBeUndefined();
    expect(papel).toMatchObject({
      situacao: 'valido',
      linhaDigitavel,
      valor: venda.total,
      banco: { codigo: '237-2' },
    });
    expect(papel.pix).toMatch(/^000201/);
    expect((await validade('boleto', hash)).corpo).toMatchObject({ estado: 'valido', total: venda.total });

    // With the auction's other open ones in one file, by who may open it, and by nobody else.
    const { leiUid } = (await pedir('adm', 'GET', `/v1/vendas/${venda.uid}`)).corpo;
    const juntos = (quem: string, mais = '', hotsite = 'leilo') =>
      engine.pedir('GET', `/v1/documentos/boletos-leilao/${leiUid}${mais}`, {
        token: tokens[quem]!,
        hotsite,
      });
    const { corpo: arquivo, texto: dito } = await juntos('adm');
    expect(boletosImpressos.safeParse(arquivo).error, dito).toBeUndefined();
    expect(arquivo.boletos.map((um: Json) => um.linhaDigitavel)).toContain(linhaDigitavel);
    const { aImprimir } = (await pedir('adm', 'GET', `/v1/leiloes/${leiUid}/boletos`)).corpo;
    expect(aImprimir).toEqual({ quantos: arquivo.boletos.length, porArquivo: 200 });
    expect(arquivo.total).toBe(arquivo.boletos.reduce((soma: number, um: Json) => soma + um.valor, 0));
    for (const quem of ['acerto', 'patio', 'cliente1']) expect((await juntos(quem)).status, quem).toBe(403);
    expect((await juntos('adm', '?parte=2')).status).toBe(404);
    expect((await juntos('adm', '?parte=0')).status).toBe(400);
    expect([401, 404]).toContain((await juntos('adm', '', 'pacto')).status);

    const esperado = { resultado: 'cobranca', cobranca: { valor: venda.total, estado: 'em-aberto' } };
    for (const texto of [linhaDigitavel, linhaDigitavel.replace(/\D/g, ''), papel.codigoDeBarras])
      expect(await conferir(texto), texto).toMatchObject({ ...esperado, meio: 'boleto' });
    expect(await conferir(papel.pix)).toMatchObject({ ...esperado, meio: 'pix' });
    // Another brand's, a digit that is not right, a Pix that was changed: no hints.
    expect(await conferir(linhaDigitavel, 'pacto')).toEqual({ resultado: 'nao-e-nosso' });
    expect(await conferir(papel.pix, 'pacto')).toEqual({ resultado: 'nao-e-nosso' });
    expect((await conferir(linhaDigitavel.replace(/\d$/, '0').replace(/^2/, '3'))).resultado).toBe(
      'digitacao',
    );
    expect((await conferir(papel.pix.replace('BR59', 'BR58'))).resultado).toBe('digitacao');
    const doutro = '00190.00009 02714.524004 00000.123172 1 97530000012345';
    expect(['nao-e-nosso', 'digitacao']).toContain((await conferir(doutro)).resultado);

    await retornar(feita.corpo.uid, '06', venda.total, 1044);
    await ate(
      async () => (await abrir('boleto', hash)).corpo.situacao,
      (situacao: string) => situacao === 'pago',
    );
    expect(await conferir(linhaDigitavel)).toMatchObject({ cobranca: { estado: 'pago' } });
    const [nota] = await notaDe(venda.id);
    const { corpo } = await abrir('nota', hashDe(nota));
    expect(corpo.pagamentos).toMatchObject([
      { tipo: 'BOLETO', valor: venda.total, autenticacao: expect.any(String) },
    ]);
  });
});

describe('an authorisation', () => {
  it('is of a paid pickup by a third party; any change gives it another address', async () => {
    const { corpo: patios } = await pedir('adm', 'GET', '/v1/patios?porPagina=50');
    const patio = patios.itens.find((um: Json) => um.hotsites.includes(1) && um.situacao === 'ATIVO');
    const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
      {
        ...{ nome: 'Retirado', tipo: 'Carro', valor: { minimo: 100, compreJa: 500_000 } },
        localizacao: { cidade: patio.cidade, uf: patio.estadoUf, patio: patio.nome },
      },
    ]);
    const { corpo: comprado } = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
      ...{ token: tokens.cliente1!, corpo: { comandoId: randomUUID(), valor: 500_000 } },
    });
    const venda = { id: comprado.venda.id, uid: comprado.venda.uid, lelUid: lotes[0]!, total: 500_000 };
    await pagar(venda);
    const { corpo: compra } = await pedir('cliente1', 'GET', `/v1/cliente/compras/${venda.id}`);
    const de = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const ateDia = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
    const { corpo: vagas } = await pedir(
      'cliente1',
      'GET',
      `/v1/patios/${patio.uid}/vagas?de=${de}&ate=${ateDia}`,
    );
    const livres = vagas.itens.filter((vaga: Json) => vaga.livres > 0);
    const terceiro = {
      nome: 'Carlos Prado',
      cpf: '111.444.777-35',
      telefone: '(11) 98765-4321',
      email: 'c@exemplo.com.br',
      ...{ transportadoraCnpj: '12.ABC.345/01DE-35', placa: 'abc1d23' },
    };
    const feita = await mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/retirada`, {
      ...{
        itens: compra.itens.map(({ uid }: Json) => uid),
        patUid: patio.uid,
        inicio: livres[0].inicio,
        terceiro,
      },
    });
    expect(feita.status, feita.texto).toBe(201);

    const [papel] = await dos(venda.id, 'retirada-por-terceiros');
    expect(papel).toMatchObject({ estado: 'valido', sobre: 'Carlos Prado' });
    const { corpo } = await abrir('retirada-por-terceiros', hashDe(papel));
    expect(corpo.terceiro).toMatchObject({ transportadoraCnpj: '12ABC34501DE35', placa: 'ABC1D23' });
    expect(autorizacaoDeRetirada.safeParse(corpo).error).toBeUndefined();
    expect(corpo).toMatchObject({ codigoDeRetirada: feita.corpo.codigo, qrDaPortaria: feita.corpo.qr });
    const { corpo: publico, texto } = await validade('retirada-por-terceiros', hashDe(papel));
    expect(publico.estado).toBe('valido');
    expect(texto).not.toMatch(/Carlos|11144477735|111\.444/);

    const mudada = await mandar(
      'cliente1',
      'PUT',
      `/v1/cliente/compras/${venda.id}/retirada/${feita.corpo.uid}`,
      {
        ...{ inicio: livres[1].inicio },
      },
    );
    expect(mudada.status, mudada.texto).toBe(200);
    expect((await abrir('retirada-por-terceiros', hashDe(papel))).status).toBe(404);
    const [novo] = await dos(venda.id, 'retirada-por-terceiros');
    expect(hashDe(novo)).not.toBe(hashDe(papel));

    const entregue = await mandar('patio', 'PUT', `/v1/agendamentos/${feita.corpo.uid}/situacao`, {
      ...{ situacao: 'entregue', codigo: mudada.corpo.codigo, documentoVisto: 'CNH 123' },
      // Its slot is another day's.
      foraDoDia: true,
    });
    expect(entregue.status, entregue.texto).toBe(200);
    const usado = (await abrir('retirada-por-terceiros', hashDe(novo))).corpo;
    expect(usado).toMatchObject({ situacao: 'utilizado', codigoDeRetirada: null, qrDaPortaria: null });
  });
});

describe('/conferir', () => {
  it('knows a document by its address, and by number with its code; of a number without it, or with another, nothing (D26)', async () => {
    const venda = await comprar();
    await pagar(venda);
    const [nota] = await notaDe(venda.id);
    const hash = hashDe(nota);
    const codigo = hash.slice(-6);
    for (const texto of [hash, `http://leilo.localhost/qrcode/nota/${hash}`])
      expect(await conferir(texto)).toMatchObject({
        resultado: 'documento',
        caminho: `/qrcode/nota/${hash}`,
      });
    const porNumero = await conferir(`${nota!.numero} ${codigo}`);
    expect(porNumero).toMatchObject({
      ...{
        resultado: 'documento',
        caminho: null,
        validade: { tipo: 'nota', estado: 'valido', total: venda.total },
      },
    });
    // Never whose it is.
    expect(JSON.stringify(porNumero)).not.toMatch(/cpf|comprador|@/i);
    const outro = codigo.startsWith('A') ? `B${codigo.slice(1)}` : `A${codigo.slice(1)}`;
    expect(await conferir(`${nota!.numero} ${outro}`)).toEqual({ resultado: 'nao-e-nosso' });
    expect(await conferir(`${nota!.numero} ${codigo}`, 'pacto')).toEqual({ resultado: 'nao-e-nosso' });
    expect(await conferir('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ resultado: 'nao-e-nosso' });
    expect(await conferir(nota!.numero)).toEqual({ resultado: 'desconhecido' });
    const [extrato] = await dos(venda.id, 'extrato');
    expect(await conferir(`${venda.id} ${hashDe(extrato).slice(-6)}`)).toMatchObject({
      ...{ resultado: 'documento', validade: { tipo: 'extrato', estado: 'pago' } },
    });
    const vazio = await engine.pedir('POST', '/v1/conferir', { corpo: { texto: '' } });
    expect(vazio.status).toBe(400);
  });

  describe('may be asked twenty times an hour and address', () => {
    const LIMITE = 20;
    const doLimitado = async (
      ambiente: Record<string, string>,
      fazer: (um: EngineDeTeste) => Promise<void>,
    ) => {
      const limitado = new EngineDeTeste(undefined, { MARTELO_LIMITES: '1', ...ambiente });
      try {
        await limitado.subir();
        await fazer(limitado);
      } finally {
        await limitado.encerrar();
      }
    };
    const tentar = (um: EngineDeTeste, cabecalhos: Record<string, string> = {}, hotsite = 'leilo') =>
      um.pedir('POST', '/v1/conferir', { corpo: { texto: '1-000001 AAAAAA' }, cabecalhos, hotsite });
    /** How many of so many tries at once were answered; the others are told in words to wait. */
    const respondidas = async (um: EngineDeTeste, cabecalhos: Record<string, string>[]): Promise<number> => {
      const todas = await Promise.all(cabecalhos.map((cada) => tentar(um, cada)));
      for (const { status, corpo } of todas.filter((uma) => uma.status !== 200)) {
        expect([status, corpo.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
        expect(corpo.aguardarSegundos).toBeGreaterThan(0);
      }
      return todas.filter(({ status }) => status === 200).length;
    };

    it('whatever a caller writes of where they come from, whichever way the call is written, on every brand together', () =>
      doLimitado({}, async (um) => {
        const vezes = Array.from({ length: LIMITE + 10 }, (_, i) => ({
          'x-forwarded-for': `203.0.113.${i}`,
        }));
        expect(await respondidas(um, vezes)).toBe(LIMITE);
        for (const cabecalhos of [
          {},
          { 'x-forwarded-for': '2001:db8::1' },
          { forwarded: 'for=203.0.113.9' },
          { 'x-real-ip': '203.0.113.9' },
          { 'cf-connecting-ip': '203.0.113.9' },
          { 'x-martelo-endereco': `203.0.113.9;${Date.now().toString(36)};inventada` },
          { authorization: `Bearer ${await um.entrar('cliente1')}` },
        ] as Record<string, string>[])
          expect((await tentar(um, cabecalhos)).status, JSON.stringify(cabecalhos)).toBe(429);
        expect((await tentar(um, {}, 'pacto')).status).toBe(429);
        for (const url of [
          `${um.url}/v1/conferir/`,
          `${um.url}/V1/Conferir`,
          `${um.url}/v1/conferir?outra=1`,
          `http://[::ffff:127.0.0.1]:${um.porta}/v1/conferir`,
        ]) {
          const resposta = await fetch(url, {
            ...{ method: 'POST', body: JSON.stringify({ texto: 'AAAAAAAAAAAAAAAAAAAAAA' }) },
            headers: { hotsite: 'leilo', 'content-type': 'application/json' },
          });
          expect([404, 429], url).toContain(resposta.status);
        }
      }));

    it('behind a proxy that is believed: of one household, however its address is written', () =>
      doLimitado({ MARTELO_PROXIES: '1' }, async (um) => {
        const de = (...enderecos: string[]) => enderecos.map((um) => ({ 'x-forwarded-for': um }));
        const casa = [
          '2001:db8:0:7::1',
          '2001:DB8:0:7:FFFF::2',
          '2001:db8::7:1:2:3:4',
          '[2001:db8:0:7::9]:4711',
        ];
        const dela = Array.from({ length: LIMITE + 8 }, (_, i) => casa[i % casa.length]!);
        expect(await respondidas(um, de(...dela))).toBe(LIMITE);
        expect(await respondidas(um, de('2001:db8::7:1:2:1.2.3.4', `198.51.100.1, ${casa[0]}`))).toBe(0);
        expect(await respondidas(um, de('2001:db8:0:8::1'))).toBe(1);
        const umSo = ['203.0.113.5', '::ffff:203.0.113.5', '::FFFF:CB00:7105', '203.0.113.5:4711'];
        const dele = Array.from({ length: LIMITE + 8 }, (_, i) => umSo[i % umSo.length]!);
        expect(await respondidas(um, de(...dele))).toBe(LIMITE);
      }));
  });
});
