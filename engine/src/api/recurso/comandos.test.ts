import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GRUPOS_CLIENTE } from '../../casa/grupo-cliente.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { StoreUnavailable } from '../../store/unavailable.ts';
import type { Chamador } from '../rota.ts';
import { RESPOSTAS } from '../uma-vez.ts';
import { criarEscritor } from './gravar.ts';

const [HOTSITE] = HOTSITES_DEMO;
const ACESSO: Acesso = {
  ...{ tipo: 'interno', hotsiteId: HOTSITE!.id, hotsites: [HOTSITE!.id], usuUid: randomUUID() },
  papeis: ['Interno - ADM'],
};
const CONFLITO = { codigo: 'COMANDO_CONFLITANTE' };

/** Who asks, under an id; what the call was, as it would come. */
const quem = (comandoId: string, pedido?: object): Chamador => ({
  ...{ acesso: ACESSO, hotsite: HOTSITE!, ip: '', requestId: 'teste' },
  comando: { autor: (ACESSO as { usuUid: string }).usuUid, comandoId, doCliente: true, pedido },
});

/** Nobody tells the second view of a store what the first has written: it is asked anew. */
async function insistir<R>(fazer: () => Promise<R>): Promise<R> {
  for (let vez = 1; ; vez++) {
    try {
      return await fazer();
    } catch (erro) {
      if (!(erro instanceof StoreUnavailable) || vez === 10) throw erro;
    }
  }
}

function contrato(nome: string, preparar: () => { abrir(): Promise<Registros>; desfazer(): Promise<void> }) {
  describe(`a command on records, on ${nome}`, () => {
    let lugar: ReturnType<typeof preparar>;
    let vistas: Registros[];
    let escritores: ReturnType<typeof escritor>[];
    const escritor = (registros: Registros) =>
      criarEscritor(
        GRUPOS_CLIENTE as never,
        { registros, agora: Date.now, nomeDoUsuario: async () => 'Ana', emDia: async () => {} } as never,
        new Map(),
      );
    beforeEach(async () => {
      lugar = preparar();
      vistas = [await lugar.abrir(), await lugar.abrir()];
      escritores = vistas.map(escritor);
    });
    afterEach(async () => {
      await Promise.all([...new Set(vistas)].map((uma) => uma.close()));
      await lugar.desfazer();
    });
    const grupos = () => vistas[0]!.colecao(GRUPOS_CLIENTE);
    const quantos = async () =>
      (await grupos().listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 1 })).total;
    const novo = async () =>
      escritores[0]!.criar(quem(randomUUID(), { novo: 1 }), { nome: `Grupo ${randomUUID()}` });

    it('makes one record, whichever engine it is told to again, and answers it as it was made', async () => {
      const [um, outro] = escritores as [ReturnType<typeof escritor>, ReturnType<typeof escritor>];
      const pedido = { nome: 'Um grupo' };
      const feito = await um.criar(quem('c1', pedido), pedido);
      await um.alterar(quem('c2', { tipo: 'X' }), feito.uid, { tipo: 'X' }, 1);
      expect(await insistir(() => outro.criar(quem('c1', pedido), pedido))).toEqual(feito);
      expect(await quantos()).toBe(1);
      await expect(outro.criar(quem('c1', { nome: 'Outro' }), { nome: 'Outro' })).rejects.toMatchObject(
        CONFLITO,
      );
    });

    it('told to both at once is done once, and both answer the same', async () => {
      const pedido = { nome: 'Ao mesmo tempo' };
      const [a, b] = await Promise.all(
        escritores.map((um) => insistir(() => um.criar(quem('c1', pedido), pedido))),
      );
      expect(b).toEqual(a);
      expect(await quantos()).toBe(1);
      const mudanca = { tipo: 'Novo' };
      const [c, d] = await Promise.all(
        escritores.map((um) => insistir(() => um.alterar(quem('c2', mudanca), a!.uid, mudanca, 1))),
      );
      expect([c!.revisao, d!.revisao]).toEqual([2, 2]);
      const saidas = await Promise.all(
        escritores.map((um) => insistir(() => um.remover(quem('c3', { remover: 1 }), a!.uid, 2))),
      );
      expect(saidas).toEqual([undefined, undefined]);
      expect((await grupos().obter(SISTEMA, a!.uid))?.revisao).toBe(3);
    });

    it('whose process died between the write and the answer is answered by what it wrote, and writes nothing more', async () => {
      const { uid } = await novo();
      const mudanca = { nome: `Mudado ${randomUUID()}` };
      const respostas = vistas[0]!.colecao(RESPOSTAS);
      const salvar = respostas.salvar.bind(respostas);
      respostas.salvar = async () => {
        throw new StoreUnavailable();
      };
      await expect(escritores[0]!.alterar(quem('c1', mudanca), uid, mudanca, 1)).rejects.toThrow();
      respostas.salvar = salvar;
      // Somebody else changes it meanwhile: the answer is still the version that the command made.
      await insistir(() => escritores[1]!.alterar(quem('c2', { tipo: 'Y' }), uid, { tipo: 'Y' }, 2));
      const outra = await insistir(() => escritores[1]!.alterar(quem('c1', mudanca), uid, mudanca, 1));
      expect(outra).toMatchObject({ revisao: 2, ...mudanca });
      expect(outra).not.toHaveProperty('tipo');
      expect((await grupos().obter(SISTEMA, uid))?.revisao).toBe(3);
    });

    it('of another on the same revision is refused as stale, and its own repetition with it', async () => {
      const { uid } = await novo();
      await escritores[0]!.alterar(quem('c1', { tipo: 'A' }), uid, { tipo: 'A' }, 1);
      for (let vez = 0; vez < 2; vez++)
        await expect(
          insistir(() => escritores[1]!.alterar(quem('c2', { tipo: 'B' }), uid, { tipo: 'B' }, 1)),
        ).rejects.toMatchObject({ codigo: 'REVISAO_DESATUALIZADA' });
      expect((await grupos().obter(SISTEMA, uid))?.tipo).toBe('A');
    });

    it('is of who gave it, and what no command made is nobody’s repetition', async () => {
      const { uid } = await novo();
      const sem: Chamador = { ...quem('x'), comando: undefined };
      await escritores[0]!.alterar(sem, uid, { tipo: 'Sem comando' }, 1);
      expect(await grupos().obter(SISTEMA, uid)).not.toHaveProperty('ultimoComando');
      await expect(
        insistir(() => escritores[1]!.alterar(quem('c9', { tipo: 'Z' }), uid, { tipo: 'Z' }, 1)),
      ).rejects.toMatchObject({ codigo: 'REVISAO_DESATUALIZADA' });
    });
  });
}

contrato('SQLite', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-comandos-'));
  // One file has one engine: its two are two writers over it.
  const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.db') });
  return {
    abrir: async () => registros,
    desfazer: async () => rmSync(pasta, { recursive: true, force: true }),
  };
});

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    contrato('MongoDB', () => {
      const banco = `comandos-${randomUUID()}`;
      return {
        abrir: () => abrirRegistrosMongo({ uri: uriDoBanco(banco) }),
        desfazer: () => descartarBanco(banco),
      };
    });
  },
);
