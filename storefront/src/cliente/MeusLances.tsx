import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { Posicao } from '@martelo/shared/posicao';
import { formatarReais } from '@martelo/shared/reais';
import { CartaoLote } from '../lote/CartaoLote.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { Abas } from './AreaCliente.tsx';
import estilo from './MeusLances.module.css';

export const ABAS_LANCES = ['andamento', 'ganhos', 'encerrados'] as const;
export type AbaLances = (typeof ABAS_LANCES)[number];

/** Which tab a position belongs to (rule 21). */
export const abaDaPosicao = (posicao: Posicao): AbaLances => {
  switch (posicao) {
    case 'ganhando':
    case 'superado':
    case 'nao-esta-participando':
      return 'andamento';
    case 'vencedor':
    case 'condicional':
      return 'ganhos';
    case 'finalizado':
    case 'condicional negada':
      return 'encerrados';
  }
};

const TITULOS: Record<AbaLances, string> = {
  andamento: 'Em andamento',
  ganhos: 'Ganhos',
  encerrados: 'Encerrados',
};

/** The lots I bid on, by how they stand; prices, clocks and positions move by themselves. */
export function MeusLances({
  modo,
  lances,
  aba,
}: {
  modo: TipoHotsite;
  lances: readonly MeuLance[];
  aba: AbaLances;
}) {
  const daAba = lances.filter(({ posicao }) => abaDaPosicao(posicao) === aba);
  const palavras = PALAVRAS[modo];
  return (
    <>
      <Abas
        rotulo="Situação"
        abas={ABAS_LANCES.map((chave) => ({
          href: chave === 'andamento' ? '/cliente/meus-lances' : `/cliente/meus-lances?aba=${chave}`,
          texto: TITULOS[chave],
          atual: chave === aba,
          total: lances.filter(({ posicao }) => abaDaPosicao(posicao) === chave).length,
        }))}
      />
      <h2 className="so-leitor">{TITULOS[aba]}</h2>
      {daAba.length === 0 ? (
        <Vazio
          icone="gavel"
          titulo={aba === 'ganhos' ? 'Você ainda não ganhou nenhuma disputa' : 'Nada por aqui'}
          acao={
            <BotaoLigacao href={`/${prefixoDoLote(modo)}?abertos=1`}>
              Ver {palavras.lotes.toLowerCase()} abertos
            </BotaoLigacao>
          }
        >
          {aba === 'andamento'
            ? modo === 'loja'
              ? 'Quando você fizer uma oferta, acompanha tudo por aqui.'
              : 'Quando você der um lance, acompanha tudo por aqui.'
            : 'O que terminar aparece aqui.'}
        </Vazio>
      ) : (
        <ul className={estilo.grade}>
          {daAba.map((meu, i) => (
            <li key={meu.lelUid} className={estilo.item}>
              <CartaoLote lote={meu.lote} modo={modo} prioridade={i < 4} posicao={meu.posicao} />
              <dl className={estilo.meu}>
                {meu.meuLance !== null && (
                  <div>
                    <dt>{modo === 'loja' ? 'Minha oferta' : 'Meu lance'}</dt>
                    <dd>{formatarReais(meu.meuLance, { curto: true })}</dd>
                  </div>
                )}
                {meu.maximo !== null && (
                  <div>
                    <dt>Meu máximo secreto</dt>
                    <dd>{formatarReais(meu.maximo, { curto: true })}</dd>
                  </div>
                )}
              </dl>
              {meu.vendaId !== null && (
                <Ligacao href={`/cliente/compras/${meu.vendaId}`} className={estilo.compra}>
                  Ver compra
                </Ligacao>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
