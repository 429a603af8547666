import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { foto, provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/** Vehicles at the yards (fleet, section 3; F4, F8, F9, F11). */
const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'patio', 'acerto', 'sac', 'mkt', 'comitente', 'cliente1', 'cliente2'])
    tokens[quem] = await engine.entrar(quem);
  tokens.remocao = (await colegaCom(engine, ['Interno - Remoção'])).token;
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });

const AGENDA = {
  janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
  ...{ minutos: 60, lugares: 5, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
};
const VAGAS = ['A-1', 'A-2', 'A-3'].map((codigo, i) => ({ codigo, linha: 1, coluna: i + 1 }));
async function criarPatio(mais: object = {}, comGente = true): Promise<Json> {
  const { status, corpo, texto } = await pedir('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    ...{ agenda: AGENDA, vagas: VAGAS, ...mais },
  });
  expect(status, texto).toBe(201);
  if (!comGente) return corpo;
  const { corpo: eu } = await pedir('patio', 'GET', '/v1/auth/eu');
  const onde = `/v1/patio-usuario/${eu.uid}`;
  const { corpo: antes } = await pedir('adm', 'GET', onde);
  const patios = [...antes.itens.map(({ uid }: Json) => uid), corpo.uid];
  expect((await mandar('adm', 'PUT', onde, { patios })).status).toBe(200);
  return corpo;
}
let carros = 100;
const placaNova = () => `EST${Math.floor(carros / 100)}A${String(carros++ % 100).padStart(2, '0')}`;
async function criarVeiculo(mais: object = {}): Promise<Json> {
  const { status, corpo, texto } = await pedir('adm', 'POST', '/v1/veiculos', {
    ...{
      placa: placaNova(),
      marca: 'Fiat',
      modelo: 'Uno',
      tipo: 'Carro',
      veiculoTipo: 'LEVE',
      possuiChave: true,
      ...mais,
    },
  });
  expect(status, texto).toBe(201);
  return corpo;
}
const prever = (veiculo: Json, patio: Json, mais: object = {}, quem = 'patio') =>
  mandar(quem, 'POST', '/v1/estadias', { veiculoId: veiculo.id, patioId: patio.id, ...mais });
const fotografar = async (
  { uid }: Json,
  momento: string,
  vista: string | null,
  comandoId: string = randomUUID(),
  quem = 'patio',
  cor = `#${comandoId.replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`,
) => {
  const bruto = new FormData();
  bruto.set('comandoId', comandoId);
  bruto.set('momento', momento);
  if (vista !== null) bruto.set('vista', vista);
  bruto.set('arquivo', new Blob([new Uint8Array(await foto(cor))]), 'foto.png');
  return engine.pedir('POST', `/v1/estadias/${uid}/fotos`, { token: tokens[quem]!, bruto });
};
const ler = async (uid: string, quem = 'patio') => (await pedir(quem, 'GET', `/v1/estadias/${uid}`)).corpo;
const agir = async (uid: string, acao: string, corpo: object = {}, quem = 'patio') => {
  const { revisao } = await ler(uid, 'adm');
  return mandar(quem, 'POST', `/v1/estadias/${uid}/${acao}`, { revisao, ...corpo });
};
async function fotografarTudo(uid: string, momento: 'ENTRADA' | 'SAIDA'): Promise<void> {
  const lida = await ler(uid);
  for (const vista of momento === 'ENTRADA' ? lida.faltamNaEntrada : lida.faltamNaSaida)
    expect((await fotografar({ uid }, momento, vista)).status).toBe(201);
}
const ENTRADA = { vaga: 'A-1', codigoChave: 'K-1', km: 52_000 };
async function aberta(patio: Json, mais: object = {}, veiculo?: Json): Promise<Json> {
  const { status, corpo, texto } = await prever(veiculo ?? (await criarVeiculo()), patio);
  expect(status, texto).toBe(201);
  await fotografarTudo(corpo.uid, 'ENTRADA');
  const entrou = await agir(corpo.uid, 'entrar', { ...ENTRADA, ...mais });
  expect(entrou.status, entrou.texto).toBe(200);
  return entrou.corpo;
}
const recusa = ({ status, corpo }: Json) => [status, corpo.codigo];
const DEVOLUCAO = { devolucaoNome: 'Ana Souza', devolucaoTipoDoc: 'CNH', devolucaoDoc: '12345678900' };

