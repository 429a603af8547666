import { PAPEIS_DOS_ACESSOS } from '@martelo/shared/papeis';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { AcessosDeOutros } from '../../../../conta/AcessosDeOutros.tsx';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.acessosDeOutrasContas, robots: { index: false } };

/** Where the house ends the sessions of an account, and releases who lost their phone. */
export default async function PaginaAcessos() {
  const [guarda, marca] = await Promise.all([
    guardarPapeis('/minha-conta/acessos', PAPEIS_DOS_ACESSOS),
    marcaAtual(),
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  return (
    <AreaCliente modo={marca.tipo} atual="seguranca" titulo={TITULOS.acessosDeOutrasContas} cliente={false}>
      <AcessosDeOutros marca={marca.nome} />
    </AreaCliente>
  );
}
