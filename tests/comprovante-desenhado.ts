import sharp from 'sharp';

/** A proof of payment as a phone shows it, line by line. */
export async function comprovanteDesenhado(linhas: readonly string[]): Promise<Buffer> {
  const texto = linhas
    .map(
      (linha, i) => `<text x="40" y="${70 + i * 60}" font-family="sans-serif" font-size="32">${linha}</text>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${linhas.length * 60 + 60}"><rect width="100%" height="100%" fill="#fff"/>${texto}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