async function comprar(veiculo: Json, patio: Json, { paga = true } = {}): Promise<Json> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    {
      ...{ nome: 'Uno', tipo: 'Carro', valor: { minimo: 100, compreJa: 10_000 } },
      ...{ veiculo: { uid: veiculo.uid }, localizacao: { patio: patio.nome, cidade: 'Osasco', uf: 'SP' } },
    },
  ]);
  const { corpo, texto } = await mandar('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
    valor: 10_000,
  });
  if (!corpo.venda) throw new Error(texto);
  if (paga) await pagar(corpo.venda.id);
  return (await pedir('cliente1', 'GET', `/v1/cliente/compras/${corpo.venda.id}`)).corpo;
}
async function pagar(id: number): Promise<void> {
  const { corpo } = await mandar('acerto', 'POST', `/v1/vendas/${id}/pagamentos`, {
    tipo: 'DEPOSITO',
    valor: 10_000,
  });
  expect((await provarPagamento(engine, 'acerto', corpo.uid)).status).toBe(201);
  const pedida = await mandar('acerto', 'PUT', `/v1/pagamentos/${corpo.uid}/situacao`, { situacao: 'PAGO' });
  expect((await concordar(engine, pedida)).status).toBe(200);
}
async function agendar(compra: Json, patio: Json): Promise<Json> {
  const { corpo: vagas } = await pedir('cliente1', 'GET', `/v1/patios/${patio.uid}/vagas`);
  const { inicio } = vagas.itens.find(({ livres }: Json) => livres > 0);
  const { status, corpo, texto } = await mandar(
    'cliente1',
    'POST',
    `/v1/cliente/compras/${compra.id}/retirada`,
    {
      ...{ itens: compra.itens.map(({ uid }: Json) => uid), patUid: patio.uid, inicio },
    },
  );
  expect(status, texto).toBe(201);
  return corpo.retirada ?? corpo;
}
const retiradaDe = async (compra: Json) => {
  const { corpo } = await pedir('cliente1', 'GET', `/v1/cliente/compras/${compra.id}`);
  return corpo;
};

