import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aoVivo, codigo, dar, Sockets } from './console-do-leiloeiro.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const RESERVA = 1_234_567;
const sockets = new Sockets(engine);
afterEach(() => sockets.fechar());
const conectar = (quem?: string) => sockets.conectar(quem);

describe('a whole live auction, through sockets (rules 12, 16 and 17)', () => {
  it('is held from the first lot to the last, and what the public was told is what its ledgers prove', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({ nome: 'Leilão ao vivo' }, [
      aoVivo({ valorComitente: RESERVA }),
      aoVivo(),
      aoVivo(),
    ]);
    const [um, dois, tres] = lotes as [string, string, string];
    const [console, outro] = [
      await sockets.console('leiloeiro', leiUid),
      await sockets.console('adm', leiUid),
    ];
    const [ana, bia, visitante] = [await conectar('cliente1'), await conectar('cliente2'), await conectar()];
    const publicas: Json[] = [];
    const seqs: number[] = [];
    visitante.onAny((nome, dados) => publicas.push([nome, dados]));
    visitante.on('on-lances-lote', ({ lelUid, seq }) => lelUid === um && seqs.push(seq));
    publicas.push(await visitante.emitWithAck('conectar-leilao-site-dto', { leiUid }));
    for (const lelUid of lotes) await visitante.emitWithAck('conectar-lances-lote', { lelUid });

    // A bid before the lot is called, then the room against the site.
    expect(codigo(await dar(ana, um, 200_000, 'AUTOMATICO'))).toBe('ok');
    expect(console.estado).toMatchObject({ seq: 0, lote: null, contagem: { total: 3, aguardando: 3 } });
    await console.fazer('abrir-lote');
    expect(console.estado).toMatchObject({
      situacao: 'AO_VIVO',
      lelUid: um,
      lote: { situacao: 'AO_VIVO', reserva: RESERVA, reservaAtingida: false, valorAtual: 100_000 },
    });
    const [primeira, segunda] = console.estado.apelidos;
    await console.fazer('lance-presencial', { apelidoUid: primeira.uid, valor: 150_000 });
    expect(console.estado.lote).toMatchObject({ valorAtual: 160_000, lider: { presencial: false } });
    expect(console.estado.apelidoUid).toBe(segunda.uid);
    await console.fazer('lance-presencial', { apelidoUid: segunda.uid, valor: 210_000 });
    expect(console.estado.lote.lider).toMatchObject({ apelido: segunda.apelido, presencial: true });

    // A bid after a call takes the lot back; the console's old state is refused with the new one.
    await console.fazer('dou-lhe-uma');
    const antes = console.estado;
    expect(codigo(await dar(bia, um, 220_000))).toBe('ok');
    const atrasada = await console.agir('dou-lhe-duas', { seq: antes.seq });
    expect(atrasada.erro).toMatchObject({
      codigo: 'ESTADO_MUDOU',
      statusCode: 409,
      estado: { lote: { situacao: 'AO_VIVO', valorAtual: 220_000 } },
    });
    console.guardar(atrasada.erro.estado);
    expect(codigo(await console.agir('vender'))).toBe('TRANSICAO_INVALIDA');

    // Calls taken back, then the sale, below the reserve: conditional.
    await console.fazer('dou-lhe-uma');
    await console.fazer('desfazer');
    expect(console.estado.lote.situacao).toBe('AO_VIVO');
    for (const passo of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await console.fazer(passo);
    expect(console.estado.lote.situacao).toBe('CONDICIONAL');
    expect(codigo(await dar(ana, um, 900_000))).toBe('ENCERRADO');

    // The second lot: nobody wants it now, it comes again at the end; the other console holds the third meanwhile.
    await console.fazer('abrir-lote');
    await console.fazer('repasse');
    await ate(
      async () => outro.estado,
      ({ lote }) => lote?.situacao === 'REPASSE',
    );
    await outro.fazer('abrir-lote');
    expect(outro.estado.lelUid).toBe(tres);
    await outro.fazer('incremento', { valor: 50_000 });
    expect(codigo(await dar(ana, tres, 100_000))).toBe('ok');
    expect(await dar(bia, tres, 110_000)).toMatchObject({ erro: { proximoLance: 150_000 } });
    await ate(
      async () => outro.estado.lote,
      ({ valorAtual }) => valorAtual === 100_000,
    );
    await outro.fazer('pausar');
    expect(codigo(await dar(bia, tres, 150_000))).toBe('LEILAO_PAUSADO');
    expect(codigo(await outro.agir('dou-lhe-uma'))).toBe('LEILAO_PAUSADO');
    await outro.fazer('retomar');
    for (const passo of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await outro.fazer(passo);
    expect(outro.estado.lote.situacao).toBe('AG_PAGAMENTO');

    // A sale too soon: taken back, one more bid, sold again.
    await outro.fazer('desfazer');
    expect(codigo(await dar(bia, tres, 150_000))).toBe('ok');
    await ate(
      async () => outro.estado.lote,
      ({ valorAtual, situacao }) => valorAtual === 150_000 && situacao === 'AO_VIVO',
    );
    for (const passo of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await outro.fazer(passo);
    await outro.fazer('abrir-lote');
    expect(outro.estado).toMatchObject({ lelUid: dois, proximos: [] });
    await outro.fazer('nao-arrematar');
    expect(codigo(await outro.agir('abrir-lote'))).toBe('NAO_HA_PROXIMO_LOTE');
    expect(outro.estado.contagem).toMatchObject({ vendidos: 1, condicionais: 1, naoVendidos: 1 });

    const token = await engine.entrar('adm');
    const fim = await engine.pedir('PUT', `/v1/leiloes/${leiUid}/situacao`, {
      token,
      corpo: { situacao: 'EXECUTADO' },
    });
    expect(fim.status).toBe(200);
    expect(codigo(await outro.agir('desfazer'))).toBe('LEILAO_TERMINADO');

    for (const lelUid of lotes) {
      const livro = (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo;
      expect(livroConfere(livro), lelUid).toBe(true);
      expect(livro.assinatura).not.toBeNull();
    }
    // What watched saw every step of the first lot in order, and no secret of any.
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    expect(seqs.at(-1)).toBe((await engine.lote(um)).seq);
    const texto = JSON.stringify(publicas);
    expect(texto).toContain('loteAoVivoUid');
    expect(texto).not.toMatch(new RegExp(`${RESERVA}|"reserva|on-leiloeiro|apelidoUid`));
    const lances = await engine.pedir('GET', `/v1/lotes/${um}/lances`);
    expect(lances.corpo.itens.filter(({ tipo }: Json) => tipo === 'PRESENCIAL')).toHaveLength(2);
  });

  it('survives two consoles pressing the same keys at once: each act is done once', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo(), aoVivo()]);
    const consoles = [await sockets.console('leiloeiro', leiUid), await sockets.console('adm', leiUid)];
    for (const passo of ['abrir-lote', 'dou-lhe-uma', 'dou-lhe-duas', 'nao-arrematar']) {
      const { seq } = (await sockets.console('adm', leiUid)).estado;
      const acks = await Promise.all(consoles.map((console) => console.agir(passo, { seq })));
      expect(acks.map(codigo).sort(), passo).toEqual(['ESTADO_MUDOU', 'ok']);
    }
    const { corpo } = await engine.pedir('GET', `/v1/leiloes/${leiUid}`);
    expect(corpo.situacao).toBe('AO_VIVO');
  });

  it('gives timed lots of the same auction the pause back, publicly (rule 18)', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({ incrementoAposLancesSegundos: 1 }, [
      { nome: 'Com horário', tipo: 'Carro', valor: { minimo: 100_000 }, dataFim: daqui(3) },
    ]);
    const console = await sockets.console('leiloeiro', leiUid);
    await console.fazer('pausar');
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect((await engine.lote(lotes[0]!)).situacao).toBe('LIBERADO_LEILAO');
    const ana = await conectar('cliente1');
    expect(codigo(await dar(ana, lotes[0]!, 100_000))).toBe('LEILAO_PAUSADO');
    await console.fazer('retomar');
    const { eventos } = (await engine.pedir('GET', `/v1/lotes/${lotes[0]}/livro`)).corpo;
    const { publico } = eventos.at(-1);
    expect(publico.tipo).toBe('TempoRestituido');
    const pausa = Date.parse(publico.ate) - Date.parse(publico.de);
    expect(pausa).toBeGreaterThan(3_400);
    expect(Date.parse(publico.dataFim) - Date.parse(eventos[0].publico.dataFim)).toBe(pausa);
    expect(codigo(await dar(ana, lotes[0]!, 100_000))).toBe('ok');
    await ate(
      () => engine.lote(lotes[0]!),
      ({ situacao }) => situacao === 'AG_PAGAMENTO',
    );
  });
});

