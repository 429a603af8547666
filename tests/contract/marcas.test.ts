import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
let token = '';
let daPacto = '';
/** A consignor of the other brand alone, with a tolerance of its own. */
let alheio: { id: number; uid: string };
let proprio: { id: number; uid: string };

const como = (metodo: string, caminho: string, corpo?: unknown, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: hotsite === 'leilo' ? token : daPacto, hotsite, corpo });
const carro = (mais: object = {}) => ({ nome: 'Gol', tipo: 'Carro', valor: { minimo: 50_000 }, ...mais });
const criarComitente = async (hotsite: string) =>
  (
    await como(
      'POST',
      '/v1/comitentes',
      { nome: `Banco ${hotsite}`, toleranciaLiberacaoPorcentagem: 37 },
      hotsite,
    )
  ).corpo;

beforeAll(async () => {
  await engine.subir();
  [token, daPacto] = [await engine.entrar('adm'), await engine.entrar('adm', 'pacto')];
  [proprio, alheio] = [await criarComitente('leilo'), await criarComitente('pacto')];
});
afterAll(() => engine.encerrar());

const recusa = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo.codigo];
const NAO_HA = [404, 'COMITENTE_NAO_ENCONTRADO'];

describe('another brand’s consignor', () => {
  it('is named by no lot: not when taken in, nor by hand, nor in bulk, nor by moving the auction', async () => {
    const { uid, lotes } = await engine.leilao({}, [
      carro({ comitente: { nome: 'Banco', comId: proprio.id } }),
    ]);
    const lelUid = lotes[0]!;
    const comitente = { nome: 'Banco', comId: alheio.id };
    expect(recusa(await como('POST', `/v1/leiloes/${uid}/lotes`, carro({ comitente })))).toEqual(NAO_HA);
    const comTermos = carro({ comitente, termosCondicional: {} });
    expect(recusa(await como('POST', `/v1/leiloes/${uid}/lotes`, [carro(), comTermos]))).toEqual(NAO_HA);
    expect(recusa(await como('PUT', `/v1/lotes/${lelUid}`, { comitente }))).toEqual(NAO_HA);
    const emMassa = { acao: 'alterar', mudancas: { comitente }, lelUids: [lelUid] };
    const { corpo } = await como('POST', '/v1/lotes/em-massa', emMassa);
    expect(corpo).toMatchObject({ feitos: 0, itens: [{ erro: { codigo: 'COMITENTE_NAO_ENCONTRADO' } }] });
    expect(recusa(await como('PUT', `/v1/leiloes/${uid}`, { hotsites: [2] }))).toEqual(NAO_HA);
    const { corpo: historico } = await como('GET', `/v1/lotes/${lelUid}/historico`);
    expect(historico.itens).toHaveLength(1);
    expect(historico.itens[0].mudancas.termosCondicional.toleranciaPorcentagem).toBe(37);
    // What the lot says already may be said again.
    const mesmo = { comitente: { nome: 'Banco S.A.', comId: proprio.id } };
    expect((await como('PUT', `/v1/lotes/${lelUid}`, mesmo)).status).toBe(200);
  });

  it('is named by no vehicle and no apelido', async () => {
    const veiculo = { placa: 'MAR1C00', marca: 'VW', modelo: 'Gol', tipo: 'Carro' };
    expect(recusa(await como('POST', '/v1/veiculos', { ...veiculo, comId: alheio.id }))).toEqual(NAO_HA);
    const { corpo } = await como('POST', '/v1/veiculos', { ...veiculo, comId: proprio.id });
    expect(recusa(await como('PUT', `/v1/veiculos/${corpo.uid}`, { comId: alheio.id, revisao: 1 }))).toEqual(
      NAO_HA,
    );
    const apelido = { apelido: 'raquete-da-marca', cidade: 'Goiânia' };
    expect(recusa(await como('POST', '/v1/apelidos', { ...apelido, comId: alheio.id }))).toEqual(NAO_HA);
    const novo = (await como('POST', '/v1/apelidos', apelido)).corpo;
    const com = { ...apelido, comId: alheio.id, revisao: novo.revisao };
    expect(recusa(await como('PUT', `/v1/apelidos/${novo.uid}`, com))).toEqual(NAO_HA);
  });
});

describe('the lot of a vehicle', () => {
  it('is the one that sells it now, on the caller’s brand, for calls and sockets', async () => {
    const { corpo: veiculo } = await como('POST', '/v1/veiculos', {
      ...{ placa: 'MAR1C01', marca: 'VW', modelo: 'Gol', tipo: 'Carro' },
    });
    const { uid } = veiculo;
    const com = carro({ veiculo: { uid } });
    const daqui = new Date(Date.now() + 3_600_000).toISOString();
    const leilaoDaOutra = await como(
      'POST',
      '/v1/leiloes',
      { nome: 'Outra marca', data: daqui, situacao: 'PRONTO' },
      'pacto',
    );
    const deLa = (await como('POST', `/v1/leiloes/${leilaoDaOutra.corpo.uid}/lotes`, com, 'pacto')).corpo;
    expect((await como('GET', `/v1/veiculos/${uid}`)).corpo).toMatchObject({ lelUid: null, leiUid: null });

    const antigo = await engine.leilao({}, [com]);
    const doVeiculo = async () => (await como('GET', `/v1/veiculos/${uid}`)).corpo.lelUid;
    expect(await doVeiculo()).toBe(antigo.lotes[0]);
    expect(
      (await como('POST', `/v1/lotes/${antigo.lotes[0]}/cancelar`, { motivo: 'Volta ao pátio' })).status,
    ).toBe(200);
    const atual = await engine.leilao({}, [com]);
    expect(await doVeiculo()).toBe(atual.lotes[0]);
    // Nor is it in another besides, on its own brand.
    const outro = await como('POST', `/v1/leiloes/${atual.uid}/lotes`, { ...com, situacao: 'CADASTRADO' });
    expect(outro.corpo.codigo).toBe('VEICULO_EM_LEILAO');
    expect(await doVeiculo()).toBe(atual.lotes[0]);

    const socket = engine.socket();
    const resposta = await socket.timeout(20_000).emitWithAck('conectar-lances-lote', { veiUid: uid });
    expect(resposta).toMatchObject({ ok: true, lelUid: atual.lotes[0] });
    expect(resposta.lelUid).not.toBe(deLa.itens[0].uid);
    socket.disconnect();
  });
});
