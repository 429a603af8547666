import type { UIFieldServerProps } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { Grafico } from './Grafico.tsx';
import { visitasPorDia } from './numeros.ts';

/** In a page's form: how often it was seen in the last thirty days. */
export async function VisitasDaPagina({ data, req }: UIFieldServerProps) {
  const marca = numeroDaMarca(data?.hotsite);
  if (!data?.id || marca === null || typeof data.uri !== 'string') return null;
  const dias = await visitasPorDia(req.payload, { hotsite: marca, uri: data.uri });
  return <Grafico dias={dias} />;
}
