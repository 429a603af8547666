import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { EngineDeTeste, Resposta } from './engine.ts';

/** A small picture of one colour: of another colour it is another file. */
export const foto = (cor = '#abcdef'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: cor } })
    .png()
    .toBuffer();

/** Sends a file as the proof of a row of money: by its buyer, or by settlement. */
export async function provarPagamento(
  engine: EngineDeTeste,
  quem: string,
  uid: string,
  {
    bytes,
    comandoId = randomUUID(),
    hotsite,
  }: { bytes?: Uint8Array; comandoId?: string; hotsite?: string } = {},
): Promise<Resposta> {
  const bruto = new FormData();
  bruto.set('comandoId', comandoId);
  bruto.set('arquivo', new Blob([(bytes ?? (await foto())) as never]), 'comprovante.png');
  const onde = quem.startsWith('cliente') ? '/v1/cliente/pagamentos' : '/v1/pagamentos';
  return engine.pedir('POST', `${onde}/${uid}/comprovantes`, {
    ...{ token: await engine.entrar(quem, hotsite), bruto, ...(hotsite && { hotsite }) },
  });
}
