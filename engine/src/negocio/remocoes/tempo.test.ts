import { uuidv7 } from '@martelo/shared/identificador';
import {
  ESPERA_DO_EVENTO_MS,
  PASSOS_DA_REMOCAO,
  PRAZO_PARA_DECLINAR_MS,
  type SituacaoRemocao,
} from '@martelo/shared/remocoes/remocao';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chaveDaRemocao, EVENTO, REMOCOES, type Remocao } from '../../casa/remocao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { type AvisoDaRemocao, criarEventos, type EventosDasRemocoes } from './eventos.ts';
import { criarMoverRemocao } from './mover.ts';

/* What only time does to a removal (fleet, section 4, F13): ten minutes for a code ahead of its turn, a day to decline. */

const HOTSITE = { id: 1 } as never;
const MINUTO = 60_000;
let relogio = Date.UTC(2026, 10, 28, 12);
let registros: Registros;
let eventos: EventosDasRemocoes;
let avisos: AvisoDaRemocao[] = [];

beforeEach(() => {
  avisos = [];
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const agora = () => relogio;
  const mover = criarMoverRemocao({
    ...{ registros, agora },
    estadias: { esperarDaRemocao: async () => async () => {}, entrarPelaRemocao: async () => {} },
    vistorias: { vistoriaQueColeta: async () => null },
  });
  const agir = async (_: unknown, uid: string, ato: string, corpo: object) => {
    const { [EVENTO]: evento, ...dados } = corpo as { [EVENTO]: { uid: string; instante: string } };
    const { codigo } = PASSOS_DA_REMOCAO.find((um) => um.ato === ato)!;
    const antes = (await registros.colecao(REMOCOES).obter(SISTEMA, uid))!;
    const doc = semCarimbos(antes) as Remocao;
    const mudancas = await mover(doc, codigo as never, dados as never, { acesso: SISTEMA, evento });
    return registros.colecao(REMOCOES).salvar(SISTEMA, { ...doc, ...mudancas }, antes.revisao);
  };
  eventos = criarEventos(
    {
      ...{ registros, agora, acessoDe: async () => SISTEMA, hotsitePorId: () => HOTSITE },
      nomeDoUsuario: async () => 'Ana',
      avisar: (_, oQue) => void avisos.push(oQue),
      ...{ validadeDasAprovacoesMs: 86_400_000, log: pino({ level: 'silent' }) },
    },
    { agir } as never,
  );
});
afterEach(() => registros.close());

async function remocaoEm(situacao: SituacaoRemocao, mais: Partial<Remocao> = {}): Promise<string> {
  const uid = uuidv7();
  const em = new Date(relogio).toISOString();
  const doc = {
    ...{ uid, id: await registros.proximoId('remocao'), hotsiteId: 1, veiculoId: 1, veiUid: uuidv7() },
    ...{ patioId: 1, patioUid: uuidv7(), situacao, localRemocaoId: 1, dataSolicitacao: em },
    ...{ chaveAberta: chaveDaRemocao({ hotsiteId: 1, veiculoId: 1, situacao }), ...mais },
  };
  await registros.colecao(REMOCOES).inserir(SISTEMA, REMOCOES.schema.parse(doc) as never);
  return uid;
}
const situacaoDe = async (uid: string) => (await registros.colecao(REMOCOES).obter(SISTEMA, uid))!.situacao;
const mandar = (uid: string, codigo: string, dados: object = {}) =>
  eventos.receber({ acesso: SISTEMA, hotsite: HOTSITE }, uid, {
    ...{ codigo, comandoId: uuidv7(), instante: new Date(relogio).toISOString(), dados },
  } as never);

describe('a code ahead of its turn', () => {
  it('waits ten minutes, and then is EST03: nothing of it is done, and who sent it is told', async () => {
    const uid = await remocaoEm('EM_COLETA');
    const { evento } = await mandar(uid, 'S14');
    expect(evento.estado).toBe('EST01');
    relogio += ESPERA_DO_EVENTO_MS - 1;
    await eventos.varrer();
    expect(avisos).toEqual([]);
    relogio += 1;
    await eventos.varrer();
    expect(avisos).toMatchObject([
      { codigo: 'S14', estado: 'EST03', recusa: { codigo: 'EVENTO_FORA_DA_VEZ' } },
    ]);
    expect(await situacaoDe(uid)).toBe('EM_COLETA');
    // Over: what it waited for comes too late for it, and a sweep more does nothing.
    await eventos.varrer();
    expect(avisos).toHaveLength(1);
  });

  it('is applied once what it waited for comes in time, by a sweep as well', async () => {
    const uid = await remocaoEm('COLETADA');
    await mandar(uid, 'S15', { motivo: 'Sem vaga hoje' });
    relogio += ESPERA_DO_EVENTO_MS - MINUTO;
    await mandar(uid, 'S14');
    expect(avisos.map(({ codigo, estado }) => `${codigo} ${estado}`)).toEqual(['S14 EST02', 'S15 EST02']);
    expect(await situacaoDe(uid)).toBe('COLETADA');
  });
});

describe('a carrier that declines', () => {
  it('may within a day of being designated, and no longer', async () => {
    const designadaEm = new Date(relogio).toISOString();
    const [cedo, tarde] = [
      await remocaoEm('DESIGNADA', { designadaEm, transportadoraId: 7 }),
      await remocaoEm('DESIGNADA', { designadaEm, transportadoraId: 7, chaveAberta: '1:2' }),
    ];
    relogio += PRAZO_PARA_DECLINAR_MS;
    expect((await mandar(cedo, 'S05', { motivo: 'Sem caminhão' })).evento.estado).toBe('EST02');
    expect(await situacaoDe(cedo)).toBe('AUTORIZADA');
    relogio += 1;
    const { evento } = await mandar(tarde, 'S05', { motivo: 'Sem caminhão' });
    expect([evento.estado, evento.recusa?.codigo]).toEqual(['EST03', 'PRAZO_PARA_DECLINAR']);
    expect(await situacaoDe(tarde)).toBe('DESIGNADA');
  });
});
