import type { CompraDetalhe } from '@martelo/shared/compra';
import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { formatarData, formatarDataExtenso, formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { ROTULOS_SITUACAO_PAGAMENTO, ROTULOS_TIPO_PAGAMENTO, semCobranca } from '@martelo/shared/venda';
import { fotoDaCompra } from '../lote/foto.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Selo } from '../site/ui/Selo.tsx';
import estilo from './CompraDetalhada.module.css';
import { SeloVenda } from './Compras.tsx';
import { Negociacao } from './Negociacao.tsx';

/** One purchase: what to do next, what it costs line by line, what was paid, and the statement. */
export function CompraDetalhada({
  modo,
  compra,
  condicional,
}: {
  modo: TipoHotsite;
  compra: CompraDetalhe;
  /** What is still negotiated about it, if anything. */
  condicional: CondicionalDoLote | null;
}) {
  const palavras = PALAVRAS[modo];
  const devendo = compra.saldo > 0 && compra.situacao === 'AguardandoPagamento';
  return (
    <div className={estilo.compra}>
      <div className={estilo.colunas}>
        <div className={estilo.esquerda}>
          <section
            className={estilo.orientacao}
            data-situacao={compra.situacao}
            aria-label="O que fazer agora"
          >
            <SeloVenda situacao={compra.situacao} />
            {compra.tipoNegociacao !== 'Disputa' && <Selo icone="zap">{compra.tipoNegociacao}</Selo>}
            <p>
              {condicional?.etapa === 'cliente'
                ? 'O comitente respondeu: a decisão agora é sua.'
                : compra.orientacao}
            </p>
            {devendo && (
              <p className={estilo.prazo}>
                <Icone nome="calendar-clock" tamanho={18} />
                <span>
                  Pague até <strong>{formatarDataExtenso(compra.dataPagamento)}</strong>
                </span>
              </p>
            )}
          </section>
          {condicional !== null && (
            <Negociacao
              meu={{ lelUid: compra.lelUid, proposta: null, condicional }}
              modo={modo}
              agora={Date.now()}
            />
          )}
          <section className={estilo.lote}>
            <img
              {...fontesDaImagem(fotoDaCompra(compra), 400)}
              sizes="160px"
              alt=""
              width={400}
              height={300}
            />
            <div>
              <h2>{compra.loteNome}</h2>
              <p className={estilo.sub}>
                {palavras.lote} {compra.loteNumero} · {compra.leilaoNome}
              </p>
              <p className={estilo.sub}>
                {semCobranca(compra.situacao) ? 'Encerrado' : 'Comprado'} em{' '}
                {formatarDataHora(compra.dataVenda)}
              </p>
              <Ligacao href={compra.loteUrl} className={estilo.ligacao}>
                Ver {palavras.lote.toLowerCase()}
              </Ligacao>
            </div>
          </section>
          <section className={estilo.cartao}>
            <h2>Pagamentos</h2>
            {compra.pagamentos.length === 0 ? (
              <p className={estilo.sub}>Nenhum pagamento recebido até agora.</p>
            ) : (
              <ul className={estilo.pagamentos}>
                {compra.pagamentos.map((pagamento) => (
                  <li key={pagamento.uid}>
                    <span>
                      <strong>{ROTULOS_TIPO_PAGAMENTO[pagamento.tipo]}</strong>
                      <span className={estilo.sub}>
                        {formatarData(pagamento.data)} ·{' '}
                        {ROTULOS_SITUACAO_PAGAMENTO[pagamento.situacao].rotulo}
                      </span>
                    </span>
                    <Dinheiro valor={pagamento.valor} centavos />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <aside className={estilo.cartao} aria-label="Total da compra">
          <h2>Total</h2>
          <dl className={estilo.linhas}>
            <Linha
              nome={compra.tipoNegociacao === 'Disputa' ? palavras.lance : compra.tipoNegociacao}
              valor={compra.valorLance}
            />
            {(compra.situacao === 'Condicional' || !semCobranca(compra.situacao)) &&
              compra.despesas.map(({ nome, valor }) => <Linha key={nome} nome={nome} valor={valor} />)}
            {compra.situacao === 'Condicional' ? (
              <Linha nome="Total, se a venda for liberada" valor={compra.totalAPagar} forte />
            ) : semCobranca(compra.situacao) ? (
              <Linha nome="Nada a pagar" valor={0} forte />
            ) : (
              <Linha nome="Total a pagar" valor={compra.totalAPagar} forte />
            )}
            {compra.pago > 0 && <Linha nome="Já pago" valor={compra.pago} />}
            {compra.pago > 0 && <Linha nome="Saldo" valor={compra.saldo} forte />}
          </dl>
          {compra.extratoHash !== null && (
            <a
              href={`/extrato/${compra.extratoHash}`}
              className={estilo.baixar}
              download={`extrato-${compra.id}.pdf`}
            >
              <Icone nome="download" tamanho={20} /> Baixar extrato (PDF)
            </a>
          )}
          {compra.extratoHash !== null && (
            <a
              href={`/extrato/${compra.extratoHash}`}
              target="_blank"
              rel="noopener"
              className={estilo.ligacao}
            >
              Abrir em outra aba
            </a>
          )}
        </aside>
      </div>
    </div>
  );
}

function Linha({ nome, valor, forte = false }: { nome: string; valor: number; forte?: boolean }) {
  return (
    <div className={forte ? estilo.forte : undefined}>
      <dt>{nome}</dt>
      <dd>
        <Dinheiro valor={valor} centavos />
      </dd>
    </div>
  );
}
