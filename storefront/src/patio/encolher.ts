/** Wide enough to read a plate, small enough for a phone's storage and a yard's network. Pixels. */
const LADO = 1_600;
const QUALIDADE = 0.85;

/** A photo upright and no larger than it has to be; as it came where the browser cannot open it (HEIC), which the engine can. */
export async function encolher(foto: Blob, lado = LADO): Promise<Blob> {
  try {
    const imagem = await createImageBitmap(foto, { imageOrientation: 'from-image' });
    const escala = Math.min(1, lado / Math.max(imagem.width, imagem.height));
    const tela = document.createElement('canvas');
    [tela.width, tela.height] = [Math.round(imagem.width * escala), Math.round(imagem.height * escala)];
    const pincel = tela.getContext('2d');
    if (pincel === null) return foto;
    // What is transparent would become black.
    pincel.fillStyle = '#fff';
    pincel.fillRect(0, 0, tela.width, tela.height);
    pincel.drawImage(imagem, 0, 0, tela.width, tela.height);
    imagem.close();
    const menor = await new Promise<Blob | null>((pronto) => tela.toBlob(pronto, 'image/jpeg', QUALIDADE));
    return menor ?? foto;
  } catch {
    return foto;
  }
}
