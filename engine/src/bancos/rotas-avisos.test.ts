import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { uuidv7 } from '@martelo/shared/identificador';
import { describe, expect, it } from 'vitest';
import { CAMINHO_DOS_AVISOS, criarAssinaturaDeAvisos } from './pix/avisos.ts';
import { rotasDosAvisos } from './rotas-avisos.ts';

const UID = uuidv7();
const assinatura = criarAssinaturaDeAvisos((proposito, texto) =>
  createHmac('sha256', 'segredo').update(`${proposito}\n${texto}`).digest(),
);
const PIX = {
  endToEndId: 'E0000020820261123150012345678901',
  ...{ txid: 'x', valor: '1.00', horario: '2026-11-23T15:00:00Z' },
};

/** What a notice is answered, and how much of it was read. */
async function postar(corpo: string, { assinada = true, tipo = 'application/json' } = {}) {
  const chegaram: unknown[] = [];
  const rota = rotasDosAvisos({
    bancos: { porUid: async () => ({ integracao: { hotsiteId: 1 } }) } as never,
    assinatura,
    aoReceberPix: async (recebimentos) => void chegaram.push(...recebimentos),
    aoReceberCartao: async () => {},
  }).find(({ caminho }) => caminho === `${CAMINHO_DOS_AVISOS}/:uid/:assinatura/pix`)!;
  const req = Object.assign(Readable.from([Buffer.from(corpo)]), {
    headers: { 'content-length': String(corpo.length), 'content-type': tipo },
    is: (tipos: string[]) => tipos.includes(tipo.split('/')[1]!),
  });
  const certa = assinatura.caminhoDe(UID).split('/').at(-1)!;
  const params = { uid: UID, assinatura: assinada ? certa : 'inventada' };
  const codigo = await Promise.resolve()
    .then(() => rota.executar({ params, req } as never))
    .then(
      () => null,
      (erro: { codigo: string }) => erro.codigo,
    );
  return { codigo, chegaram: chegaram.length, lido: req.readableDidRead };
}

describe('a notice of Pix at the signed address', () => {
  it('is kept; of another form, or no JSON, it is refused by that', async () => {
    expect(await postar(JSON.stringify({ pix: [PIX] }))).toMatchObject({ codigo: null, chegaram: 1 });
    for (const corpo of [{}, { pix: [] }, { pix: [{ ...PIX, valor: '1' }] }])
      expect((await postar(JSON.stringify(corpo))).codigo).toBe('REQUISICAO_INVALIDA');
    expect((await postar('{')).codigo).toBe('JSON_INVALIDO');
    expect((await postar('a=1', { tipo: 'text/plain' })).codigo).toBe('TIPO_NAO_SUPORTADO');
  });

  it.each(['{', '{}', JSON.stringify({ pix: [PIX] })])(
    'is not read before its signature: %s',
    async (corpo) => {
      expect(await postar(corpo, { assinada: false })).toEqual({
        ...{ codigo: 'AVISO_SEM_PROVA', chegaram: 0, lido: false },
      });
    },
  );
});
