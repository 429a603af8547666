import { ErroMartelo } from '@martelo/shared/erros';
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
type Agir = (quem: unknown, uid: string, ato: string, corpo: object) => Promise<unknown>;
let agir: Agir;

/** What one process of the engine makes of codes. */
const processo = (como: Agir): EventosDasRemocoes =>
  criarEventos(
    {
      ...{ registros, agora: () => relogio, acessoDe: async () => SISTEMA, hotsitePorId: () => HOTSITE },
      nomeDoUsuario: async () => 'Ana',
      avisar: (_, oQue) => void avisos.push(oQue),
      ...{ validadeDasAprovacoesMs: 86_400_000, log: pino({ level: 'silent' }) },
    },
    { agir: como } as never,
  );

beforeEach(() => {
  avisos = [];
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const agora = () => relogio;
  const mover = criarMoverRemocao({
    ...{ registros, agora },
    estadias: { esperarDaRemocao: async () => async () => {}, entrarPelaRemocao: async () => {} },
    vistorias: { vistoriaQueColeta: async () => null },
  });
  agir = async (_, uid, ato, corpo) => {
    const { [EVENTO]: evento, ...dados } = corpo as { [EVENTO]: { uid: string; instante: string } };
    const { codigo } = PASSOS_DA_REMOCAO.find((um) => um.ato === ato)!;
    const antes = (await registros.colecao(REMOCOES).obter(SISTEMA, uid))!;
    const doc = semCarimbos(antes) as Remocao;
    const mudancas = await mover(doc, codigo as never, dados as never, { acesso: SISTEMA, evento });
    return registros.colecao(REMOCOES).salvar(SISTEMA, { ...doc, ...mudancas }, antes.revisao);
  };
  eventos = processo(agir);
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
const codigoNovo = (codigo: string, dados: object = {}) =>
  ({ codigo, comandoId: uuidv7(), instante: new Date(relogio).toISOString(), dados }) as never;
const mandar = (uid: string, codigo: string, dados: object = {}) =>
  eventos.receber({ acesso: SISTEMA, hotsite: HOTSITE }, uid, codigoNovo(codigo, dados));

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

describe('a code that two processes are told in the same moment', () => {
  const quem = { acesso: SISTEMA, hotsite: HOTSITE };

  it('is received by one of them, and has come already to the other (F12)', async () => {
    const [uid, enviado, outro] = [await remocaoEm('COLETADA'), codigoNovo('S14'), processo(agir)];
    const ditos = await Promise.all([eventos, outro].map((um) => um.receber(quem, uid, enviado)));
    expect(ditos.map(({ reconhecido }) => reconhecido).sort()).toEqual(['EST01', 'ESTXX']);
    expect(ditos.map(({ evento }) => evento.estado)).toEqual(['EST02', 'EST02']);
  });

  it('is processed, though the other finds that it may not be made any more: by what the first has made of it', async () => {
    const uid = await remocaoEm('DESIGNADA', {
      designadaEm: new Date(relogio).toISOString(),
      transportadoraId: 7,
    });
    const enviado = codigoNovo('S05', { motivo: 'Sem caminhão' });
    let feito: Promise<unknown> = Promise.resolve();
    const atrasado = processo(async () => {
      await feito;
      throw new ErroMartelo('NAO_ENCONTRADO');
    });
    const segundo = atrasado.receber(quem, uid, enviado);
    feito = eventos.receber(quem, uid, enviado);
    expect((await segundo).evento.estado).toBe('EST02');
    expect(avisos.map(({ estado }) => estado)).not.toContain('EST03');
    expect((await eventos.listar(SISTEMA, uid)).map(({ estado }) => estado)).toEqual(['EST02']);
  });
});
