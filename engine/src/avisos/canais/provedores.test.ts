import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Envio, NaoSaiu, RecusaDefinitiva } from './canal.ts';
import { canalDeTexto, type Portador, portadorEmPasta } from './texto.ts';
import { assinaturaConfere, assinaturaTwilio, portadorTwilio, situacaoTwilio } from './twilio.ts';
import { portadorWhatsApp, situacoesWhatsApp } from './whatsapp.ts';

interface Pedido {
  metodo: string;
  url: URL;
  cabecalhos: IncomingMessage['headers'];
  corpo: string;
}
let servidor: Server | undefined;
afterEach(() => servidor?.close());

/** A provider of our own: answers as it is told to, and remembers what it was asked. */
async function provedor(responder: (pedido: Pedido, resposta: ServerResponse) => void) {
  const pedidos: Pedido[] = [];
  servidor = createServer(async (req, res) => {
    const pedacos: Buffer[] = [];
    for await (const pedaco of req) pedacos.push(pedaco as Buffer);
    const pedido = {
      ...{ metodo: req.method ?? '', url: new URL(req.url ?? '', 'http://x'), cabecalhos: req.headers },
      corpo: Buffer.concat(pedacos).toString(),
    };
    pedidos.push(pedido);
    responder(pedido, res);
  });
  await new Promise<void>((pronto) => servidor!.listen(0, '127.0.0.1', pronto));
  return { pedidos, url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}` };
}
const json = (resposta: ServerResponse, status: number, corpo: unknown) =>
  resposta.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));

const SITE = 'https://leilo.test';
const envio = (tentandoEm: number | null = null): Envio =>
  ({
    entrega: { uid: 'e-1', chave: 'e-1', feitas: [], tentandoEm },
    pessoa: { telefone: '62999998888' },
    texto: { titulo: '', corpo: 'Leilo: seu lance\nfoi superado.' },
    marca: { nome: 'Leilo' },
    site: SITE,
  }) as unknown as Envio;
const conta = (url: string) => ({ url, conta: 'AC1', token: 'segredo', de: '+5511999990000' });

describe('SMS by Twilio', () => {
  it('goes out as its API takes it, and is known by its sid', async () => {
    const { url, pedidos } = await provedor((_, r) => json(r, 201, { sid: 'SM1', status: 'queued' }));
    const canal = canalDeTexto(portadorTwilio(conta(url)));
    expect(await canal.enviar(envio())).toEqual({ situacao: 'ENVIADA', referencia: 'SM1' });
    const [{ metodo, url: pedida, cabecalhos, corpo }] = pedidos as [Pedido];
    expect([metodo, pedida.pathname]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Messages.json']);
    expect(cabecalhos.authorization).toBe(`Basic ${Buffer.from('AC1:segredo').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(corpo))).toEqual({
      ...{ To: '+5562999998888', From: '+5511999990000', Body: 'Leilo: seu lance\nfoi superado.' },
      StatusCallback: `${SITE}/api/v1/integracoes/sms/situacao?entrega=e-1`,
    });
  });

  it('of a try that nobody heard of is looked up, and goes out a second time only if it never did', async () => {
    const mensagens = [{ sid: 'SM9', body: 'Leilo: seu lance\nfoi superado.' }];
    const { url, pedidos } = await provedor(({ metodo }, r) =>
      metodo === 'GET' ? json(r, 200, { messages: mensagens }) : json(r, 201, { sid: 'SM10' }),
    );
    const canal = canalDeTexto(portadorTwilio(conta(url)));
    const desde = Date.parse('2026-11-23T12:00:00Z');
    expect(await canal.enviar(envio(desde))).toEqual({ situacao: 'ENVIADA', referencia: 'SM9' });
    expect(pedidos.map(({ metodo }) => metodo)).toEqual(['GET']);
    expect(pedidos[0]!.url.searchParams.get('To')).toBe('+5562999998888');
    expect(pedidos[0]!.url.searchParams.get('DateSent>')).toBe('2026-11-23T11:59:00.000Z');
    mensagens.pop();
    expect(await canal.enviar(envio(desde))).toEqual({ situacao: 'ENVIADA', referencia: 'SM10' });
  });

  it.each([
    [400, RecusaDefinitiva],
    [429, NaoSaiu],
    [503, NaoSaiu],
    [401, NaoSaiu],
  ])('that is answered %i is told apart: tried again, or not at all', async (status, qual) => {
    const { url } = await provedor((_, r) => json(r, status, { code: 21211 }));
    await expect(canalDeTexto(portadorTwilio(conta(url))).enviar(envio())).rejects.toBeInstanceOf(qual);
  });

  it('to a provider that is not there did not go out', async () => {
    const { url } = await provedor(() => {});
    await new Promise((fechado) => servidor!.close(fechado));
    await expect(canalDeTexto(portadorTwilio(conta(url))).enviar(envio())).rejects.toBeInstanceOf(NaoSaiu);
  });

  it('is told of by a signed call, over the address and the parameters in order', () => {
    const parametros = new URLSearchParams({ MessageStatus: 'delivered', AccountSid: 'AC1' });
    const assinada = createHmac('sha1', 'segredo')
      .update(`${SITE}/api/v1/integracoes/sms/situacao?entrega=e-1AccountSidAC1MessageStatusdelivered`)
      .digest();
    expect(assinaturaConfere(assinaturaTwilio('segredo', SITE, 'e-1', parametros), assinada)).toBe(true);
    parametros.set('MessageStatus', 'failed');
    expect(assinaturaConfere(assinaturaTwilio('segredo', SITE, 'e-1', parametros), assinada)).toBe(false);
    expect(assinaturaConfere(assinada, Buffer.alloc(0))).toBe(false);
    expect(['queued', 'sent', 'delivered', 'undelivered', null].map(situacaoTwilio)).toEqual([
      ...[null, 'ENVIADA', 'ENTREGUE', 'FALHOU', null],
    ]);
  });
});

