import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DadosLeilao, DadosLote } from '../../auction/modelo/dados.ts';
import { criarLocalizador } from '../../leituras/localizador.ts';
import { lerDoMotor } from '../../leituras/terminados/leitura.ts';
import { MemoryLog } from '../../log/memoria.ts';
import { criarDarLance } from '../../negocio/lote/dar-lance.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import type { Motor } from '../../runtime/motor.ts';
import { Bancada } from '../../runtime/test-bench.ts';
import type { SituacaoCliente } from '../clientes/situacao.ts';
import type { SituacaoHabilitacao } from '../habilitacoes/situacao.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import { criarExigirParticipacao } from './exigir-participacao.ts';
import { seguirFatos } from './fatos-do-leilao.ts';
import { type AcessoCliente, podeDeclinar, podeLicitar } from './pode-licitar.ts';
import type { Recusa } from './recusa.ts';

const uid = (n: number): string => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const CLIENTE = uid(0xc001);
const OUTRO = uid(0xc002);
const PAGINA = new Date(0).toISOString();

/** An auction with one lot, of every kind that asks something of bidders. */
const TIPOS_DE_LEILAO: readonly (Partial<DadosLeilao> & { hotsites: number[]; lote?: Partial<DadosLote> })[] =
  [
    { hotsites: [1] },
    { hotsites: [2] },
    { hotsites: [1, 2] },
    { hotsites: [1], ensaio: true },
    { hotsites: [1, 2], ensaio: true },
    { hotsites: [1], exigeHabilitacao: true },
    { hotsites: [1], exigeCodigo: true },
    { hotsites: [1], exigeSegundoFator: true },
    { hotsites: [1], validarSucata: true, lote: { tipo: 'Sucata' } },
    { hotsites: [1], lote: { gruposCliente: [7] } },
  ];

const leilaoUid = (n: number) => uid(0xa000 + n);
const loteUid = (n: number) => uid(n + 1);

async function casa() {
  const mesa = new Bancada(new MemoryLog());
  const motor = await mesa.ligar();
  const agora = new Date(mesa.ambiente.agora()).toISOString();
  for (const [n, { lote, ...tipo }] of TIPOS_DE_LEILAO.entries()) {
    await mesa.mandar(
      {
        tipo: 'criar-leilao',
        leilao: {
          ...{ id: n + 1, uid: leilaoUid(n), nome: 'Leilão', data: agora, situacao: 'PRONTO' },
          ...{ intervaloEntreLotesSegundos: 0, pontoCorteParaIncrementoPosLancesSegundos: 0 },
          ...{ incrementoAposLancesSegundos: 0, modoIncrementoTempo: 'REINICIA', cascata: false },
          ...{ empate: 'primeiro', incrementos: [{ valor: 5_000 }], validarSucata: false },
          ...{ porcentagemComissao: 5, ...tipo },
        },
      },
      leilaoUid(n),
    );
    await mesa.mandar(
      {
        tipo: 'incluir-lotes',
        lotes: [
          {
            id: n + 1,
            uid: loteUid(n),
            dados: {
              ...{ nome: 'Lote', tipo: 'Carro', fotosUrls: [], recebeIncrementoTempo: false, prioridade: 0 },
              ...{ finalizacaoManual: false, transmissaoNaPista: false, somenteBuyNowProposta: false },
              ...{ arquivos: [], carimbos: [], dataInicio: agora, ...lote },
              dataFim: new Date(mesa.ambiente.agora() + 300_000).toISOString(),
              valor: {
                ...{ minimo: 50_000, despachante: 0, outros: 0, remocao: 0, depositoDeBens: 0, vistoria: 0 },
                comissaoExtraPorcentagem: 0,
              },
            },
          },
        ],
      },
      leilaoUid(n),
    );
  }
  return { mesa, motor, registros: criarRegistrosSqlite({ arquivo: ':memory:' }) };
}

const situacaoCliente: fc.Arbitrary<SituacaoCliente> = fc
  .record({
    podeDarLance: fc.boolean(),
    participante: fc.option(fc.constant({ uid: CLIENTE, apelido: 'ana', cidade: 'Goiânia/GO' }), { freq: 8 }),
    recusa: fc.option(fc.constant<Recusa>({ codigo: 'CADASTRO_BLOQUEADO', detalhes: {} }), { freq: 3 }),
    pendencias: fc.constant<string[]>([]),
    grupos: fc.subarray([7, 8]).map((ids) => new Set(ids)),
    sucata: fc.record({
      autorizada: fc.boolean(),
      validade: fc.constantFrom(null, PAGINA, '2999-01-01T00:00:00.000Z'),
    }),
    segundoFator: fc.boolean(),
    limiteExposicao: fc.constant(null),
  })
  .map((s) =>
    s.participante === null ? { ...s, recusa: { codigo: 'CLIENTE_NAO_HABILITADO', detalhes: {} } } : s,
  );

