import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { abrirChaves } from './chaves.ts';
import { type Cofre, cofreEmArquivo } from './cofre.ts';
import { cofreNoMongo } from './cofre-mongo.ts';

const SEGREDO = segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'segredo-de-servico-dos-testes' });
const OUTRO = segredosDeServico({ MARTELO_SEGREDO_SERVICO: 'outro-segredo-de-servico' });

/** What every vault promises. `abrir` gives another engine's view of the same vault. */
function contratoDoCofre(
  nome: string,
  preparar: () => { abrir(): Promise<Cofre>; desfazer(): Promise<void> },
) {
  describe(`a vault in ${nome}`, () => {
    let lugar: ReturnType<typeof preparar>;
    let abertos: Cofre[];
    const abrir = async (): Promise<Cofre> => {
      const cofre = await lugar.abrir();
      abertos.push(cofre);
      return cofre;
    };
    beforeEach(() => {
      lugar = preparar();
      abertos = [];
    });
    afterEach(async () => {
      await Promise.all(abertos.map((cofre) => cofre.fechar()));
      await lugar.desfazer();
    });

    it('keeps what it was given, and gives way only to who knows what it holds', async () => {
      const [um, outro] = [await abrir(), await abrir()];
      expect(await um.ler()).toBeNull();
      expect(await um.trocar(null, 'a')).toBe(true);
      expect(await outro.trocar(null, 'b')).toBe(false);
      expect(await outro.ler()).toBe('a');
      expect(await outro.trocar('b', 'c')).toBe(false);
      expect(await outro.trocar('a', 'c')).toBe(true);
      expect(await um.ler()).toBe('c');
    });

    it('gives engines that start at once, and after each rotation, the same keys', async () => {
      const [uma, outra] = await Promise.all([abrirChaves(await abrir()), abrirChaves(await abrir())]);
      expect(uma.jwks()).toEqual(outra.jwks());
      const kids = await Promise.all([uma.girar(), outra.girar()]);
      const depois = (await abrirChaves(await abrir())).jwks().keys.map(({ kid }) => kid);
      expect(depois).toHaveLength(3);
      expect(depois).toEqual(expect.arrayContaining(kids));
      const instante = Date.now() + 60_000;
      const assinado = await uma.assinar({ um: 1 }, 'teste', instante - 120_000);
      expect(await outra.assinar({ um: 1 }, 'teste', instante - 120_000)).toBe(assinado);
    });
  });
}

contratoDoCofre('a file', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-cofre-'));
  return {
    abrir: async () => cofreEmArquivo(pasta),
    desfazer: async () => rmSync(pasta, { recursive: true }),
  };
});

it('the file of the keys is for its owner alone', async () => {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-cofre-'));
  await abrirChaves(cofreEmArquivo(pasta));
  expect(statSync(join(pasta, 'chaves.json')).mode & 0o777).toBe(0o600);
  rmSync(pasta, { recursive: true });
});

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    contratoDoCofre('MongoDB', () => {
      const banco = `cofre-${randomUUID()}`;
      return {
        abrir: () => cofreNoMongo(uriDoBanco(banco), SEGREDO),
        desfazer: () => descartarBanco(banco),
      };
    });

    it('the database alone tells nothing of the keys, and another secret opens nothing', async () => {
      const banco = `cofre-${randomUUID()}`;
      const cofre = await cofreNoMongo(uriDoBanco(banco), SEGREDO);
      await abrirChaves(cofre);
      const texto = (await cofre.ler())!;
      const { chaves } = JSON.parse(texto) as { chaves: { d: string }[] };
      const cliente = new MongoClient(uriDoBanco(banco));
      const guardado = JSON.stringify(await cliente.db(banco).collection('cofre').find().toArray());
      await cliente.close();
      expect(guardado).toContain('cifrado');
      expect(guardado).not.toContain(chaves[0]!.d);
      const estranho = await cofreNoMongo(uriDoBanco(banco), OUTRO);
      await expect(abrirChaves(estranho)).rejects.toThrow('MARTELO_SEGREDO_SERVICO');
      expect(await cofre.ler()).toBe(texto);
      await Promise.all([cofre.fechar(), estranho.fechar()]);
      await descartarBanco(banco);
    });

    it('a rotated secret opens what the one before sealed, and from then on opens it alone', async () => {
      const banco = `cofre-${randomUUID()}`;
      const antes = await cofreNoMongo(uriDoBanco(banco), SEGREDO);
      await abrirChaves(antes);
      const texto = await antes.ler();
      const girando = await cofreNoMongo(uriDoBanco(banco), {
        atual: OUTRO.atual,
        aceitos: [OUTRO.atual, SEGREDO.atual],
      });
      expect(await girando.ler()).toBe(texto);
      const depois = await cofreNoMongo(uriDoBanco(banco), OUTRO);
      expect(await depois.ler()).toBe(texto);
      await expect(antes.ler()).rejects.toThrow('MARTELO_SEGREDO_SERVICO');
      await Promise.all([antes, girando, depois].map((cofre) => cofre.fechar()));
      await descartarBanco(banco);
    });
  },
);
