import type { DadosLegais as Dados } from '@martelo/shared/dados-legais';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { PAGINA_DO_LOTE } from '../palavras/pagina-do-lote.ts';
import { DadosLegais } from '../site/casca/DadosLegais.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './QuemVende.module.css';

/** Whose the lot is, who sells it and by which rules: what the law has a buyer know before they bid. */
export function QuemVende({
  lote: { leilao, comitente, valor, somenteBuyNowProposta },
  modo,
  legal,
  regulamento,
}: {
  lote: LoteDetalhe;
  modo: TipoHotsite;
  /** Who the brand is by law, where it said so. */
  legal: Dados | null | undefined;
  /** Whether the brand has published one. */
  regulamento: boolean;
}) {
  const palavras = PAGINA_DO_LOTE[modo];
  const { leiloeiro } = leilao;
  const porcento = (quanto: number) => `${quanto.toLocaleString('pt-BR')}%`;
  return (
    <div className={estilo.quemVende}>
      <dl>
        <div>
          <dt>{palavras.leilao}</dt>
          <dd>
            <Ligacao href={`/${prefixoDoLote(modo)}?leilao=${leilao.uid}`}>{leilao.nome}</Ligacao>
          </dd>
        </div>
        {leiloeiro && (
          <div>
            <dt>{palavras.leiloeiro}</dt>
            <dd>
              {leiloeiro.nome}
              {leiloeiro.inscricao && <small>{palavras.matricula(leiloeiro.inscricao)}</small>}
            </dd>
          </div>
        )}
        {comitente && (
          <div>
            <dt>{palavras.comitente}</dt>
            <dd>
              {comitente.logo && <img src={comitente.logo} alt="" loading="lazy" className={estilo.logo} />}
              {comitente.nome}
            </dd>
          </div>
        )}
        {legal && (
          <div className={estilo.inteira}>
            <dt>{palavras.empresa}</dt>
            <dd>
              <DadosLegais legal={legal} />
            </dd>
          </div>
        )}
      </dl>
      <ul>
        <li>{somenteBuyNowProposta ? palavras.compraEfirme : palavras.lanceEfirme}</li>
        <li>{palavras.noEstado}</li>
        <li>
          {palavras.quantoDeComissao(
            porcento(
              somenteBuyNowProposta
                ? (valor.compreJaPorcentagem ?? valor.comissaoPorcentagem)
                : valor.comissaoPorcentagem,
            ),
          )}
          {valor.comissaoExtraPorcentagem > 0 &&
            ` ${valor.comissaoExtraMensagem ?? palavras.maisComissao(porcento(valor.comissaoExtraPorcentagem))}`}
        </li>
      </ul>
      <p className={estilo.ligacoes}>
        {regulamento && <Ligacao href="/regulamento">{palavras.regulamento}</Ligacao>}
        <Ligacao href="/privacidade">{palavras.privacidade}</Ligacao>
        <a href={`/verificar?leilao=${leilao.uid}`}>{palavras.verificarLeilao}</a>
      </p>
    </div>
  );
}
