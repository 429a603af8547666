import { generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assinarJws, cabecalhoJws } from './jws.ts';

const pares = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const cabecalho = cabecalhoJws('kid-1', 'martelo-recibo');

function conferir(jws: string, i: number): unknown {
  const [topo, carga, assinatura] = jws.split('.') as [string, string, string];
  expect(`${topo}.`).toBe(cabecalho);
  const assinado = Buffer.from(`${topo}.${carga}`);
  expect(verify(null, assinado, pares[i]!.publicKey, Buffer.from(assinatura, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(carga, 'base64url').toString());
}

describe('a compact JWS', () => {
  it('is the same byte for byte whether it is signed alone or among many', async () => {
    const { privateKey } = pares[0]!;
    const cargas = Array.from({ length: 50 }, (_, n) => JSON.stringify({ n, cidade: 'São Paulo/SP' }));
    const juntas = await Promise.all(cargas.map((carga) => assinarJws(cabecalho, carga, privateKey)));
    expect(juntas.map((jws) => conferir(jws, 0))).toEqual(cargas.map((carga) => JSON.parse(carga)));
    expect(await assinarJws(cabecalho, cargas[7]!, privateKey)).toBe(juntas[7]);
  });

  it('is by the key that was asked, though two keys are at work in one turn', async () => {
    const feitas = await Promise.all(
      Array.from({ length: 20 }, (_, n) => assinarJws(cabecalho, `{"n":${n}}`, pares[n % 2]!.privateKey)),
    );
    expect(feitas.map((jws, n) => conferir(jws, n % 2))).toEqual(feitas.map((_, n) => ({ n })));
  });
});
