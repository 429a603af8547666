import { describe, expect, it } from 'vitest';
import { ate, type Json } from './engine.ts';
import {
  ateA,
  contas,
  designacao,
  engine,
  fazer,
  janela,
  ler,
  letras,
  local,
  mandar,
  motorista,
  mover,
  patio,
  pedir,
  solicitar,
  usarRemocoes,
  veiculo,
} from './remocoes.ts';
import { concordar } from './segunda-pessoa.ts';

/* Removals (fleet, section 4): asked for, seen by whom, paid for, and what they tell the vehicle and the yard. */

usarRemocoes();

describe('a removal', () => {
  it('is asked for by who may, of a vehicle of theirs, with the table’s price; a vehicle has one that is open (F11)', async () => {
    const { id } = await veiculo();
    const pedido = { veiculoId: id, localRemocaoId: local.id, patioId: patio.id };
    for (const quem of ['patio', 'sac', 'cliente1', 'despacho', 'guia'])
      expect((await pedir(quem, 'POST', '/v1/remocoes', pedido)).status, quem).toBe(403);
    // Nobody's vehicle is none of a consignor's people.
    expect((await pedir('com', 'POST', '/v1/remocoes', pedido)).status).toBe(404);
    const feitas = await Promise.all(
      ['rem', 'lei', 'rem'].map((quem) => pedir(quem, 'POST', '/v1/remocoes', pedido)),
    );
    expect(feitas.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const { status, corpo } of feitas) if (status === 422) expect(corpo.codigo).toBe('REMOCAO_EM_CURSO');
    const nova = feitas.find(({ status }) => status === 201)!.corpo;
    expect(nova).toMatchObject({ situacao: 'SOLICITADA', valorSugerido: 30_000 });
    const vista = await ler(nova.uid);
    expect(vista).toMatchObject({
      ...{ patio: { id: patio.id }, veiculo: { id }, transportadora: null },
      localRemocao: { id: local.id, contatoTelefone: '11987654321' },
    });
    const { itens } = await fazer('rem', 'GET', `/v1/veiculos/qb/remocoes?geral=${vista.placa}`);
    expect(itens).toMatchObject([{ id, remocaoId: nova.id }]);
    // Ended, it stands in nobody's way.
    await mover('adm', nova.uid, 'S03', { motivo: 'Não é nosso' });
    expect((await pedir('lei', 'POST', '/v1/remocoes', pedido)).status).toBe(201);
  });

  it('is not asked for of a vehicle that is kept where it is, nor to a yard out of use or of another brand', async () => {
    const parado = await veiculo({ bloquearRemocao: true });
    const pedido = { veiculoId: parado.id, localRemocaoId: local.id, patioId: patio.id };
    expect((await pedir('rem', 'POST', '/v1/remocoes', pedido)).corpo.codigo).toBe('VEICULO_BLOQUEADO');
    const { id } = await veiculo();
    const com = (mais: object) => pedir('rem', 'POST', '/v1/remocoes', { ...pedido, veiculoId: id, ...mais });
    for (const mais of [{ veiculoId: 9e8 }, { localRemocaoId: 9e8 }, { patioId: 9e8 }])
      expect((await com(mais)).status).toBe(404);
    const fora = await fazer('adm', 'POST', '/v1/patios', {
      ...{ nome: `Fora ${letras()}`, cidade: 'Itu', estadoUf: 'SP', endereco: 'B', situacao: 'INATIVO' },
    });
    expect((await com({ patioId: fora.id })).corpo.codigo).toBe('REQUISICAO_INVALIDA');
  });

  it('is shown to a consignor’s people, to a yard’s and to another brand only as it is theirs (F14)', async () => {
    const comitente = await fazer('adm', 'POST', '/v1/comitentes', {
      nome: `Banco ${letras()}`,
    });
    await fazer('adm', 'POST', `/v1/comitentes/usuario-comitente/${contas.com!.uid}`, {
      comIds: [comitente.id],
      nomeSite: 'X',
      cogId: 1,
    });
    const meu = await veiculo({ comId: comitente.id });
    const nova = await ate(
      () =>
        pedir('com', 'POST', '/v1/remocoes', {
          veiculoId: meu.id,
          localRemocaoId: local.id,
          patioId: patio.id,
        }),
      ({ status }) => status === 201,
    );
    const alheia = await solicitar();
    const visto = await ler(nova.corpo.uid, 'com');
    // What fetching costs is between the house and the carrier; whom to call there is not theirs to have whole.
    expect([visto.valorSugerido, visto.localRemocao.contatoTelefone]).toEqual([undefined, '(11) *****-4321']);
    expect((await pedir('com', 'GET', `/v1/remocoes/${alheia.uid}`)).status).toBe(404);
    expect((await mandar('com', alheia.uid, 'S13', { texto: 'Cadê?' })).status).toBe(404);
    const daLista = await fazer('com', 'GET', '/v1/remocoes/consulta/qb');
    expect(daLista.itens.map((um: Json) => um.uid)).toEqual([nova.corpo.uid]);
    expect((await pedir('patio', 'GET', `/v1/remocoes/${alheia.uid}`)).status).toBe(200);
    expect((await pedir('outroPatio', 'GET', `/v1/remocoes/${alheia.uid}`)).status).toBe(404);
    for (const onde of ['', '/eventos', '/arquivos', '/historico', '/efeitos'])
      expect(
        (await pedir('pacto', 'GET', `/v1/remocoes/${alheia.uid}${onde}`, undefined, 'pacto')).status,
        onde,
      ).toBe(404);
    for (const quem of ['despacho', 'guia', 'outroDespacho', 'outroGuia'])
      expect((await pedir(quem, 'GET', `/v1/transportadora/remocoes/${alheia.uid}`)).status, quem).toBe(404);
    // Who asked calls it off; nobody else of the kind does.
    expect((await mandar('com', nova.corpo.uid, 'S16', { motivo: 'Desistimos' })).corpo.situacao).toBe(
      'CANCELADA',
    );
    expect((await mandar('lei', alheia.uid, 'S16', { motivo: 'Não quero' })).status).toBe(403);
  });

  it('goes from the asking to the yard, and tells the vehicle and its custody', async () => {
    const feita = await ateA('CONCLUIDA');
    expect(feita).toMatchObject({ situacao: 'CONCLUIDA', longeDoLocal: false, distanciaDoLocal: 0 });
    expect(feita.eventos.map(({ codigo }: Json) => codigo)).toEqual(
      'S01 S02 S04 S06 S08 S09 S11 S14 S17'.split(' '),
    );
    expect(feita.diaInicioReal).toBe(feita.eventos.find((um: Json) => um.codigo === 'S11').instante);
    const cadeia = await ate(
      () => fazer('adm', 'GET', `/v1/veiculos/${feita.veiUid}/custodia`),
      ({ eventos }) => eventos.some((um: Json) => um.publico.tipo === 'portao'),
    );
    const tipos = cadeia.eventos.map((um: Json) => um.publico.tipo);
    for (const tipo of ['remocao-pedida', 'remocao-autorizada', 'coleta', 'portao'])
      expect(
        tipos.filter((um: string) => um === tipo),
        tipo,
      ).toHaveLength(1);
    expect(JSON.stringify(cadeia.eventos.map((um: Json) => um.publico))).not.toContain('Téo');
    // And the vehicle is on the way while it is, and no longer.
    const noCaminho = await ateA('AUTORIZADA');
    const situacaoDo = async (uid: string) => (await fazer('adm', 'GET', `/v1/veiculos/${uid}`)).situacao;
    await ate(
      () => situacaoDo(noCaminho.veiUid),
      (uma) => uma === 'EM_REMOCAO',
    );
    await mover('rem', noCaminho.uid, 'S16', { motivo: 'Vendido lá mesmo' });
    await ate(
      () => situacaoDo(noCaminho.veiUid),
      (uma) => uma === 'CADASTRADO',
    );
    await ate(
      () => situacaoDo(feita.veiUid),
      (uma) => uma === 'NO_PATIO',
    );
  });
});

