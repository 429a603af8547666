import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
const CARRO = { nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } };
const RTMP = 'rtmp://encoder.exemplo/chave-secreta';
let adm = '';

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

const enviar = (metodo: 'POST' | 'PUT', caminho: string, corpo: object, token = adm) =>
  engine.pedir(metodo, caminho, { token, corpo });
const daLista = async (lista: string, uid: string, hotsite = 'leilo'): Promise<Json | undefined> => {
  const { corpo } = await engine.pedir('GET', `/v1/leiloes/lista-site/${lista}?porPagina=200`, { hotsite });
  return corpo.itens.find((leilao: Json) => leilao.uid === uid);
};

describe('what is live', () => {
  it('shows the lot on the block and the broadcast that staff put on the air, and nothing of the encoder', async () => {
    const { uid, lotes } = await engine.leilao({ situacao: 'AO_VIVO', data: daqui(-60) }, [
      { ...CARRO, finalizacaoManual: true },
      { ...CARRO, nome: 'Próximo', finalizacaoManual: true },
    ]);
    await enviar('PUT', `/v1/lotes/${lotes[1]}`, { situacao: 'AO_VIVO' });
    expect(await daLista('ao-vivo', uid)).toMatchObject({
      loteAtual: { uid: lotes[1] },
      restantes: 2,
      transmissao: null,
    });
    expect(await daLista('ao-vivo', uid, 'pacto')).toBeUndefined();

    const canal = await enviar('POST', '/v1/canal-transmissao', {
      ...{ nome: 'Auditório', disponivel: true, leilaoUid: uid, templateUid: randomUUID() },
    });
    expect([canal.status, canal.corpo.canalTransmissaoUid]).toEqual([201, canal.corpo.uid]);
    const inicio = {
      ...{ leilaoUid: uid, canalTransmissaoUid: canal.corpo.uid, urlRmtp: RTMP },
      ...{ videoAtivo: true, audioAtivo: true, posicaoTemplate: 1, local: 'Sala 2' },
    };
    const { status, corpo: transmissao } = await enviar('POST', '/v1/transmissao', inicio);
    expect(status).toBe(201);
    expect((await daLista('ao-vivo', uid)).transmissao).toBeNull();

    const video = { videoFilename: 'abertura.mp4', videoVoltarNoSegundo: 12, videoLoop: true };
    const publicar = { leilaoUid: uid, transmissaoUid: transmissao.uid, audioAtivo: false, ...video };
    const semPasta = { ...publicar, videoFilename: '../segredos.json' };
    expect((await enviar('PUT', '/v1/transmissao/publicar', semPasta)).status).toBe(400);
    const mkt = await engine.entrar('mkt');
    const publicada = await enviar('PUT', '/v1/transmissao/publicar', publicar, mkt);
    expect([publicada.status, publicada.corpo]).toEqual([200, expect.objectContaining(video)]);
    const noAr = await daLista('ao-vivo', uid);
    expect(noAr.transmissao).toEqual({
      ...{ uid: transmissao.uid, leilaoUid: uid, canal: 'Auditório', local: 'Sala 2' },
      ...{ videoAtivo: true, audioAtivo: false, dataInicio: transmissao.dataInicio, chega: false },
    });
    expect(JSON.stringify(noAr)).not.toContain('chave-secreta');

    const outra = await enviar('POST', '/v1/transmissao', inicio);
    const preta = { leilaoUid: uid, transmissaoUid: outra.corpo.uid };
    const semImagem = await enviar('PUT', '/v1/transmissao/publicar', preta);
    expect([semImagem.status, semImagem.corpo.codigo]).toEqual([409, 'TRANSMISSAO_SEM_IMAGEM']);
    await enviar('PUT', '/v1/transmissao/publicar', { ...preta, ...video });
    expect((await daLista('ao-vivo', uid)).transmissao.uid).toBe(outra.corpo.uid);
    const fim = { motivoFim: 'Fim do pregão' };
    expect((await enviar('PUT', `/v1/transmissao/${outra.corpo.uid}/encerrar`, fim)).status).toBe(200);
    expect((await daLista('ao-vivo', uid)).transmissao).toBeNull();
  });

  it('takes channels and broadcasts from staff of the brand alone, for its own auctions', async () => {
    const { uid } = await engine.leilao({}, [CARRO]);
    const canal = { nome: 'Auditório', disponivel: true, leilaoUid: uid, templateUid: randomUUID() };
    const cliente = await engine.entrar('cliente1');
    expect((await enviar('POST', '/v1/canal-transmissao', canal, cliente)).status).toBe(403);
    for (const quem of ['leiloeiro', 'mkt', 'acerto'])
      expect(
        (await enviar('POST', '/v1/canal-transmissao', canal, await engine.entrar(quem))).status,
        quem,
      ).toBe(quem === 'acerto' ? 403 : 201);
    expect((await engine.pedir('POST', '/v1/canal-transmissao', { corpo: canal })).status).toBe(401);
    const deOutra = await engine.leilao({}, [CARRO], 'pacto');
    const alheio = await enviar('POST', '/v1/canal-transmissao', { ...canal, leilaoUid: deOutra.uid });
    expect([alheio.status, alheio.corpo.codigo]).toEqual([404, 'LEILAO_NAO_ENCONTRADO']);
    const semNome = await enviar('POST', '/v1/canal-transmissao', { ...canal, nome: '' });
    expect([semNome.status, semNome.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });

  it('is followed by sockets that show several auctions at once, when they ask for it', async () => {
    const [um, dois] = await Promise.all([engine.leilao({}, [CARRO]), engine.leilao({}, [CARRO])]);
    const soquete = engine.socket();
    const vistos = new Set<string>();
    soquete.on('on-leiloes-site-dto', ({ uid }: Json) => vistos.add(uid));
    for (const { uid } of [um, dois])
      await soquete.emitWithAck('conectar-leilao-site-dto', { leiUid: uid, lotes: false, junto: true });
    for (const { uid } of [um, dois]) await enviar('PUT', `/v1/leiloes/${uid}`, { situacao: 'AO_VIVO' });
    await expect.poll(() => vistos.size, { timeout: 20_000 }).toBe(2);
    soquete.disconnect();
  });
});

describe('results', () => {
  it('count what was sold and for how much once the auction is finished, by month, on its own brand', async () => {
    const { uid, lotes } = await engine.leilao(
      { data: daqui(-86_400), pontoCorteParaIncrementoPosLancesSegundos: 0 },
      [
        { ...CARRO, dataFim: daqui(2.5) },
        { ...CARRO, nome: 'Sem interesse', dataFim: daqui(2.5) },
      ],
    );
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 150_000);
    expect(await daLista('resultados', uid)).toBeUndefined();
    await ate(
      () => Promise.all(lotes.map(async (lelUid) => (await engine.lote(lelUid)).situacao)),
      (situacoes) => situacoes.join() === 'AG_PAGAMENTO,NAO_ARREMATADO',
    );
    expect((await enviar('PUT', `/v1/leiloes/${uid}`, { situacao: 'EXECUTADO' })).status).toBe(200);
    const { resultado } = await daLista('resultados', uid);
    expect(resultado).toMatchObject({
      ...{ ofertados: 2, vendidos: 1, condicionais: 0, total: 150_000, lances: 1 },
      maior: { uid: lotes[0], valorAtual: 150_000 },
    });
    expect(await daLista('resultados', uid, 'pacto')).toBeUndefined();
    const { corpo } = await engine.pedir('GET', '/v1/leiloes/lista-site/resultados?porMes=2001-01');
    expect(corpo.total).toBe(0);
    const ruim = await engine.pedir('GET', '/v1/leiloes/lista-site/resultados?porMes=13');
    expect([ruim.status, ruim.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });
});
