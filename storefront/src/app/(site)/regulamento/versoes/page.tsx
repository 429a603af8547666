import type { Metadata } from 'next';
import { PaginaVersoes } from '../../../../documentos-legais/PaginaVersoes.tsx';
import { VERSOES } from '../../../../palavras/documentos-legais.ts';

export const metadata: Metadata = {
  title: VERSOES.de.regulamento,
  alternates: { canonical: '/regulamento/versoes' },
};

export default function Versoes() {
  return <PaginaVersoes uri="regulamento" />;
}
