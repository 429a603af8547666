import { requireOneKind } from './disguises.ts';
import type { Exame, Parte, TipoAceito } from './exam.ts';
import { checkPdf } from './pdf.ts';
import { reencode } from './picture.ts';
import { Recusa } from './refusals.ts';

/**
 * Looks into a file of a stranger. A picture is made anew; a PDF is kept as it came, since a digital signature holds for its very bytes, and
 * only if nothing in it acts. It is work that a file may be made to exhaust: the engine has it done by `examiner.ts`.
 * @throws Recusa
 */
export async function examine(tipo: TipoAceito, bytes: Uint8Array, parte?: Parte): Promise<Exame> {
  if (bytes.length === 0) throw new Recusa('vazio');
  requireOneKind(bytes);
  if (tipo !== 'application/pdf') return reencode(tipo, bytes, parte);
  const paginas = await checkPdf(bytes);
  return { tipo, bytes, miniatura: null, largura: null, altura: null, paginas };
}
