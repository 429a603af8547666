import { describe, expect, it } from 'vitest';
import { verificarCadeia } from '../log/encadear.ts';
import type { StoredCommit } from '../log/log.ts';
import { CommitConflict } from '../log/log.ts';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { assentar } from './simulated-environment.ts';
import { Bancada, bancada, LEILAO, loteUid, nucleo } from './test-bench.ts';

const codigo = (espera: Promise<unknown>): Promise<string> =>
  espera.then(
    () => 'aceito',
    (erro: { codigo?: string }) => erro.codigo ?? String(erro),
  );

describe('group commit', () => {
  it('appends everything that arrived in the same turn as one commit, decided in the order of arrival', async () => {
    const { motor, log, ...mesa } = await pronta();
    const antes = log.chamadas.length;
    const respostas = await Promise.all(
      Array.from({ length: 50 }, (_, i) => mesa.bancada.lance(`c${i % 2}`, 500 + i * 50)),
    );
    expect(log.chamadas.length - antes).toBe(1);
    expect(respostas.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
    const estado = await motor.estado(LEILAO);
    expect(estado!.lotes.get(loteUid(1))!.lideranca!.preco).toBe((500 + 49 * 50) * 100);
    expect(await verificarCadeia(log, `leilao:${LEILAO}`)).toMatchObject({ ok: true });
  });

  it('appends what several auctions decided in one call, one commit each', async () => {
    const { bancada: mesa, log } = await pronta();
    const outro = LEILAO.replace('a001', 'a002');
    await mesa.abrirLeilao([{}], outro);
    const antes = log.chamadas.length;
    await Promise.all([mesa.lance('ana', 500), mesa.lance('bia', 500, { lote: 101, leiUid: outro })]);
    expect(log.chamadas.length - antes).toBe(1);
    expect(log.chamadas.at(-1)!.map(({ stream }) => stream)).toEqual([`leilao:${LEILAO}`, `leilao:${outro}`]);
  });

  it('gathers what arrives while an append is in flight into the next commit (rule 22: durable, answered, told)', async () => {
    const { bancada: mesa, log, motor } = await pronta();
    const historia: string[] = [];
    motor.aoGravar((commit) => historia.push(`told ${commit.commitNo}`));
    const portao = Promise.withResolvers<void>();
    log.percalco = () => ({ espera: portao.promise });
    const primeiro = mesa.lance('ana', 500).then(() => historia.push('answered 1'));
    await assentar();
    const demais = [mesa.lance('bia', 550), mesa.lance('ana', 600)].map((lance) =>
      lance.then(() => historia.push('answered 2')),
    );
    await assentar();
    expect(historia).toEqual([]);
    expect(log.chamadas).toHaveLength(3);
    log.percalco = () => null;
    portao.resolve();
    await Promise.all([primeiro, ...demais]);
    await assentar();
    expect(historia).toEqual(['answered 1', 'told 3', 'answered 2', 'answered 2', 'told 4']);
    expect(log.chamadas).toHaveLength(4);
  });

  it('never lets a reader see what is not durable yet', async () => {
    const { bancada: mesa, log, motor } = await pronta();
    const portao = Promise.withResolvers<void>();
    log.percalco = () => ({ espera: portao.promise, erro: new StoreUnavailable('full') });
    const lance = codigo(mesa.lance('ana', 500));
    await assentar();
    const leitura = motor.estado(LEILAO).then((estado) => estado!.lotes.get(loteUid(1))!.lideranca);
    portao.resolve();
    expect(await lance).toBe('INDISPONIVEL');
    expect(await leitura).toBeNull();
  });

  it('keeps one commit document bounded when thousands wait', async () => {
    const { bancada: mesa, log } = await pronta();
    const antes = log.chamadas.length;
    await Promise.all(Array.from({ length: 1_200 }, (_, i) => mesa.lance(`c${i % 2}`, 500 + i * 50)));
    expect(log.chamadas.length - antes).toBe(3);
  });

  it('keeps it bounded also when it is long texts that wait', async () => {
    const mesa = await bancada();
    await mesa.abrirLeilao();
    const portao = Promise.withResolvers<void>();
    mesa.log.percalco = () => ({ espera: portao.promise });
    const mudancas = { descricao: 'x'.repeat(15_000) };
    const respostas = Array.from({ length: 400 }, () =>
      mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas }),
    );
    portao.resolve();
    await Promise.all(respostas);
    const tamanhos = mesa.log.textos.get(`leilao:${LEILAO}`)!.map(({ texto }) => texto.length);
    expect(Math.max(...tamanhos)).toBeGreaterThan(2_000_000);
    expect(Math.max(...tamanhos)).toBeLessThan(5_000_000);
  });

  it('stamps the receipt at the mailbox, not at the decision (rule 13)', async () => {
    const { bancada: mesa, log } = await pronta([{ fimEm: 500 }]);
    const portao = Promise.withResolvers<void>();
    log.percalco = () => ({ espera: portao.promise });
    const primeiro = mesa.lance('ana', 500);
    await assentar();
    await mesa.ambiente.passar(498);
    const noPrazo = codigo(mesa.lance('bia', 550));
    log.percalco = () => null;
    await mesa.ambiente.passar(200);
    portao.resolve();
    await primeiro;
    expect(await noPrazo).toBe('aceito');
  });
});

