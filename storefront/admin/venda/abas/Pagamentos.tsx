import { formatarDataHora } from '@martelo/shared/datas';
import { podeCancelar, setaDoPagamento } from '@martelo/shared/pos-venda/pagamentos';
import { naoEstornado } from '@martelo/shared/pos-venda/totais';
import { formatarReais } from '@martelo/shared/reais';
import {
  type Pagamento,
  ROTULOS_SITUACAO_PAGAMENTO,
  ROTULOS_TIPO_PAGAMENTO,
  type SituacaoPagamento,
} from '@martelo/shared/venda';
import { useState } from 'react';
import { Lido } from '../../partes/Lido.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { type Ato, AtoDaVenda } from '../AtoDaVenda.tsx';
import { Comprovantes } from '../Comprovantes.tsx';
import { escolhido, type PropsDaVenda, perguntado, porque, usePalavras, usePodeAcertar } from '../venda.ts';

const TONS: Record<SituacaoPagamento, 'bom' | 'ruim' | 'espera'> = {
  ...{ CADASTRADO: 'espera', AG_COMPENSACAO: 'espera', PAGO: 'bom', DIVERGENTE: 'ruim' },
};

/** Every row of money, the newest first, with what can be done with it from where it stands (P6). */
export default function Pagamentos({ venda, lerDeNovo }: PropsDaVenda) {
  const todas = usePalavras();
  const P = todas.pagamentos;
  const acerta = usePodeAcertar();
  const [provas, mostrar] = useState<Pagamento | null>(null);
  const comum = { revisao: venda.revisao, aoFazer: lerDeNovo };
  return (
    <>
      {acerta && venda.encerramento === null && (
        <p className="registro-acoes da-parte">
          <AtoDaVenda
            {...comum}
            ato={{
              ...{ rotulo: P.novo, explica: P.novoExplica, metodo: 'POST', icone: 'plus' },
              caminho: `/v1/vendas/${venda.uid}/pagamentos`,
              campos: [
                escolhido('tipo', todas.campos.tipo, ROTULOS_TIPO_PAGAMENTO),
                perguntado('valor', todas.campos.valor, 'centavos', { minimo: 1 }),
                perguntado('observacao', todas.campos.observacao, 'texto', {
                  ...{ obrigatorio: false, maximo: 300 },
                }),
              ],
            }}
          />
        </p>
      )}
      <Lido lendo={false} erro={null} deNovo={lerDeNovo} vazio={venda.pagamentos.length === 0 && P.nenhum}>
        <ul className="pagamentos" aria-label={P.lista}>
          {venda.pagamentos.toReversed().map((linha) => (
            <li key={linha.uid} data-parado={linha.canceladoEm !== null || undefined}>
              <div className="pagamento-valor">
                <strong>{formatarReais(linha.valor)}</strong>
                <span>
                  {linha.estornoDe ? `${P.estorno} · ` : ''}
                  {ROTULOS_TIPO_PAGAMENTO[linha.tipo]}
                </span>
                <small className="quieto">
                  {P.quando(formatarDataHora(linha.data), P.origens[linha.origem])}
                </small>
              </div>
              <div className="pagamento-situacao">
                <Situacao {...{ linha }} />
              </div>
              {acerta && (
                <div className="registro-acoes">
                  {linha.comprovantes.length > 0 && (
                    <Botao icone="file-text" onClick={() => mostrar(linha)}>
                      {P.comprovantes(linha.comprovantes.length)}
                    </Botao>
                  )}
                  {atosDa(linha, venda.pagamentos, P, todas.campos).map((ato) => (
                    <AtoDaVenda key={ato.rotulo} {...{ ...comum, ato }} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
      </Lido>
      {provas && <Comprovantes linha={provas} aoFechar={() => mostrar(null)} />}
    </>
  );
}

/** The word, and what stands in the way of it or came of it. */
function Situacao({ linha }: { linha: Pagamento }) {
  const P = usePalavras().pagamentos;
  const { situacao, canceladoEm, motivo, terceiro, devolucao } = linha;
  return (
    <>
      <span className="marca-situacao" data-tom={canceladoEm ? undefined : TONS[situacao]}>
        {canceladoEm ? P.cancelado : ROTULOS_SITUACAO_PAGAMENTO[situacao].rotulo}
      </span>
      {linha.observacao && <small className="quieto">{linha.observacao}</small>}
      {terceiro && <small className="quieto">{P.terceiro}</small>}
      {devolucao && situacao !== 'PAGO' && !canceladoEm && (
        <small className="quieto">
          {devolucao.situacao === 'PEDIDA' ? P.devolucaoPedida : P.devolucaoNegada(devolucao.motivo)}
        </small>
      )}
      {motivo && <small className="quieto">{P.motivo(motivo)}</small>}
    </>
  );
}

/** What the table of rows lets settlement do from here. */
function atosDa(
  linha: Pagamento,
  linhas: readonly Pagamento[],
  P: ReturnType<typeof usePalavras>['pagamentos'],
  campos: ReturnType<typeof usePalavras>['campos'],
): Ato[] {
  const valor = formatarReais(Math.abs(linha.valor));
  const base = `/v1/pagamentos/${linha.uid}`;
  const mover = (situacao: SituacaoPagamento) =>
    ({ metodo: 'PUT', caminho: `${base}/situacao`, fixos: { situacao } }) as const;
  const atos: Ato[] = [];
  const paga = setaDoPagamento(linha, 'PAGO', 'acerto');
  if (paga)
    atos.push({
      ...{ rotulo: P.aprovar, titulo: P.aprovarTitulo(valor), explica: P.aprovarExplica },
      ...mover('PAGO'),
      campos: paga.motivo ? [porque(campos.motivo)] : [],
    });
  if (setaDoPagamento(linha, 'DIVERGENTE', 'acerto'))
    atos.push({
      ...{ rotulo: P.divergir, titulo: P.divergirTitulo(valor), explica: P.divergirExplica },
      ...mover('DIVERGENTE'),
      campos: [porque(campos.motivo)],
    });
  if (setaDoPagamento(linha, 'AG_COMPENSACAO', 'acerto'))
    atos.push({
      ...{ rotulo: P.emValidacao, titulo: P.emValidacaoTitulo(valor), explica: P.emValidacaoExplica },
      ...mover('AG_COMPENSACAO'),
    });
  if (podeCancelar(linha))
    atos.push({
      ...{ rotulo: P.cancelar, titulo: P.cancelarTitulo(valor), explica: P.cancelarExplica },
      ...{ metodo: 'POST', caminho: `${base}/cancelar`, variante: 'perigo' },
    });
  const resto = naoEstornado(linha, linhas);
  if (linha.situacao === 'PAGO' && linha.estornoDe === null && !linha.canceladoEm && resto > 0)
    atos.push({
      rotulo: P.estornar,
      ...{ titulo: P.estornarTitulo(formatarReais(resto)), explica: P.estornarExplica },
      ...{ metodo: 'POST', caminho: `${base}/estorno`, variante: 'perigo' },
      campos: [
        perguntado('valor', campos.valor, 'centavos', { obrigatorio: false, minimo: 1, maximo: resto }),
        porque(campos.motivo),
      ],
    });
  const aDevolver = linha.estornoDe !== null && linha.situacao === 'CADASTRADO' && !linha.canceladoEm;
  if (aDevolver && linha.devolucao?.situacao !== 'PEDIDA') {
    atos.push(
      {
        ...{ rotulo: P.devolver, titulo: P.devolverTitulo(valor), explica: P.devolverExplica },
        ...{ metodo: 'POST', caminho: `${base}/devolver` },
      },
      {
        ...{ rotulo: P.feita, titulo: P.feitaTitulo(valor), explica: P.feitaExplica },
        ...mover('PAGO'),
      },
    );
  }
  return atos;
}
