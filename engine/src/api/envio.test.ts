import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as espera } from 'node:timers/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import express, { type Request } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { type Envio, receberEnvio } from './envio.ts';

let servidor: Server;
let noProcesso: unknown[];
const escutar = (erro: unknown) => noProcesso.push(erro);
afterEach(async () => {
  process.off('uncaughtExceptionMonitor', escutar);
  await new Promise((fechado) => servidor.close(fechado));
});

/** What a call says that reads the file by `ler`. */
async function enviar(corpo: string, ler: (envio: Envio, req: Request) => Promise<void>): Promise<unknown> {
  noProcesso = [];
  process.on('uncaughtExceptionMonitor', escutar);
  const app = express();
  app.post('/', async (req, res) => {
    try {
      await ler(await receberEnvio(req, { limite: 10_000, campo: 'arquivo' }), req);
      res.json('lido');
    } catch (erro) {
      res.json(erro instanceof ErroMartelo ? erro.codigo : String(erro));
    }
  });
  servidor = createServer(app);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  const resposta = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: corpo,
  });
  const dito = await resposta.json();
  // What nobody listened to comes after the answer.
  await espera(50);
  expect(noProcesso).toEqual([]);
  return dito;
}

const parte = (campo: string) =>
  `--x\r\ncontent-disposition: form-data; name="${campo}"; filename="a.png"\r\n\r\n`;
const lerTudo = async (envio: Envio) => {
  for await (const _ of envio.arquivo);
  await envio.campos();
};

describe('a form that says it is whole and is not', () => {
  it('is refused in words where its file is read', async () => {
    expect(await enviar(`${parte('arquivo')}bytes`, lerTudo)).toBe('ARQUIVO_INVALIDO');
  });

  it('ends no process where its file is read only later', async () => {
    const depois = async (envio: Envio) => {
      await espera(30);
      await lerTudo(envio);
    };
    expect(await enviar(`${parte('arquivo')}bytes`, depois)).toBe('ARQUIVO_INVALIDO');
  });

  it('nor where its file is of another field, or nobody reads it', async () => {
    expect(await enviar(`${parte('outro')}bytes`, lerTudo)).toBe('ARQUIVO_INVALIDO');
    const recusada = async () => {
      throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'x' });
    };
    expect(await enviar(`${parte('arquivo')}bytes`, recusada)).toBe('SEM_PERMISSAO');
    expect(await enviar(`${parte('arquivo')}bytes`, async (envio) => void (await envio.campos()))).toBe(
      'ARQUIVO_INVALIDO',
    );
  });

  it('nor where it breaks off in a part’s own lines, or before any', async () => {
    for (const corpo of ['', '--x', '--x\r\ncontent-disp', `${parte('arquivo')}bytes\r\n--x\r\ncontent`])
      expect(await enviar(corpo, lerTudo), corpo).toBe('ARQUIVO_INVALIDO');
  });
});
