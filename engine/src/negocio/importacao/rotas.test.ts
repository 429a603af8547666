import { comitenteEscrita } from '@martelo/shared/comitente';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import { loteEscrita } from '@martelo/shared/lote';
import { describe, expect, it } from 'vitest';
import type { Chamador } from '../../api/rota.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { criarComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import { criarLocalizador } from '../../leituras/localizador.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { lerDoMotor } from '../../leituras/terminados/leitura.ts';
import { MemoryLog } from '../../log/memoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { Bancada } from '../../runtime/test-bench.ts';
import { criarOcupacao } from '../estoque/ocupacao.ts';
import { criarNumerador } from '../leilao/numerador.ts';
import { alterarLote, PAPEL_DE_MINIMOS } from '../lote/alterar-lote.ts';
import { incluirLotes } from '../lote/incluir-lotes.ts';
import { importarNoLeilao } from './rotas.ts';

const LEILAO = '01900000-0000-7000-8000-00000000a000';
const de = (...papeis: string[]): Chamador => ({
  acesso: { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'equipe', papeis },
  hotsite: HOTSITES_DEMO.find(({ id }) => id === 1)!,
  ...{ ip: '', requestId: '' },
});

/** An auction with the lot number 7 in it, as a sheet brought it; `comLance`: somebody bid. */
async function casa(comLance: boolean) {
  const mesa = new Bancada(new MemoryLog());
  const motor = await mesa.ligar();
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const agora = new Date(mesa.ambiente.agora()).toISOString();
  await mesa.mandar(
    {
      tipo: 'criar-leilao',
      leilao: {
        ...{ id: 1, uid: LEILAO, hotsites: [1], nome: 'Leilão', data: agora, situacao: 'PRONTO' },
        ...{ intervaloEntreLotesSegundos: 0, pontoCorteParaIncrementoPosLancesSegundos: 0 },
        ...{ incrementoAposLancesSegundos: 0, modoIncrementoTempo: 'REINICIA', cascata: false },
        ...{ empate: 'primeiro', incrementos: [{ valor: 5_000 }], validarSucata: false },
        porcentagemComissao: 5,
      },
    },
    LEILAO,
  );
  const ids = criarNumerador(registros, 'lote', registros.colecao(LOTES));
  const deps = { motor, ids, comitentes: criarComitentesDaMarca(registros) };
  const localizador = criarLocalizador({
    leitura: lerDoMotor(motor),
    ...{ motor, registros },
    emDia: async () => {},
    exigirExibicao: () => {},
  });
  const ocupacao = criarOcupacao({
    ...{ registros, motor, emDia: async () => {}, agora: mesa.ambiente.agora },
    deVolta: async () => null,
  });
  const comum = { ...deps, localizador, registros, ocupacao };
  const dataFim = new Date(mesa.ambiente.agora() + 300_000).toISOString();
  const lote = loteEscrita.parse({
    ...{ nome: 'Gol', tipo: 'Carro', dataFim, dataInicio: agora, numero: '7', valorComitente: 90_000 },
    valor: { minimo: 50_000, incremento: 5_000 },
    origem: { fonte: 'planilha', codigo: '7' },
  });
  const quem = { autor: 'equipe', comandoId: 'inclui' };
  const { itens } = await incluirLotes(deps, [1], (await motor.estado(LEILAO))!, quem, [lote]);
  const lelUid = itens[0]!.uid;
  const participante = { uid: '01900000-0000-7000-8000-00000000c000', apelido: 'ana', cidade: 'x' };
  if (comLance)
    await mesa.mandar({ tipo: 'dar-lance', lelUid, modo: 'MANUAL', valor: 50_000, participante }, LEILAO);
  const doLote = async () => (await motor.estado(LEILAO))!.lotes.get(lelUid)!;
  return { comum, deps, lelUid, doLote, motor, registros };
}

/** What each column of a sheet says, and what the same is by hand. */
const COLUNAS = {
  'Lance mínimo': ['600,00', { valor: { minimo: 60_000 } }],
  Incremento: ['70,00', { valor: { incremento: 7_000 } }],
  'Compre já': ['9.000,00', { valor: { compreJa: 900_000 } }],
  'Valor comitente': ['800,00', { valorComitente: 80_000 }],
  Reserva: ['1.800,00', { valorComitente: 180_000 }],
  Descrição: ['Outra', { descricao: 'Outra' }],
  Tipo: ['Motocicleta', { tipo: 'Moto' }],
} as const;

const codigo = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'feito',
    (erro: unknown) => (erro instanceof ErroMartelo ? erro.message : String(erro)),
  );

