import { existsSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Loaded before an engine whose walks over records are to be slow while a file lies in its data folder: so that an export can be met in the
 * middle.
 */

const marca = join(process.env.MARTELO_DADOS ?? '', 'exportar-devagar');
const A_CADA_PASSO_MS = 800;
const logo = globalThis.setImmediate;
globalThis.setImmediate = Object.assign(
  (tarefa: (...argumentos: unknown[]) => void, ...argumentos: unknown[]) =>
    existsSync(marca) && /records\/percorrer/.test(new Error().stack ?? '')
      ? setTimeout(tarefa, A_CADA_PASSO_MS, ...argumentos)
      : logo(tarefa, ...argumentos),
  logo,
) as never;
