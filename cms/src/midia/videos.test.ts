import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { legendasLegiveis } from './legendas.ts';
import { lerVideo } from './ler-video.ts';
import { mp4DeTeste, webmDeTeste } from './videos-de-teste.ts';

const pasta = mkdtempSync(join(tmpdir(), 'videos-'));
const gravar = (nome: string, dados: Buffer) => {
  const caminho = join(pasta, nome);
  writeFileSync(caminho, dados);
  return caminho;
};

describe('a video’s own index', () => {
  it('says duration and size, at the front of an MP4 or at its end, in either version', async () => {
    const esperado = { tempoEmSegundos: 12.5, largura: 1280, altura: 720 };
    for (const opcoes of [{}, { indiceNoFim: true }, { longa: true }])
      expect(await lerVideo(gravar('a.mp4', mp4DeTeste({ ...esperado, ...opcoes })))).toEqual(esperado);
    expect(await lerVideo(gravar('a.webm', webmDeTeste(esperado)))).toEqual(esperado);
  });

  it('that is broken says nothing, and stops nobody', async () => {
    const nada = { tempoEmSegundos: null, largura: null, altura: null };
    const inteiro = mp4DeTeste({ tempoEmSegundos: 1, largura: 2, altura: 2 });
    for (const dados of [
      Buffer.alloc(0),
      Buffer.from('lixo'),
      inteiro.subarray(0, 40),
      Buffer.alloc(64, 0xff),
    ])
      expect(await lerVideo(gravar('ruim.mp4', dados))).toEqual(nada);
  });
});

it.each([
  ['WEBVTT\n\n00:00.000 --> 00:03.000\nOlá', true],
  ['\uFEFFWEBVTT - Título\r\n\r\n1\r\n01:00:00.000 --> 01:00:03.000 align:start\r\nOlá', true],
  ['', true],
  ['1\n00:00:00,000 --> 00:00:03,000\nOlá', /primeira linha/],
  ['WEBVTT\n\n00:00,000 --> 00:03,000\nOlá', /Linha 3: o tempo/],
  ['WEBVTT\n\n00:05.000 --> 00:03.000\nOlá', /termina antes/],
  ['WEBVTT\n\nOlá', /Não há nenhuma/],
])('captions %j are %s', (texto, esperado) => {
  const resposta = legendasLegiveis(texto);
  if (esperado === true) expect(resposta).toBe(true);
  else expect(resposta).toMatch(esperado as RegExp);
});
