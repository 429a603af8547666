import type { VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { type Desenho, desenhoDoVeiculo, PAINEIS, QUADROS } from '@martelo/shared/vistorias/desenho';

const TINTAS: Record<string, string> = {
  ...{ branco: '#f1f2ef', preto: '#25272b', prata: '#b9bfc4', cinza: '#7d848a', grafite: '#4c5257' },
  ...{ vermelho: '#a8342c', azul: '#2d5a94', verde: '#2f6d4a', amarelo: '#d9a92c', laranja: '#c9692a' },
};
const [LARGURA, ALTURA] = [640, 480];

/** What a picture of the demo's yards shows. */
export interface Retratado {
  placa: string;
  cor: string;
  veiculoTipo: VeiculoTipo;
  /** What it is a picture of, as it is written on it. */
  legenda: string;
}

/** The drawing that damage is marked on, in the vehicle's paint: no two pictures are the same, and each says what it is. */
export async function fotoDemo({ placa, cor, veiculoTipo, legenda }: Retratado): Promise<Buffer> {
  const desenho: Desenho = desenhoDoVeiculo(veiculoTipo);
  const quadro = QUADROS[desenho];
  const escala = Math.min((LARGURA - 220) / quadro.largura, (ALTURA - 60) / quadro.altura);
  const tinta = TINTAS[cor.toLowerCase()] ?? TINTAS.prata;
  const paineis = PAINEIS[desenho].map(
    ({ painel, pontos }) =>
      `<polygon points="${pontos}" fill="${/VIDRO|BRISA|FAROL|LANTERNA/.test(painel) ? '#93a9b8' : tinta}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}" font-family="sans-serif"><rect width="100%" height="100%" fill="#8d9189"/><rect y="300" width="100%" height="180" fill="#7a7e77"/><g transform="translate(200,30) scale(${escala.toFixed(3)})" stroke="#2b2d2f" stroke-width="1.5">${paineis.join('')}</g><rect x="20" y="24" width="160" height="50" rx="6" fill="#fff" stroke="#1c3f8f" stroke-width="4"/><text x="100" y="58" font-size="26" font-weight="700" text-anchor="middle">${placa}</text><text x="20" y="452" font-size="24" fill="#fff">${legenda}</text></svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