const situacaoHabilitacao: fc.Arbitrary<SituacaoHabilitacao> = fc.record({
  situacao: fc.constantFrom(null, 'Aguardando', 'Recusada', 'Aprovada'),
  motivo: fc.constant(null),
  limiteExposicao: fc.constant(null),
  codigoBloqueado: fc.boolean(),
  sessoes: fc.subarray(['s1']).map((s) => new Set(s)),
});

const acesso: fc.Arbitrary<AcessoCliente> = fc.record({
  tipo: fc.constant('cliente' as const),
  hotsiteId: fc.constantFrom(1, 2, 3),
  cliUid: fc.constant(CLIENTE),
  papeis: fc.constantFrom<string[]>(['Clientes leilo - Física'], [PAPEL_ENSAIO]),
  sessao: fc.constantFrom('s1', 's2'),
});

type Janela = { inicio: string | null; fim: string | null };
const janelaVisualizacao = fc.constantFrom<Janela[]>(
  { inicio: null, fim: null },
  { inicio: '2999-01-01T00:00:00.000Z', fim: null },
  { inicio: null, fim: PAGINA },
);

describe('who may offer for a lot', () => {
  it('is one answer for whatever way the offer came: facts known or not, bid, purchase or word given back', async () => {
    const { mesa, motor, registros } = await casa();
    const agora = () => mesa.ambiente.agora();
    const atual = {} as { situacao: SituacaoCliente; habilitacao: SituacaoHabilitacao; janela: Janela };
    const hotsites = {
      porId: (id: number) => (id === 3 ? null : { janelaVisualizacao: atual.janela }),
    } as unknown as Hotsites;
    /** A door of its own: nothing known of any auction, or everything. */
    const porta = async (aquecida: boolean) => {
      const mandado = { executar: async () => ({}) } as unknown as Motor;
      const fatos = seguirFatos(motor);
      const exigirParticipacao = criarExigirParticipacao({
        ...{ motor, hotsites, fatos, agora },
        situacaoDoCliente: async () => atual.situacao,
        situacaoDaHabilitacao: async () => atual.habilitacao,
        comReserva: (_, __, ___, mandar) => mandar(),
      });
      const localizador = criarLocalizador({
        leitura: lerDoMotor(motor),
        motor,
        registros,
        emDia: async () => {},
        exigirExibicao: () => {},
      });
      if (aquecida) for (const n of TIPOS_DE_LEILAO.keys()) await fatos.buscar(leilaoUid(n));
      const comRecibo = async () => ({ recibo: null });
      return {
        exigirParticipacao,
        darLance: criarDarLance({ motor: mandado, localizador, exigirParticipacao, comRecibo }),
      };
    };
    const quente = await porta(true);
    const desfecho = (promessa: Promise<unknown>) =>
      promessa.then(
        () => 'passou',
        (erro: unknown) => (erro instanceof ErroMartelo ? erro.codigo : String(erro)),
      );

    await fc.assert(
      fc.asyncProperty(
        acesso,
        fc.nat({ max: TIPOS_DE_LEILAO.length - 1 }),
        situacaoCliente,
        situacaoHabilitacao,
        janelaVisualizacao,
        async (quem, n, situacao, habilitacao, janela) => {
          Object.assign(atual, { situacao, habilitacao, janela });
          const tipo = TIPOS_DE_LEILAO[n]!;
          const [leiUid, lelUid] = [leilaoUid(n), loteUid(n)];
          const lance = { comandoId: 'c', tipo: 'MANUAL', valor: 50_000 } as const;
          const pretensao = { leiUid, lelUid, comandoId: 'c', valor: 50_000 };
          const fria = await porta(false);
          const desfechos = await Promise.all([
            desfecho(quente.darLance(quem, lelUid, lance)),
            desfecho(quente.darLance(quem, lelUid.toUpperCase(), { ...lance, tipo: 'AUTOMATICO' })),
            desfecho(fria.darLance(quem, lelUid, lance)),
            desfecho(quente.exigirParticipacao(quem, pretensao, async () => {})),
          ]);

          const fatos = {
            regras: hotsites.porId(quem.hotsiteId),
            leilao: await seguirFatos(motor).buscar(leiUid),
            ...{ lelUid, situacao, habilitacao, agora: agora() },
          };
          const regra = podeLicitar(quem, fatos)?.codigo ?? 'passou';
          expect(new Set(desfechos)).toEqual(new Set([regra]));

          // Said apart from the rule's own code: brand, rehearsal, window, standing.
          const daMarca = tipo.hotsites.includes(quem.hotsiteId);
          const mesmoMundo = 'ensaio' in tipo === quem.papeis.includes(PAPEL_ENSAIO);
          const visivel = daMarca && mesmoMundo;
          const aberta = quem.hotsiteId === 3 || (janela.inicio === null && janela.fim === null);
          if (!aberta) expect(regra).toBe('FORA_DE_EXIBICAO');
          else if (!visivel) expect(regra).toBe('LOTE_NAO_ENCONTRADO');
          if (regra === 'passou')
            expect([situacao.recusa, situacao.participante?.uid]).toEqual([null, CLIENTE]);
          // Saying no needs no standing; nobody says it where they see nothing.
          const semVez = aberta && visivel && situacao.participante !== null;
          expect(podeDeclinar(quem, fatos) === null).toBe(semVez);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never lets a rehearsal’s bidder into a real auction, also once somebody bid there (rules 1 and 13)', async () => {
    const { mesa, motor, registros } = await casa();
    const fatos = seguirFatos(motor);
    const situacao = (cliUid: string): SituacaoCliente => ({
      ...{ podeDarLance: true, recusa: null, pendencias: [], grupos: new Set(), segundoFator: true },
      participante: { uid: cliUid, apelido: 'ana', cidade: 'Goiânia/GO' },
      ...{ sucata: { autorizada: true, validade: null }, limiteExposicao: null },
    });
    const exigirParticipacao = criarExigirParticipacao({
      ...{ motor, fatos, agora: () => mesa.ambiente.agora() },
      hotsites: { porId: () => null },
      situacaoDoCliente: async (cliUid) => situacao(cliUid),
      situacaoDaHabilitacao: () => Promise.reject(new Error('not asked')),
      comReserva: (_, __, ___, mandar) => mandar(),
    });
    const localizador = criarLocalizador({
      leitura: lerDoMotor(motor),
      motor,
      registros,
      emDia: async () => {},
      exigirExibicao: () => {},
    });
    const comRecibo = async (resposta: object) => ({ ...resposta, recibo: null });
    const darLance = criarDarLance({ motor, localizador, exigirParticipacao, comRecibo });
    const de = (cliUid: string, papel: string): AcessoCliente => ({
      ...{ tipo: 'cliente', hotsiteId: 1, cliUid, papeis: [papel] },
    });
    const real = await darLance(de(CLIENTE, 'Clientes leilo - Física'), loteUid(0), {
      ...{ comandoId: 'a', tipo: 'MANUAL', valor: 50_000 },
    });
    expect(real.posicao).toBe('ganhando');
    for (const tipo of ['MANUAL', 'AUTOMATICO'] as const)
      await expect(
        darLance(de(OUTRO, PAPEL_ENSAIO), loteUid(0), { comandoId: tipo, tipo, valor: 90_000 }),
      ).rejects.toMatchObject({ codigo: 'LOTE_NAO_ENCONTRADO' });
    await expect(
      darLance({ ...de(OUTRO, 'Clientes pacto - Física'), hotsiteId: 2 }, loteUid(0), {
        ...{ comandoId: 'b', tipo: 'MANUAL', valor: 90_000 },
      }),
    ).rejects.toMatchObject({ codigo: 'LOTE_NAO_ENCONTRADO' });
    const { lideranca } = (await motor.estado(leilaoUid(0)))!.lotes.get(loteUid(0))!;
    expect(lideranca).toMatchObject({ preco: 50_000, participante: { uid: CLIENTE } });
  });

  it('is not asked of a command that was answered: it gets its first answer again (rule 10)', async () => {
    const { mesa, motor, registros } = await casa();
    const atual = { recusa: null as SituacaoCliente['recusa'] };
    const exigirParticipacao = criarExigirParticipacao({
      ...{ motor, fatos: seguirFatos(motor), agora: () => mesa.ambiente.agora() },
      hotsites: { porId: () => null },
      situacaoDoCliente: async () => ({
        ...{ podeDarLance: true, pendencias: [], grupos: new Set(), segundoFator: true, ...atual },
        participante: { uid: CLIENTE, apelido: 'ana', cidade: 'Goiânia/GO' },
        ...{ sucata: { autorizada: true, validade: null }, limiteExposicao: null },
      }),
      situacaoDaHabilitacao: () => Promise.reject(new Error('not asked')),
      comReserva: (_, __, ___, mandar) => mandar(),
    });
    const localizador = criarLocalizador({
      leitura: lerDoMotor(motor),
      motor,
      registros,
      emDia: async () => {},
      exigirExibicao: () => {},
    });
    const comRecibo = async (resposta: object) => ({ ...resposta, recibo: null });
    const darLance = criarDarLance({ motor, localizador, exigirParticipacao, comRecibo });
    const quem: AcessoCliente = { tipo: 'cliente', hotsiteId: 1, cliUid: CLIENTE, papeis: [] };
    const pedido = { comandoId: 'o-mesmo', tipo: 'MANUAL', valor: 50_000 } as const;
    const primeira = await darLance(quem, loteUid(0), pedido);
    atual.recusa = { codigo: 'CADASTRO_BLOQUEADO', detalhes: {} };
    expect(await darLance(quem, loteUid(0), pedido)).toEqual(primeira);
    expect(await darLance({ ...quem, hotsiteId: 2 }, loteUid(0), pedido)).toEqual(primeira);
    await expect(darLance(quem, loteUid(0), { ...pedido, comandoId: 'outro' })).rejects.toMatchObject({
      codigo: 'CADASTRO_BLOQUEADO',
    });
  });
});
