import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from './route.ts';

const SEGREDO = 'segredo-de-teste';
const assinar = (corpo: string, segredo = SEGREDO) =>
  createHmac('sha256', segredo).update(corpo).digest('hex');
const enviar = (corpo: string, assinatura: string | null) =>
  POST(
    new Request('http://storefront/api/revalidar', {
      method: 'POST',
      body: corpo,
      headers: assinatura === null ? {} : { 'x-martelo-assinatura': assinatura },
    }),
  );
const corpo = (mais = {}) =>
  JSON.stringify({ hotsite: 'leilo', uri: 'quem-somos', instante: new Date().toISOString(), ...mais });

beforeEach(() => {
  process.env.MARTELO_SEGREDO_SERVICO = SEGREDO;
});

describe('the cms says that content changed', () => {
  it('takes a signed call for a page or for a whole brand', async () => {
    for (const texto of [corpo(), corpo({ uri: '*' })])
      expect((await enviar(texto, assinar(texto))).status).toBe(200);
  });

  it('refuses a call without signature, with a forged one, changed, or when no secret is configured', async () => {
    const texto = corpo();
    expect((await enviar(texto, null)).status).toBe(401);
    expect((await enviar(texto, assinar(texto, 'outro'))).status).toBe(401);
    expect((await enviar(corpo({ uri: 'outra' }), assinar(texto))).status).toBe(401);
    process.env.MARTELO_SEGREDO_SERVICO = '';
    expect((await enviar(texto, assinar(texto, 'x'))).status).toBe(401);
  });

  it('refuses an old call played again', async () => {
    const velho = corpo({ instante: new Date(Date.now() - 6 * 60_000).toISOString() });
    expect((await enviar(velho, assinar(velho))).status).toBe(401);
  });

  it('answers malformed bodies from the catalogue, never with a 500', async () => {
    for (const ruim of ['{', '[]', corpo({ uri: '../etc' }), corpo({ hotsite: 1 })])
      expect((await enviar(ruim, assinar(ruim))).status).toBe(400);
    const grande = 'x'.repeat(5_000);
    expect((await enviar(grande, assinar(grande))).status).toBe(413);
  });
});
