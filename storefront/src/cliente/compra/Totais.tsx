import type { CompraDetalhe } from '@martelo/shared/compra';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { NOMES_DO_PRECO } from '@martelo/shared/negociacao';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { COMPRA } from '../../palavras/compra.ts';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Secao } from '../Secao.tsx';
import estilo from './compra.module.css';

/** The sum line by line, where its money stands (P5), and the statement. */
export function Totais({ modo, compra }: { modo: TipoHotsite; compra: CompraDetalhe }) {
  const palavras = COMPRA[modo];
  const { totais } = compra;
  const condicional = compra.situacao === 'Condicional';
  const cobrada = !semCobranca(compra.situacao);
  const [negociacao, ...outras] = new Set(compra.itens.map(({ tipoNegociacao }) => tipoNegociacao));
  const daDisputa = compra.itens.length > 1 && negociacao === 'Disputa';
  // Several lots whose prices were agreed on in different ways have one sum.
  const nomeDoPreco =
    outras.length > 0
      ? palavras.precoDosLotes
      : daDisputa
        ? palavras.lances
        : NOMES_DO_PRECO[modo][negociacao!];
  return (
    <Secao como="aside" aria-label={palavras.totalDaCompra}>
      <h2>{palavras.resumo}</h2>
      <dl className={estilo.valores}>
        <Linha nome={nomeDoPreco} valor={compra.valorLance} />
        {(condicional || cobrada) &&
          compra.despesas.map(({ nome, valor }) => <Linha key={nome} nome={nome} valor={valor} />)}
        {cobrada && compra.valorDesconto > 0 && (
          <Linha nome={palavras.desconto} valor={-compra.valorDesconto} />
        )}
        <Linha
          forte
          nome={condicional ? palavras.totalSeLiberada : cobrada ? palavras.totalAPagar : palavras.nadaAPagar}
          valor={condicional || cobrada ? compra.totalAPagar : 0}
        />
        {cobrada && (
          <>
            {totais.aprovado > 0 && <Linha tom="ganhando" nome={palavras.aprovado} valor={totais.aprovado} />}
            {totais.aguardandoValidacao > 0 && (
              <Linha tom="info" nome={palavras.aguardandoValidacao} valor={totais.aguardandoValidacao} />
            )}
            {totais.aguardandoPagamento > 0 && (
              <Linha tom="alerta" nome={palavras.aguardandoPagamento} valor={totais.aguardandoPagamento} />
            )}
            {totais.divergente > 0 && (
              <Linha tom="superado" nome={palavras.divergente} valor={totais.divergente} />
            )}
            {totais.aprovado > 0 && totais.restante > 0 && (
              <Linha forte nome={palavras.restante} valor={totais.restante} />
            )}
            {totais.valorTroco > 0 && <Linha forte nome={palavras.troco} valor={totais.valorTroco} />}
          </>
        )}
      </dl>
      {compra.extratoHash !== null && (
        <div className={estilo.extrato}>
          <a
            href={`/extrato/${compra.extratoHash}`}
            className={estilo.baixar}
            download={`extrato-${compra.id}.pdf`}
          >
            <Icone nome="download" tamanho={20} /> {palavras.acoes.extrato}
          </a>
          <a href={`/extrato/${compra.extratoHash}`} target="_blank" rel="noopener">
            {palavras.outraAba}
          </a>
        </div>
      )}
    </Secao>
  );
}

function Linha({
  nome,
  valor,
  forte = false,
  tom,
}: {
  nome: string;
  valor: number;
  forte?: boolean;
  tom?: 'ganhando' | 'info' | 'alerta' | 'superado';
}) {
  return (
    <div className={forte ? estilo.forte : undefined} data-tom={tom}>
      <dt>{nome}</dt>
      <dd>
        <Dinheiro valor={valor} centavos />
      </dd>
    </div>
  );
}
