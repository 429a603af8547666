import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pdf } from './pdf.fixture.ts';
import { createReader } from './reader.ts';

const reader = createReader({ deadlineMs: 120_000 });
afterAll(() => reader.stop());

/** A proof as a phone shows it. */
async function retrato(linhas: readonly string[]): Promise<Buffer> {
  const texto = linhas
    .map(
      (linha, i) => `<text x="40" y="${70 + i * 60}" font-family="sans-serif" font-size="32">${linha}</text>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${linhas.length * 60 + 60}"><rect width="100%" height="100%" fill="#fff"/>${texto}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

describe('the reader of proofs (P7)', () => {
  it('reads amounts and names of a picture, with nobody asked', async () => {
    const lido = await reader.read(
      'image/jpeg',
      await retrato(['Valor R$ 12.345,67', 'Quem pagou', 'Nome ANA PRADO']),
    );
    expect(lido).toMatch(/12\.345,67/);
    expect(lido).toMatch(/ANA PRADO/);
  });

  it('reads the text of a PDF', async () => {
    const recibo = pdf({
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      page: '/Resources << /Font << /F1 5 0 R >> >>',
      content: 'BT /F1 12 Tf 10 100 Td (Valor R$ 1.234,56) Tj 0 -20 Td (Pagador ANA PRADO) Tj ET',
    });
    expect((await reader.read('application/pdf', recibo))?.split('\n')).toEqual([
      'Valor R$ 1.234,56',
      'Pagador ANA PRADO',
    ]);
  });

  it('reads nothing where there is nothing, and of what is no file at all', async () => {
    const branco = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
    expect(await reader.read('image/jpeg', await branco.jpeg().toBuffer())).toBeNull();
    expect(await reader.read('application/pdf', Buffer.from('no PDF'))).toBeNull();
    expect(await reader.read('image/jpeg', Buffer.from('no picture'))).toBeNull();
  });

  it('gives up what takes too long, and reads the next', async () => {
    const curto = createReader({ deadlineMs: 1 });
    const imagem = await retrato(['Valor R$ 1,00']);
    expect(await curto.read('image/jpeg', imagem)).toBeNull();
    curto.stop();
    expect(await curto.read('image/jpeg', imagem)).toBeNull();
  });
});
