import { QUEM_ENTREGA } from '@martelo/shared/papeis';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { Portaria } from '../../../../patio/Portaria.tsx';
import { CAMINHO_DA_PORTARIA } from '../../../../patio/papel.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarPapeis, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.portaria, robots: { index: false } };

/** Where the yard hands over what was bought. */
export default async function PaginaDaPortaria() {
  const [guarda, marca] = await Promise.all([guardarPapeis(CAMINHO_DA_PORTARIA, QUEM_ENTREGA), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const [eu, patios] = await Promise.all([
    motor<{ uid: string }>('/v1/auth/eu'),
    motor<{ itens: { uid: string; nome: string }[] }>('/v1/patio/portarias'),
  ]);
  return (
    <AreaCliente modo={marca.tipo} atual="seguranca" titulo={TITULOS.portaria} cliente={false}>
      {eu.tipo === 'ok' && patios.tipo === 'ok' ? (
        <Portaria conta={eu.corpo.uid} patios={patios.corpo.itens} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO_DA_PORTARIA} />
      )}
    </AreaCliente>
  );
}
