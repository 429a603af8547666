import type { CompraDetalhe } from '@martelo/shared/compra';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { DocumentoDaCompra } from '@martelo/shared/impressos/comum';
import { idDeLote } from '@martelo/shared/lote-url';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../../cliente/AtualizarAoVivo.tsx';
import { CompraDetalhada } from '../../../../../cliente/CompraDetalhada.tsx';
import { condicionaisDe } from '../../../../../cliente/condicionais.ts';
import { Indisponivel } from '../../../../../cliente/Indisponivel.tsx';
import { enderecosDosComprovantes } from '../../../../../cliente/pagar/enderecos-dos-comprovantes.ts';
import { instrucoesDaCompra } from '../../../../../cliente/pagar/instrucoes-da-compra.ts';
import { lugaresDosPapeis } from '../../../../../cliente/papeis/lugares.ts';
import { Retirada } from '../../../../../cliente/retirada/Retirada.tsx';
import { TITULOS } from '../../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../../site/marca.ts';

export const metadata = { title: TITULOS.compra, robots: { index: false } };

export default async function PaginaCompra({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!idDeLote(id)) notFound();
  const [guarda, marca] = await Promise.all([guardarCliente(`/cliente/compras/${id}`), marcaAtual()]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const resposta = await motor<CompraDetalhe>(`/v1/cliente/compras/${id}`);
  if (resposta.tipo === 'recusa') notFound();
  return (
    <AreaCliente modo={marca.tipo} atual="compras" titulo={TITULOS.compraDe(id.length < 12 ? id : '')}>
      <AtualizarAoVivo />
      {resposta.tipo === 'ok' ? (
        <ACompra modo={marca.tipo} compra={resposta.corpo} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={`/cliente/compras/${id}`} />
      )}
    </AreaCliente>
  );
}

/** With all that its screen shows beside it, asked for at once. */
async function ACompra({ modo, compra }: { modo: TipoHotsite; compra: CompraDetalhe }) {
  const [condicionais, instrucoes, enderecos, lugares, documentos] = await Promise.all([
    condicionaisDe([compra]),
    instrucoesDaCompra(compra),
    enderecosDosComprovantes(compra),
    lugaresDosPapeis(compra),
    motor<{ itens: DocumentoDaCompra[] }>(`/v1/cliente/compras/${compra.id}/documentos`),
  ]);
  const condicional = condicionais.get(compra.lelUid) ?? null;
  return (
    <CompraDetalhada
      {...{ modo, compra, condicional, instrucoes, enderecos, lugares }}
      documentos={documentos.tipo === 'ok' ? documentos.corpo.itens : null}
      retirada={<Retirada compra={compra} />}
      agora={Date.now()}
    />
  );
}