describe('what a carrier is paid', () => {
  it('is one person’s to say up to a tenth above the table, and two’s beyond', async () => {
    const { uid } = await ateA('AUTORIZADA');
    const caro = await mandar('rem', uid, 'S04', { ...designacao(), valorCobradoTransportadora: 33_001 });
    expect([caro.status, caro.corpo.situacao], caro.texto).toEqual([202, 'AGUARDANDO']);
    // Who decides reads what it is held to, and no machine's words.
    const { itens } = (await pedir('adm', 'GET', '/v1/aprovacoes/a-decidir')).corpo;
    const { mudancas } = itens.find((um: Json) => um.uid === caro.corpo.aprovacaoUid);
    expect(mudancas).toEqual(
      expect.arrayContaining([expect.objectContaining({ nome: 'Valor da tabela', depois: 30_000 })]),
    );
    expect(JSON.stringify(mudancas)).not.toContain('codigo');
    expect(await ler(uid)).toMatchObject({ situacao: 'AUTORIZADA', valorCobradoTransportadora: null });
    await concordar(engine, caro);
    const depois = await ate(
      () => ler(uid),
      ({ situacao }) => situacao === 'DESIGNADA',
    );
    expect(depois.valorCobradoTransportadora).toBe(33_001);
    const outra = await ateA('AUTORIZADA');
    await mover('rem', outra.uid, 'S04', { ...designacao(), valorCobradoTransportadora: 33_000 });
    // By the act of the screens as well.
    const terceira = await ateA('AUTORIZADA');
    const pelaTela = await pedir('rem', 'POST', `/v1/remocoes/${terceira.uid}/designar`, {
      ...{ ...designacao(), valorCobradoTransportadora: 40_000, revisao: terceira.revisao },
    });
    expect(pelaTela.status).toBe(202);
  });

  it('is not raised by who is held to it: not by the table, and not by a yard far away that becomes a near one', async () => {
    const tabelas = '/v1/fretes/tabelas';
    const [{ uid: tabela, ...antes }] = (await pedir('rem', 'GET', tabelas)).corpo.itens;
    const { linhas, revisao, ...resto } = antes;
    for (const [metodo, caminho] of [
      ['PUT', `${tabelas}/${tabela}`],
      ['PUT', '/v1/fretes'],
    ] as const)
      expect((await pedir('rem', metodo, caminho, { ...resto, linhas, revisao })).status).not.toBe(200);
    const longe = { cidade: 'Sorocaba', estado: 'SP' };
    await fazer('adm', 'PUT', `${tabelas}/${tabela}`, {
      revisao,
      linhas: [
        ...linhas,
        {
          origem: longe,
          destino: { cidade: 'São Paulo', estado: 'SP' },
          item: 'Carro',
          valor: 90_000,
          prazo: 2,
        },
      ],
    });
    const patioLonge = await fazer('adm', 'POST', '/v1/patios', {
      ...{ nome: `Longe ${letras()}`, cidade: longe.cidade, estadoUf: longe.estado, endereco: 'Rua B, 2' },
    });
    const { uid } = await solicitar({ patioId: patioLonge.id }, 'rem');
    await mover('rem', uid, 'S02');
    await mover('rem', uid, 'S04', { ...designacao(), valorCobradoTransportadora: 90_000 });
    await mover('despacho', uid, 'S06', { motoristaId: motorista.id, ...janela() });
    const perto = await mandar('rem', uid, 'S07', { motivo: 'Mais perto', patioId: patio.id, ...janela() });
    expect([perto.status, perto.corpo.situacao], perto.texto).toEqual([202, 'AGUARDANDO']);
    expect(await ler(uid)).toMatchObject({ patioId: patioLonge.id, valorSugerido: 90_000 });
  });
});

it('what stands at the gate by its removal waits in the yard’s queue since then', async () => {
  const { uid, id, eventos } = await ateA('NO_PORTAO');
  const naFila = async () =>
    (await fazer('patio', 'GET', `/v1/estadias/fila?patio=${patio.uid}`)).itens.find(
      (um: Json) => um.remocaoId === id,
    );
  const desde = eventos.findLast(({ codigo }: Json) => codigo === 'S14').instante;
  expect(await naFila()).toMatchObject({ como: 'NO_PORTAO', em: desde, atrasada: false });
  await mover('patio', uid, 'S15', { motivo: 'Sem chave' });
  expect((await naFila())?.como).not.toBe('NO_PORTAO');
});
