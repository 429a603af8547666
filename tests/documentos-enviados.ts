import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

const foto = async (): Promise<Blob> => {
  const cor = `#${randomUUID().slice(0, 6)}`;
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: cor } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

/** A person sends all that is asked of them, as their own calls. @param enviar posts a form, or JSON, and gives the answer's body */
export async function enviarDocumentos(
  enviar: (caminho: string, corpo: FormData | object) => Promise<{ uid: string }>,
): Promise<void> {
  for (const [tipo, lados] of [
    ['RG', ['frente', 'verso']],
    ['COMPROVANTE_ENDERECO', ['pagina']],
  ] as const) {
    let uid = '';
    for (const lado of lados) {
      const form = new FormData();
      for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), tipo, lado }))
        form.set(campo, valor);
      form.set('arquivo', await foto(), 'foto.jpg');
      ({ uid } = await enviar('/v1/cliente/documentos', form));
    }
    await enviar(`/v1/cliente/documentos/${uid}/enviar`, { comandoId: randomUUID() });
  }
}
