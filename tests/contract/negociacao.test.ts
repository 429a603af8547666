import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json, type Resposta } from './engine.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const MARCA = 'pacto';
const carro = (mais: object = {}) => ({ nome: 'Sedã', tipo: 'Carro', valor: { minimo: 50_000 }, ...mais });

async function como(quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') {
  return engine.pedir(metodo, caminho, { token: await engine.entrar(quem, hotsite), hotsite, corpo });
}
const ler = async (quem: string, caminho: string, hotsite = 'leilo'): Promise<Json> =>
  (await como(quem, 'GET', caminho, undefined, hotsite)).corpo;
const recusa = ({ status, corpo }: Resposta) => [status, corpo.codigo];
const meuLance = async (quem: string, lelUid: string, hotsite = 'leilo'): Promise<Json> =>
  (await ler(quem, '/v1/cliente/meus-lances?porPagina=200', hotsite)).itens.find(
    ({ lote }: Json) => lote.uid === lelUid,
  );
const compra = async (quem: string, lelUid: string, hotsite = 'leilo'): Promise<Json> =>
  (await ler(quem, '/v1/cliente/compras?porPagina=200', hotsite)).itens.find(
    (venda: Json) => venda.lelUid === lelUid,
  );

describe('cancelling a bid by API (rule 19)', () => {
  it('takes price, leader, positions and lists back, and the ledger still verifies', async () => {
    const { lotes } = await engine.leilao({ incrementos: [{ valor: 5_000 }] }, [carro()]);
    const lelUid = lotes[0]!;
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', 90_000);
    const alheio = await engine.lance(lelUid, 'cliente2', 'MANUAL', 70_000);
    expect((await engine.lote(lelUid)).valorAtual).toBe(75_000);

    const caminho = `/v1/lances/${alheio.corpo.uid}/cancelar`;
    expect(recusa(await como('cliente1', 'POST', caminho, { motivo: 'x' }))).toEqual([403, 'SEM_PERMISSAO']);
    expect((await como('adm', 'POST', caminho, {})).status).toBe(400);
    const comandoId = randomUUID();
    const cancelado = await como('adm', 'POST', caminho, { motivo: 'engano do cliente', comandoId });
    expect(cancelado.status, cancelado.texto).toBe(200);
    expect(cancelado.corpo).toMatchObject({ valorAtual: 50_000, proximoLance: 55_000, qtdLances: 1 });
    const outra = await como('adm', 'POST', caminho, { motivo: 'engano do cliente', comandoId });
    expect(outra.corpo).toEqual(cancelado.corpo);
    expect(recusa(await como('adm', 'POST', caminho, { motivo: 'de novo' }))).toEqual([
      422,
      'LANCE_JA_CANCELADO',
    ]);
    expect(recusa(await como('adm', 'POST', `/v1/lances/${randomUUID()}/cancelar`, { motivo: 'x' }))).toEqual(
      [404, 'LANCE_NAO_ENCONTRADO'],
    );
    expect(recusa(await como('adm', 'POST', caminho, { motivo: 'x' }, 'pacto'))).toEqual([
      404,
      'LANCE_NAO_ENCONTRADO',
    ]);

    const lote = await engine.lote(lelUid);
    expect([lote.valorAtual, lote.qtdLances]).toEqual([50_000, 1]);
    expect(await ler('cliente2', `/v1/lotes/${lelUid}/minha-posicao`)).toMatchObject({
      posicao: 'nao-esta-participando',
      meuLance: null,
    });
    expect(await ler('cliente1', `/v1/lotes/${lelUid}/minha-posicao`)).toMatchObject({
      posicao: 'ganhando',
      maximo: 90_000,
      meuLance: 50_000,
    });
    expect(await meuLance('cliente2', lelUid)).toMatchObject({ situacao: 'Cancelado', qtdLancesEnviados: 0 });
    const { itens } = (await engine.pedir('GET', `/v1/lotes/${lelUid}/lances`)).corpo;
    expect(itens.map(({ valor, situacao = null }: Json) => [valor, situacao])).toEqual([
      [75_000, 'Cancelado'],
      [70_000, 'Cancelado'],
      [50_000, null],
    ]);
    const livro = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
    expect(livroConfere(livro)).toBe(true);
    expect(livro.eventos.at(-1).publico).toMatchObject({
      tipo: 'LanceCancelado',
      lance: alheio.corpo.uid,
      anulados: [3, 4],
      valor: 50_000,
    });
    expect(JSON.stringify(livro)).not.toContain('90000');
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'lelUid', valor: lelUid }]));
    const recebidos = await ler('adm', `/v1/lances-recebidos?filtro=${filtro}&ordenar=data&ordem=asc`);
    expect(recebidos.itens.map(({ tipoLance, situacao }: Json) => `${tipoLance} ${situacao}`).sort()).toEqual(
      ['Automático Cancelado', 'Configuração Automática Vencendo', 'Manual Cancelado'],
    );
  });

  it('is not for a lot that is closed', async () => {
    const { lotes } = await engine.leilao({}, [carro({ dataFim: daqui(2), recebeIncrementoTempo: false })]);
    const { corpo } = await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 50_000);
    await ate(
      () => engine.lote(lotes[0]!),
      ({ situacao }) => situacao === 'AG_PAGAMENTO',
    );
    const tarde = await como('adm', 'POST', `/v1/lances/${corpo.uid}/cancelar`, { motivo: 'tarde' });
    expect(recusa(tarde)).toEqual([422, 'ENCERRADO']);
  });
});

