import sharp from 'sharp';
import type { Exame, Parte, TipoAceito } from './exam.ts';
import { examine } from './examine.ts';
import { type Motivo, Recusa } from './refusals.ts';

/*
 * Where files of strangers are opened: a process of its own, without the engine's environment, which may write nothing and start nothing. What
 * a file does to it, by time, memory or a hole in a library, ends this process and no auction.
 */

// Of all that libvips can open, these alone are ever opened here, whatever the bytes turn out to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

export interface Pedido {
  tipo: TipoAceito;
  bytes: Uint8Array;
  parte?: Parte | undefined;
}
export type Resposta =
  | { pronto: true }
  | { exame: Exame }
  /** `erro`: of what nobody foresaw, for the engine's log. */
  | { motivo: Motivo; erro?: string };

const responder = (resposta: Resposta): void => {
  process.send?.(resposta);
};

process.on('message', async ({ tipo, bytes, parte }: Pedido) => {
  try {
    responder({ exame: await examine(tipo, bytes, parte) });
  } catch (erro) {
    if (erro instanceof Recusa) responder({ motivo: erro.motivo });
    else responder({ motivo: 'danificado', erro: erro instanceof Error ? String(erro.stack) : String(erro) });
  }
});
process.once('disconnect', () => process.exit());
responder({ pronto: true });
