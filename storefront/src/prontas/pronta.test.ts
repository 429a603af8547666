import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Desenho } from './desenhar.ts';
import { prepararPronta, responderCom } from './pronta.ts';

const nonce = () => randomBytes(16).toString('hex');
const SEU = nonce();
const HTML = `<!DOCTYPE html><html><script nonce="${SEU}">self.__next_f.push("${SEU}")</script></html>`;
const desenho = (mais: Partial<Desenho> = {}, cabecalhos: Desenho['cabecalhos'] = {}): Desenho => ({
  status: 200,
  corpo: Buffer.from(HTML),
  cabecalhos: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'self' 'nonce-${SEU}'; style-src 'nonce-${SEU}'`,
    ...cabecalhos,
  },
  ...mais,
});

describe('an answer that is kept', () => {
  it('is sent with a nonce of its own in policy, links and page; the one it was drawn with is sent to nobody', async () => {
    const pronta = await prepararPronta(
      desenho(
        {},
        { link: [`</a.css>; rel=preload; nonce="${SEU}"`, '</b>; rel=x'], vary: 'rsc, Accept-Encoding' },
      ),
      0,
    );
    for (const comprimida of [false, true]) {
      const novo = nonce();
      const { cabecalhos, corpo } = responderCom(pronta!, { novo, comprimida });
      const dito = new Headers(cabecalhos);
      expect(dito.get('content-security-policy')).toBe(
        `script-src 'self' 'nonce-${novo}'; style-src 'nonce-${novo}'`,
      );
      expect(dito.get('link')).toBe(`</a.css>; rel=preload; nonce="${novo}", </b>; rel=x`);
      expect(dito.get('content-length')).toBe(String(corpo.length));
      expect(dito.get('content-encoding')).toBe(comprimida ? 'gzip' : null);
      expect((comprimida ? gunzipSync(corpo) : corpo).toString()).toBe(HTML.replaceAll(SEU, novo));
      expect(JSON.stringify(cabecalhos)).not.toContain(SEU);
    }
  });

  it('keeps of its headers none that were of that one answer or of the server', async () => {
    const pronta = await prepararPronta(
      desenho(
        {},
        {
          'transfer-encoding': 'chunked',
          date: 'x',
          'strict-transport-security': 'x',
          'x-frame-options': 'DENY',
        },
      ),
      0,
    );
    expect(pronta!.cabecalhos.map(([nome]) => nome).sort()).toEqual([
      'content-security-policy',
      'content-type',
      'x-frame-options',
    ]);
  });
});

describe('an answer that is not for everybody', () => {
  it('is not kept: a failure, a way elsewhere, a cookie, a broken page, one without a nonce, no page at all', async () => {
    for (const um of [
      ...[301, 302, 304, 307, 308, 404, 410, 500, 503, 206].map((status) => desenho({ status })),
      desenho({}, { 'set-cookie': ['martelo_acesso=x'] }),
      desenho({ corpo: Buffer.from(HTML.slice(0, -1)) }),
      desenho({ corpo: Buffer.from('') }),
      desenho({}, { 'content-security-policy': "default-src 'self'" }),
      desenho({}, { 'content-type': 'text/x-component' }),
      desenho({}, { 'content-type': undefined }),
    ])
      expect(await prepararPronta(um, 0), JSON.stringify(um.cabecalhos)).toBeNull();
  });
});
