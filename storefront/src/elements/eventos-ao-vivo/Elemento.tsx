import { formatarHora } from '@martelo/shared/datas';
import type { LeilaoAoVivo, LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { Item } from '@martelo/shared/pagina';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { soOQueMove } from '../../lote/estado-inicial.ts';
import { fotosDoLote } from '../../lote/foto.ts';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { EstadoLeiloes } from '../pecas/EstadoLeiloes.tsx';
import { Foto } from '../pecas/Foto.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { SeloAoVivo } from '../pecas/SeloAoVivo.tsx';
import { quandoSera } from '../quando.ts';
import type { DadosAoVivo } from './dados.ts';
import estilo from './estilo.module.css';
import { NaMesa } from './Ilha.tsx';
import type { LoteNaMesa } from './NaMesa.tsx';

/** What is live: the first on a stage with its broadcast, or all of them in a list. Nothing foreign loads by itself. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosAoVivo>) {
  const item = sessao.itens[0];
  if (dados.estado === 'ok' && dados.itens.length === 0)
    return (
      <Secao sessao={sessao}>
        <NadaAoVivo proximo={dados.proximo} contexto={contexto} />
      </Secao>
    );
  const palco = sessao.modelo !== 'lista';
  return (
    <Secao sessao={sessao}>
      <EstadoLeiloes dados={dados} contexto={contexto} esqueletos={1} vazio={ELEMENTOS.nadaAoVivoAgora}>
        {([primeiro, ...outros]) => (
          <div className={estilo.tudo}>
            {palco && primeiro && <Palco leilao={primeiro} item={item} contexto={contexto} />}
            {(!palco || outros.length > 0) && (
              <ul className={estilo.lista}>
                {(palco || !primeiro ? outros : [primeiro, ...outros]).map((leilao) => (
                  <li key={leilao.uid}>
                    <Linha leilao={leilao} contexto={contexto} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </EstadoLeiloes>
    </Secao>
  );
}

function Palco({
  leilao,
  item,
  contexto,
}: {
  leilao: LeilaoAoVivo;
  item: Item | undefined;
  contexto: ContextoElemento;
}) {
  const { transmissaoUrl } = leilao;
  const texto = item?.textoBotao || ELEMENTOS.assistirATransmissao;
  return (
    <div className={estilo.palco}>
      <div className={estilo.tela}>
        {item?.imagem && (
          <div className={estilo.fundo}>
            <Foto imagem={item.imagem} tamanhos="(min-width: 900px) 60vw, 100vw" alt="" />
          </div>
        )}
        <SeloAoVivo />
        {transmissaoUrl ? (
          <Ligacao href={transmissaoUrl} className={estilo.apertar}>
            <span className={estilo.play}>
              <Icone nome="play" tamanho={34} />
            </span>
            <span>
              {texto}
              <small>
                {enderecoLegivel(transmissaoUrl)}
                <Icone nome="external-link" tamanho={14} rotulo={ELEMENTOS.abreEmOutraAba} />
              </small>
            </span>
          </Ligacao>
        ) : (
          <Ligacao href={enderecoDoLeilao(contexto.modo, leilao.uid)} className={estilo.apertar}>
            <span className={estilo.play}>
              <Icone nome="gavel" tamanho={32} />
            </span>
            <span>{SECOES[contexto.modo].acompanharLances}</span>
          </Ligacao>
        )}
        <div className={estilo.legenda}>
          <h3>{item?.titulo || leilao.nomeSemData}</h3>
          <p>{item?.subtitulo || fatos(leilao)}</p>
        </div>
      </div>
      <div className={estilo.mesa}>
        <p className={estilo.agora}>{SECOES[contexto.modo].naMesaAgora}</p>
        <NaMesa
          leiUid={leilao.uid}
          inicial={naMesa(leilao.loteAtual)}
          modo={contexto.modo}
          agora={contexto.agora}
        />
        <BotaoLigacao
          href={enderecoDoLeilao(contexto.modo, leilao.uid)}
          variante="secundario"
          iconeFim="arrow-right"
          largo
        >
          {SECOES[contexto.modo].verEmAberto(contagemDeLotes(leilao.restantes, contexto.modo))}
        </BotaoLigacao>
      </div>
    </div>
  );
}

function Linha({ leilao, contexto }: { leilao: LeilaoAoVivo; contexto: ContextoElemento }) {
  return (
    <article className={estilo.linha}>
      <div className={estilo.cabeca}>
        <div>
          <SeloAoVivo />
          <h3>
            <Ligacao href={enderecoDoLeilao(contexto.modo, leilao.uid)}>{leilao.nomeSemData}</Ligacao>
          </h3>
          <p>{fatos(leilao)}</p>
        </div>
        {leilao.transmissaoUrl && (
          <BotaoLigacao href={leilao.transmissaoUrl} variante="suave" tamanho="p" icone="play">
            {SECOES[contexto.modo].assistir}
          </BotaoLigacao>
        )}
      </div>
      <NaMesa
        leiUid={leilao.uid}
        inicial={naMesa(leilao.loteAtual)}
        modo={contexto.modo}
        agora={contexto.agora}
      />
    </article>
  );
}

function NadaAoVivo({ proximo, contexto }: { proximo: LeilaoPublico | null; contexto: ContextoElemento }) {
  const palavras = SECOES[contexto.modo];
  return (
    <Vazio
      icone="radio"
      titulo={palavras.nenhumAoVivo}
      acao={
        proximo && (
          <BotaoLigacao href={enderecoDoLeilao(contexto.modo, proximo.uid)} variante="secundario" tamanho="p">
            {palavras.verOQueVem}
          </BotaoLigacao>
        )
      }
    >
      <p>
        {proximo === null
          ? palavras.volteLogo
          : palavras.oProximoE(proximo.nomeSemData, quandoSera(proximo.data, contexto.agora).toLowerCase())}
      </p>
    </Vazio>
  );
}

const fatos = ({ transmissao, data, cidade, local }: LeilaoAoVivo): string =>
  [ELEMENTOS.desde(formatarHora(transmissao?.dataInicio ?? data)), transmissao?.local ?? local, cidade]
    .filter(Boolean)
    .join('\u00a0· ');

/** Where a press leads, said before it is made. */
function enderecoLegivel(url: string): string {
  const { hostname } = new URL(url);
  return hostname.replace(/^www\./, '');
}

/** Only what is shown: what a page sends to its live parts. A lot without pictures gets the drawn one of its kind. */
const naMesa = (lote: LoteCartao | null): LoteNaMesa | null =>
  lote && {
    ...soOQueMove(lote),
    ...{ url: lote.url, nome: lote.nome, numero: lote.numero, minimo: lote.minimo },
    ...{ dataInicio: lote.dataInicio, somenteBuyNowProposta: lote.somenteBuyNowProposta },
    fotosUrls: fotosDoLote(lote).urls.slice(0, 1),
  };
