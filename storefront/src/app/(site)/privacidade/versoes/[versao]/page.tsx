import type { Metadata } from 'next';
import { PaginaVersao } from '../../../../../documentos-legais/PaginaVersao.tsx';
import { VERSOES } from '../../../../../palavras/documentos-legais.ts';

type Props = { params: Promise<{ versao: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { versao } = await params;
  return {
    title: `${VERSOES.nomes.privacidade}: ${VERSOES.versao(Number(versao) || 0)}`,
    robots: { index: false },
  };
}

export default async function Versao({ params }: Props) {
  return <PaginaVersao uri="privacidade" versao={(await params).versao} />;
}
