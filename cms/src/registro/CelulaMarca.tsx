import type { DefaultServerCellComponentProps } from 'payload';

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
  return <span>{marca?.nome ?? `nº ${cellData}`}</span>;
}
