import type { DefaultServerCellComponentProps } from 'payload';
import { REGISTRO } from '../palavras/registro.ts';

/** A brand by name; by number once it is gone. */
export async function CelulaMarca({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>—</span>;
  const marca = await payload.findByID({
    collection: 'hotsites',
    id: cellData,
    depth: 0,
    select: { nome: true },
    disableErrors: true,
  });
  return <span>{marca?.nome ?? REGISTRO.numeroDaMarca(cellData)}</span>;
}
