import { randomUUID } from 'node:crypto';
import { Server } from 'socket.io';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import type { Conexao } from './connection.ts';
import { pedidosDeRegistros, transmitirRegistros } from './records.ts';

const EQUIPE = ['Interno - Pátio'] as const;
/** A kind of which some read only those that have two values at once. */
const VISTORIAS = recurso({
  nome: 'vistoria',
  caminho: '/v1/vistorias',
  rotulo: { um: 'Vistoria', varios: 'Vistorias' },
  modulo: 'patios',
  escrita: z.strictObject({ patio: z.string(), turno: z.int() }),
  marca: 'hotsiteId',
  papeis: { le: EQUIPE, escreve: EQUIPE },
  somente: ({ usuUid }) => (usuUid === 'todas' ? {} : { turno: 2, patio: `Sul: "${usuUid}"` }),
  campos: { patio: {}, turno: {} },
});
const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
const io = new Server();
const parar = transmitirRegistros(io, registros, [{ recurso: VISTORIAS }], (erro) => {
  throw erro;
});
afterAll(async () => {
  parar();
  await registros.close();
});

it('who reads only the records that have several values is told of no record that lacks one of them', async () => {
  const ouvidos: [salas: string[], uid: string][] = [];
  /** Whoever is in the rooms that a request joins, without a network between. */
  const acompanhar = (usuUid: string): string[] => {
    const acesso: Acesso = { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid, papeis: EQUIPE };
    const salas: string[] = [];
    const socket = { join: (novas: string[]) => salas.push(...novas) };
    const [, atender] = pedidosDeRegistros([{ recurso: VISTORIAS }]).find(
      ([nome]) => nome === 'acompanhar-registros',
    )!;
    atender({ acesso, socket } as unknown as Conexao, { recurso: 'vistoria' });
    io.of('/').adapter.addAll(usuUid, new Set(salas));
    return salas;
  };
  io.of('/').adapter.broadcast = ({ data }, { rooms }) => {
    ouvidos.push([[...rooms] as string[], data[1].uid]);
  };
  const [minhas, todas] = [acompanhar('ana'), acompanhar('todas')];
  const vistoria = async (patio: string, turno: number) => {
    const doc = { uid: randomUUID(), id: await registros.proximoId('v'), hotsiteId: 1, patio, turno };
    return (await registros.colecao(VISTORIAS).inserir(SISTEMA, doc)).uid;
  };
  const uids = [await vistoria('Sul: "ana"', 1), await vistoria('Norte', 2), await vistoria('Sul: "ana"', 2)];
  await expect.poll(() => ouvidos.filter(([salas]) => salas[0] === todas[0]).length).toBe(3);
  expect(ouvidos.filter(([salas]) => salas[0] === minhas[0]).map(([, uid]) => uid)).toEqual([uids[2]]);
});