describe('a stay begins', () => {
  it('expected, photographed, checked in: and holds its spot, its key and its vehicle until it leaves (F8, F11)', async () => {
    const patio = await criarPatio();
    const veiculo = await criarVeiculo();
    const { corpo } = await prever(veiculo, patio);
    expect([corpo.situacao, corpo.veiculoNome, corpo.placa]).toEqual(['PREVISTA', 'Fiat Uno', veiculo.placa]);
    // Twice is once too many.
    expect(recusa(await prever(veiculo, patio))).toEqual([422, 'ESTADIA_ABERTA']);
    const semFotos = await agir(corpo.uid, 'entrar', ENTRADA);
    expect(recusa(semFotos)).toEqual([422, 'FOTOS_FALTANDO']);
    expect(semFotos.corpo.message).toMatch(/Frente e lado direito/);
    await fotografarTudo(corpo.uid, 'ENTRADA');
    expect((await ler(corpo.uid)).faltamNaEntrada).toEqual([]);
    const semChave = await agir(corpo.uid, 'entrar', { vaga: 'A-1', km: 'n/d' });
    expect([semChave.status, semChave.texto]).toEqual([400, expect.stringMatching(/codigoChave/)]);
    const foraDoMapa = await agir(corpo.uid, 'entrar', { ...ENTRADA, vaga: 'Z-9' });
    expect(foraDoMapa.status).toBe(400);
    const entrou = await agir(corpo.uid, 'entrar', { ...ENTRADA, km: 'n/d' });
    expect([entrou.status, entrou.corpo.situacao, entrou.corpo.km]).toEqual([200, 'ABERTA', null]);
    // The keys that hold are the engine's own.
    expect(JSON.stringify(entrou.corpo)).not.toMatch(/"chave\w+":"/);
    expect(recusa(await prever(veiculo, patio))).toEqual([422, 'ESTADIA_ABERTA']);

    const { corpo: outra } = await prever(await criarVeiculo(), patio);
    await fotografarTudo(outra.uid, 'ENTRADA');
    expect(recusa(await agir(outra.uid, 'entrar', { ...ENTRADA, codigoChave: 'K-2' }))).toEqual([
      409,
      'VAGA_OCUPADA',
    ]);
    expect(recusa(await agir(outra.uid, 'entrar', { ...ENTRADA, vaga: 'A-2' }))).toEqual([
      422,
      'CHAVE_EM_USO',
    ]);
    expect((await agir(outra.uid, 'entrar', { ...ENTRADA, vaga: 'A-2', codigoChave: 'K-2' })).status).toBe(
      200,
    );
    expect(recusa(await agir(outra.uid, 'mudarVaga', { vaga: 'A-1' }))).toEqual([409, 'VAGA_OCUPADA']);
    expect((await agir(outra.uid, 'mudarVaga', { vaga: 'A-3' })).corpo.vaga).toBe('A-3');

    const { corpo: mapa } = await pedir('adm', 'GET', `/v1/patios/${patio.uid}/mapa`);
    expect(mapa.vagas.map(({ codigo, estadia }: Json) => [codigo, estadia?.placa ?? null])).toEqual([
      ['A-1', veiculo.placa],
      ['A-2', null],
      ['A-3', outra.placa],
    ]);
    expect((await ler(corpo.uid)).historico).toBeUndefined();
    const { corpo: custodia } = await pedir('adm', 'GET', `/v1/veiculos/${veiculo.uid}/custodia`);
    await ate(
      async () => (await pedir('adm', 'GET', `/v1/veiculos/${veiculo.uid}/custodia`)).corpo,
      ({ eventos }: Json) => eventos.some(({ publico }: Json) => publico.tipo === 'entrada'),
    );
    expect(custodia.veiUid).toBe(veiculo.uid);
    await ate(
      async () => (await pedir('adm', 'GET', `/v1/veiculos/${veiculo.uid}`)).corpo,
      ({ situacao, patioId }: Json) => situacao === 'NO_PATIO' && patioId === patio.id,
    );
  });

  it('of many at once one gets the spot, one the key, and no more places are given than there are (F8)', async () => {
    const patio = await criarPatio({ capacidade: { LEVE: 4 } });
    const veiculos = await Promise.all(Array.from({ length: 7 }, () => criarVeiculo()));
    const respostas = await Promise.all(veiculos.map((um) => prever(um, patio)));
    const previstas = respostas.filter(({ status }) => status === 201).map(({ corpo }) => corpo);
    expect(previstas, respostas[0]!.texto).toHaveLength(4);
    for (const uma of respostas.filter(({ status }) => status !== 201))
      expect(recusa(uma)).toEqual([422, 'PATIO_LOTADO']);
    // Another size has its own places.
    expect((await prever(await criarVeiculo({ veiculoTipo: 'MOTO' }), patio)).status).toBe(201);
    for (const { uid } of previstas) await fotografarTudo(uid, 'ENTRADA');
    const mesmaVaga = await Promise.all(
      previstas.map(({ uid }, i) => agir(uid, 'entrar', { ...ENTRADA, codigoChave: `V-${i}` })),
    );
    expect(mesmaVaga.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const uma of mesmaVaga.filter(({ status }) => status !== 200))
      expect(recusa(uma)).toEqual([409, 'VAGA_OCUPADA']);
    const restam = previstas.filter((_, i) => mesmaVaga[i]!.status !== 200);
    const mesmaChave = await Promise.all(
      restam.map(({ uid }, i) =>
        agir(uid, 'entrar', { ...ENTRADA, vaga: `A-${i + 2}`, codigoChave: 'CH-9' }),
      ),
    );
    expect(
      mesmaChave.filter(({ status }) => status === 200),
      mesmaChave[0]!.texto,
    ).toHaveLength(1);
    // Called off, its place is somebody's again.
    const sobra = restam.find((_, i) => mesmaChave[i]!.status !== 200)!;
    expect((await agir(sobra.uid, 'cancelar', { motivo: 'Não veio' })).corpo.situacao).toBe('CANCELADA');
    expect((await prever(await criarVeiculo(), patio)).status).toBe(201);
  });

  it('one vehicle at two yards at once stands at one; the same command is one stay, the same picture one picture', async () => {
    const [um, dois] = [await criarPatio(), await criarPatio()];
    const veiculo = await criarVeiculo();
    const comandoId = randomUUID();
    const duas = await Promise.all([prever(veiculo, um, { comandoId }), prever(veiculo, um, { comandoId })]);
    expect(duas.map(({ status }) => status)).toEqual([201, 201]);
    expect(duas[0]!.corpo.uid).toBe(duas[1]!.corpo.uid);
    expect(recusa(await prever(veiculo, dois))).toEqual([422, 'ESTADIA_ABERTA']);
    const { uid } = duas[0]!.corpo;
    const foto1 = randomUUID();
    const [a, b] = await Promise.all([
      fotografar({ uid }, 'ENTRADA', 'FRENTE', foto1),
      fotografar({ uid }, 'ENTRADA', 'FRENTE', foto1),
    ]);
    expect([a.status, b.status, a.corpo.uid === b.corpo.uid]).toEqual([201, 201, true]);
    const { corpo: fotos } = await pedir('adm', 'GET', `/v1/estadias/${uid}/fotos`);
    expect(fotos.itens.map(({ vista, momento }: Json) => [vista, momento])).toEqual([['FRENTE', 'ENTRADA']]);
    const fora = await mandar('patio', 'POST', `/v1/estadias/${uid}/fotos/${a.corpo.uid}/retirar`);
    expect(fora.status).toBe(204);
    expect((await pedir('adm', 'GET', `/v1/estadias/${uid}/fotos`)).corpo.itens).toEqual([]);
    // One picture for two positions, or of two vehicles, hinders nothing and is said (567), as far as who looks may see.
    const mesma = (doc: Json, vista: string) =>
      fotografar(doc, 'ENTRADA', vista, randomUUID(), 'patio', '#123456');
    expect((await mesma({ uid }, 'FRENTE')).corpo.repetida).toEqual([]);
    const frente = { estadiaId: duas[0]!.corpo.id, momento: 'ENTRADA', vista: 'FRENTE' };
    expect((await mesma({ uid }, 'TRASEIRA')).corpo.repetida).toMatchObject([frente]);
    const outra = (await prever(await criarVeiculo(), dois)).corpo;
    expect((await mesma(outra, 'FRENTE')).corpo.repetida).toMatchObject([
      frente,
      { ...frente, vista: 'TRASEIRA' },
    ]);
    const lidas = (await pedir('adm', 'GET', `/v1/estadias/${uid}/fotos`)).corpo.itens;
    expect(lidas.map(({ repetida }: Json) => repetida.length)).toEqual([2, 2]);
    // At another yard while it stands here.
    await fotografarTudo(uid, 'ENTRADA');
    expect((await agir(uid, 'entrar', ENTRADA)).status).toBe(200);
    const transferencia = await prever(veiculo, dois);
    expect(transferencia.status, transferencia.texto).toBe(201);
    await fotografarTudo(transferencia.corpo.uid, 'ENTRADA');
    expect(recusa(await agir(transferencia.corpo.uid, 'entrar', ENTRADA))).toEqual([422, 'ESTADIA_ABERTA']);
  });

  it('not in a recess, not for who stands elsewhere, and each act for its roles alone (F4)', async () => {
    const hoje = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    const fechado = await criarPatio({
      agenda: { ...AGENDA, recessos: [{ de: hoje, ate: hoje, motivo: 'Inventário' }] },
    });
    const veiculo = await criarVeiculo();
    expect(recusa(await prever(veiculo, fechado))).toEqual([422, 'PATIO_EM_RECESSO']);
    expect((await prever(veiculo, fechado, { previstaPara: daqui(2 * 86_400) })).status).toBe(201);
    const alheio = await criarPatio({}, false);
    expect((await prever(await criarVeiculo(), alheio)).status).toBe(404);
    expect((await pedir('patio', 'GET', `/v1/patios/${alheio.uid}/mapa`)).status).toBe(404);
    const patio = await criarPatio();
    const { corpo } = await prever(await criarVeiculo(), patio);
    for (const quem of ['comitente', 'mkt', 'acerto', 'cliente1']) {
      expect((await prever(await criarVeiculo(), patio, {}, quem)).status).toBe(403);
      expect((await fotografar(corpo, 'ENTRADA', 'FRENTE', randomUUID(), quem)).status).toBe(403);
      expect((await agir(corpo.uid, 'entrar', ENTRADA, quem)).status).toBe(403);
      expect((await agir(corpo.uid, 'cancelar', { motivo: 'Não vem' }, quem)).status).toBe(403);
    }
    expect((await ler(corpo.uid)).situacao).toBe('PREVISTA');
    for (const quem of ['acerto', 'mkt', 'cliente1'])
      expect((await pedir(quem, 'GET', `/v1/estadias/${corpo.uid}`)).status).toBe(403);
    // No arrow leads there.
    expect(recusa(await agir(corpo.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'OF 1' }))).toEqual([
      422,
      'TRANSICAO_INVALIDA',
    ]);
  });
});

