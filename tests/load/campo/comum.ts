import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as dormir } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { Linha } from './linha.ts';

export interface MedidaComum {
  /** From the press until the form was there, s. */
  segundos: number;
  /** That arrived of forms that were not whole, and was sent once more. */
  deNovo: number;
}

/**
 * The ordinary way: one form with all the pictures, which is sent from its beginning again when the line broke, over the same line, which breaks at
 * the same seconds.
 * @param bytes of all the pictures
 * @param cortes seconds after the press
 */
export async function medirComum(
  contexto: BrowserContext,
  fio: Linha,
  {
    fotos,
    bytes,
    cortes,
    quedaMs,
  }: { fotos: number; bytes: number; cortes: readonly number[]; quedaMs: number },
  lenta: (pagina: Page) => Promise<void>,
): Promise<MedidaComum> {
  let perdidos = 0;
  const servidor = createServer((req, res) => {
    if (req.method === 'GET') return void res.setHeader('content-type', 'text/html').end('<!doctype html>');
    let chegaram = 0;
    req.on('data', (pedaco: Buffer) => {
      chegaram += pedaco.length;
    });
    req.on('end', () => res.end());
    req.on('close', () => {
      if (!req.complete) perdidos += chegaram;
    });
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const pagina = await contexto.newPage();
  try {
    await pagina.goto(`http://127.0.0.1:${(servidor.address() as AddressInfo).port}/`);
    await lenta(pagina);
    const inicio = Date.now();
    const foto = randomBytes(Math.ceil(bytes / fotos)).toString('base64');
    const enviado = pagina.evaluate(
      async ({ quantas, base64 }) => {
        const letras = atob(base64);
        const conteudo = Uint8Array.from(letras, (letra) => letra.charCodeAt(0));
        for (;;) {
          const form = new FormData();
          for (let n = 0; n < quantas; n++) form.append('fotos', new Blob([conteudo]), `${n}.jpg`);
          const chegou = await fetch('/', { method: 'POST', body: form }).then(
            ({ ok }) => ok,
            () => false,
          );
          if (chegou) return;
          await new Promise((pronto) => setTimeout(pronto, 1_000));
        }
      },
      { quantas: fotos, base64: foto },
    );
    let acabou = false;
    enviado.finally(() => {
      acabou = true;
    });
    for (const corte of cortes) {
      await dormir(Math.max(0, inicio + corte * 1_000 - Date.now()));
      if (acabou) break;
      fio.cortar();
      await contexto.setOffline(true);
      await dormir(quedaMs);
      fio.emendar();
      await contexto.setOffline(false);
      await lenta(pagina);
    }
    await enviado;
    return { segundos: (Date.now() - inicio) / 1_000, deNovo: perdidos };
  } finally {
    await pagina.close();
    servidor.closeAllConnections();
    servidor.close();
  }
}
