import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDoComando } from '../sessao/comandar.ts';
import {
  confirmarForaDoDia,
  type EntregaGuardada,
  enviarFotos,
  enviarGuardadas,
  type FotoGuardada,
  oQueSeDiz,
} from './entregas.ts';

let guardadas: Map<string, EntregaGuardada>;
const deposito = {
  todas: async () => [...guardadas.values()],
  guardar: async (entrega: EntregaGuardada) => guardadas.set(entrega.uid, entrega),
  esquecer: async (uid: string) => guardadas.delete(uid),
};
const entrega = (uid: string, mais: Partial<EntregaGuardada> = {}): EntregaGuardada => ({
  ...{ uid, conta: 'ana', comandoId: `c-${uid}`, codigo: 'ABC234', documentoVisto: 'CNH 1' },
  ...{ em: '2026-11-23T12:00:00.000Z', recusa: null, ...mais },
});
const aceito: RespostaDoComando<unknown> = { tipo: 'aceito', corpo: {} };
const recusado = (statusCode: number): RespostaDoComando<unknown> => ({
  ...{ tipo: 'recusado', erro: { statusCode, message: 'Não dá.', codigo: 'TRANSICAO_INVALIDA' } },
});
const incerto = { tipo: 'incerto', erro: {} } as RespostaDoComando<unknown>;

beforeEach(() => {
  guardadas = new Map(['1', '2', '3'].map((uid) => [uid, entrega(uid)]));
});

describe('what was handed over without network (P18)', () => {
  it('is told once it can be, under the command it was kept with, and forgotten when it was taken', async () => {
    const ditas: object[] = [];
    const mandar = async (_: string, corpo: object) => {
      ditas.push(corpo);
      return aceito;
    };
    expect(await enviarGuardadas(deposito, 'ana', mandar)).toBe(3);
    expect(guardadas.size).toBe(0);
    expect(ditas[0]).toEqual({
      ...{ comandoId: 'c-1', situacao: 'entregue', codigo: 'ABC234', documentoVisto: 'CNH 1' },
      em: '2026-11-23T12:00:00.000Z',
    });
  });

  it('waits while nobody answers, while the session is over and while the engine is in trouble', async () => {
    for (const resposta of [incerto, recusado(401), recusado(503)]) {
      expect(await enviarGuardadas(deposito, 'ana', async () => resposta)).toBe(0);
      expect([...guardadas.values()].every(({ recusa }) => recusa === null)).toBe(true);
    }
  });

  it('stays with why when it is refused, holds up no other, and is not sent again by itself', async () => {
    const ditas: string[] = [];
    const mandar = async (uid: string) => {
      ditas.push(uid);
      return uid === '2' ? recusado(422) : aceito;
    };
    await enviarGuardadas(deposito, 'ana', mandar);
    await enviarGuardadas(deposito, 'ana', mandar);
    expect(ditas).toEqual(['1', '2', '3']);
    expect([...guardadas.values()]).toMatchObject([{ uid: '2', recusa: 'Não dá.' }]);
  });

  it('of another day than the slot’s is told as meant, and what was refused for it may be meant afterwards', async () => {
    guardadas = new Map([
      ['1', entrega('1', { foraDoDia: true })],
      ['2', entrega('2')],
    ]);
    const ditas: Record<string, unknown>[] = [];
    const mandar = async (_: string, corpo: object): Promise<RespostaDoComando<unknown>> => {
      ditas.push({ ...corpo });
      if ('foraDoDia' in corpo) return aceito;
      const erro = { statusCode: 422, message: 'Marcada para outro dia.', codigo: 'RETIRADA_FORA_DO_DIA' };
      return { tipo: 'recusado', erro } as RespostaDoComando<unknown>;
    };
    await enviarGuardadas(deposito, 'ana', mandar);
    const [recusada] = [...guardadas.values()] as [EntregaGuardada];
    expect(recusada).toMatchObject({ uid: '2', porSerForaDoDia: true, recusa: 'Marcada para outro dia.' });
    await deposito.guardar(confirmarForaDoDia(recusada, 'c-2-de-novo'));
    expect(await enviarGuardadas(deposito, 'ana', mandar)).toBe(1);
    // The first command was answered with its refusal; the same again would be answered the same.
    expect(ditas.at(-1)).toMatchObject({ comandoId: 'c-2-de-novo', foraDoDia: true });
    expect(guardadas.size).toBe(0);
  });

  it('is sent by who handed it over alone', async () => {
    guardadas = new Map([['9', entrega('9', { conta: 'bia' })]]);
    expect(await enviarGuardadas(deposito, 'ana', async () => aceito)).toBe(0);
    expect(guardadas.size).toBe(1);
  });
});

describe('pictures of it', () => {
  let fotos: Map<string, FotoGuardada>;
  const dasFotos = {
    todas: async () => [...fotos.values()],
    guardar: async (foto: FotoGuardada) => fotos.set(foto.comandoId, foto),
    esquecer: async (comandoId: string) => fotos.delete(comandoId),
  };
  const foto = (comandoId: string, uid: string, conta = 'ana'): FotoGuardada => ({
    ...{ comandoId, uid, conta, arquivo: new Blob([comandoId]), recusa: null },
  });
  beforeEach(() => {
    fotos = new Map(
      [foto('f1', '1'), foto('f2', '2'), foto('f3', '1'), foto('f4', '3', 'bia')].map((f) => [
        f.comandoId,
        f,
      ]),
    );
  });

  it('are told after what they are of, each once under its own command, and by who took them alone', async () => {
    const ditas: [string, string][] = [];
    const mandar = async (uid: string, _: Blob, comandoId: string) => {
      ditas.push([uid, comandoId]);
      return aceito;
    };
    expect(await enviarFotos(dasFotos, 'ana', new Set(['2']), mandar)).toBe(2);
    expect(await enviarFotos(dasFotos, 'ana', new Set(), mandar)).toBe(1);
    expect(ditas).toEqual([
      ['1', 'f1'],
      ['1', 'f3'],
      ['2', 'f2'],
    ]);
    expect([...fotos.keys()]).toEqual(['f4']);
  });

  it('stay with why where one is refused, and wait where nobody answers', async () => {
    expect(
      await enviarFotos(dasFotos, 'ana', new Set(), async (uid) => (uid === '1' ? recusado(422) : incerto)),
    ).toBe(0);
    expect([...fotos.values()].map(({ recusa }) => recusa)).toEqual(['Não dá.', null, null, null]);
  });
});

it('what was kept for want of a network is said to be registered once it is', () => {
  const guardada = { uid: '1', como: 'guardada' } as const;
  expect(oQueSeDiz({ uid: '1', como: 'feita' }, [])).toBe('feita');
  expect(oQueSeDiz(guardada, [{ uid: '1', recusa: null }])).toBe('guardada');
  expect(oQueSeDiz(guardada, [{ uid: '2', recusa: null }])).toBe('enviada');
  expect(oQueSeDiz(guardada, [{ uid: '1', recusa: 'Não dá.' }])).toBeNull();
});