describe("WhatsApp by Meta's Cloud API", () => {
  it('goes out as an approved template with brand and message, in one line each', async () => {
    const { url, pedidos } = await provedor((_, r) => json(r, 200, { messages: [{ id: 'wamid.1' }] }));
    const canal = canalDeTexto(portadorWhatsApp({ url, numero: '123', token: 't', modelo: 'aviso' }));
    expect(await canal.enviar(envio())).toEqual({ situacao: 'ENVIADA', referencia: 'wamid.1' });
    const [{ url: pedida, cabecalhos, corpo }] = pedidos as [Pedido];
    expect([pedida.pathname, cabecalhos.authorization]).toEqual(['/123/messages', 'Bearer t']);
    expect(JSON.parse(corpo)).toMatchObject({
      ...{ messaging_product: 'whatsapp', to: '5562999998888', type: 'template' },
      template: {
        ...{ name: 'aviso', language: { code: 'pt_BR' } },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Leilo' },
              { type: 'text', text: 'Leilo: seu lance foi superado.' },
            ],
          },
        ],
      },
      biz_opaque_callback_data: 'e-1',
    });
  });

  it('of a try that nobody heard of goes out no second time: there is nobody to ask', async () => {
    const { url, pedidos } = await provedor((_, r) => json(r, 200, { messages: [{ id: 'x' }] }));
    const canal = canalDeTexto(portadorWhatsApp({ url, numero: '123', token: 't', modelo: 'aviso' }));
    await expect(canal.enviar(envio(1))).rejects.toBeInstanceOf(RecusaDefinitiva);
    expect(pedidos).toEqual([]);
  });

  it('is told of by what Meta posts, and only what names a message of ours counts', () => {
    const status = (mais: object) => ({ id: 'wamid.1', status: 'read', ...mais });
    const de = (...statuses: object[]) => ({ entry: [{ changes: [{ value: { statuses } }] }] });
    expect(situacoesWhatsApp(de(status({ biz_opaque_callback_data: 'e-1' }), status({})))).toEqual([
      { entregaUid: 'e-1', situacao: 'LIDA' },
    ]);
    expect(situacoesWhatsApp(de(status({ status: 'toString', biz_opaque_callback_data: 'e' })))).toEqual([]);
    expect(situacoesWhatsApp({ entry: 'nada' })).toBeNull();
  });
});

describe('without a provider', () => {
  it('each message is a file, once for each key, whatever became of an earlier try', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'martelo-sms-'));
    const portador: Portador = portadorEmPasta(join(pasta, 'sms'));
    for (const tentandoEm of [null, 1, null]) await canalDeTexto(portador).enviar(envio(tentandoEm));
    await canalDeTexto(portadorEmPasta(join(pasta, 'sms'))).enviar(envio(1));
    const arquivos = readdirSync(join(pasta, 'sms'));
    expect(arquivos).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(pasta, 'sms', arquivos[0]!), 'utf8'))).toMatchObject({
      para: '+5562999998888',
    });
    rmSync(pasta, { recursive: true });
  });
});
