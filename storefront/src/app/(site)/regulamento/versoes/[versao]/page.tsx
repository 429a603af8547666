import type { Metadata } from 'next';
import { PaginaVersao } from '../../../../../documentos-legais/PaginaVersao.tsx';
import { VERSOES } from '../../../../../palavras/documentos-legais.ts';

type Props = { params: Promise<{ versao: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { versao } = await params;
  return {
    title: `${VERSOES.nomes.regulamento}: ${VERSOES.versao(Number(versao) || 0)}`,
    robots: { index: false },
  };
}

export default async function Versao({ params }: Props) {
  return <PaginaVersao uri="regulamento" versao={(await params).versao} />;
}
