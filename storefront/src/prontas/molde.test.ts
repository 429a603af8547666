import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { moldeGzip, moldeSimples, preencher } from './molde.ts';

const nonce = () => randomBytes(16).toString('hex');
const SEU = nonce();
/** Longer than what a compressor looks back on, with places beside each other, at both ends, and none for long. */
const pagina = (n: string): Buffer =>
  Buffer.from(
    [
      n,
      '<script nonce="',
      n,
      '">',
      'ação '.repeat(3),
      n,
      n,
      ...Array.from(
        { length: 3_000 },
        (_, i) => `<p>lote ${i * 7919} ${i % 97 === 0 ? n : 'R$ 1.250,00'}</p>`,
      ),
      'x'.repeat(70_000),
      n,
    ].join(''),
  );

describe('a page drawn once and sent with another nonce', () => {
  it('has the new one in every place and nothing else changed, plain and compressed', async () => {
    const simples = moldeSimples(pagina(SEU), SEU);
    const gzip = await moldeGzip(pagina(SEU), SEU);
    for (let i = 0; i < 20; i += 1) {
      const novo = nonce();
      expect(preencher(simples, novo).equals(pagina(novo))).toBe(true);
      // gunzip checks the sum too.
      expect(gunzipSync(preencher(gzip, novo)).equals(pagina(novo))).toBe(true);
    }
    expect(gzip.corpo.length).toBeLessThan(simples.corpo.length / 3);
  });

  it('does not carry one answer into the next', () => {
    const molde = moldeSimples(pagina(SEU), SEU);
    const [primeiro, segundo] = [nonce(), nonce()];
    const antes = preencher(molde, primeiro);
    preencher(molde, segundo);
    expect(antes.includes(segundo)).toBe(false);
    expect(antes.includes(SEU)).toBe(false);
  });

  it('keeps text that only begins like a nonce, and takes none of another length', async () => {
    const texto = `${SEU.slice(0, 31)}- ${SEU} ${SEU.slice(1)}`;
    const novo = nonce();
    const certo = `${SEU.slice(0, 31)}- ${novo} ${SEU.slice(1)}`;
    expect(preencher(moldeSimples(Buffer.from(texto), SEU), novo).toString()).toBe(certo);
    expect(gunzipSync(preencher(await moldeGzip(Buffer.from(texto), SEU), novo)).toString()).toBe(certo);
    expect(() => moldeSimples(Buffer.from(texto), '')).toThrow();
  });

  it('compresses a page without places as well', async () => {
    expect(gunzipSync(preencher(await moldeGzip(Buffer.from('só texto'), SEU), nonce())).toString()).toBe(
      'só texto',
    );
    expect(gunzipSync(preencher(await moldeGzip(Buffer.alloc(0), SEU), nonce())).length).toBe(0);
  });
});
