import type { CompraDetalhe } from '@martelo/shared/compra';
import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { DocumentoDaCompra } from '@martelo/shared/impressos/comum';
import type { TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { ReactNode } from 'react';
import type { EnderecosDeArquivos } from './anexo.ts';
import estilo from './compra/compra.module.css';
import { Etapas } from './compra/Etapas.tsx';
import { Itens } from './compra/Itens.tsx';
import { Orientacao } from './compra/Orientacao.tsx';
import { Qual } from './compra/Qual.tsx';
import { Totais } from './compra/Totais.tsx';
import { Negociacao } from './Negociacao.tsx';
import type { InstrucoesDaLinha } from './pagar/instrucoes-da-linha.ts';
import { Pagamentos } from './pagar/Pagamentos.tsx';
import { DocumentosDaCompra } from './papeis/DocumentosDaCompra.tsx';
import type { LugaresDosPapeis } from './papeis/lugares.ts';
import { Papeis } from './papeis/Papeis.tsx';

/** One purchase: what to do next, how far it is, its money, its pickup and its papers. */
export function CompraDetalhada({
  modo,
  compra,
  condicional,
  instrucoes,
  enderecos,
  formas,
  lugares,
  documentos,
  retirada = null,
  servicos = null,
  agora,
}: {
  modo: TipoHotsite;
  compra: CompraDetalhe;
  /** What is still negotiated about it, if anything. */
  condicional: CondicionalDoLote | null;
  /** How its rows are paid that wait for it. */
  instrucoes: ReadonlyMap<string, InstrucoesDaLinha>;
  /** Where proofs open. */
  enderecos: EnderecosDeArquivos;
  /** How the brand's buyers can pay; null where that could not be asked. */
  formas: readonly TipoDoCliente[] | null;
  /** Where the papers may go to, or be fetched. */
  lugares: LugaresDosPapeis;
  /** What was printed of it; null where that could not be asked for. */
  documentos: readonly DocumentoDaCompra[] | null;
  /** The pickup of what was paid; it stands at `#retirada`. */
  retirada?: ReactNode;
  /** What is asked of it while it stands at a yard; it stands at `#servicos`. */
  servicos?: ReactNode;
  /** When this was rendered, Unix ms. */
  agora: number;
}) {
  const emAnalise = compra.situacao === 'Condicional';
  return (
    <div className={estilo.compra}>
      <Qual modo={modo} compra={compra} />
      <Orientacao {...{ modo, compra, condicional, agora }} temRetirada={retirada !== null} />
      <Etapas modo={modo} compra={compra} />
      <div className={estilo.colunas}>
        <div className={estilo.esquerda}>
          {condicional !== null && (
            <Negociacao
              meu={{ lelUid: compra.lelUid, proposta: null, condicional }}
              modo={modo}
              agora={agora}
            />
          )}
          {!emAnalise && <Pagamentos {...{ compra, instrucoes, enderecos, formas }} />}
          {!emAnalise && retirada}
          {!emAnalise && servicos}
          {!emAnalise && !desfeita(compra.situacao) && (
            <Papeis modo={modo} compra={compra} lugares={lugares} />
          )}
          <DocumentosDaCompra modo={modo} documentos={documentos} />
          <Itens modo={modo} compra={compra} />
        </div>
        <Totais modo={modo} compra={compra} />
      </div>
    </div>
  );
}
