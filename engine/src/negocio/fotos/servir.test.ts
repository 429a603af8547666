import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { SituacaoFoto } from '@martelo/shared/foto-do-lote';
import { uuidv7 } from '@martelo/shared/identificador';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { SituacaoLote } from '@martelo/shared/lote';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chaveDaFoto, FOTOS_DOS_LOTES } from '../../casa/foto-do-lote.ts';
import { loteVisivel } from '../../leituras/visibilidade.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { rotaDaFotoPublica } from './servir.ts';

/* Each of the facts alone closes the address, whatever became of the others: a change that was cut short shows nothing. */

const SHA = 'ab'.repeat(32);
const [LEI, LEL] = [uuidv7(), uuidv7()];
let ids = 0;
let registros: Registros;
let leilao: { situacao: SituacaoLeilao; hotsites: number[]; ensaio: boolean };
let lote: { situacao: SituacaoLote; exibido: boolean; fotosUrls: string[] };
let servidor: Server;
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const app = express();
  const rota = rotaDaFotoPublica({
    registros,
    arquivos: { content: async () => Buffer.from('foto') } as never,
    emDia: async () => {},
    localizador: {
      async vista(acesso) {
        const lido = { estado: { leilao }, lote: { ...lote, dados: lote } };
        if (!loteVisivel(acesso, lido.estado as never, lido.lote as never))
          throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
        return lido as never;
      },
    },
    fotoDeVistoria: async () => null,
    exigirExibicao: () => {},
  });
  app.get('/:hotsite/:sha256', async (req, res) => {
    const hotsiteId = Number(req.params.hotsite);
    const acesso: Acesso =
      req.query.quem === 'equipe'
        ? { tipo: 'interno', hotsiteId, hotsites: [1], usuUid: uuidv7(), papeis: ['Interno - Leilão'] }
        : { tipo: 'anonimo', hotsiteId };
    const chamador = { acesso, hotsite: { id: hotsiteId } };
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

const pedir = async (hotsite = 1, quem = 'visitante'): Promise<number> => {
  const { port } = servidor.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/${hotsite}/${SHA}?quem=${quem}`)).status;
};

async function guardar({
  situacao = 'APROVADA' as SituacaoFoto,
  fotosUrls = [caminhoDaFotoEnviada(SHA)],
  decididaEm = null as string | null,
  doLeilao = 'PRONTO' as SituacaoLeilao,
  doLote = 'LIBERADO_LEILAO' as SituacaoLote,
  exibido = true,
  lelUid = LEL,
}: {
  situacao?: SituacaoFoto;
  fotosUrls?: string[];
  decididaEm?: string | null;
  doLeilao?: SituacaoLeilao;
  doLote?: SituacaoLote;
  exibido?: boolean;
  lelUid?: string;
} = {}): Promise<void> {
  const uid = uuidv7();
  ids += 1;
  await registros.colecao(FOTOS_DOS_LOTES).inserir(SISTEMA, {
    ...{
      uid,
      id: ids,
      hotsiteId: 1,
      leiUid: LEI,
      lelUid,
      loteNome: 'Gol',
      nome: 'a.jpg',
      sha256: SHA,
    },
    ...{ arquivoUid: uid, originalUid: uid, largura: 10, altura: 10, recorte: null, ordem: 0, situacao },
    ...{ origem: 'EQUIPE' as const, enviadaPor: 'x', enviadaEm: '2026-11-24T12:00:00.000Z', motivo: null },
    ...{ decididaPor: null, decididaEm, chave: chaveDaFoto(lelUid, SHA) },
  });
  lote = { situacao: doLote, exibido, fotosUrls };
  leilao = { situacao: doLeilao, hotsites: [1], ensaio: false };
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

  it.each([
    [
      'an auction that is announced to nobody yet',
      { doLeilao: 'CRIADO', doLote: 'CADASTRADO', exibido: false },
    ],
    [
      'an auction that was cancelled before it was announced',
      { doLeilao: 'CANCELADO', doLote: 'CANCELADO_NO_LEILAO', exibido: false },
    ],
  ] as const)('of %s opens to the house alone', async (_, onde) => {
    await guardar(onde);
    expect([await pedir(), await pedir(1, 'equipe'), await pedir(2, 'equipe')]).toEqual([404, 200, 404]);
  });

  it('of a cancelled auction stays open where its lot was shown before: so does the lot', async () => {
    await guardar({ doLeilao: 'CANCELADO', doLote: 'CANCELADO_NO_LEILAO' });
    expect(await pedir()).toBe(200);
  });

  it('opens none whose content was refused after it was approved, on whatever lot; approved again it is open', async () => {
    const [antes, recusada, depois] = [1, 2, 3].map((dia) => `2026-11-0${dia}T12:00:00.000Z`) as [
      string,
      string,
      string,
    ];
    await guardar({ situacao: 'REPROVADA', decididaEm: recusada, lelUid: uuidv7() });
    await guardar({ decididaEm: antes });
    expect(await pedir()).toBe(404);
    await guardar({ decididaEm: depois, lelUid: uuidv7() });
    expect(await pedir()).toBe(200);
  });
});
