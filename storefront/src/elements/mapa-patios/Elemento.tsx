import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { PropsElemento } from '../elemento.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { Mapa } from '../pecas/Mapa.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import type { DadosPatios } from './dados.ts';
import estilo from './estilo.module.css';
import { type PatioNoMapa, pontoDoPatio } from './patio-no-mapa.ts';

/** Beside the map; all of them are one press away. */
const NA_LISTA = 6;

/** The yards on a map, or as cards. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosPatios>) {
  const item = sessao.itens[0];
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  const orientacao = item && (item.titulo || item.texto.length > 0) && (
    <div className={estilo.orientacao}>
      {item.titulo && <Titulo>{item.titulo}</Titulo>}
      <TextoRico nos={item.texto} />
    </div>
  );
  const botao = item?.textoBotao && (
    <BotaoLigacao href="/patios#todos" variante="secundario" iconeFim="arrow-right" className={estilo.todos}>
      {item.textoBotao}
    </BotaoLigacao>
  );
  return (
    <Secao sessao={sessao}>
      <EstadoDados
        dados={dados}
        rotulo={ELEMENTOS.carregandoOsPatios}
        volta={ELEMENTOS.patiosVoltam}
        esqueletos={{ quantos: 2, altura: 340 }}
      >
        {({ patios, blocos }) =>
          patios.length === 0 ? (
            <Vazio icone="map-pin" titulo={ELEMENTOS.nenhumPatioAberto}>
              <p>{ELEMENTOS.consulteOAtendimento}</p>
            </Vazio>
          ) : sessao.modelo === 'lista' ? (
            <>
              {orientacao}
              <ul className={estilo.cartoes}>
                {patios.map((patio) => (
                  <li key={patio.uid} className={estilo.cartao}>
                    <Cartao patio={patio} modo={contexto.modo} titulo={Titulo} />
                  </li>
                ))}
              </ul>
              {botao}
            </>
          ) : (
            <div className={estilo.lado}>
              <Mapa
                id={`mapa-${sessao.id}`}
                rotulo={sessao.titulo || ELEMENTOS.mapaDosPatios}
                blocos={blocos}
                pontos={patios.flatMap((patio) => pontoDoPatio(patio) ?? [])}
              />
              <div className={estilo.coluna}>
                {orientacao}
                <ul className={estilo.lista}>
                  {patios.slice(0, NA_LISTA).map((patio) => (
                    <li key={patio.uid}>
                      <Ligacao href={patio.url} className={estilo.linha}>
                        <span className={estilo.nome}>
                          <strong>{patio.nome}</strong>
                          <span>{lugar(patio)}</span>
                        </span>
                        <span className={estilo.lotes}>{quantos(patio.qtdLotes, contexto.modo)}</span>
                        <Icone nome="chevron-right" tamanho={18} />
                      </Ligacao>
                    </li>
                  ))}
                </ul>
                {botao}
              </div>
            </div>
          )
        }
      </EstadoDados>
    </Secao>
  );
}

function Cartao({
  patio,
  modo,
  titulo: Titulo,
}: {
  patio: PatioNoMapa;
  modo: TipoHotsite;
  titulo: 'h2' | 'h3';
}) {
  return (
    <>
      <span className={estilo.foto}>
        {patio.foto ? (
          <img
            {...fontesDaImagem(patio.foto)}
            sizes="(min-width: 1100px) 400px, (min-width: 700px) 50vw, 92vw"
            alt=""
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Icone nome="map-pin" tamanho={40} />
        )}
      </span>
      <div className={estilo.corpo}>
        <Titulo className={estilo.titulo}>
          <Ligacao href={patio.url} className={estilo.cobre}>
            {patio.nome}
          </Ligacao>
        </Titulo>
        <p className={estilo.endereco}>
          {patio.endereco}
          <br />
          {lugar(patio)}
        </p>
        <p className={estilo.pe}>
          {patio.telefone && (
            <span>
              <Icone nome="phone" tamanho={16} />
              {patio.telefone}
            </span>
          )}
          <span className={estilo.lotes}>{quantos(patio.qtdLotes, modo)}</span>
        </p>
      </div>
    </>
  );
}

const lugar = ({ cidade, estadoUf }: Pick<PatioNoMapa, 'cidade' | 'estadoUf'>): string =>
  `${cidade}, ${estadoUf}`;

function quantos(total: number, modo: TipoHotsite): string {
  const { lote, lotes } = PALAVRAS[modo];
  if (total === 0) return ELEMENTOS.semAgora(lotes.toLowerCase());
  return `${total.toLocaleString('pt-BR')} ${(total === 1 ? lote : lotes).toLowerCase()}`;
}
