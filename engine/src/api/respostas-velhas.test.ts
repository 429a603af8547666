import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SISTEMA } from '../records/acesso.ts';
import { abrirRegistrosMongo } from '../records/mongo.ts';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../store/test-server.ts';
import { apagarRespostasVelhas, RESPOSTAS_VALEM_MS } from './respostas-velhas.ts';
import { criarUmaVez, RESPOSTAS } from './uma-vez.ts';

function contrato(nome: string, preparar: () => { abrir(): Promise<Registros>; desfazer(): Promise<void> }) {
  describe(`what commands were answered, on ${nome}`, () => {
    let lugar: ReturnType<typeof preparar>;
    let registros: Registros;
    beforeEach(async () => {
      lugar = preparar();
      registros = await lugar.abrir();
    });
    afterEach(async () => {
      await registros.close();
      await lugar.desfazer();
    });
    const quantas = async () =>
      (await registros.colecao(RESPOSTAS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 1 })).total;
    const mandar = (comandoId: string, feito = comandoId) =>
      criarUmaVez(registros)(
        { autor: 'ana', comandoId, doCliente: true },
        { chamada: 'x' },
        async () => feito,
      );
    const mandarTodos = async (quantos: number) => {
      for (let desde = 0; desde < quantos; desde += 20)
        await Promise.all(Array.from({ length: 20 }, (_, i) => mandar(`c${desde + i}`)));
    };

    it('is kept as long as it may be asked for again, and then forgotten, more than one slice of it', async () => {
      await mandarTodos(100);
      const antes = Date.now();
      expect(await apagarRespostasVelhas(registros, antes + RESPOSTAS_VALEM_MS - 60_000)).toBe(0);
      expect(await mandar('c1', 'de novo')).toBe('c1');
      expect(await apagarRespostasVelhas(registros, antes + RESPOSTAS_VALEM_MS + 60_000)).toBe(100);
      expect(await quantas()).toBe(0);
      expect(await mandar('c1', 'de novo')).toBe('de novo');
    });

    it('is left to the next time where the engine ends meanwhile, and forgotten once where two are at it', async () => {
      await mandarTodos(100);
      const depois = Date.now() + RESPOSTAS_VALEM_MS + 60_000;
      expect(await apagarRespostasVelhas(registros, depois, AbortSignal.abort())).toBe(20);
      expect(await quantas()).toBe(80);
      await Promise.all([apagarRespostasVelhas(registros, depois), apagarRespostasVelhas(registros, depois)]);
      expect(await quantas()).toBe(0);
    });
  });
}

contrato('SQLite', () => ({
  abrir: async () => criarRegistrosSqlite({ arquivo: ':memory:' }),
  desfazer: async () => {},
}));
describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    contrato('MongoDB', () => {
      const banco = `respostas-${randomUUID()}`;
      return {
        abrir: () => abrirRegistrosMongo({ uri: uriDoBanco(banco) }),
        desfazer: () => descartarBanco(banco),
      };
    });
  },
);