describe('Compre Já (rule 9)', () => {
  it('sells at once at its price, with its own commission, and once', async () => {
    const valor = { minimo: 50_000, compreJa: 100_000, compreJaPorcentagem: 3 };
    const { lotes } = await engine.leilao({ porcentagemComissao: 5 }, [carro({ valor })]);
    const lelUid = lotes[0]!;
    expect((await engine.lote(lelUid)).compreJa).toBe(100_000);
    const comandoId = randomUUID();
    const compraJa = () => como('cliente1', 'POST', `/v1/lotes/${lelUid}/compre-ja`, { comandoId });
    const comprado = await compraJa();
    expect(comprado.status, comprado.texto).toBe(201);
    expect(comprado.corpo).toMatchObject({
      situacao: 'BUY_NOW',
      posicao: 'vencedor',
      valor: 100_000,
      tipoNegociacao: 'Compre Já',
      venda: { situacao: 'AguardandoPagamento', valorLance: 100_000, totalAPagar: 103_000 },
    });
    expect(comprado.corpo.recibo.split('.')).toHaveLength(3);
    expect((await compraJa()).corpo).toEqual(comprado.corpo);
    const segundo = await como('cliente2', 'POST', `/v1/lotes/${lelUid}/compre-ja`, { comandoId: 'c2' });
    expect(recusa(segundo)).toEqual([422, 'ENCERRADO']);
    expect(recusa(await engine.lance(lelUid, 'cliente2', 'MANUAL', 200_000))).toEqual([422, 'ENCERRADO']);
    expect(await engine.lote(lelUid)).toMatchObject({
      situacao: 'BUY_NOW',
      valorAtual: 100_000,
      compreJa: null,
      qtdLances: 0,
    });
    expect(await compra('cliente1', lelUid)).toMatchObject({
      tipoNegociacao: 'Compre Já',
      comissaoPorcentagem: 3,
    });
    expect((await ler('cliente1', `/v1/lotes/${lelUid}/minha-posicao`)).posicao).toBe('vencedor');
    expect(await meuLance('cliente1', lelUid)).toMatchObject({
      tipoNegociacao: 'Compre Já',
      situacao: 'Vencedor',
    });
    expect(livroConfere((await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo)).toBe(true);
  });

  it('is offered until the first bid where there is no reserve, and until the reserve is met where there is one', async () => {
    const valor = { minimo: 50_000, incremento: 5_000, compreJa: 100_000 };
    const { lotes } = await engine.leilao({}, [
      carro({ valor }),
      carro({ valor, valorComitente: 80_000 }),
      carro(),
    ]);
    const [sem, com, nunca] = lotes as [string, string, string];
    const tentar = (lelUid: string) =>
      como('cliente3', 'POST', `/v1/lotes/${lelUid}/compre-ja`, { comandoId: randomUUID() });
    expect(recusa(await tentar(nunca))).toEqual([422, 'COMPRE_JA_INDISPONIVEL']);
    await engine.lance(sem, 'cliente1', 'MANUAL', 50_000);
    await engine.lance(com, 'cliente1', 'MANUAL', 50_000);
    expect((await engine.lote(sem)).compreJa).toBeNull();
    expect((await engine.lote(com)).compreJa).toBe(100_000);
    expect(recusa(await tentar(sem))).toEqual([422, 'COMPRE_JA_INDISPONIVEL']);
    await engine.lance(com, 'cliente2', 'AUTOMATICO', 90_000);
    expect((await engine.lote(com)).compreJa).toBeNull();
    expect(recusa(await tentar(com))).toEqual([422, 'COMPRE_JA_INDISPONIVEL']);
  });
});

describe('a conditional sale', () => {
  /** A lot closed below its reserve, led by cliente1 with 500 reais, of a consignor that comitente@ answers for. */
  async function condicional(termos: object = {}, mais: object = {}): Promise<string> {
    const novo = await como('adm', 'POST', '/v1/comitentes', { nome: `Banco ${randomUUID()}`, ...termos });
    expect(novo.status, novo.texto).toBe(201);
    const { uid } = await ler('comitente', '/v1/auth/eu');
    const ligado = await como('adm', 'POST', `/v1/comitentes/usuario-comitente/${uid}`, {
      comIds: [novo.corpo.id],
      nomeSite: 'Banco',
      cogId: 1,
    });
    expect(ligado.status, ligado.texto).toBe(200);
    const { lotes } = await engine.leilao({}, [
      carro({
        valorComitente: 100_000,
        comitente: { comId: novo.corpo.id, nome: 'Banco' },
        dataFim: daqui(2),
        recebeIncrementoTempo: false,
        ...mais,
      }),
    ]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 50_000);
    await ate(
      () => engine.lote(lotes[0]!),
      ({ situacao }) => situacao !== 'LIBERADO_LEILAO',
    );
    return lotes[0]!;
  }
  const responder = (lelUid: string, corpo: object, quem = 'comitente') =>
    como(quem, 'POST', `/v1/lotes/${lelUid}/condicional/resposta`, corpo);
  const cliente = (lelUid: string, corpo: object, quem = 'cliente1') =>
    como(quem, 'POST', `/v1/lotes/${lelUid}/condicional/cliente`, corpo);
  const situacao = async (lelUid: string) => (await engine.lote(lelUid)).situacao;

  it('is weighed by the table, the inspection and the stock, by who decides on it; whom the consignor named is written to, once', async () => {
    const email = `avalia-${randomUUID().slice(0, 8)}@exemplo.com`;
    const feito = await como('adm', 'POST', '/v1/veiculos', {
      ...{
        placa: `CND1A${Math.floor(Math.random() * 90 + 10)}`,
        marca: 'Fiat',
        modelo: 'Mobi',
        anoModelo: 2021,
      },
      informacoesFipe: { codigo: '001234-5', valor: 100_000, mes: '2026-11' },
    });
    expect(feito.status, feito.texto).toBe(201);
    const lelUid = await condicional(
      { laudoLoteCondicionalDestinatarios: { emails: [email.toUpperCase()] } },
      { veiculo: { uid: feito.corpo.uid } },
    );
    const caminho = `/v1/lotes/${lelUid}/avaliacao-condicional`;
    const lida = await ler('comitente', caminho);
    expect(lida).toMatchObject({
      ...{ lance: 50_000, minimo: 50_000, etapa: 'comitente', vistoria: null, diasNoEstoque: null },
      fipe: { valor: 100_000, mes: '2026-11', fonte: 'DIGITADO', porcento: 50 },
      veiculo: { uid: feito.corpo.uid },
    });
    // Neither the reserve nor who gave the bid.
    expect(JSON.stringify(lida)).not.toMatch(/valorComitente|cliUid|apelido/);
    expect(await ler('adm', caminho)).toEqual(lida);
    expect(recusa(await como('cliente1', 'GET', caminho))).toEqual([403, 'SEM_PERMISSAO']);
    expect((await como('adm', 'GET', caminho, undefined, 'pacto')).status).toBe(404);
    const { lotes } = await engine.leilao({}, [carro()]);
    expect((await como('adm', 'GET', `/v1/lotes/${lotes[0]}/avaliacao-condicional`)).status).toBe(404);
    const correio = join(engine.pasta, 'engine/correio');
    const cartas = () =>
      (existsSync(correio) ? readdirSync(correio) : [])
        .map((nome) =>
          readFileSync(join(correio, nome), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
        )
        .filter((eml) => eml.includes(`To: ${email}`));
    await expect.poll(() => cartas().length).toBe(1);
    expect(cartas()[0]).toContain(`/admin/avaliacao-veicular-condicional/${lelUid}`);
    expect(cartas()[0]).not.toContain(feito.corpo.placa);
    // Whoever is killed and comes again writes none twice.
    await engine.parar('SIGKILL');
    await engine.subir();
    expect((await ler('adm', caminho)).fipe.porcento).toBe(50);
    expect(cartas()).toHaveLength(1);
  });

  it('is released by the consignor, once however often they say so', async () => {
    const lelUid = await condicional();
    expect(await situacao(lelUid)).toBe('CONDICIONAL');
    expect((await compra('cliente1', lelUid)).situacao).toBe('Condicional');
    expect(recusa(await responder(lelUid, { resposta: 'Liberada' }, 'cliente1'))).toEqual([
      403,
      'SEM_PERMISSAO',
    ]);
    const espera = await ler('comitente', '/v1/comitente/condicionais?aguardando=true&porPagina=200');
    expect(espera.itens.find(({ lote }: Json) => lote.uid === lelUid)).toMatchObject({
      etapa: 'comitente',
      valorLance: 50_000,
      valorComitente: 100_000,
    });
    // The same on the lot's own screen, for the house as for its consignor; the reserve there is for who writes it.
    const saber = (quem: string) => ler(quem, `/v1/lotes/${lelUid}/informacoes`);
    expect(await saber('adm')).toMatchObject({
      ...{ condicional: { etapa: 'comitente', valorLance: 50_000 }, valorComitente: 100_000 },
      ...{ respondeCondicional: true, lances: { manuais: 1, automaticos: 0, leiloeiro: 0 } },
    });
    expect(await saber('comitente')).toMatchObject({
      valorComitente: null,
      respondeCondicional: true,
      lances: null,
    });
    expect(await saber('sac')).toMatchObject({
      valorComitente: null,
      respondeCondicional: false,
      lances: {},
    });
    const liberada = await responder(lelUid, { resposta: 'Liberada' });
    expect(liberada.status, liberada.texto).toBe(200);
    expect((await saber('adm')).condicional).toMatchObject({ etapa: null, desfecho: { valor: 50_000 } });
    expect((await responder(lelUid, { resposta: 'Liberada' })).corpo.situacao).toBe('AG_PAGAMENTO');
    expect(recusa(await responder(lelUid, { resposta: 'Recusada' }))).toEqual([
      422,
      'CONDICIONAL_NAO_AGUARDA',
    ]);
    expect(await situacao(lelUid)).toBe('AG_PAGAMENTO');
    expect(await compra('cliente1', lelUid)).toMatchObject({
      situacao: 'AguardandoPagamento',
      valorLance: 50_000,
    });
    expect((await ler('cliente1', `/v1/lotes/${lelUid}/minha-posicao`)).posicao).toBe('vencedor');
  });

  it('is refused by the consignor: NEGADA_CONDICIONAL, and no sale', async () => {
    const lelUid = await condicional();
    await responder(lelUid, { resposta: 'Recusada' }, 'adm');
    expect(await situacao(lelUid)).toBe('NEGADA_CONDICIONAL');
    expect((await ler('cliente1', `/v1/lotes/${lelUid}/minha-posicao`)).posicao).toBe('condicional negada');
    const nada = { situacao: 'Cancelada', despesas: [], totalDespesas: 0, totalAPagar: 0, saldo: 0 };
    const negada = await compra('cliente1', lelUid);
    expect(negada).toMatchObject(nada);
    expect(await ler('cliente1', `/v1/cliente/compras/${negada.id}`)).toMatchObject({
      ...nada,
      extratoHash: null,
    });
  });

  it('goes on with a new value, the client’s reply, and the consignor’s word on it; the price stays public as it was', async () => {
    const lelUid = await condicional();
    expect(recusa(await responder(lelUid, { resposta: 'Novo valor', valor: 50_000 }))).toEqual([
      422,
      'NOVO_VALOR_INVALIDO',
    ]);
    await responder(lelUid, { resposta: 'Novo valor', valor: 95_000 });
    expect(await situacao(lelUid)).toBe('CONDICIONAL');
    expect((await meuLance('cliente1', lelUid)).condicional).toMatchObject({
      etapa: 'cliente',
      condicionalResposta: 'Novo valor',
      condicionalRespostaNovoValor: 95_000,
      respostaNome: null,
    });
    expect(recusa(await cliente(lelUid, { resposta: 'ACEITA' }, 'cliente2'))).toEqual([
      422,
      'CONDICIONAL_NAO_AGUARDA',
    ]);
    expect(recusa(await cliente(lelUid, { resposta: 'REPLICA', valor: 95_000 }))).toEqual([
      422,
      'REPLICA_INVALIDA',
    ]);
    expect((await cliente(lelUid, { resposta: 'REPLICA', valor: 80_000 })).corpo.etapa).toBe('replica');
    expect((await cliente(lelUid, { resposta: 'REPLICA', valor: 80_000 })).status).toBe(200);
    expect(recusa(await responder(lelUid, { resposta: 'Novo valor', valor: 90_000 }))).toEqual([
      422,
      'CONDICIONAL_NAO_AGUARDA',
    ]);
    await responder(lelUid, { resposta: 'Liberada' });
    expect(await situacao(lelUid)).toBe('AG_PAGAMENTO');
    expect((await compra('cliente1', lelUid)).valorLance).toBe(80_000);
    expect((await engine.lote(lelUid)).valorAtual).toBe(50_000);
    const livro = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
    expect(livroConfere(livro)).toBe(true);
    expect(JSON.stringify(livro)).not.toMatch(/95000|80000/);
  });

  it('ends with the client’s refusal: CONDICIONAL_NEGADA; a reply only where the consignor takes one', async () => {
    const lelUid = await condicional({ aceitarReplica: false });
    await responder(lelUid, { resposta: 'Novo valor', valor: 95_000 });
    expect(recusa(await cliente(lelUid, { resposta: 'REPLICA', valor: 80_000 }))).toEqual([
      422,
      'REPLICA_NAO_ACEITA',
    ]);
    await cliente(lelUid, { resposta: 'RECUSA' });
    expect(await situacao(lelUid)).toBe('CONDICIONAL_NEGADA');
  });

  it('is released by itself within the tolerance', async () => {
    const lelUid = await condicional({ toleranciaLiberacaoPorcentagem: 50 });
    expect(await situacao(lelUid)).toBe('AG_PAGAMENTO');
    expect((await compra('cliente1', lelUid)).situacao).toBe('AguardandoPagamento');
    const { eventos } = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
    expect(eventos.slice(-2).map(({ publico }: Json) => publico.situacao)).toEqual([
      'CONDICIONAL',
      'AG_PAGAMENTO',
    ]);
  });
});

describe('proposals', () => {
  const REGRAS = { aceitarDesde: 90_000, contraDesde: 60_000, contraValor: 85_000, proximoValor: 65_000 };
  const valor = { minimo: 50_000, valorProposta: 40_000 };

  async function anuncio(mais: object = {}): Promise<string> {
    const lote = carro({ valor, somenteBuyNowProposta: true, regrasProposta: REGRAS, ...mais });
    return (await engine.leilao({}, [lote], MARCA)).lotes[0]!;
  }
  const propor = (lelUid: string, quanto: number, quem = 'cliente1') =>
    como(quem, 'POST', `/v1/lotes/${lelUid}/propostas`, { comandoId: randomUUID(), valor: quanto }, MARCA);
  const lote = async (lelUid: string): Promise<Json> =>
    (await engine.pedir('GET', `/v1/lotes/${lelUid}`, { hotsite: MARCA })).corpo;

  it('are declined, countered or accepted by the lot’s secret rules; the lot takes no bids', async () => {
    const lelUid = await anuncio();
    const token = await engine.entrar('cliente1', MARCA);
    const lance = await engine.pedir('POST', `/v1/lotes/${lelUid}/lances`, {
      ...{ token, hotsite: MARCA, corpo: { comandoId: 'l1', tipo: 'MANUAL', valor: 50_000 } },
    });
    expect(recusa(lance)).toEqual([422, 'LOTE_SEM_DISPUTA']);
    const pouco = await propor(lelUid, 39_999);
    expect([...recusa(pouco), pouco.corpo.minimo]).toEqual([422, 'PROPOSTA_ABAIXO_DO_MINIMO', 40_000]);
    expect((await propor(lelUid, 50_000)).corpo).toMatchObject({
      situacao: 'Recusada',
      proximoValor: 65_000,
    });
    const contra = await propor(lelUid, 70_000);
    expect(contra.status).toBe(201);
    expect(contra.corpo).toMatchObject({ situacao: 'Contraproposta', contraValor: 85_000 });
    expect(await lote(lelUid)).toMatchObject({ situacao: 'LIBERADO_LEILAO', valorAtual: null, qtdLances: 0 });
    expect(JSON.stringify(await lote(lelUid))).not.toMatch(/regrasProposta|90000|60000|85000/);
    const alheia = await como(
      'cliente2',
      'POST',
      `/v1/propostas/${contra.corpo.uid}/cliente`,
      { resposta: 'ACEITA' },
      MARCA,
    );
    expect(recusa(alheia)).toEqual([404, 'PROPOSTA_NAO_ENCONTRADA']);
    const aceita = await como(
      'cliente1',
      'POST',
      `/v1/propostas/${contra.corpo.uid}/cliente`,
      { resposta: 'ACEITA' },
      MARCA,
    );
    expect(aceita.status, aceita.texto).toBe(200);
    expect(aceita.corpo).toMatchObject({ situacao: 'Aceita', venda: { valorLance: 85_000 } });
    expect(await lote(lelUid)).toMatchObject({ situacao: 'AG_PAGAMENTO', valorAtual: 85_000 });
    expect(await meuLance('cliente1', lelUid, MARCA)).toMatchObject({
      tipoNegociacao: 'Proposta',
      situacao: 'Vencedor',
      posicao: 'vencedor',
    });
    expect(recusa(await propor(lelUid, 95_000, 'cliente2'))).toEqual([422, 'ENCERRADO']);
  });

  it('at or above the threshold sell at once', async () => {
    const lelUid = await anuncio();
    const aceita = await propor(lelUid, 91_000);
    expect(aceita.corpo).toMatchObject({ situacao: 'Aceita', venda: { valorLance: 91_000 } });
    expect(aceita.corpo.recibo.split('.')).toHaveLength(3);
    expect((await lote(lelUid)).situacao).toBe('AG_PAGAMENTO');
  });

  it('without rules wait for staff, who may counter, decline or accept; a newer one takes the place of the open one', async () => {
    const lelUid = await anuncio({ regrasProposta: undefined });
    const primeira = await propor(lelUid, 50_000);
    expect(primeira.corpo).toMatchObject({ situacao: 'Aguardando' });
    const segunda = await propor(lelUid, 55_000);
    const daEquipe = (uid: string, corpo: object) =>
      como('adm', 'POST', `/v1/propostas/${uid}/resposta`, corpo, MARCA);
    expect(recusa(await daEquipe(primeira.corpo.uid, { resposta: 'ACEITA' }))).toEqual([
      422,
      'PROPOSTA_NAO_AGUARDA',
    ]);
    const { uid } = segunda.corpo;
    expect(recusa(await daEquipe(uid, { resposta: 'CONTRAPROPOSTA', valor: 55_000 }))).toEqual([
      422,
      'CONTRAPROPOSTA_INVALIDA',
    ]);
    await daEquipe(uid, { resposta: 'CONTRAPROPOSTA', valor: 70_000 });
    expect((await meuLance('cliente1', lelUid, MARCA)).proposta).toMatchObject({
      situacao: 'Contraproposta',
      contraValor: 70_000,
    });
    await como('cliente1', 'POST', `/v1/propostas/${uid}/cliente`, { resposta: 'RECUSA' }, MARCA);
    const terceira = await propor(lelUid, 60_000, 'cliente2');
    await daEquipe(terceira.corpo.uid, { resposta: 'ACEITA' });
    expect(await lote(lelUid)).toMatchObject({ situacao: 'AG_PAGAMENTO', valorAtual: 60_000 });
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'lelUid', valor: lelUid }]));
    const { itens } = await ler('adm', `/v1/lances-recebidos?filtro=${filtro}`, MARCA);
    expect(itens.map(({ situacao, proposta }: Json) => `${situacao} ${proposta.situacao}`).sort()).toEqual([
      'Recebido Recusada',
      'Recebido Substituída',
      'Vencedor Aceita',
    ]);
  });

  it('are not taken by a lot that names none', async () => {
    const { lotes } = await engine.leilao({}, [carro()], MARCA);
    expect(recusa(await propor(lotes[0]!, 60_000))).toEqual([422, 'PROPOSTA_INDISPONIVEL']);
  });
});

