import type { CompraDetalhe } from '@martelo/shared/compra';
import type { ServicosDaCompra } from '@martelo/shared/estadias/servico.esquema';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { DocumentoDaCompra } from '@martelo/shared/impressos/comum';
import { idDeLote } from '@martelo/shared/lote-url';
import type { TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../../cliente/AtualizarAoVivo.tsx';
import { CompraDetalhada } from '../../../../../cliente/CompraDetalhada.tsx';
import { condicionaisDe } from '../../../../../cliente/condicionais.ts';
import { Indisponivel } from '../../../../../cliente/Indisponivel.tsx';
import { enderecosDosComprovantes } from '../../../../../cliente/pagar/enderecos-dos-comprovantes.ts';
import { instrucoesDaCompra } from '../../../../../cliente/pagar/instrucoes-da-compra.ts';
import { VoltaDoCartao } from '../../../../../cliente/pagar/VoltaDoCartao.tsx';
import { lugaresDosPapeis } from '../../../../../cliente/papeis/lugares.ts';
import { Retirada } from '../../../../../cliente/retirada/Retirada.tsx';
import { Servicos } from '../../../../../cliente/servicos/Servicos.tsx';
import { TITULOS } from '../../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../../site/marca.ts';

export const metadata = { title: TITULOS.compra, robots: { index: false } };

export default async function PaginaCompra({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ pagamento?: string | string[] }>;
}) {
  const [{ id }, { pagamento }] = await Promise.all([params, searchParams]);
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
        <ACompra modo={marca.tipo} compra={resposta.corpo} voltouDe={String(pagamento ?? '')} />
      ) : (
        <Indisponivel modo={marca.tipo} endereco={`/cliente/compras/${id}`} />
      )}
    </AreaCliente>
  );
}

/** With all that its screen shows beside it, asked for at once. @param voltouDe the payment that they come back from, by uid */
async function ACompra({
  modo,
  compra: lida,
  voltouDe,
}: {
  modo: TipoHotsite;
  compra: CompraDetalhe;
  voltouDe: string;
}) {
  const { compra, instrucoes } = await comInstrucoes(lida);
  const [condicionais, enderecos, lugares, documentos, formas, servicos] = await Promise.all([
    condicionaisDe([compra]),
    enderecosDosComprovantes(compra),
    lugaresDosPapeis(compra),
    motor<{ itens: DocumentoDaCompra[] }>(`/v1/cliente/compras/${compra.id}/documentos`),
    motor<{ formas: TipoDoCliente[] }>('/v1/cliente/formas-de-pagamento'),
    motor<ServicosDaCompra>(`/v1/cliente/compras/${compra.id}/servicos`),
  ]);
  const condicional = condicionais.get(compra.lelUid) ?? null;
  return (
    <>
      <VoltaDoCartao
        linha={compra.pagamentos.find(({ uid }) => uid === voltouDe)}
        instrucoes={instrucoes.get(voltouDe)}
      />
      <CompraDetalhada
        {...{ modo, compra, condicional, instrucoes, enderecos, lugares }}
        formas={formas.tipo === 'ok' ? formas.corpo.formas : null}
        documentos={documentos.tipo === 'ok' ? documentos.corpo.itens : null}
        retirada={<Retirada compra={compra} />}
        servicos={<Servicos compraId={compra.id} lidos={servicos.tipo === 'ok' ? servicos.corpo : null} />}
        agora={Date.now()}
      />
    </>
  );
}

/** Asking how to pay may find that it is paid: then the purchase is another, and is read again. */
async function comInstrucoes(compra: CompraDetalhe) {
  const instrucoes = await instrucoesDaCompra(compra);
  if (![...instrucoes.values()].includes('ja-mudou')) return { compra, instrucoes };
  const resposta = await motor<CompraDetalhe>(`/v1/cliente/compras/${compra.id}`);
  if (resposta.tipo !== 'ok') return { compra, instrucoes };
  return { compra: resposta.corpo, instrucoes: await instrucoesDaCompra(resposta.corpo) };
}
