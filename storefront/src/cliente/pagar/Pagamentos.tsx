import type { CompraDetalhe } from '@martelo/shared/compra';
import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { formatarReais } from '@martelo/shared/reais';
import { type Pagamento, ROTULOS_TIPO_PAGAMENTO } from '@martelo/shared/venda';
import { AtualizarDeTempos } from '../../comitente/AtualizarDeTempos.tsx';
import { PAGAR } from '../../palavras/pagar.ts';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import { anexoDe, type EnderecosDeArquivos, ligacaoDe } from '../anexo.ts';
import { Secao } from '../Secao.tsx';
import { CancelarPagamento } from './CancelarPagamento.tsx';
import { EnviarComprovante } from './EnviarComprovante.tsx';
import { FormaDePagamento } from './FormaDePagamento.tsx';
import { Instrucoes } from './Instrucoes.tsx';
import type { InstrucoesDaLinha } from './instrucoes-da-linha.ts';
import { APARENCIA, atosDaLinha, ESPERA_OUTROS, estadoDaLinha } from './linha.ts';
import { PagoNoCartao } from './PagoNoCartao.tsx';
import estilo from './pagar.module.css';

/** The rows of a purchase, each with what is to be done about it, and the way to one more while something is due. */
export function Pagamentos({
  compra,
  instrucoes,
  enderecos,
  formas,
}: {
  compra: CompraDetalhe;
  /** How those are paid that wait for it, by uid. */
  instrucoes: ReadonlyMap<string, InstrucoesDaLinha>;
  /** Where proofs open. */
  enderecos: EnderecosDeArquivos;
  /** How the brand's buyers can pay; null where that could not be asked. */
  formas: readonly TipoDoCliente[] | null;
}) {
  const aberta = !semCobranca(compra.situacao) && compra.totais.restante > 0;
  const devido = aberta ? compra.totais.aguardandoFormaPagamento : 0;
  const canceladas = compra.pagamentos.filter(({ canceladoEm }) => canceladoEm !== null);
  const vivas = compra.pagamentos.filter(({ canceladoEm }) => canceladoEm === null);
  const divergente = vivas.some(({ situacao }) => situacao === 'DIVERGENTE');
  const esperaOutros = vivas.some((linha) =>
    ESPERA_OUTROS.has(estadoDaLinha(linha, instrucoes.get(linha.uid))),
  );
  return (
    <Secao className={estilo.pagamentos} id="pagamentos" aria-labelledby="pagamentos-titulo">
      {esperaOutros && <AtualizarDeTempos />}
      <h2 id="pagamentos-titulo">{PAGAR.pagamentos}</h2>
      {vivas.length === 0 && devido === 0 && compra.semDestino.length === 0 && (
        <p className={estilo.suave}>{PAGAR.nenhum}</p>
      )}
      {compra.semDestino.map(({ tipo, valor, em }) => (
        <p key={em} className={estilo.atencao}>
          {PAGAR.veioDepois(ROTULOS_TIPO_PAGAMENTO[tipo], formatarReais(valor), formatarDataHora(em))}
        </p>
      ))}
      {vivas.length > 0 && (
        <ul className={estilo.linhas}>
          {vivas.map((linha) => (
            <Linha key={linha.uid} {...{ linha, aberta, enderecos }} instrucoes={instrucoes.get(linha.uid)} />
          ))}
        </ul>
      )}
      {devido > 0 &&
        (divergente ? (
          // What is divergent is proven again first; paying once more is the other way.
          <details className={estilo.detalhe}>
            <summary>{PAGAR.ouDeNovo(formatarReais(devido))}</summary>
            <FormaDePagamento compra={compra.id} devido={devido} formas={formas} mais />
          </details>
        ) : (
          <FormaDePagamento compra={compra.id} devido={devido} formas={formas} mais={vivas.length > 0} />
        ))}
      {canceladas.length > 0 && (
        <details className={estilo.detalhe}>
          <summary>{PAGAR.cancelados(canceladas.length)}</summary>
          <ul className={estilo.canceladas}>
            {canceladas.map(({ uid, tipo, valor, canceladoEm }) => (
              <li key={uid}>
                <span>
                  {ROTULOS_TIPO_PAGAMENTO[tipo]}{' '}
                  <span className={estilo.suave}>{formatarDataHora(canceladoEm ?? '')}</span>
                </span>
                <Dinheiro valor={valor} centavos />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Secao>
  );
}

function Linha({
  linha,
  aberta,
  enderecos,
  instrucoes,
}: {
  linha: Pagamento;
  aberta: boolean;
  enderecos: EnderecosDeArquivos;
  instrucoes: InstrucoesDaLinha | undefined;
}) {
  const estado = estadoDaLinha(linha, instrucoes);
  const atos = atosDaLinha(linha, aberta);
  const { tom, icone } = APARENCIA[estado];
  const tipo = ROTULOS_TIPO_PAGAMENTO[linha.tipo];
  const divergente = estado === 'DIVERGENTE';
  return (
    <li id={`pagamento-${linha.uid}`} tabIndex={-1} className={estilo.linha} data-estado={estado}>
      <div className={estilo.cabeca}>
        <div>
          <strong>{tipo}</strong>
          <span className={estilo.suave}>{quandoFoi(linha)}</span>
        </div>
        <div className={estilo.quantia}>
          <Dinheiro valor={linha.valor} centavos />
          <Selo tom={tom} icone={icone}>
            {PAGAR.estados[estado]}
          </Selo>
        </div>
      </div>
      {divergente && linha.motivo !== null && (
        <p className={estilo.motivo}>
          <Icone nome="triangle-exclamation-point" tamanho={18} />
          <span>
            <strong>{PAGAR.porque}</strong> {linha.motivo}
          </span>
        </p>
      )}
      {linha.cartao !== undefined && linha.estornoDe === null && (
        <PagoNoCartao cartao={linha.cartao} valor={linha.valor} />
      )}
      {atos.instrucoes && instrucoes !== undefined && (
        <ComoPagar instrucoes={instrucoes} valor={linha.valor} />
      )}
      {linha.comprovantes.length > 0 && <Anexos linha={linha} enderecos={enderecos} />}
      {(atos.comprovar || atos.cancelar) && (
        <div className={estilo.atos}>
          {atos.comprovar && (
            <EnviarComprovante
              pagamentoUid={linha.uid}
              destaque={linha.situacao === 'CADASTRADO' || divergente}
              rotulo={
                divergente
                  ? PAGAR.enviarNovo
                  : linha.comprovantes.length > 0
                    ? PAGAR.enviarOutro
                    : PAGAR.enviarComprovante
              }
            />
          )}
          {atos.cancelar && (
            <CancelarPagamento
              uid={linha.uid}
              tipo={tipo}
              valor={formatarReais(linha.valor)}
              // What cannot be paid this way is in the way of another.
              paraOutraForma={estado === 'RECUSADO' || estado === 'BOLETO_RECUSADO'}
            />
          )}
        </div>
      )}
    </li>
  );
}

const quandoFoi = ({ estornoDe, pagoEm, data }: Pagamento): string => {
  if (estornoDe !== null) return PAGAR.devolucaoDe(formatarDataHora(pagoEm ?? data));
  return pagoEm === null
    ? PAGAR.informadoEm(formatarDataHora(data))
    : PAGAR.aprovadoEm(formatarDataHora(pagoEm));
};

function ComoPagar({ instrucoes, valor }: { instrucoes: InstrucoesDaLinha; valor: number }) {
  if (instrucoes === 'meio-saiu') return <p className={estilo.atencao}>{PAGAR.meioSaiu}</p>;
  if (instrucoes === 'sem-resposta' || instrucoes === 'ja-mudou')
    return <p className={estilo.atencao}>{PAGAR.semInstrucoes}</p>;
  return (
    <details className={estilo.como} open>
      <summary>
        <Icone nome="chevron-right" tamanho={18} className={estilo.seta} />
        {PAGAR.comoPagar}
      </summary>
      <Instrucoes instrucoes={instrucoes} valor={valor} />
    </details>
  );
}

function Anexos({ linha, enderecos }: { linha: Pagamento; enderecos: EnderecosDeArquivos }) {
  return (
    <ul
      className={estilo.anexos}
      aria-label={linha.estornoDe === null ? PAGAR.comprovantes : PAGAR.comprovantesDaDevolucao}
    >
      {linha.comprovantes.map(anexoDe).map((anexo) => (
        <li key={anexo.uid}>
          <Icone nome={anexo.tipo === 'pdf' ? 'file-text' : 'image'} tamanho={18} className={estilo.anexo} />
          <span>
            <Nome nome={anexo.nome} href={ligacaoDe(anexo, enderecos)} />{' '}
            <span className={estilo.suave}>{PAGAR.comprovanteDe(formatarDataHora(anexo.enviadoEm))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Nome({ nome, href }: { nome: string; href: string | null }) {
  if (href === null) return nome;
  return (
    <a href={href} target="_blank" rel="noopener">
      {nome}
    </a>
  );
}
