import type { CompraDetalhe } from '@martelo/shared/compra';
import { idDeLote } from '@martelo/shared/lote-url';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../../cliente/AtualizarAoVivo.tsx';
import { CompraDetalhada } from '../../../../../cliente/CompraDetalhada.tsx';
import { condicionaisDe } from '../../../../../cliente/condicionais.ts';
import { Indisponivel } from '../../../../../cliente/Indisponivel.tsx';
import { SemPermissao } from '../../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../../site/marca.ts';

export const metadata = { title: 'Compra', robots: { index: false } };

export default async function PaginaCompra({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!idDeLote(id)) notFound();
  const [guarda, marca] = await Promise.all([guardarCliente(`/cliente/compras/${id}`), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<CompraDetalhe>(`/v1/cliente/compras/${id}`);
  if (resposta.tipo === 'recusa') notFound();
  const condicional =
    resposta.tipo === 'ok'
      ? ((await condicionaisDe([resposta.corpo])).get(resposta.corpo.lelUid) ?? null)
      : null;
  return (
    <AreaCliente modo={marca.tipo} atual="compras" titulo={`Compra ${id.length < 12 ? id : ''}`}>
      <AtualizarAoVivo />
      {resposta.tipo === 'ok' ? (
        <CompraDetalhada modo={marca.tipo} compra={resposta.corpo} condicional={condicional} />
      ) : (
        <Indisponivel endereco={`/cliente/compras/${id}`} />
      )}
    </AreaCliente>
  );
}
