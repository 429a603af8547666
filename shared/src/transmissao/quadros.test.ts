import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conferirTag, ehConfiguracao, ehQuadroChave } from './flv.ts';
import {
  CODECS_DE_IMAGEM,
  lerDaTag,
  tagDaConfiguracao,
  tagDaConfiguracaoDoSom,
  tagDaImagem,
  tagDoSom,
} from './quadros.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 50 });

describe('what an encoder made comes to a decoder as it was', () => {
  test.each(CODECS_DE_IMAGEM)('pictures of %s, also as the service sees them', (codec) => {
    fc.assert(
      fc.property(bytes, fc.boolean(), fc.nat(1e9), (dados, chave, ts) => {
        const tag = tagDaImagem(codec, chave, ts, dados);
        conferirTag(tag);
        expect([ehQuadroChave(tag), ehConfiguracao(tag)]).toEqual([chave, false]);
        expect(lerDaTag(tag)).toEqual({ que: 'imagem', chave, ts, dados });
      }),
    );
    const description = Uint8Array.of(1, 0x42, 0xe0, 0x1f, 0xff, 0xe1, 0, 0);
    const tag = tagDaConfiguracao({ codec, description });
    conferirTag(tag);
    expect(ehConfiguracao(tag)).toBe(true);
    expect(lerDaTag(tag)).toMatchObject({ que: 'configuracao-da-imagem', configuracao: { codec } });
  });

  test('sound', () => {
    const configuracao = tagDaConfiguracaoDoSom(1);
    expect(ehConfiguracao(configuracao)).toBe(true);
    expect(lerDaTag(configuracao)).toEqual({
      que: 'configuracao-do-som',
      configuracao: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 },
    });
    fc.assert(
      fc.property(bytes, fc.nat(1e9), (dados, ts) => {
        expect(lerDaTag(tagDoSom(ts, dados))).toEqual({ que: 'som', ts, dados });
      }),
    );
    // An encoder's own: AAC-LC, 44.1 kHz, two channels.
    expect(lerDaTag({ tipo: 8, ts: 0, dados: Uint8Array.of(0xaf, 0, 0x12, 0x10) })).toMatchObject({
      configuracao: { codec: 'mp4a.40.2', sampleRate: 44_100, numberOfChannels: 2 },
    });
  });

  test('a picture that is shown before the one it follows keeps its own time', () => {
    const tag = { tipo: 9, ts: 1_000, dados: Uint8Array.of(0x27, 1, 0xff, 0xff, 0xd8, 7) };
    expect(lerDaTag(tag)).toMatchObject({ ts: 960 });
  });

  test('whatever else comes is nothing, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom(8, 9, 18), fc.uint8Array({ minLength: 1 }), (tipo, dados) => {
        lerDaTag({ tipo, ts: 0, dados });
      }),
    );
    for (const dados of [
      [0x17, 2, 0, 0, 0],
      [0x93, 0x61, 0x76, 0x30, 0x31, 1],
      [0x17, 0, 0, 0, 0, 1],
    ])
      expect(lerDaTag({ tipo: 9, ts: 0, dados: Uint8Array.from(dados) })).toBeNull();
  });
});
