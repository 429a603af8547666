import { uuidv7 } from '@martelo/shared/identificador';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Executor, Fila, PedidoTarefa } from '../../jobs/fila.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { criarAcertosDeRetirada } from './acertar.ts';
import { agendamentoDeTeste } from './agendamento-de-teste.ts';
import { criarGravarAgendamento } from './mudar-agendamento.ts';
import { registrarRotinas, vigiarRetirada } from './rotinas.ts';

const DIA_MS = 86_400_000;
const FIM = Date.parse('2026-11-24T12:30:00.000Z');
let registros: Registros;
let agora: number;
let contadas: number;
/** Jobs by name and key: told again they are the same. */
let pedidos: Map<string, PedidoTarefa>;
let executores: Map<string, Executor>;
let comecar: () => Promise<void>;

const fila: Pick<Fila, 'enfileirar' | 'registrar'> = {
  async enfileirar(pedido) {
    const chave = `${pedido.nome}/${pedido.chave}`;
    if (!pedidos.has(chave)) pedidos.set(chave, pedido);
  },
  registrar: (nome, executor) => executores.set(nome, executor),
};
/** Runs what is due, each once, as often as it asks for more. */
async function rodarVencidas(feitas = new Set<string>()): Promise<void> {
  for (const [chave, { nome, carga, quando = 0 }] of [...pedidos]) {
    if (feitas.has(chave) || quando > agora) continue;
    feitas.add(chave);
    await executores.get(nome)!(carga, { chave, tentativa: 1 });
    await rodarVencidas(feitas);
  }
}

beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  agora = FIM - 3_600_000;
  contadas = 0;
  pedidos = new Map();
  executores = new Map();
  const relogio = () => agora;
  const gravar = criarGravarAgendamento({
    registros,
    hotsitePorId: () => ({ id: 1 }) as never,
    agora: relogio,
  });
  const acertos = criarAcertosDeRetirada({ registros, mudar: (() => {}) as never, gravar, agora: relogio });
  const acertarTodas = async () => {
    contadas += 1;
  };
  const lembrar = async () => {};
  const { marcarAusente } = acertos;
  comecar = registrarRotinas(fila as Fila, { marcarAusente, acertarTodas, lembrar }, relogio);
});

const agendamentos = () => registros.colecao(AGENDAMENTOS);
async function agendada(mais: Partial<Agendamento> = {}): Promise<string> {
  const { uid } = await agendamentos().inserir(
    SISTEMA,
    agendamentoDeTeste({ fim: new Date(FIM).toISOString(), ...mais }),
  );
  await vigiarRetirada(fila)(uid, FIM);
  return uid;
}
const situacao = async (uid: string) => (await agendamentos().obter(SISTEMA, uid))?.situacao;

describe('who did not come (P13)', () => {
  it('is known a day after the slot, not a moment before', async () => {
    const uid = await agendada();
    agora = FIM + DIA_MS - 1;
    await rodarVencidas();
    expect(await situacao(uid)).toBe('AGENDADO');
    agora += 1;
    await rodarVencidas();
    expect(await situacao(uid)).toBe('NAO_COMPARECEU');
  });

  it('is nobody who came, who cancelled, or who moved to a later slot meanwhile', async () => {
    const veio = await agendada({ situacao: 'ENTREGUE' });
    const desistiu = await agendada({ situacao: 'CANCELADO' });
    const mudou = await agendada({ fim: new Date(FIM + 3 * DIA_MS).toISOString() });
    agora = FIM + DIA_MS;
    await rodarVencidas();
    expect(await Promise.all([veio, desistiu, mudou].map(situacao))).toEqual([
      ...['ENTREGUE', 'CANCELADO', 'AGENDADO'],
    ]);
  });

  it('is looked at once a slot, however often it is asked for; a job of something that is gone fails in the open', async () => {
    const uid = await agendada();
    await vigiarRetirada(fila)(uid, FIM);
    expect(pedidos.size).toBe(1);
    await expect(
      executores.get('retirada-conferir')!({ agendamentoUid: uuidv7() }, {} as never),
    ).rejects.toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    });
  });
});

describe('what keeping lots costs (P11)', () => {
  it('is counted once a day at three in São Paulo, and each count asks for the next', async () => {
    await comecar();
    await comecar();
    expect([...pedidos.values()].map(({ quando }) => quando)).toEqual([
      Date.parse('2026-11-24T06:00:00.000Z'),
    ]);
    await rodarVencidas();
    expect(contadas).toBe(1);
    agora = Date.parse('2026-11-25T05:59:59.000Z');
    await rodarVencidas(new Set(['retirada-armazenagem/2026-11-24']));
    expect(contadas).toBe(1);
    agora += 1_000;
    await rodarVencidas(new Set(['retirada-armazenagem/2026-11-24']));
    expect(contadas).toBe(2);
  });

  it('after days on which nothing ran is counted once, not once for each of them', async () => {
    await comecar();
    agora = Date.parse('2026-11-30T15:00:00.000Z');
    await rodarVencidas();
    expect(contadas).toBe(2);
    expect([...pedidos.keys()].at(-1)).toBe('retirada-armazenagem/2026-12-01');
  });
});