describe('who may, and post-sale situations', () => {
  it('keeps the console from clients, and each situation from whoever may not give it', async () => {
    const { uid: leiUid, lotes } = await engine.leilao({}, [aoVivo()]);
    const ana = await conectar('cliente1');
    expect(codigo(await ana.emitWithAck('conectar-leiloeiro', { leiUid }))).toBe('SEM_PERMISSAO');
    expect(codigo(await (await conectar()).emitWithAck('conectar-leiloeiro', { leiUid }))).toBe(
      'NAO_AUTENTICADO',
    );
    const console = await sockets.console('leiloeiro', leiUid);
    await console.fazer('abrir-lote');
    await dar(ana, lotes[0]!, 100_000);
    console.guardar((await sockets.console('adm', leiUid)).estado);
    for (const passo of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await console.fazer(passo);

    const passar = async (quem: string, situacao: string) => {
      const token = await engine.entrar(quem);
      const resposta = await engine.pedir('PUT', `/v1/lotes/${lotes[0]}/situacao`, {
        token,
        corpo: { situacao, motivo: 'prova' },
      });
      const { status, corpo } = resposta;
      if (status === 202) {
        await concordar(engine, resposta);
        return (
          await ate(
            () => engine.lote(lotes[0]!),
            (lote: Json) => lote.situacao === situacao,
          )
        ).situacao;
      }
      return status === 200 ? corpo.situacao : [corpo.codigo, corpo.de, corpo.para].filter(Boolean).join(' ');
    };
    expect(await passar('cliente1', 'PAGO')).toBe('SEM_PERMISSAO');
    expect(await passar('leiloeiro', 'PAGO')).toBe('SEM_PERMISSAO');
    expect(await passar('acerto', 'LIBERADO_LEILAO')).toBe('TRANSICAO_INVALIDA AG_PAGAMENTO LIBERADO_LEILAO');
    expect(await passar('acerto', 'LOTE_CANCELADO')).toBe('SEM_PERMISSAO');
    for (const situacao of ['BOLETO', 'PAGO', 'RETIRADO'])
      expect(await passar('acerto', situacao)).toBe(situacao);
    expect(await passar('adm', 'CADASTRADO')).toBe('TRANSICAO_INVALIDA RETIRADO CADASTRADO');
    expect(codigo(await console.agir('desfazer', { seq: (await engine.lote(lotes[0]!)).seq }))).toBe(
      'VENDA_EM_PAGAMENTO',
    );
  });

  it('lets staff register the apelidos that the console offers (rule 12)', async () => {
    const { uid: leiUid } = await engine.leilao({}, [aoVivo()]);
    const token = await engine.entrar('leiloeiro');
    const criar = (corpo: object) => engine.pedir('POST', '/v1/apelidos', { token, corpo });
    const { status, corpo } = await criar({ leiUid, apelido: 'Boina Azul', cidade: 'Santos', estado: 'SP' });
    expect(status).toBe(201);
    const console = await sockets.console('leiloeiro', leiUid);
    expect(console.estado.apelidos).toMatchObject([
      { uid: corpo.uid, apelido: 'Boina Azul', preselecionado: true },
    ]);
    const mudar = await engine.pedir('PUT', `/v1/apelidos/${corpo.uid}`, {
      token,
      corpo: { leiUid, apelido: 'Boina Verde', cidade: 'Santos', estado: 'SP', revisao: corpo.revisao },
    });
    expect(mudar.corpo).toMatchObject({ apelido: 'Boina Verde' });
    const velha = await engine.pedir('PUT', `/v1/apelidos/${corpo.uid}`, {
      token,
      corpo: { leiUid, apelido: 'Outra', revisao: corpo.revisao },
    });
    expect([velha.status, velha.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    const telefone = await criar({ leiUid, apelido: 'Zé (62) 99999-1234' });
    expect([telefone.status, telefone.corpo.message]).toEqual([400, [expect.stringContaining('é público')]]);
    // Nobody in the room can be taken for another there, nor for a client.
    for (const apelido of ['BOINA-VERDE', 'felipe.77'])
      expect((await criar({ leiUid, apelido })).corpo, apelido).toMatchObject({
        codigo: 'JA_EXISTE',
        campos: ['apelido'],
      });
    const cliente = await engine.entrar('cliente1');
    expect((await engine.pedir('GET', '/v1/apelidos', { token: cliente })).status).toBe(403);
    expect((await engine.pedir('DELETE', `/v1/apelidos/${corpo.uid}?revisao=2`, { token })).status).toBe(204);
    expect((await sockets.console('leiloeiro', leiUid)).estado.apelidos).toHaveLength(10);
  });
});
