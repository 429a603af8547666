import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
// @ts-expect-error a program of the platform's, in plain JavaScript
import { encontrarNavegador } from '../../scripts/plataforma/programas.mjs';

/** A browser whose camera sees this picture, a JPEG, and is never asked whether it may be used. @param pasta where the film is put */
export async function navegadorComCamera(pasta: string, quadro: Buffer): Promise<Browser> {
  const filme = join(pasta, `camera-${randomUUID()}.mjpeg`);
  writeFileSync(filme, quadro);
  return chromium.launch({
    executablePath: encontrarNavegador(console.log),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream'],
      ...['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${filme}`],
    ],
  });
}