describe('what sockets hear of it', () => {
  /** Everything a socket is told from now on, by event. */
  async function ouvir(quem: string | null, hotsite = 'leilo') {
    const token = quem === null ? undefined : await engine.entrar(quem, hotsite);
    const socket = io(engine.url, {
      ...{ transports: ['websocket'], reconnection: false, auth: { hotsite, ...(token && { token }) } },
    });
    const ouvidos: [evento: string, dados: Json][] = [];
    socket.onAny((evento: string, dados: Json) => void ouvidos.push([evento, dados]));
    if (quem !== null) await socket.timeout(20_000).emitWithAck('conectar-cliente', {});
    const ouvido = (evento: string, servir: (dados: Json) => boolean) =>
      ate(
        async () => ouvidos.find(([nome, dados]) => nome === evento && servir(dados))?.[1],
        (dados) => dados !== undefined,
      );
    return { socket, ouvidos, ouvido };
  }

  it('a cancellation: the price to all, their positions to who bid (rules 19 and 21); a silent one: nothing to anybody (rule 8)', async () => {
    const { lotes } = await engine.leilao({ incrementos: [{ valor: 5_000 }] }, [carro(), carro()]);
    const [lelUid, outro] = lotes as [string, string];
    const publico = await ouvir(null);
    for (const lote of lotes)
      await publico.socket.timeout(20_000).emitWithAck('conectar-lances-lote', { lelUid: lote });
    const primeiro = await ouvir('cliente1');
    const segundo = await ouvir('cliente2');
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', 90_000);
    const elevado = await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', 200_000);
    await publico.ouvido('on-lances-lote', (estado) => estado.lelUid === lelUid && estado.seq === 2);
    await primeiro.ouvido('on-posicao-cliente', (dados) => dados.lelUid === lelUid);
    const antes = [publico, primeiro, segundo].map(({ ouvidos }) => ouvidos.length);
    const calado = await como('adm', 'POST', `/v1/lances/${elevado.corpo.uid}/cancelar`, {
      motivo: 'engano',
    });
    expect([calado.status, calado.corpo.seq]).toEqual([200, 2]);
    expect((await ler('cliente1', `/v1/lotes/${lelUid}/minha-posicao`)).maximo).toBe(90_000);
    // What follows on another lot comes after whatever the cancellation would have said.
    await engine.lance(outro, 'cliente2', 'MANUAL', 50_000);
    await publico.ouvido('on-lances-lote', (estado) => estado.lelUid === outro);
    await segundo.ouvido('on-posicao-cliente', (dados) => dados.lelUid === outro);
    const doLote = ({ ouvidos }: typeof publico, i: number) =>
      ouvidos.slice(antes[i]).filter(([, dados]) => dados.lelUid === lelUid);
    expect([publico, primeiro, segundo].flatMap(doLote)).toEqual([]);

    const { corpo } = await engine.lance(lelUid, 'cliente2', 'MANUAL', 80_000);
    await como('adm', 'POST', `/v1/lances/${corpo.uid}/cancelar`, { motivo: 'engano' });
    await segundo.ouvido(
      'on-posicao-cliente',
      (dados) => dados.lelUid === lelUid && dados.posicao === 'nao-esta-participando',
    );
    const estado = await publico.ouvido(
      'on-lances-lote',
      (dados) => dados.lelUid === lelUid && dados.seq > 3 && dados.valorAtual === 50_000,
    );
    expect(estado.qtdLances).toBe(1);
    for (const { socket } of [publico, primeiro, segundo]) socket.disconnect();
  });

  it('a proposal: its answer to who made it, the sale to the buyer, the close to all', async () => {
    const lote = carro({ valor: { minimo: 50_000, valorProposta: 40_000 }, somenteBuyNowProposta: true });
    const lelUid = (await engine.leilao({}, [lote], MARCA)).lotes[0]!;
    const publico = await ouvir(null, MARCA);
    await publico.socket.timeout(20_000).emitWithAck('conectar-lances-lote', { lelUid });
    const comprador = await ouvir('cliente1', MARCA);
    const rival = await ouvir('cliente2', MARCA);
    const corpo = { comandoId: randomUUID(), valor: 45_000 };
    const { uid } = (await como('cliente1', 'POST', `/v1/lotes/${lelUid}/propostas`, corpo, MARCA)).corpo;
    await como(
      'adm',
      'POST',
      `/v1/propostas/${uid}/resposta`,
      { resposta: 'CONTRAPROPOSTA', valor: 48_000 },
      MARCA,
    );
    await comprador.ouvido('on-proposta', (dados) => dados.uid === uid && dados.contraValor === 48_000);
    expect([publico.ouvidos, rival.ouvidos].flat()).toEqual([]);
    await como('cliente1', 'POST', `/v1/propostas/${uid}/cliente`, { resposta: 'ACEITA' }, MARCA);
    await comprador.ouvido('on-venda-dto', (venda) => venda.lelUid === lelUid && venda.valorLance === 48_000);
    await comprador.ouvido('on-posicao-cliente', ({ posicao }) => posicao === 'vencedor');
    await publico.ouvido('on-lances-lote', ({ situacao }) => situacao === 'AG_PAGAMENTO');
    expect(rival.ouvidos).toEqual([]);
    for (const { socket } of [publico, comprador, rival]) socket.disconnect();
  });
});
