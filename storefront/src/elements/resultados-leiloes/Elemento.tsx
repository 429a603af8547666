import { formatarData } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LeilaoComResultado, ResultadoLeilao } from '@martelo/shared/leilao-publico';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { fotosDoLote } from '../../lote/foto.ts';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { DadosLeiloes } from '../dados/leiloes.ts';
import type { PropsElemento } from '../elemento.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { EstadoLeiloes } from '../pecas/EstadoLeiloes.tsx';
import { Secao } from '../pecas/Secao.tsx';
import estilo from './estilo.module.css';

/** How finished auctions went: a table to compare, or cards to be proud of. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosLeiloes<LeilaoComResultado>>) {
  const item = sessao.itens[0];
  const { modo } = contexto;
  return (
    <Secao sessao={sessao} acao={item?.link && item.titulo ? { texto: item.titulo, link: item.link } : null}>
      <EstadoLeiloes
        dados={dados}
        contexto={contexto}
        esqueletos={3}
        icone="trophy"
        vazio={SECOES[modo].nenhumEncerrado}
      >
        {(leiloes) => (
          <>
            {sessao.modelo === 'cartoes' ? (
              <ul className={estilo.cartoes}>
                {leiloes.map((leilao) => (
                  <li key={leilao.uid}>
                    <Cartao leilao={leilao} modo={modo} />
                  </li>
                ))}
              </ul>
            ) : (
              <Tabela leiloes={leiloes} modo={modo} legenda={sessao.titulo || sessao.nome} />
            )}
            {item?.subtitulo && <p className={estilo.nota}>{item.subtitulo}</p>}
          </>
        )}
      </EstadoLeiloes>
    </Secao>
  );
}

function Tabela({
  leiloes,
  modo,
  legenda,
}: {
  leiloes: readonly LeilaoComResultado[];
  modo: TipoHotsite;
  legenda: string;
}) {
  const palavras = PALAVRAS[modo];
  const colunas = [
    palavras.leilao,
    ELEMENTOS.vendidos,
    palavras.lances,
    ELEMENTOS.maiorVenda,
    ELEMENTOS.total,
  ];
  return (
    <table className={estilo.tabela}>
      <caption className="so-leitor">{legenda}</caption>
      <thead>
        <tr>
          {colunas.map((coluna) => (
            <th key={coluna} scope="col">
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leiloes.map((leilao) => (
          <tr key={leilao.uid}>
            <th scope="row">
              <Ligacao href={enderecoDoLeilao(modo, leilao.uid)}>{leilao.nomeSemData}</Ligacao>
              <span>{[formatarData(leilao.data), leilao.cidade].filter(Boolean).join(' · ')}</span>
            </th>
            <td data-coluna={colunas[1]}>
              <Vendidos resultado={leilao.resultado} />
            </td>
            <td data-coluna={colunas[2]}>{leilao.resultado.lances.toLocaleString('pt-BR')}</td>
            <td data-coluna={colunas[3]}>
              <MaiorVenda maior={leilao.resultado.maior} />
            </td>
            <td data-coluna={colunas[4]}>
              <Dinheiro valor={leilao.resultado.total} className={estilo.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "7 de 8" over a bar as long as its share. */
function Vendidos({ resultado: { vendidos, ofertados } }: { resultado: ResultadoLeilao }) {
  return (
    <span className={estilo.vendidos}>
      <span>
        <strong>{vendidos.toLocaleString('pt-BR')}</strong>{' '}
        {ELEMENTOS.deOfertados(ofertados.toLocaleString('pt-BR'))}
      </span>
      <span className={estilo.barra} aria-hidden>
        <span style={{ width: `${ofertados === 0 ? 0 : Math.round((vendidos / ofertados) * 100)}%` }} />
      </span>
    </span>
  );
}

function MaiorVenda({ maior }: { maior: ResultadoLeilao['maior'] }) {
  if (maior === null) return <span className={estilo.fraco}>—</span>;
  return (
    <span className={estilo.maior}>
      <Dinheiro valor={maior.valorAtual} />
      <Ligacao href={maior.url} className={estilo.fraco}>
        {maior.nome}
      </Ligacao>
    </span>
  );
}

function Cartao({ leilao, modo }: { leilao: LeilaoComResultado; modo: TipoHotsite }) {
  const { resultado } = leilao;
  const { maior, condicionais } = resultado;
  return (
    <article className={estilo.cartao}>
      <div className={estilo.corpo}>
        <p className={estilo.fraco}>
          {[formatarData(leilao.data), leilao.cidade].filter(Boolean).join(' · ')}
        </p>
        <h3>
          <Ligacao href={enderecoDoLeilao(modo, leilao.uid)}>{leilao.nomeSemData}</Ligacao>
        </h3>
        <p className={estilo.grande}>
          <span>{ELEMENTOS.totalVendido}</span>
          <Dinheiro valor={resultado.total} className={estilo.total} />
        </p>
        <Vendidos resultado={resultado} />
        <p className={estilo.fraco}>
          {resultado.lances.toLocaleString('pt-BR')} {PALAVRAS[modo].lances.toLowerCase()}
          {condicionais > 0 && ELEMENTOS.emNegociacao(condicionais.toLocaleString('pt-BR'))}
        </p>
      </div>
      {maior && (
        <Ligacao href={maior.url} className={estilo.campeao}>
          <img
            {...fontesDaImagem(fotosDoLote(maior).urls[0])}
            sizes="96px"
            alt=""
            width={200}
            height={150}
            loading="lazy"
            decoding="async"
          />
          <span>
            <span className={estilo.fraco}>
              <Icone nome="trophy" tamanho={14} /> {ELEMENTOS.maiorVenda}
            </span>
            <span className={estilo.nome}>{maior.nome}</span>
            <Dinheiro valor={maior.valorAtual} />
          </span>
        </Ligacao>
      )}
    </article>
  );
}
