import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Pedido } from '../auction/modelo/comando.ts';
import { verificarCadeia } from '../log/encadear.ts';
import { MemoryLog } from '../log/memoria.ts';
import type { Environment } from './environment.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { NoAnswer } from './forwarding.ts';
import { type Lease, localLease } from './lease.ts';
import { localNotices } from './notices.ts';
import { SimulatedEnvironment } from './simulated-environment.ts';
import { LEILAO, loteUid, nucleo } from './test-bench.ts';

/** One engine process of several over the same log, killed and frozen at will. */
class Processo {
  readonly dono: string;
  readonly #mundo: Mundo;
  frota!: Fleet;
  estado: 'vivo' | 'congelado' | 'morto' = 'vivo';
  /** What waits for the thaw. */
  #parado: (() => void)[] = [];
  /** Answers to others are lost on the way. */
  semVolta = false;

  constructor(mundo: Mundo, nome: string) {
    this.#mundo = mundo;
    this.dono = `${nome}@${nome}:3002`;
  }

  async ligar(): Promise<this> {
    const { log, avisos, posse } = this.#mundo;
    this.frota = await createFleet({
      log,
      nucleo,
      ambiente: this.#ambiente(),
      registrador: { warn: () => {}, error: () => {} },
      dono: this.dono,
      avisos,
      posse: { ...posse, livres: (leiUids) => posse.livres(leiUids), close: async () => {} },
      carteiro: {
        levar: async (endereco, { leiUid, instrucao }) => {
          const destino = this.#mundo.processos.find(({ dono }) => dono.endsWith(`@${endereco}`))!;
          if (destino.estado !== 'vivo') throw new NoAnswer();
          const resposta = await destino.frota.executarAqui(leiUid, JSON.parse(JSON.stringify(instrucao)));
          if (destino.semVolta) throw new NoAnswer();
          return resposta;
        },
      },
    });
    return this;
  }

  degelar(): void {
    this.estado = 'vivo';
    for (const tarefa of this.#parado.splice(0)) tarefa();
  }

  lance(quem: string, reais: number, comandoId = `${quem}-${reais}`): Promise<Record<string, unknown>> {
    const participante = { uid: quem, apelido: quem, cidade: 'São Paulo/SP' };
    const lelUid = loteUid(1);
    return this.frota.executar(LEILAO, {
      comandoId,
      autor: quem,
      pedido: { tipo: 'dar-lance', lelUid, modo: 'MANUAL', valor: reais * 100, participante },
    });
  }

  async lote() {
    return (await this.frota.estado(LEILAO))!.lotes.get(loteUid(1))!;
  }

  #ambiente(): Environment {
    const { ambiente } = this.#mundo;
    const aqui = (tarefa: () => void) => () => {
      if (this.estado === 'vivo') tarefa();
      else if (this.estado === 'congelado') this.#parado.push(tarefa);
    };
    return {
      ...ambiente,
      acertar: (aoMenos) => ambiente.acertar(aoMenos),
      emSeguida: (tarefa) => ambiente.emSeguida(aqui(tarefa)),
      daquiA: (ms, tarefa) => ambiente.daquiA(ms, aqui(tarefa)),
    };
  }
}

class Mundo {
  readonly log = new MemoryLog();
  readonly ambiente = new SimulatedEnvironment();
  readonly avisos = localNotices();
  posse: Lease = localLease();
  readonly processos: Processo[] = [];

  async processo(nome: string): Promise<Processo> {
    const novo = new Processo(this, nome);
    this.processos.push(novo);
    return novo.ligar();
  }

  async donos(): Promise<string[]> {
    const donos: string[] = [];
    for await (const { events } of this.log.read(`leilao:${LEILAO}`))
      for (const evento of events) if (evento.tipo === 'PosseAssumida/1') donos.push(evento.dono);
    return donos;
  }
}