describe('the import of a sheet of lots', () => {
  it('may change what who sends it may change by hand, field by field and no more, and says so when simulated', async () => {
    for (const comLance of [false, true])
      for (const papeis of [['Interno - ADM'], ['Interno - Leilão'], ['Interno - Leilão', PAPEL_DE_MINIMOS]])
        for (const [coluna, [celula, mudancas]] of Object.entries(COLUNAS)) {
          const chamador = de(...papeis);
          const caso = `${papeis} ${coluna} ${comLance ? 'com lance' : 'sem lance'}`;
          const aMao = await casa(comLance);
          const quem = { autor: 'equipe', comandoId: 'muda', doCliente: true };
          const achado = { estado: (await aMao.motor.estado(LEILAO))!, lote: await aMao.doLote() };
          const esperado = await codigo(alterarLote(aMao.deps, chamador, quem, achado, mudancas as never));

          const celulas = {
            Nome: 'Gol',
            Tipo: 'Carro',
            'Lance mínimo': '500,00',
            Lote: '7',
            [coluna]: celula,
          };
          const planilha = `${Object.keys(celulas).join(';')}\n${Object.values(celulas).join(';')}\n`;
          const envio = { arquivo: Buffer.from(planilha), nomeArquivo: 'lista.csv' };
          const porPlanilha = await casa(comLance);
          const antes = (await porPlanilha.doLote()).dados;
          for (const simular of [true, false]) {
            if (!simular) expect((await porPlanilha.doLote()).dados, caso).toEqual(antes);
            const relatorio = await importarNoLeilao(porPlanilha.comum, LEILAO, chamador, envio, simular);
            const erros = relatorio.erros.filter(({ tipo }) => tipo === 'erro');
            expect(erros.map(({ mensagem }) => mensagem)[0] ?? 'feito', caso).toBe(esperado);
            expect(relatorio.atualizados, caso).toBe(esperado === 'feito' ? 1 : 0);
          }
          const { uid: _, ...deMao } = (await aMao.doLote()).dados;
          expect((await porPlanilha.doLote()).dados, caso).toMatchObject(deMao);
        }
  });

  it('links a lot to the registered consignor of the name that the sheet writes, and doubts at its line a name of nobody or of two', async () => {
    const { comum, registros, motor, doLote } = await casa(false);
    const cadastrar = async (uid: string, mais: object) =>
      registros.colecao(COMITENTES).inserir(SISTEMA, {
        ...comitenteEscrita.parse({ nome: 'x', ...mais }),
        ...{ uid: `01900000-0000-7000-8000-00000000${uid}`, hotsites: [1], usuarios: [] },
        id: await registros.proximoId('comitente'),
      });
    const { id } = await cadastrar('c001', { nome: 'Banco Ágil S.A.', nomeSite: 'Banco Ágil' });
    await cadastrar('c002', { nome: 'Gêmeos' });
    await cadastrar('c003', { nome: 'GEMEOS' });
    await cadastrar('c004', { nome: 'Fora', situacao: 'INATIVO' });
    const linhas = ['Gol;Carro;500,00;7;banco agil', 'Uno;Carro;500,00;8;Gemeos', 'Ka;Carro;500,00;9;Fora'];
    const planilha = ['Nome;Tipo;Lance mínimo;Lote;Comitente', ...linhas].join('\n');
    const envio = { arquivo: Buffer.from(planilha), nomeArquivo: 'lista.csv' };
    for (const simular of [true, false]) {
      const { erros } = await importarNoLeilao(comum, LEILAO, de('Interno - ADM'), envio, simular);
      expect(erros.map(({ tipo, linha, coluna }) => [tipo, linha, coluna])).toEqual([
        ['aviso', 3, 'Comitente'],
        ['aviso', 4, 'Comitente'],
      ]);
    }
    expect((await doLote()).dados.comitente).toEqual({ comId: id, nome: 'Banco Ágil' });
    const nomeados = [...(await motor.estado(LEILAO))!.lotes.values()].map(({ dados }) => dados.comitente);
    expect(nomeados.map((um) => um?.comId)).toEqual([id, undefined, undefined]);
  });

  it('keeps whom a lot was linked to when the list names the same consignor again', async () => {
    const { comum, deps, doLote, motor } = await casa(false);
    const comitente = { nome: 'Banco', logo: '/logo.png' };
    const achado = { estado: (await motor.estado(LEILAO))!, lote: await doLote() };
    const quem = { autor: 'equipe', comandoId: 'liga', doCliente: true };
    await alterarLote(deps, de('Interno - ADM'), quem, achado, { comitente });
    const planilha = 'Nome;Tipo;Lance mínimo;Lote;Comitente\nGol;Carro;500,00;7;Banco\n';
    const envio = { arquivo: Buffer.from(planilha), nomeArquivo: 'lista.csv' };
    await importarNoLeilao(comum, LEILAO, de('Interno - ADM'), envio, false);
    expect((await doLote()).dados.comitente).toEqual(comitente);
  });
});
