import type { DefaultServerCellComponentProps } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { visitasPorDia } from './numeros.ts';

/** In the list of pages: how often each was seen in the last thirty days. */
export async function CelulaVisitas({ rowData, payload }: DefaultServerCellComponentProps) {
  const marca = numeroDaMarca(rowData?.hotsite);
  if (marca === null || typeof rowData?.uri !== 'string') return <span>—</span>;
  const dias = await visitasPorDia(payload, { hotsite: marca, uri: rowData.uri });
  return (
    <span>{dias.reduce((soma, { visualizacoes }) => soma + visualizacoes, 0).toLocaleString('pt-BR')}</span>
  );
}