describe('several processes over one log', () => {
  let mundo: Mundo;
  let [um, dois, tres]: Processo[] = [];
  beforeEach(async () => {
    mundo = new Mundo();
    [um, dois, tres] = [
      await mundo.processo('um'),
      await mundo.processo('dois'),
      await mundo.processo('tres'),
    ];
    const agora = mundo.ambiente.agora();
    const autor = 'equipe';
    const leilao = leilaoEscrita.parse({
      nome: 'Frota',
      data: new Date(agora).toISOString(),
      situacao: 'PRONTO',
      incrementos: [{ valor: 5_000 }],
    });
    await um.frota.executar(LEILAO, {
      comandoId: 'criar',
      autor,
      pedido: { tipo: 'criar-leilao', leilao: { ...leilao, id: 1, uid: LEILAO, hotsites: [1] } },
    });
    const dados = loteEscrita.parse({
      nome: 'Lote',
      tipo: 'Carro',
      valor: { minimo: 50_000 },
      dataInicio: new Date(agora).toISOString(),
      dataFim: new Date(agora + 600_000).toISOString(),
    });
    await dois!.frota.executar(LEILAO, {
      comandoId: 'incluir',
      autor,
      pedido: { tipo: 'incluir-lotes', lotes: [{ id: 1, uid: loteUid(1), dados }] },
    });
    await mundo.ambiente.passar(3_000);
  });

  it('an auction is its maker’s from the first commit, and every process takes its bids', async () => {
    expect(await mundo.donos()).toEqual([um!.dono]);
    const [a, b] = [await dois!.lance('ana', 500), await tres!.lance('bia', 550)];
    expect([a.posicao, b.valorAtual]).toEqual(['ganhando', 55_000]);
    for (const processo of mundo.processos) {
      expect((await processo.lote()).lideranca?.participante.uid).toBe('bia');
      expect(processo.frota.leilaoDoLote(loteUid(1))).toBe(LEILAO);
      expect(processo.frota.minha(LEILAO)).toBe(processo === um);
    }
  });

  it('refusals and repetitions are the same everywhere (rules 1 and 10)', async () => {
    const aceito = await dois!.lance('ana', 500, 'c1');
    expect(await tres!.lance('ana', 500, 'c1')).toEqual(aceito);
    for (const processo of mundo.processos) {
      await expect(processo.lance('bia', 510, 'c2')).rejects.toMatchObject({
        codigo: 'ABAIXO_DO_MINIMO',
        detalhes: { proximoLance: 55_000 },
      });
      await expect(processo.lance('ana', 900, 'c1')).rejects.toMatchObject({ codigo: 'COMANDO_CONFLITANTE' });
    }
  });

  it('listeners of every process hear of every commit once, in order', async () => {
    const ouvidos: number[] = [];
    tres!.frota.aoGravar(({ commitNo }) => void ouvidos.push(commitNo));
    for (const reais of [500, 550, 600]) await dois!.lance(`cli${reais}`, reais);
    await mundo.ambiente.passar(1_000);
    expect(ouvidos).toEqual([ouvidos[0], ouvidos[0]! + 1, ouvidos[0]! + 2]);
  });

  it('another takes over from an owner that was killed, within 5 s, and gives back what was lost (rule 18)', async () => {
    await dois!.lance('ana', 500);
    const { dataFim } = await dois!.lote();
    um!.estado = 'morto';
    const pedido = dois!.lance('bia', 550);
    await mundo.ambiente.passar(5_000);
    expect(await pedido).toMatchObject({ posicao: 'ganhando' });
    const donos = await mundo.donos();
    expect(donos).toHaveLength(2);
    expect(donos[1]).not.toBe(um!.dono);
    const lote = await tres!.lote();
    expect(lote.lideranca?.participante.uid).toBe('bia');
    expect(lote.dataFim! - dataFim!).toBeGreaterThan(1_000);
    expect(lote.dataFim! - dataFim!).toBeLessThan(5_000);
    expect(await verificarCadeia(mundo.log, `leilao:${LEILAO}`)).toMatchObject({ ok: true });
  });

  it('a finished auction finds a new owner too while a conditional sale waits for its answer', async () => {
    const lelUid = loteUid(2);
    const agora = mundo.ambiente.agora();
    const dados = loteEscrita.parse({
      nome: 'Condicional',
      tipo: 'Carro',
      valor: { minimo: 50_000 },
      valorComitente: 900_000,
      dataInicio: new Date(agora).toISOString(),
      dataFim: new Date(agora + 1_000).toISOString(),
      recebeIncrementoTempo: false,
    });
    const autor = 'equipe';
    const mandar = (comandoId: string, pedido: Pedido) =>
      um!.frota.executar(LEILAO, { comandoId, autor, pedido });
    await mandar('dois', { tipo: 'incluir-lotes', lotes: [{ id: 2, uid: lelUid, dados }] });
    const participante = { uid: 'ana', apelido: 'ana', cidade: 'São Paulo/SP' };
    const lance = { tipo: 'dar-lance', lelUid, modo: 'MANUAL', valor: 50_000, participante } as const;
    await mandar('lance', lance);
    await mundo.ambiente.passar(2_000);
    expect((await dois!.frota.estado(LEILAO))!.lotes.get(lelUid)!.situacao).toBe('CONDICIONAL');
    await mandar('cancelar', { tipo: 'mudar-situacao-leilao', situacao: 'CANCELADO' });
    await mundo.ambiente.passar(1_000);
    um!.estado = 'morto';
    await mundo.ambiente.passar(5_000);
    expect((await dois!.frota.estado(LEILAO))!.leilao.situacao).toBe('CANCELADO');
    expect(await mundo.donos()).toHaveLength(2);
  });

  it('an owner that was frozen and thaws later commits nothing, and takes its bids to the new one', async () => {
    await um!.lance('ana', 500);
    um!.estado = 'congelado';
    await mundo.ambiente.passar(10_000);
    const naFila = um!.lance('bia', 550).catch((erro: { codigo: string }) => erro.codigo);
    await dois!.lance('caio', 600);
    um!.degelar();
    await mundo.ambiente.passar(1_000);
    expect(await naFila).toBe('ABAIXO_DO_MINIMO');
    const donos = await mundo.donos();
    expect(donos).toHaveLength(2);
    expect(um!.frota.minha(LEILAO)).toBe(false);
    expect(await um!.lance('bia', 650)).toMatchObject({ posicao: 'ganhando' });
    expect((await um!.lote()).qtdLances).toBe(3);
  });

  it('a bid whose owner died before it answered is decided once, and answered by the next owner (rule 10)', async () => {
    um!.semVolta = true;
    const pedido = dois!.lance('ana', 500);
    await mundo.ambiente.passar(200);
    um!.estado = 'morto';
    await mundo.ambiente.passar(5_000);
    expect(await pedido).toMatchObject({ posicao: 'ganhando' });
    expect((await tres!.lote()).qtdLances).toBe(1);
  });

  it('while another claims a dead owner’s auction nobody else reaches for it; without Redis the pulses decide', async () => {
    um!.estado = 'morto';
    mundo.posse.livres = async () => [];
    await mundo.ambiente.passar(10_000);
    expect(await mundo.donos()).toEqual([um!.dono]);
    mundo.posse.livres = async () => null;
    await mundo.ambiente.passar(1_000);
    expect(await mundo.donos()).toHaveLength(2);
  });

  it('a live owner keeps its auctions when every claim is lost', async () => {
    mundo.posse.livres = async (leiUids) => [...leiUids];
    await mundo.ambiente.passar(20_000);
    expect(await mundo.donos()).toEqual([um!.dono]);
  });

  it('whoever changes something at one process finds it there at once', async () => {
    mundo.avisos.avisar = () => {};
    const agora = mundo.ambiente.agora();
    const dados = loteEscrita.parse({
      nome: 'Outro',
      tipo: 'Carro',
      valor: { minimo: 50_000 },
      dataInicio: new Date(agora).toISOString(),
      dataFim: new Date(agora + 600_000).toISOString(),
    });
    await tres!.frota.executar(LEILAO, {
      comandoId: 'incluir-outro',
      autor: 'equipe',
      pedido: { tipo: 'incluir-lotes', lotes: [{ id: 2, uid: loteUid(2), dados }] },
    });
    expect(tres!.frota.leilaoDoLote(loteUid(2))).toBe(LEILAO);
  });

  it('what no notice told of is found by looking', async () => {
    mundo.avisos.avisar = () => {};
    const quatro = await mundo.processo('quatro');
    await um!.lance('ana', 500);
    await mundo.ambiente.passar(3_000);
    expect([...mundo.log.textos.keys()]).toHaveLength(1);
    const ouvidos: number[] = [];
    quatro.frota.aoGravar(({ commitNo }) => void ouvidos.push(commitNo));
    await um!.lance('bia', 550);
    await mundo.ambiente.passar(3_000);
    expect(ouvidos).toHaveLength(1);
  });

  it('a command that nobody can take is answered INDISPONIVEL in bounded time', async () => {
    mundo.posse.livres = async () => [];
    um!.estado = 'morto';
    const pedido = dois!.lance('ana', 500).catch((erro: { codigo: string }) => erro.codigo);
    await mundo.ambiente.passar(8_000);
    expect(await pedido).toBe('INDISPONIVEL');
  });

  it('nor does a store that answers nothing hold anybody up (503)', async () => {
    mundo.log.semResposta = true;
    const pedido = dois!.lance('ana', 500).catch((erro: { codigo: string }) => erro.codigo);
    um!.estado = 'morto';
    await mundo.ambiente.passar(14_000);
    expect(await Promise.race([pedido, 'sem resposta'])).toBe('INDISPONIVEL');
    expect((await tres!.lote()).qtdLances).toBe(0);
  });

  it('two that make the same auction at once make one', async () => {
    const outro = LEILAO.replace('a001', 'a009');
    const leilao = leilaoEscrita.parse({ nome: 'Corrida', data: '2030-01-01T00:00:00Z' });
    const criar = (processo: Processo) =>
      processo.frota.executar(outro, {
        comandoId: 'criar',
        autor: 'equipe',
        pedido: { tipo: 'criar-leilao', leilao: { ...leilao, id: 2, uid: outro, hotsites: [1] } },
      });
    const pedidos = [criar(dois!), criar(tres!)];
    await mundo.ambiente.passar(2_000);
    const [a, b] = await Promise.all(pedidos);
    expect(a).toEqual(b);
    expect(dois!.frota.minha(outro) !== tres!.frota.minha(outro)).toBe(true);
  });
});
