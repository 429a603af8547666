// Draws docs/estados.md and its picture from the tables that the engine asks. `npm run estados` writes them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lerEspecies } from '../engine/src/especies.ts';
import { desenharFases } from './estados-desenho.ts';
import { documentoDeEstados } from './estados-documento.ts';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));

writeFileSync(join(DOCS, 'estados.md'), documentoDeEstados(await lerEspecies()));
writeFileSync(join(DOCS, 'imagens/estados.svg'), desenharFases());
