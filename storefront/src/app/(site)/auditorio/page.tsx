import { notFound } from 'next/navigation';
import { CAMINHO_DO_AUDITORIO } from '../../../auditorio/endereco.ts';
import { guardarSala, lerSalas } from '../../../auditorio/ler.ts';
import { Salas } from '../../../auditorio/Salas.tsx';
import { Indisponivel } from '../../../cliente/Indisponivel.tsx';
import { TITULOS } from '../../../palavras/titulos.ts';
import { SemPermissao } from '../../../sessao/SemPermissao.tsx';
import { marcaAtual } from '../../../site/marca.ts';

export const metadata = { title: TITULOS.auditorio, robots: { index: false } };

/** What is on today, and next. */
export default async function PaginaAuditorio() {
  const [guarda, marca] = await Promise.all([guardarSala(CAMINHO_DO_AUDITORIO), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const salas = await lerSalas();
  return salas === null ? (
    <Indisponivel modo={marca.tipo} endereco={CAMINHO_DO_AUDITORIO} />
  ) : (
    <Salas modo={marca.tipo} {...salas} agora={Date.now()} />
  );
}
