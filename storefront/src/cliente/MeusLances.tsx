import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { formatarReais } from '@martelo/shared/reais';
import { ConviteDoAparelho } from '../avisos/ConviteDoAparelho.tsx';
import { CartaoLote } from '../lote/CartaoLote.tsx';
import { CLIENTE } from '../palavras/cliente.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { Abas } from './AreaCliente.tsx';
import { ABAS_LANCES, type AbaLances, abaDoLance, emOrdem, esperaPorMim } from './abas.ts';
import { comoTerminou, valorDaCompra } from './como-terminou.ts';
import estilo from './MeusLances.module.css';
import { Negociacao } from './Negociacao.tsx';
import { Recibos } from './Recibos.tsx';

/** The lots I bid on, by how they stand; prices, clocks and positions move by themselves. */
export function MeusLances({
  modo,
  lances,
  aba,
  agora,
}: {
  modo: TipoHotsite;
  lances: readonly MeuLance[];
  aba: AbaLances;
  /** When this was rendered, Unix ms. */
  agora: number;
}) {
  const daAba = emOrdem(
    lances.filter((meu) => abaDoLance(meu) === aba),
    aba,
  );
  const palavras = CLIENTE[modo];
  const aResponder = lances.filter(esperaPorMim).length;
  return (
    <>
      <Abas
        rotulo={palavras.situacao}
        abas={ABAS_LANCES.map((chave) => ({
          href: chave === 'andamento' ? '/cliente/meus-lances' : `/cliente/meus-lances?aba=${chave}`,
          texto: palavras.abas[chave],
          atual: chave === aba,
          total: lances.filter((meu) => abaDoLance(meu) === chave).length,
        }))}
      />
      {aResponder > 0 && aba !== 'negociacao' && (
        <p className={estilo.aResponder} role="status">
          <Icone nome="timer" tamanho={20} />
          <span>{palavras.esperam(aResponder)}</span>
          <Ligacao href="/cliente/meus-lances?aba=negociacao">{palavras.responderAgora}</Ligacao>
        </p>
      )}
      {aba === 'andamento' && daAba.length > 0 && <ConviteDoAparelho modo={modo} />}
      <h2 className="so-leitor">{palavras.abas[aba]}</h2>
      {daAba.length === 0 ? (
        <Vazio
          icone="gavel"
          titulo={palavras.vazio[aba]}
          acao={<BotaoLigacao href={`/${prefixoDoLote(modo)}?abertos=1`}>{palavras.verAbertos}</BotaoLigacao>}
        >
          {aba === 'andamento'
            ? lances.length > 0
              ? palavras.outrosNasAbas
              : palavras.quandoDerLance
            : aba === 'negociacao'
              ? palavras.vaziaNegociacao
              : palavras.oQueTerminar}
        </Vazio>
      ) : (
        <ul className={estilo.grade}>
          {daAba.map((meu, i) => (
            <li key={meu.lelUid} className={estilo.item}>
              <CartaoLote
                lote={meu.lote}
                modo={modo}
                prioridade={i < 4}
                posicao={meu.posicao}
                comprado={valorDaCompra(meu, meu.lote.valorAtual)}
              />
              <dl className={estilo.meu}>
                {meu.meuLance !== null && (
                  <div>
                    <dt>{palavras.meuLance}</dt>
                    <dd>{formatarReais(meu.meuLance, { curto: true })}</dd>
                  </div>
                )}
                {meu.maximo !== null && (
                  <div>
                    <dt>{palavras.meuMaximo}</dt>
                    <dd>{formatarReais(meu.maximo, { curto: true })}</dd>
                  </div>
                )}
                {meu.situacao === 'Cancelado' && (
                  <div className={estilo.cancelado}>
                    <dt>{palavras.meuLance}</dt>
                    <dd>{palavras.cancelado}</dd>
                  </div>
                )}
                {meu.tipoNegociacao !== 'Disputa' && (
                  <div>
                    <dt>{palavras.negociacao}</dt>
                    <dd>{meu.tipoNegociacao}</dd>
                  </div>
                )}
              </dl>
              <div className={estilo.resto}>
                {comoTerminou(meu, modo) !== null && (
                  <p className={estilo.terminou}>{comoTerminou(meu, modo)}</p>
                )}
                {(meu.proposta !== null || meu.condicional !== null) && (
                  <Negociacao
                    meu={{ lelUid: meu.lelUid, proposta: meu.proposta, condicional: meu.condicional }}
                    modo={modo}
                    agora={agora}
                  />
                )}
                <Recibos lelUid={meu.lelUid} modo={modo} />
                {meu.vendaId !== null && (
                  <Ligacao href={`/cliente/compras/${meu.vendaId}`} className={estilo.compra}>
                    {palavras.verCompra}
                  </Ligacao>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
