import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lerCarimbo, tagDoCarimbo } from './carimbo.ts';
import { FINS } from './fim.ts';
import {
  CABECALHO_FLV,
  criarLeitorDeFlv,
  ehConfiguracao,
  ehQuadroChave,
  escreverTag,
  FluxoIlegivel,
  type TagFlv,
} from './flv.ts';

const imagem = fc
  .uint8Array({ minLength: 4, maxLength: 300 })
  .map((dados) => Uint8Array.of(0x27, ...dados))
  .chain((dados) => fc.nat(0xffffffff).map((ts) => ({ tipo: 9, ts: ts >>> 0, dados })));

const emPartes = (bytes: Uint8Array, cortes: number[]): Uint8Array[] => {
  const em = [
    0,
    ...cortes.map((corte) => corte % (bytes.length + 1)).toSorted((a, b) => a - b),
    bytes.length,
  ];
  return em.slice(1).map((fim, i) => bytes.subarray(em[i], fim));
};
const juntar = (tags: TagFlv[]): Uint8Array =>
  Uint8Array.from([...CABECALHO_FLV, ...tags.flatMap((tag) => [...escreverTag(tag)])]);

describe('FLV', () => {
  test('reads what it wrote, in whatever parts it comes', () => {
    fc.assert(
      fc.property(
        fc.array(imagem, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        (tags, cortes) => {
          const lidas: TagFlv[] = [];
          const ler = criarLeitorDeFlv((tag) => lidas.push(tag));
          for (const parte of emPartes(juntar(tags), cortes)) ler(parte);
          expect(lidas).toEqual(tags);
        },
      ),
    );
  });

  test('a tag that stops in the middle is handed over by nobody', () => {
    const lidas: TagFlv[] = [];
    const inteira = juntar([{ tipo: 9, ts: 0, dados: Uint8Array.of(0x17, 1, 0, 0, 0, 9) }]);
    criarLeitorDeFlv((tag) => lidas.push(tag))(inteira.subarray(0, -1));
    expect(lidas).toEqual([]);
  });

  test('garbage is refused, and nothing else is thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (lixo, comCabecalho) => {
        const ler = criarLeitorDeFlv(() => {});
        try {
          if (comCabecalho) ler(CABECALHO_FLV);
          ler(lixo);
        } catch (erro) {
          expect(erro).toBeInstanceOf(FluxoIlegivel);
        }
      }),
    );
    const grande = Uint8Array.of(...CABECALHO_FLV, 9, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0);
    expect(() => criarLeitorDeFlv(() => {})(grande)).toThrow(FluxoIlegivel);
  });

  test('knows what a decoder needs first, and which picture stands alone', () => {
    const tag = (tipo: number, ...dados: number[]) => ({ tipo, ts: 0, dados: Uint8Array.from(dados) });
    const conhecidas = [
      [tag(9, 0x17, 0, 0, 0, 0), true, false],
      [tag(9, 0x17, 1, 0, 0, 0), false, true],
      [tag(9, 0x27, 1, 0, 0, 0), false, false],
      [tag(9, 0x90, 0x76, 0x70, 0x30, 0x39), true, false],
      [tag(9, 0x91, 0x76, 0x70, 0x30, 0x39), false, true],
      [tag(9, 0xa1, 0x76, 0x70, 0x30, 0x39), false, false],
      [tag(8, 0xaf, 0), true, false],
      [tag(8, 0xaf, 1), false, false],
      [tag(8, 0x90, 0x4f, 0x70, 0x75, 0x73), true, false],
    ] as const;
    for (const [uma, configuracao, chave] of conhecidas)
      expect([ehConfiguracao(uma), ehQuadroChave(uma)], String(uma.dados)).toEqual([configuracao, chave]);
  });

  test('a stamp is read as it was written, and what only looks like one is none', () => {
    const carimbo = { em: 1_795_000_000_123, leiUid: 'um', lelUid: null, seq: 7 };
    expect(lerCarimbo(tagDoCarimbo(5, carimbo))).toEqual(carimbo);
    expect(lerCarimbo({ tipo: 9, ts: 0, dados: tagDoCarimbo(5, carimbo).dados })).toBeNull();
    expect(lerCarimbo(tagDoCarimbo(0, { em: 'ontem' } as never))).toBeNull();
    fc.assert(fc.property(fc.uint8Array(), (dados) => void lerCarimbo({ tipo: 18, ts: 0, dados })));
  });

  test('a reason fits into a close frame', () => {
    for (const [, frase] of Object.values(FINS)) expect(Buffer.byteLength(frase)).toBeLessThanOrEqual(123);
  });
});