describe('a stay ends (F9)', () => {
  it('for its consignor by their order, never while its lot is in dispute or sold', async () => {
    const patio = await criarPatio();
    const livre = await aberta(patio);
    expect((await agir(livre.uid, 'liberarSaida', { para: 'COMITENTE' })).status).toBe(400);
    const liberada = await agir(livre.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 12/2026' });
    expect([liberada.status, liberada.corpo.situacao]).toEqual([200, 'EM_SAIDA']);
    expect((await agir(livre.uid, 'voltar', { motivo: 'O caminhão não veio' })).corpo.situacao).toBe(
      'ABERTA',
    );
    expect(
      (await agir(livre.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 13/2026' })).status,
    ).toBe(200);
    const semFotos = await agir(livre.uid, 'finalizar', DEVOLUCAO);
    expect(recusa(semFotos)).toEqual([422, 'FOTOS_FALTANDO']);
    expect(semFotos.corpo.message).toMatch(/Assinatura/);
    await fotografarTudo(livre.uid, 'SAIDA');
    const assinou = randomUUID();
    const assinatura = await fotografar(livre, 'ASSINATURA', null, assinou);
    expect(assinatura.status).toBe(201);
    const fim = await agir(livre.uid, 'finalizar', DEVOLUCAO);
    expect([fim.status, fim.corpo.situacao, fim.corpo.devolucaoTipoMotivo]).toEqual([
      200,
      'FINALIZADA',
      'DEVOLUCAO',
    ]);
    // A phone whose answer was lost is told again that it is there; another comes too late.
    const deNovo = await fotografar(livre, 'ASSINATURA', null, assinou);
    expect([deNovo.status, deNovo.corpo.uid], deNovo.texto).toEqual([201, assinatura.corpo.uid]);
    expect((await fotografar(livre, 'ASSINATURA', null)).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
    // Its spot and its key are free again.
    const outra = await aberta(patio);
    await engine.leilao({}, [
      { nome: 'Uno', tipo: 'Carro', valor: { minimo: 100 }, veiculo: { uid: outra.veiUid } },
    ]);
    const emDisputa = await agir(outra.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 14' });
    expect(recusa(emDisputa), emDisputa.texto).toEqual([422, 'SAIDA_NAO_LIBERADA']);
    expect(
      (await agir(outra.uid, 'liberarSaida', { para: 'COMPRADOR', codigo: '123456' })).corpo.codigo,
    ).toBe('SAIDA_NAO_LIBERADA');
    expect((await ler(outra.uid)).situacao).toBe('ABERTA');
  });

  it('for its consignor, and then it is not sold from where it no more stands, until it is expected again', async () => {
    const doPatio = async () => {
      const patio = await criarPatio();
      const estadia = await aberta(patio);
      const saida = { para: 'COMITENTE', ordem: 'Ofício 20/2026' };
      expect((await agir(estadia.uid, 'liberarSaida', saida)).status).toBe(200);
      await fotografarTudo(estadia.uid, 'SAIDA');
      expect((await fotografar(estadia, 'ASSINATURA', null)).status).toBe(201);
      return estadia;
    };
    const { corpo: leilao } = await pedir('adm', 'POST', '/v1/leiloes', {
      nome: 'Do pátio',
      data: daqui(86_400),
    });
    const lotear = (uid: string) =>
      mandar('adm', 'POST', `/v1/leiloes/${leilao.uid}/lotes`, {
        ...{ nome: 'Uno', tipo: 'Carro', valor: { minimo: 100 }, veiculo: { uid } },
      });
    const uma = await doPatio();
    expect(recusa(await lotear(uma.veiUid))).toEqual([422, 'VEICULO_BLOQUEADO']);
    expect((await agir(uma.uid, 'finalizar', DEVOLUCAO)).corpo.situacao).toBe('FINALIZADA');
    const devolvido = await lotear(uma.veiUid);
    expect([...recusa(devolvido), devolvido.corpo.message]).toEqual([
      ...[422, 'VEICULO_BLOQUEADO', expect.stringContaining('devolvido ao comitente')],
    ]);
    const { id } = (await pedir('adm', 'GET', `/v1/veiculos/${uma.veiUid}`)).corpo;
    expect((await prever({ id }, await criarPatio())).status).toBe(201);
    expect((await lotear(uma.veiUid)).status).toBe(201);
    // Nor does it leave while a lot of it waits for its auction to begin, which asks nobody where it is.
    const emPreparo = await aberta(await criarPatio());
    const { uid: doPreparo } = (await lotear(emPreparo.veiUid)).corpo.itens[0];
    const { corpo: preparado } = await pedir('adm', 'GET', `/v1/lotes/${doPreparo}/privado`);
    expect(preparado.situacao).toBe('CADASTRADO');
    const presa = await agir(emPreparo.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 22/2026' });
    expect([...recusa(presa), presa.corpo.message]).toEqual([
      ...[422, 'SAIDA_NAO_LIBERADA', expect.stringContaining('em preparo')],
    ]);
    // Of an exit and a lot that meet one is refused; both may be, and are told why.
    for (let vez = 0; vez < 3; vez++) {
      const outra = await doPatio();
      expect((await agir(outra.uid, 'voltar', { motivo: 'Não veio' })).status).toBe(200);
      const [saida, lote] = await Promise.all([
        agir(outra.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 21/2026' }).then(({ status }) =>
          status === 200 ? agir(outra.uid, 'finalizar', DEVOLUCAO) : { status },
        ),
        lotear(outra.veiUid),
      ]);
      expect([saida.status, lote.status]).not.toEqual([200, 201]);
    }
  }, 120_000);

  it('for its buyer once paid and booked, by the code; and that is the hand-over', async () => {
    const patio = await criarPatio();
    const veiculo = await criarVeiculo();
    const estadia = await aberta(patio, {}, veiculo);
    const compra = await comprar(veiculo, patio, { paga: false });
    const recusada = await agir(estadia.uid, 'liberarSaida', { para: 'COMPRADOR', codigo: '000000' });
    expect(recusa(recusada)).toEqual([422, 'SAIDA_NAO_LIBERADA']);
    expect(recusa(await agir(estadia.uid, 'liberarSaida', { para: 'COMITENTE', ordem: 'OF' + '1' }))).toEqual(
      [422, 'SAIDA_NAO_LIBERADA'],
    );
    await pagar(compra.id);
    const semAgenda = await agir(estadia.uid, 'liberarSaida', { para: 'COMPRADOR', codigo: '000000' });
    expect(semAgenda.corpo.message).toMatch(/não está agendada/);
    await agendar(compra, patio);
    const { itens } = await retiradaDe(compra);
    const { codigo, uid: agUid } = itens[0].retirada.agendamento ?? itens[0].retirada;
    expect(recusa(await agir(estadia.uid, 'liberarSaida', { para: 'COMPRADOR', codigo: 'ERRADO' }))).toEqual([
      422,
      'CODIGO_RETIRADA_INCORRETO',
    ]);
    const saindo = await agir(estadia.uid, 'liberarSaida', { para: 'COMPRADOR', codigo });
    expect([saindo.status, saindo.corpo.situacao], saindo.texto).toEqual([200, 'EM_SAIDA']);
    await fotografarTudo(estadia.uid, 'SAIDA');
    await fotografar(estadia, 'ASSINATURA', null);
    const fim = await agir(estadia.uid, 'finalizar', { ...DEVOLUCAO, foraDoDia: true });
    expect([fim.status, fim.corpo.situacao], fim.texto).toEqual([200, 'FINALIZADA']);
    const { corpo: entregue } = await pedir('adm', 'GET', `/v1/agendamentos/${agUid}`);
    expect([entregue.situacao, entregue.entrega.estadiaUid]).toEqual(['ENTREGUE', estadia.uid]);
    expect(
      (await retiradaDe(compra)).itens[0].retiradaEm ?? (await retiradaDe(compra)).itens[0].retirada.situacao,
    ).toBeTruthy();
    await ate(
      async () => (await pedir('adm', 'GET', `/v1/veiculos/${veiculo.uid}`)).corpo.situacao,
      (situacao: Json) => situacao === 'ENTREGUE',
    );
    // What was typed at the gate stays as it was typed.
    expect((await ler(estadia.uid)).devolucaoNome).toBe('Ana Souza');
  });

  it('handed over at the gate it is over, whatever it lacked; a pickup that changed asks for its new code', async () => {
    const patio = await criarPatio();
    const veiculo = await criarVeiculo();
    const estadia = await aberta(patio, {}, veiculo);
    const compra = await comprar(veiculo, patio);
    await agendar(compra, patio);
    const { itens } = await retiradaDe(compra);
    const { codigo, uid: agUid } = itens[0].retirada.agendamento ?? itens[0].retirada;
    expect((await agir(estadia.uid, 'liberarSaida', { para: 'COMPRADOR', codigo })).status).toBe(200);
    const mudada = await mandar('cliente1', 'PUT', `/v1/cliente/compras/${compra.id}/retirada/${agUid}`, {
      novoCodigo: true,
    });
    expect(mudada.status, mudada.texto).toBe(200);
    await fotografarTudo(estadia.uid, 'SAIDA');
    await fotografar(estadia, 'ASSINATURA', null);
    const velho = await agir(estadia.uid, 'finalizar', { ...DEVOLUCAO, foraDoDia: true });
    expect(recusa(velho), velho.texto).toEqual([422, 'SAIDA_NAO_LIBERADA']);
    const { itens: agora } = await retiradaDe(compra);
    const entregue = await mandar('patio', 'PUT', `/v1/agendamentos/${agUid}/situacao`, {
      ...{ situacao: 'entregue', documentoVisto: 'CNH 1', foraDoDia: true },
      codigo: (agora[0].retirada.agendamento ?? agora[0].retirada).codigo,
    });
    expect(entregue.status, entregue.texto).toBe(200);
    const fim = await ate(
      () => ler(estadia.uid),
      ({ situacao }: Json) => situacao === 'FINALIZADA',
    );
    expect([fim.saidaPara, fim.agendamentoUid, fim.devolucaoTipoMotivo]).toEqual([
      'COMPRADOR',
      agUid,
      'VENDA',
    ]);
  });
});

describe('a service', () => {
  const SERVICOS = '/v1/estadias/servicos-solicitados';
  const CORPO = { tipoServico: 'Foto', observacaoSolicitacao: 'Fotos do motor' };
  const pedirServico = (estadia: Json, mais: object = {}, quem = 'sac') =>
    mandar(quem, 'POST', SERVICOS, { estadiaId: estadia.id, ...CORPO, ...mais });
  const moverServico = async (uid: string, acao: string, corpo: object = {}, quem = 'patio') => {
    const { revisao } = (await pedir('sac', 'GET', `${SERVICOS}/${uid}`)).corpo;
    return mandar(quem, 'POST', `${SERVICOS}/${uid}/${acao}`, { revisao, ...corpo });
  };
  const fotografarServico = async (
    uid: string,
    parte: string,
    { comandoId = randomUUID() as string, bytes = null as Uint8Array | null } = {},
  ) => {
    const bruto = new FormData();
    bruto.set('comandoId', comandoId);
    bruto.set('parte', parte);
    bruto.set('arquivo', new Blob([new Uint8Array(bytes ?? (await foto()))]), 'foto.png');
    return engine.pedir('POST', `${SERVICOS}/${uid}/fotos`, { token: tokens.patio!, bruto });
  };

  const daCompra = async (id: number): Promise<Json> =>
    (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}/servicos`)).corpo;

  it('that a buyer asked for is shown to them with what proves it, once it was done, and they are told; nothing more is asked of what left', async () => {
    const patio = await criarPatio();
    const veiculo = await criarVeiculo();
    const estadia = await aberta(patio, {}, veiculo);
    const compra = await comprar(veiculo, patio);
    const pedido = { itemUid: compra.itens[0].uid, ...CORPO };
    const onde = `/v1/cliente/compras/${compra.id}/servicos`;
    // Who comes is somebody, whoever asks.
    const deNinguem = { terceiroNome: '123 456' };
    expect(recusa(await mandar('cliente1', 'POST', onde, { ...pedido, ...deNinguem }))[1]).toBe(
      'REQUISICAO_INVALIDA',
    );
    expect(recusa(await pedirServico(estadia, deNinguem))[1]).toBe('REQUISICAO_INVALIDA');
    const { uid } = (await mandar('cliente1', 'POST', onde, pedido)).corpo;
    // What the house asks for is not theirs.
    await pedirServico(estadia, { tipoServico: 'Verificação' });
    expect((await fotografarServico(uid, 'FOTO')).status).toBe(201);
    const dele = async () => (await daCompra(compra.id)).itens[0].servicos;
    expect(await dele()).toMatchObject([{ uid, situacao: 'SOLICITADO', fotos: [], patio: patio.nome }]);
    const feito = await moverServico(uid, 'realizar', { observacaoRealizacao: 'Motor limpo' });
    expect(feito.status, feito.texto).toBe(200);
    const [realizado, ...mais] = await dele();
    expect(mais).toEqual([]);
    expect(realizado).toMatchObject({ situacao: 'REALIZADO', observacaoRealizacao: 'Motor limpo' });
    expect(realizado.fotos).toMatchObject([{ parte: 'FOTO' }]);
    const foto = await engine.pedir('GET', realizado.fotos[0].endereco, { token: tokens.cliente1! });
    expect(foto.status).toBe(200);
    await ate(
      async () => (await pedir('cliente1', 'GET', '/v1/cliente/avisos')).corpo.itens,
      (itens: Json) => itens.some((aviso: Json) => aviso.evento === 'servico-realizado'),
    );
    // Of one lot no more at a time than a yard can see to.
    for (let n = 1; n <= 10; n++) expect((await mandar('cliente1', 'POST', onde, pedido)).status).toBe(201);
    expect(recusa(await mandar('cliente1', 'POST', onde, pedido))).toEqual([422, 'LIMITE_DE_SERVICOS']);
    // Given back, or away: not at a yard.
    const fora = await comprar(await criarVeiculo(), patio);
    const semEstadia = await mandar('cliente1', 'POST', `/v1/cliente/compras/${fora.id}/servicos`, {
      ...pedido,
      itemUid: fora.itens[0].uid,
    });
    expect(recusa(semEstadia)).toEqual([422, 'SEM_ESTADIA']);
    expect((await daCompra(fora.id)).itens).toMatchObject([{ podePedir: false, servicos: [] }]);
  });

  it('is asked of a vehicle that stands at a yard alone, and done by what proves it', async () => {
    const patio = await criarPatio();
    const prevista = (await prever(await criarVeiculo(), patio)).corpo;
    expect(recusa(await pedirServico(prevista))).toEqual([422, 'SEM_ESTADIA']);
    const veiculo = await criarVeiculo({ faltaRecorte: true });
    const estadia = await aberta(patio, {}, veiculo);
    // Who bought it asks by their purchase; the yard does what others ask for.
    for (const quem of ['patio', 'acerto', 'cliente1'])
      expect((await pedirServico(estadia, {}, quem)).status, quem).toBe(403);
    // Another consignor's.
    expect((await pedirServico(estadia, {}, 'comitente')).status).toBe(404);
    expect((await pedirServico(estadia, { observacaoSolicitacao: '' })).status).toBe(400);
    const semNada: [string, RegExp, object?][] = [
      ['Foto', /foto/],
      ['Vídeo', /vídeo/],
      ['Vistoria', /vistoria/],
      ['Verificação', /por escrito/],
      ['Entrega', /finalize a estadia/],
      ['Devolução', /finalize a estadia/],
      ['Recortar Chassi', /foto de antes/],
      ['Agendamento', /presença/],
    ];
    const pedidos: Record<string, string> = {};
    for (const [tipoServico, falta] of semNada) {
      const { status, corpo, texto } = await pedirServico(estadia, { tipoServico });
      expect([status, corpo.situacao], texto).toEqual([201, 'SOLICITADO']);
      pedidos[tipoServico] = corpo.uid;
      const semProva = await moverServico(corpo.uid, 'realizar');
      expect(recusa(semProva), tipoServico).toEqual([422, 'EVIDENCIA_FALTANDO']);
      expect(semProva.corpo.message).toMatch(falta);
    }
    const aMesma = { comandoId: randomUUID(), bytes: new Uint8Array(await foto()) };
    const fotografado = await fotografarServico(pedidos.Foto!, 'FOTO', aMesma);
    expect(fotografado.status).toBe(201);
    expect((await fotografarServico(pedidos['Recortar Chassi']!, 'ANTES')).status).toBe(201);
    expect(recusa(await moverServico(pedidos['Recortar Chassi']!, 'realizar'))).toEqual([
      422,
      'EVIDENCIA_FALTANDO',
    ]);
    expect((await fotografarServico(pedidos['Recortar Chassi']!, 'DEPOIS')).status).toBe(201);
    const provas: [string, object][] = [
      ['Foto', {}],
      ['Vídeo', { url: 'https://video.exemplo.com.br/1' }],
      ['Verificação', { observacaoRealizacao: 'Sem vazamentos.' }],
      ['Recortar Chassi', {}],
      ['Agendamento', { compareceu: true }],
    ];
    for (const [tipo, prova] of provas) {
      const feito = await moverServico(pedidos[tipo]!, 'realizar', prova);
      expect([feito.status, feito.corpo.situacao], `${tipo} ${feito.texto}`).toEqual([200, 'REALIZADO']);
    }
    // A phone that never heard the answer tells it again: it is there, and once; another is too late.
    const deNovo = await fotografarServico(pedidos.Foto!, 'FOTO', aMesma);
    expect([deNovo.status, deNovo.corpo.uid], deNovo.texto).toEqual([201, fotografado.corpo.uid]);
    expect(recusa(await fotografarServico(pedidos.Foto!, 'FOTO'))).toEqual([422, 'TRANSICAO_INVALIDA']);
    expect((await pedir('patio', 'GET', `${SERVICOS}/${pedidos.Foto}/fotos`)).corpo.itens).toHaveLength(1);
    expect(recusa(await moverServico(pedidos.Foto!, 'cancelar', { motivo: 'Não precisa' }))).toEqual([
      422,
      'TRANSICAO_INVALIDA',
    ]);
    await ate(
      async () => (await pedir('adm', 'GET', `/v1/veiculos/${veiculo.uid}`)).corpo.faltaRecorte,
      (falta: Json) => falta === false,
    );
    // By the brand's SAC, not by somebody else who did not ask.
    expect(
      (await moverServico(pedidos.Vistoria!, 'cancelar', { motivo: 'Não precisa' }, 'remocao')).status,
    ).toBe(403);
    expect(
      (await moverServico(pedidos.Vistoria!, 'cancelar', { motivo: 'Não precisa' }, 'sac')).corpo.situacao,
    ).toBe('CANCELADO');
    const { corpo: lista } = await pedir('adm', 'GET', `${SERVICOS}?porPagina=200`);
    expect(lista.itens.filter(({ estadiaUid }: Json) => estadiaUid === estadia.uid)).toHaveLength(8);
  });

  it('has a slot of its yard, one place each; a buyer asks for what they bought, chooses its slot and calls it off', async () => {
    const patio = await criarPatio({ agenda: { ...AGENDA, lugares: 1 } });
    const veiculo = await criarVeiculo();
    const estadia = await aberta(patio, {}, veiculo);
    const compra = await comprar(veiculo, patio);
    const pedido = { itemUid: compra.itens[0].uid, ...CORPO, tipoServico: 'Agendamento' };
    expect(
      (await mandar('cliente2', 'POST', `/v1/cliente/compras/${compra.id}/servicos`, pedido)).status,
    ).toBe(404);
    const { status, corpo, texto } = await mandar(
      'cliente1',
      'POST',
      `/v1/cliente/compras/${compra.id}/servicos`,
      pedido,
    );
    expect(status, texto).toBe(201);
    // To have it given back is its consignor's to ask.
    const devolver = { ...pedido, tipoServico: 'Devolução' };
    expect(
      (await mandar('cliente1', 'POST', `/v1/cliente/compras/${compra.id}/servicos`, devolver)).status,
    ).toBe(400);
    for (const quem of ['cliente2', 'adm'])
      expect((await pedir(quem, 'GET', `/v1/cliente/compras/${compra.id}/servicos`)).status, quem).toBe(
        quem === 'adm' ? 403 : 404,
      );
    expect((await daCompra(compra.id)).itens).toMatchObject([
      { itemUid: pedido.itemUid, podePedir: true, servicos: [{ uid: corpo.uid, situacao: 'SOLICITADO' }] },
    ]);
    const deServicos = async () =>
      (await pedir('cliente1', 'GET', `/v1/cliente/servicos/${corpo.uid}/vagas`)).corpo;
    expect((await pedir('cliente2', 'GET', `/v1/cliente/servicos/${corpo.uid}/vagas`)).status).toBe(404);
    const vagas = await deServicos();
    const [um, dois] = vagas.itens.map(({ inicio }: Json) => inicio);
    const fora = await mandar('cliente1', 'POST', `/v1/cliente/servicos/${corpo.uid}/agendar`, {
      inicio: daqui(-3_600),
    });
    expect(recusa(fora)).toEqual([422, 'HORARIO_INDISPONIVEL']);
    expect(
      (await mandar('cliente2', 'POST', `/v1/cliente/servicos/${corpo.uid}/agendar`, { inicio: um })).status,
    ).toBe(404);
    const agendado = await mandar('cliente1', 'POST', `/v1/cliente/servicos/${corpo.uid}/agendar`, {
      inicio: um,
    });
    expect([agendado.status, agendado.corpo.situacao, agendado.corpo.inicio], agendado.texto).toEqual([
      200,
      'AGENDADO',
      um,
    ]);
    const outro = (await pedirServico(estadia)).corpo;
    expect(recusa(await moverServico(outro.uid, 'agendar', { inicio: um }))).toEqual([
      422,
      'HORARIO_INDISPONIVEL',
    ]);
    expect((await moverServico(outro.uid, 'agendar', { inicio: dois })).corpo.situacao).toBe('AGENDADO');
    expect((await deServicos()).itens.slice(0, 2).map(({ livres }: Json) => livres)).toEqual([0, 0]);
    // A recess over booked services is refused as over pickups, and frees them (F10).
    const noDia = new Date(Date.parse(um) - 3 * 3_600_000).toISOString().slice(0, 10);
    const recesso = { patios: [patio.uid], de: noDia, ate: noDia, motivo: 'Chuva' };
    expect(recusa(await mandar('adm', 'POST', '/v1/patio-recesso', recesso))).toEqual([
      422,
      'RECESSO_COM_AGENDA',
    ]);
    const fim = await mandar('cliente1', 'POST', `/v1/cliente/servicos/${corpo.uid}/cancelar`, {
      motivo: 'Mudei de ideia',
    });
    expect(fim.corpo.situacao, fim.texto).toBe('CANCELADO');
    await ate(
      async () => (await pedir('cliente1', 'GET', '/v1/cliente/avisos')).corpo.itens,
      (itens: Json) =>
        ['servico-agendado', 'servico-cancelado'].every((evento) =>
          itens.some((aviso: Json) => aviso.evento === evento),
        ),
    );
    // Its place is free again.
    expect((await moverServico(outro.uid, 'agendar', { inicio: um })).corpo.inicio).toBe(um);
    expect((await mandar('adm', 'POST', '/v1/patio-recesso', { ...recesso, remarcar: true })).status).toBe(
      200,
    );
    const { corpo: liberado } = await pedir('sac', 'GET', `${SERVICOS}/${outro.uid}`);
    expect([liberado.situacao, liberado.motivo]).toEqual(['CANCELADO', expect.stringMatching(/Chuva/)]);
  });
});
