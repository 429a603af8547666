import { createHash } from 'node:crypto';
import { CORES_DE_FOTO, nomeDaCor } from '@martelo/shared/pagina/foto-desenhada';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CORPOS, desenharFoto } from './desenhar-foto.ts';

const INDICES = [1, 2, 3, 4];
const resumo = (texto: string) => createHash('sha256').update(texto).digest('hex');

describe('desenharFoto', () => {
  it('gives the same text for the same parameters and another for another seed or view', () => {
    const pedido = { corpo: 'suv', cor: 'prata', semente: 'abc', indice: 1 } as const;
    const primeira = resumo(desenharFoto(pedido));
    expect(resumo(desenharFoto({ ...pedido }))).toBe(primeira);
    expect(resumo(desenharFoto({ ...pedido, indice: 2 }))).not.toBe(primeira);
    expect(resumo(desenharFoto({ ...pedido, cor: 'azul' }))).not.toBe(primeira);
    const sementes = ['a', 'b', 'c', 'd', 'e', 'f'].map((semente) =>
      resumo(desenharFoto({ ...pedido, semente })),
    );
    expect(new Set(sementes).size).toBe(6);
  });

  it('draws every body in every colour and view, below 30 KB, self-contained and without numbers gone wrong', () => {
    for (const corpo of CORPOS) {
      for (const cor of CORES_DE_FOTO) {
        for (const indice of INDICES) {
          const svg = desenharFoto({ corpo, cor, semente: `s${indice}`, indice });
          expect(svg.length, `${corpo} ${cor} ${indice}`).toBeLessThan(30_000);
          expect(svg, `${corpo} ${cor} ${indice}`).not.toMatch(
            /NaN|undefined|null|href|<text|<script|<image/,
          );
          const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((achado) => achado[1]);
          expect(ids.length, `${corpo} repeats an id`).toBe(new Set(ids).size);
          for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
            expect(ids, `${corpo} uses ${id}`).toContain(id);
        }
      }
    }
  });

  it('is read by the rasteriser that serves it, for every body and view', async () => {
    for (const corpo of CORPOS) {
      for (const indice of INDICES) {
        const svg = desenharFoto({ corpo, cor: 'azul', semente: 'x', indice });
        const { width, height } = await sharp(Buffer.from(svg))
          .resize(120)
          .png()
          .toBuffer({ resolveWithObject: true })
          .then((r) => r.info);
        expect([width, height], `${corpo} ${indice}`).toEqual([120, 90]);
      }
    }
  });
});

describe('nomeDaCor', () => {
  it('understands what vehicle documents say', () => {
    expect(nomeDaCor('BRANCA')).toBe('branco');
    expect(nomeDaCor('Azul Marinho')).toBe('azul');
    expect(nomeDaCor('Fantasia')).toBe('prata');
  });
});
