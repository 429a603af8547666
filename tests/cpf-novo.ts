import { randomInt } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';

/** A CPF that nobody has yet. */
export const cpfNovo = (): string => completarDocumento(String(randomInt(1e8, 1e9)));
