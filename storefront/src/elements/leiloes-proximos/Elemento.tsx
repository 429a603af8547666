import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { fotosDoLote } from '../../lote/foto.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { DadosLeiloes } from '../dados/leiloes.ts';
import type { PropsElemento } from '../elemento.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { CartaoConvite, ehConvite, verMais } from '../pecas/CartaoConvite.tsx';
import { EstadoLeiloes } from '../pecas/EstadoLeiloes.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { SeloAoVivo } from '../pecas/SeloAoVivo.tsx';
import { SeloDeData } from '../pecas/SeloDeData.tsx';
import { quandoSera } from '../quando.ts';
import type { LeilaoComFotos, Retratado } from './dados.ts';
import estilo from './estilo.module.css';

/** What comes next: a card with pictures each, or a list to read down. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosLeiloes<LeilaoComFotos>>) {
  const item = sessao.itens[0];
  const Linha = sessao.modelo === 'lista' ? LinhaLeilao : CartaoLeilao;
  return (
    <Secao sessao={sessao} acao={verMais(item)}>
      <EstadoLeiloes
        dados={dados}
        contexto={contexto}
        esqueletos={3}
        vazio={SECOES[contexto.modo].nenhumMarcado}
      >
        {(leiloes) => (
          <ul className={sessao.modelo === 'lista' ? estilo.lista : estilo.cartoes}>
            {leiloes.map((leilao) => (
              <li key={leilao.uid}>
                <Linha leilao={leilao} modo={contexto.modo} agora={contexto.agora} />
              </li>
            ))}
            {ehConvite(item) && (
              <li>
                <CartaoConvite item={item} />
              </li>
            )}
          </ul>
        )}
      </EstadoLeiloes>
    </Secao>
  );
}

interface PropsLeilao {
  leilao: LeilaoComFotos;
  modo: TipoHotsite;
  agora: number;
}

function CartaoLeilao({ leilao, modo, agora }: PropsLeilao) {
  return (
    <article className={estilo.cartao}>
      <Mosaico retratos={leilao.retratos} />
      {leilao.situacao === 'AO_VIVO' && <SeloAoVivo className={estilo.aoVivo} />}
      <div className={estilo.corpo}>
        <SeloDeData instante={leilao.data} />
        <div className={estilo.texto}>
          <h3 className={estilo.nome}>
            <Ligacao href={enderecoDoLeilao(modo, leilao.uid)} className={estilo.ligacao}>
              {leilao.nomeSemData}
            </Ligacao>
          </h3>
          <p className={estilo.fatos}>{fatos(leilao)}</p>
        </div>
      </div>
      <p className={estilo.pe}>
        <span>
          <Icone nome="clock" tamanho={16} />
          {quandoSera(leilao.data, agora)}
        </span>
        <strong>{contagemDeLotes(leilao.quantidadeLotes, modo)}</strong>
      </p>
    </article>
  );
}

function LinhaLeilao({ leilao, modo, agora }: PropsLeilao) {
  return (
    <article className={estilo.linha}>
      <SeloDeData instante={leilao.data} />
      <div className={estilo.texto}>
        <h3 className={estilo.nome}>
          <Ligacao href={enderecoDoLeilao(modo, leilao.uid)} className={estilo.ligacao}>
            {leilao.nomeSemData}
          </Ligacao>
        </h3>
        <p className={estilo.fatos}>{fatos(leilao)}</p>
      </div>
      <p className={estilo.hora}>
        {leilao.situacao === 'AO_VIVO' ? <SeloAoVivo /> : quandoSera(leilao.data, agora)}
      </p>
      <strong className={estilo.quantos}>{contagemDeLotes(leilao.quantidadeLotes, modo)}</strong>
      <Icone nome="chevron-right" tamanho={20} className={estilo.ir} />
    </article>
  );
}

const fatos = ({ modalidade, cidade }: LeilaoPublico): string =>
  [modalidade, cidade].filter(Boolean).join('\u00a0· ');

/** One large and two small; fewer fill the same place, none leaves the brand's ground. */
function Mosaico({ retratos }: { retratos: readonly Retratado[] }) {
  return (
    <div className={estilo.mosaico} data-fotos={retratos.length}>
      {retratos.map((lote, i) => (
        <img
          key={lote.uid}
          {...fontesDaImagem(fotosDoLote(lote).urls[0])}
          sizes={i === 0 ? '(min-width: 765px) 300px, 64vw' : '(min-width: 765px) 150px, 32vw'}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
        />
      ))}
      {retratos.length === 0 && <Icone nome="gavel" tamanho={40} traco={1.5} />}
    </div>
  );
}