describe('repeated commands (rule 10)', () => {
  it('give the first answer again without a new commit, also after a restart', async () => {
    const { bancada: mesa, log } = await pronta();
    const primeira = await mesa.lance('ana', 500, { comandoId: 'x' });
    const gravados = log.chamadas.length;
    expect(await mesa.lance('ana', 500, { comandoId: 'x' })).toEqual(primeira);
    await mesa.ligar();
    expect(await mesa.lance('ana', 500, { comandoId: 'x' })).toEqual(primeira);
    expect(log.chamadas.length).toBe(gravados);
    expect(await codigo(mesa.lance('ana', 900, { comandoId: 'x' }))).toBe('COMANDO_CONFLITANTE');
  });

  it('give the same answer while the first is still in flight, and once only', async () => {
    const { bancada: mesa, log, motor } = await pronta();
    const portao = Promise.withResolvers<void>();
    log.percalco = () => ({ espera: portao.promise });
    const lances = [mesa.lance('ana', 500, { comandoId: 'x' }), mesa.lance('ana', 500, { comandoId: 'x' })];
    await assentar();
    lances.push(mesa.lance('ana', 500, { comandoId: 'x' }));
    portao.resolve();
    const [a, b, c] = await Promise.all(lances);
    expect(b).toEqual(a);
    expect(c).toEqual(a);
    expect((await motor.estado(LEILAO))!.lotes.get(loteUid(1))!.qtdLances).toBe(1);
  });

  it('give the stored refusal again', async () => {
    const { bancada: mesa } = await pronta();
    expect(await codigo(mesa.lance('ana', 1, { comandoId: 'x' }))).toBe('ABAIXO_DO_MINIMO');
    await mesa.lance('bia', 500);
    expect(await codigo(mesa.lance('ana', 1, { comandoId: 'x' }))).toBe('ABAIXO_DO_MINIMO');
  });
});

describe('when the store fails', () => {
  it('refuses what was certainly not written, forgets it, and goes on when the store is back', async () => {
    const { bancada: mesa, log, motor } = await pronta();
    log.percalco = () => ({ erro: new StoreUnavailable('disk full') });
    expect(await codigo(mesa.lance('ana', 500, { comandoId: 'x' }))).toBe('INDISPONIVEL');
    log.percalco = () => null;
    expect(await codigo(mesa.lance('ana', 500))).toBe('INDISPONIVEL');
    await mesa.ambiente.passar(300);
    expect((await motor.estado(LEILAO))!.lotes.get(loteUid(1))!.qtdLances).toBe(0);
    expect(await codigo(mesa.lance('ana', 500, { comandoId: 'x' }))).toBe('aceito');
    expect(await verificarCadeia(log, `leilao:${LEILAO}`)).toMatchObject({ ok: true, commits: 3 });
  });

  it('answers normally when an unknown outcome turns out to be written', async () => {
    const { bancada: mesa, log, motor } = await pronta();
    const ouvidos: number[] = [];
    motor.aoGravar(({ commitNo }) => ouvidos.push(commitNo));
    log.percalco = () => ({ erro: new UnknownOutcome('timeout'), gravaMesmoAssim: true });
    const lances = [mesa.lance('ana', 500), mesa.lance('bia', 550)];
    await assentar(1);
    log.percalco = () => null;
    expect((await Promise.all(lances)).map(({ seq }) => seq)).toEqual([2, 3]);
    await mesa.lance('ana', 600);
    await assentar();
    expect(ouvidos).toEqual([3, 4]);
    expect((await motor.estado(LEILAO))!.lotes.get(loteUid(1))!.lideranca!.preco).toBe(60_000);
  });

  it('refuses when an unknown outcome turns out not to be written', async () => {
    const { bancada: mesa, log } = await pronta();
    log.percalco = () => ({ erro: new UnknownOutcome('timeout') });
    expect(await codigo(mesa.lance('ana', 500))).toBe('INDISPONIVEL');
    log.percalco = () => null;
    expect((await mesa.lance('ana', 500)).seq).toBe(2);
  });

  it('says neither yes nor no while nobody can know, and answers once the log can be read again', async () => {
    const { bancada: mesa, log } = await pronta();
    log.percalco = () => ({ erro: new UnknownOutcome('timeout'), gravaMesmoAssim: true });
    log.semLeitura = new StoreUnavailable('down');
    let resposta: unknown = null;
    mesa.lance('ana', 500).then((valor) => {
      resposta = valor;
    });
    await mesa.ambiente.passar(4_500);
    expect(resposta).toBeNull();
    log.semLeitura = null;
    log.percalco = () => null;
    await mesa.ambiente.passar(5_000);
    expect(resposta).toMatchObject({ seq: 2 });
  });

  it('yields to another owner: folds the log again, tells what it missed, and bids on top of it', async () => {
    const { bancada: mesa, log, motor } = await pronta();
    const outra = new Bancada(log, {}, mesa.ambiente);
    await outra.ligar();
    await outra.lance('dono2', 500);
    const ouvidos: StoredCommit[] = [];
    motor.aoGravar((commit) => void ouvidos.push(commit));
    expect(await codigo(mesa.lance('ana', 500))).toBe('INDISPONIVEL');
    await assentar();
    expect(ouvidos.map(({ commitNo }) => commitNo)).toEqual([3]);
    expect(await codigo(mesa.lance('ana', 550))).toBe('aceito');
    expect(await codigo(outra.lance('dono2', 600))).toBe('INDISPONIVEL');
    expect(await verificarCadeia(log, `leilao:${LEILAO}`)).toMatchObject({ ok: true });
    expect(mesa.erros[0]).toMatchObject({ err: expect.any(CommitConflict) });
  });

  it('survives a core that throws: that command fails, the others and the state do not', async () => {
    const mesa = await bancada({
      nucleo: {
        ...nucleo,
        decide: (estado, comando, instante) => {
          if (comando.comandoId === 'bomba') throw new TypeError('a bug');
          return nucleo.decide(estado, comando, instante);
        },
      },
    });
    await mesa.abrirLeilao();
    const [a, b, c] = [
      mesa.lance('ana', 500),
      codigo(mesa.lance('bia', 550, { comandoId: 'bomba' })),
      mesa.lance('cris', 600),
    ];
    expect((await a).seq).toBe(2);
    expect(await b).toBe('ERRO_INTERNO');
    expect((await c).seq).toBe(3);
    expect(mesa.erros).toHaveLength(1);
  });

  it('keeps going when a listener throws', async () => {
    const { bancada: mesa, motor } = await pronta();
    motor.aoGravar(() => {
      throw new Error('a bug');
    });
    const ouvidos: number[] = [];
    motor.aoGravar(({ commitNo }) => ouvidos.push(commitNo));
    await mesa.lance('ana', 500);
    await assentar();
    expect(ouvidos).toEqual([3]);
  });
});

