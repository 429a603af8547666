import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import type { SituacaoFoto } from '@martelo/shared/foto-do-lote';
import { uuidv7 } from '@martelo/shared/identificador';
import { leilaoEscrita } from '@martelo/shared/leilao';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chaveDaFoto, FOTOS_DOS_LOTES } from '../../casa/foto-do-lote.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { rotaDaFotoPublica } from './servir.ts';

/* Each of the three facts alone closes the address, whatever became of the others: a change that was cut short shows nothing. */

const SHA = 'ab'.repeat(32);
const [LEI, LEL] = [uuidv7(), uuidv7()];
let registros: Registros;
let servidor: Server;
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const app = express();
  const rota = rotaDaFotoPublica({
    registros,
    arquivos: { content: async () => Buffer.from('foto') } as never,
    emDia: async () => {},
    exigirExibicao: () => {},
  });
  app.get('/:hotsite/:sha256', async (req, res) => {
    const chamador = { hotsite: { id: Number(req.params.hotsite) } };
    try {
      await rota.executar({ params: { sha256: req.params.sha256 }, chamador, req, res } as never);
    } catch (erro) {
      res.status((erro as { statusCode: number }).statusCode).end();
    }
  });
  servidor = createServer(app).listen(0, '127.0.0.1');
});
afterEach(async () => {
  servidor.close();
  await registros.close();
});

const pedir = async (hotsite = 1): Promise<number> =>
  (await fetch(`http://127.0.0.1:${(servidor.address() as AddressInfo).port}/${hotsite}/${SHA}`)).status;

async function guardar({
  situacao = 'APROVADA' as SituacaoFoto,
  fotosUrls = [caminhoDaFotoEnviada(SHA)],
}: {
  situacao?: SituacaoFoto;
  fotosUrls?: string[];
} = {}): Promise<void> {
  const uid = uuidv7();
  await registros.colecao(FOTOS_DOS_LOTES).inserir(SISTEMA, {
    ...{ uid, id: 1, hotsiteId: 1, leiUid: LEI, lelUid: LEL, loteNome: 'Gol', nome: 'a.jpg', sha256: SHA },
    ...{ arquivoUid: uid, originalUid: uid, largura: 10, altura: 10, recorte: null, ordem: 0, situacao },
    ...{ origem: 'EQUIPE' as const, enviadaPor: 'x', enviadaEm: '2026-11-24T12:00:00.000Z', motivo: null },
    ...{ decididaPor: null, decididaEm: null, chave: chaveDaFoto(LEL, SHA) },
  });
  await registros.colecao(LOTES).inserir(SISTEMA, {
    ...{ uid: LEL, id: 1, leiUid: LEI, dados: { uid: LEL, id: 1, fotosUrls } as never },
    ...{ valorAtual: null, qtdLances: 0, lider: null },
  });
  await registros.colecao(LEILOES).inserir(SISTEMA, {
    ...leilaoEscrita.parse({ nome: 'Leilão', data: '2026-12-24T12:00:00.000Z', hotsites: [1] }),
    ...{ uid: LEI, id: 1, hotsites: [1], quantidadeLotes: 1, ensaio: false },
  });
}

describe('the public address of a picture', () => {
  it('opens one that is approved, on its lot, on a brand of its auction', async () => {
    await guardar();
    expect(await pedir()).toBe(200);
  });

  it.each(['PENDENTE', 'REPROVADA', 'RETIRADA'] as const)(
    'opens none that is %s, though its lot still names it (BO20)',
    async (situacao) => {
      await guardar({ situacao });
      expect(await pedir()).toBe(404);
    },
  );

  it('opens none that its lot does not name', async () => {
    await guardar({ fotosUrls: ['/fotos/demo/suv-prata-9/1.webp'] });
    expect(await pedir()).toBe(404);
  });

  it('opens none on a brand that its auction is not on', async () => {
    await guardar();
    expect(await pedir(2)).toBe(404);
  });
});
