import type { Item } from '@martelo/shared/pagina';
import { itemNovo } from '@martelo/shared/pagina/elementos/semente';
import { describe, expect, it } from 'vitest';
import { duracao, escolherVideos } from './escolher.ts';
import { exemplos } from './exemplos.ts';

const item = (id: string, parte: Partial<Item> = {}): Item => ({ ...itemNovo(parte), id });
const [primeiro, segundo, terceiro] = exemplos.cheio;

describe('the videos of a section', () => {
  it('are all of the brand’s until somebody chooses', () => {
    expect(escolherVideos([], exemplos.cheio).map(({ titulo }) => titulo)).toEqual([
      primeiro?.nome,
      segundo?.nome,
      terceiro?.nome,
    ]);
  });

  it('are chosen by name or address; the others are the next not yet shown; what finds none is left out', () => {
    const escolhidos = escolherVideos(
      [
        item('a'),
        item('b', { titulo: primeiro?.nome.toUpperCase() }),
        item('c', { link: segundo?.url ?? null, titulo: 'Outro título' }),
        item('d'),
        item('e'),
      ],
      exemplos.cheio,
    );
    expect(escolhidos.map(({ id, url }) => [id, url])).toEqual([
      ['a', segundo?.url],
      ['b', primeiro?.url],
      ['c', segundo?.url],
      ['d', terceiro?.url],
    ]);
    expect(escolhidos[2]?.titulo).toBe('Outro título');
  });

  it('of another site are opened there, never loaded here', () => {
    const de = (link: string) => escolherVideos([item('a', { link })], [])[0];
    expect(de('https://youtu.be/abc')?.externo).toBe(true);
    expect(de('//evil.example/a.mp4')?.externo).toBe(true);
    expect(de('/videos/casa.mp4')?.externo).toBe(false);
  });
});

it('tells how long a video is', () => {
  expect([75, 5, 3_725].map(duracao)).toEqual(['1:15', '0:05', '1:02:05']);
});