describe('the mailbox', () => {
  it('refuses early with OCUPADO beyond its limit', async () => {
    const { bancada: mesa } = await pronta([{}], { limiteDaFila: 3 });
    const respostas = await Promise.all(
      [500, 550, 600, 650, 700].map((reais, i) => codigo(mesa.lance(`c${i}`, reais))),
    );
    expect(respostas).toEqual(['aceito', 'aceito', 'aceito', 'OCUPADO', 'OCUPADO']);
    expect(await codigo(mesa.lance('ana', 650))).toBe('aceito');
  });

  it('knows which auction a lot belongs to, and no auction that does not exist', async () => {
    const { bancada: mesa, motor } = await pronta();
    expect(motor.leilaoDoLote(loteUid(1))).toBe(LEILAO);
    expect(motor.leilaoDoLote(loteUid(9))).toBeNull();
    expect(await motor.estado('nenhum')).toBeNull();
    expect(await codigo(mesa.lance('ana', 500, { leiUid: 'nenhum' }))).toBe('LEILAO_NAO_ENCONTRADO');
  });

  it('still knows the lots of finished auctions, and reads their state when asked', async () => {
    const { bancada: mesa } = await pronta([{}], { terminadosEmMemoria: 1 });
    const outro = LEILAO.replace('a001', 'a002');
    await mesa.abrirLeilao([{}], outro);
    await mesa.ambiente.passar(3_600_000);
    for (const leiUid of [LEILAO, outro])
      for (const situacao of ['AO_VIVO', 'EXECUTADO'] as const)
        await mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao }, leiUid);
    const motor = await mesa.ligar();
    expect(motor.leilaoDoLote(loteUid(1))).toBe(LEILAO);
    expect((await motor.estado(LEILAO))!.leilao.situacao).toBe('EXECUTADO');
    expect((await motor.estado(outro))!.lotes.size).toBe(1);
    expect(await codigo(mesa.lance('ana', 500))).toBe('ENCERRADO');
  });

  it('finishes what is in flight when it stops, and refuses what comes after', async () => {
    const { bancada: mesa, motor } = await pronta();
    const lance = mesa.lance('ana', 500);
    const parada = motor.parar();
    expect(await codigo(mesa.lance('bia', 550))).toBe('INDISPONIVEL');
    await mesa.ambiente.passar(10);
    await parada;
    expect((await lance).seq).toBe(2);
    expect(mesa.ambiente.cronometros).toBe(0);
  });
});

async function pronta(lotes?: Parameters<Bancada['abrirLeilao']>[0], opcoes?: Parameters<typeof bancada>[0]) {
  const nova = await bancada(opcoes);
  await nova.abrirLeilao(lotes);
  await assentar();
  return { bancada: nova, log: nova.log, motor: nova.motor };
}
