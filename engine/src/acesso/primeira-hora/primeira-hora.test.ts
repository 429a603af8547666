import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SISTEMA } from '../../records/acesso.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { abrirChaves, type Chaves } from '../identidade/chaves.ts';
import { cofreEmArquivo } from '../identidade/cofre.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { criarPrimeiraHora } from './primeira-hora.ts';

const MEIA_HORA_MS = 30 * 60_000;

/** The way into an installation of nothing, tried by two engines' views of one store. @param abrir gives one more view */
function contratoDaPrimeiraHora(
  nome: string,
  preparar: () => { abrir(): Promise<Registros>; desfazer(): Promise<void> },
) {
  describe(`the first hour, on ${nome}`, () => {
    let lugar: ReturnType<typeof preparar>;
    let pasta: string;
    let chaves: Chaves;
    let vistas: Registros[];
    let agora: number;
    let criadas: number;
    let falha: Error | null;
    beforeEach(async () => {
      lugar = preparar();
      pasta = mkdtempSync(join(tmpdir(), 'martelo-hora-'));
      chaves = await abrirChaves(cofreEmArquivo(pasta));
      vistas = [await lugar.abrir(), await lugar.abrir()];
      [agora, criadas, falha] = [Date.parse('2026-11-24T12:00:00Z'), 0, null];
    });
    afterEach(async () => {
      await Promise.all([...new Set(vistas)].map((vista) => vista.close()));
      await lugar.desfazer();
      rmSync(pasta, { recursive: true, force: true });
    });
    const porta = (vista = vistas[0]!) =>
      criarPrimeiraHora({
        ...{ registros: vista, chaves, relogio: () => agora },
        async criarUsuario({ senha: _, uid, ...dados }) {
          if (falha !== null) throw falha;
          criadas += 1;
          const novo = { ...dados, uid: uid!, id: criadas, situacao: 'ATIVO' as const };
          return vista.colecao(USUARIOS).inserir(SISTEMA, novo);
        },
      });
    const codigo = (feito: Promise<unknown>) =>
      feito.then(
        () => 'feito',
        (erro: { codigo?: string }) => erro.codigo,
      );
    const conta = (token: string) => ({
      ...{ token, nome: 'Ana', email: `${randomUUID()}@casa.exemplo`, senha: 'quatro-cavalos-azuis' },
    });

    it('is good for half an hour, to the millisecond', async () => {
      const { token, expiraEm } = (await porta().abrir())!;
      expect(expiraEm).toBe(agora + MEIA_HORA_MS);
      agora += MEIA_HORA_MS - 1;
      expect(await porta().conferir(token)).toMatchObject({ falta: 'conta' });
      agora += 1;
      expect(await codigo(porta().conferir(token))).toBe('PRIMEIRA_HORA_ENCERRADA');
      expect(await codigo(porta().criarConta(conta(token)))).toBe('PRIMEIRA_HORA_ENCERRADA');
      expect(criadas).toBe(0);
    });

    it('is of the newest link alone, whichever process made it', async () => {
      const tokens = (await Promise.all(vistas.map((vista) => porta(vista).abrir()))).map((um) => um!.token);
      const valem = await Promise.all(tokens.map((token) => codigo(porta().conferir(token))));
      expect(valem.toSorted()).toEqual(
        tokens[0] === tokens[1] ? ['feito', 'feito'] : ['PRIMEIRA_HORA_ENCERRADA', 'feito'],
      );
      // Of another installation's keys it opens nothing.
      const outra = mkdtempSync(join(tmpdir(), 'martelo-outra-'));
      const deFora = await abrirChaves(cofreEmArquivo(outra));
      const [sal] = tokens[valem.indexOf('feito')]!.split('.');
      const forjado = `${sal}.${deFora.derivar('primeira-hora', sal!).toString('base64url')}`;
      expect(await codigo(porta().conferir(forjado))).toBe('PRIMEIRA_HORA_ENCERRADA');
      rmSync(outra, { recursive: true, force: true });
    });

    it('makes one account of many that are asked for at once, by two processes', async () => {
      const { token } = (await porta().abrir())!;
      const feitas = await Promise.all(
        [0, 1, 0, 1, 0, 1].map((i) => codigo(porta(vistas[i]).criarConta(conta(token)))),
      );
      expect(feitas.filter((um) => um === 'feito')).toHaveLength(1);
      expect(criadas).toBe(1);
      expect(await porta(vistas[1]).conferir(token)).toMatchObject({ falta: 'marca' });
    });

    it('is given back by a making that fails, and by a start where one was cut short', async () => {
      const { token } = (await porta().abrir())!;
      falha = new Error('disk full');
      await expect(porta().criarConta(conta(token))).rejects.toThrow('disk full');
      falha = null;
      expect(await codigo(porta().criarConta(conta(token)))).toBe('feito');
      expect(await porta().abrir()).not.toBeNull();
    });
  });
}

contratoDaPrimeiraHora('SQLite', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-hora-registros-'));
  const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
  return {
    abrir: async () => registros,
    desfazer: async () => rmSync(pasta, { recursive: true, force: true }),
  };
});

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    contratoDaPrimeiraHora('MongoDB', () => {
      const banco = `hora-${randomUUID()}`;
      return {
        abrir: () => abrirRegistrosMongo({ uri: uriDoBanco(banco) }),
        desfazer: () => descartarBanco(banco),
      };
    });
  },
);
