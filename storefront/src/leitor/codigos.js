/*
 * Reads bar codes and QR in a worker of its own: pictures come, what is written in them goes back. Its decoder lies beside it (arquivos.ts).
 */
/* global ZXingWASM */
const PASTA = new URL('.', self.location.href).href;
importScripts(`${PASTA}zxing.js`);
ZXingWASM.prepareZXingModule({ overrides: { locateFile: (nome) => PASTA + nome } });

/** What is stuck to keys, windscreens, papers and screens. */
const FORMATOS = ['QRCode', 'DataMatrix', 'PDF417', 'Aztec', 'Code128', 'Code39', 'Code93', 'ITF', 'EANUPC'];

self.addEventListener('message', async ({ data: { id, imagem } }) => {
  try {
    const lidos = await ZXingWASM.readBarcodes(imagem, {
      formats: FORMATOS,
      tryHarder: true,
      maxNumberOfSymbols: 4,
    });
    self.postMessage({ id, textos: lidos.filter(({ isValid }) => isValid).map(({ text }) => text) });
  } catch {
    self.postMessage({ id, textos: null });
  }
});
