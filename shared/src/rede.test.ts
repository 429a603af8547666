import { describe, expect, it } from 'vitest';
import { IndiceDeRedes, lerRede, numeroDoEndereco, redeContem, redeEmTexto } from './rede.ts';

const emUmaEscrita = (texto: string): string | null => {
  const rede = lerRede(texto);
  return rede && redeEmTexto(rede);
};

describe('a network as people write it', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7/24 ', '192.0.2.0/24'],
    ['10.1.2.3/16', '10.1.0.0/16'],
    ['192.0.2.7/32', '192.0.2.7'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0::5/48', '2001:db8::/48'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1/128', '2001:db8::1/128'],
    ['::/0', '::/0'],
    // What reaches an IPv4 network in IPv6's spelling is that network.
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:0207/120', '192.0.2.0/24'],
  ])('%s is %s', (escrita, uma) => expect(emUmaEscrita(escrita)).toBe(uma));

  it.each([
    ...['', '192.0.2', '192.0.2.256', '192.0.2.07', '1.2.3.4/33', '1.2.3.4/', '1.2.3.4/-1', '1.2.3.4/8/8'],
    ...['2001:db8', ':::', '2001:db8::/129', '::ffff:1.2.3.4/64', 'exemplo.com', '0x7f.1', '1.2.3.4/1e1'],
  ])('%j is none', (escrita) => expect(lerRede(escrita)).toBeNull());
});

it('an address lies in it or not, however it is spelled', () => {
  const contem = (rede: string, endereco: string) => redeContem(lerRede(rede)!, numeroDoEndereco(endereco)!);
  expect(contem('192.0.2.0/24', '192.0.2.255')).toBe(true);
  expect(contem('192.0.2.0/24', '192.0.3.0')).toBe(false);
  expect(contem('192.0.2.0/24', '::ffff:192.0.2.9')).toBe(true);
  expect(contem('2001:db8::/48', '2001:db8:0:ffff::1')).toBe(true);
  expect(contem('2001:db8::/48', '2001:db8:1::1')).toBe(false);
  expect(contem('::/0', '192.0.2.9')).toBe(false);
});

it('many are asked at once, and only those that hold the address answer', () => {
  const indice = new IndiceDeRedes<string>();
  for (const [rede, nome] of [
    ['192.0.2.0/24', 'a rede'],
    ['192.0.2.7', 'um'],
    ['192.0.2.7', 'outro'],
    ['2001:db8::/48', 'seis'],
  ] as const)
    indice.incluir(lerRede(rede)!, nome);
  expect(indice.de('192.0.2.7').toSorted()).toEqual(['a rede', 'outro', 'um']);
  expect(indice.de('192.0.2.8')).toEqual(['a rede']);
  expect(indice.de('2001:db8::9')).toEqual(['seis']);
  expect(indice.de('198.51.100.1')).toEqual([]);
  expect(indice.de('desconhecido')).toEqual([]);
});
