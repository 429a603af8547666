import QRCode from 'qrcode';
import type { Estrutura, Folha } from './folha.ts';

/** 28 mm of code plus the quiet zone of four modules that readers need. */
export const LADO_QR = (28 / 25.4) * 72;
const ZONA_QUIETA = 4;

/** A QR code (level M) as vectors, `lado` points wide with its quiet zone. */
export function desenharQr(
  folha: Folha,
  pai: Estrutura,
  conteudo: string,
  x: number,
  y: number,
  lado = LADO_QR,
  alt = `Código QR que abre este documento: ${conteudo}`,
): void {
  const { modules } = QRCode.create(conteudo, { errorCorrectionLevel: 'M' });
  const passo = lado / modules.size;
  const borda = passo * ZONA_QUIETA;
  const { doc } = folha;
  folha.artefato(() => doc.rect(x - borda, y - borda, lado + 2 * borda, lado + 2 * borda).fill('#ffffff'));
  folha.elemento(
    pai,
    'Figure',
    () => {
      // One path of whole runs: no hairlines between modules, and a small file.
      for (let linha = 0; linha < modules.size; linha++) {
        for (let coluna = 0; coluna < modules.size; coluna++) {
          if (!modules.get(linha, coluna)) continue;
          const inicio = coluna;
          while (coluna + 1 < modules.size && modules.get(linha, coluna + 1)) coluna++;
          doc.rect(x + inicio * passo, y + linha * passo, (coluna - inicio + 1) * passo, passo);
        }
      }
      doc.fill('#000000');
    },
    {
      alt,
      bbox: [x, y, x + lado, y + lado],
      placement: 'Block',
    },
  );
}
