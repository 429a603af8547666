import { formatarDataExtenso, formatarHora } from '@martelo/shared/datas';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { Item } from '@martelo/shared/pagina';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { SeloAoVivo } from '../pecas/SeloAoVivo.tsx';
import type { DadosContagem } from './dados.ts';
import estilo from './estilo.module.css';
import { momentoDoLeilao } from './momento.ts';
import { Relogio } from './Relogio.tsx';

/** How long until an auction begins. Without JavaScript its date stands alone. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosContagem>) {
  const item = sessao.itens[0];
  if (dados.estado === 'carregando')
    return <LugarVazio contexto={contexto}>{ELEMENTOS.carregandoAContagem}</LugarVazio>;
  const leilao = dados.estado === 'ok' ? dados.leilao : null;
  if (leilao === null && !item?.titulo)
    return (
      <LugarVazio contexto={contexto}>
        {dados.estado === 'ok' ? ELEMENTOS.nadaParaContar : ELEMENTOS.agendaNaoResponde}
      </LugarVazio>
    );
  const faixa = sessao.modelo !== 'cartao';
  return (
    <Secao sessao={sessao} semTitulo larga={faixa}>
      <div
        className={[
          faixa ? estilo.faixa : estilo.cartao,
          sessao.container || !faixa ? estilo.caixa : '',
          item?.corTexto ? estilo.noturno : '',
        ].join(' ')}
        style={coresLegiveis(
          item?.corTexto ?? null,
          item?.corFundo ?? null,
          faixa ? NOITE_MAIS_CLARA : '#ffffff',
        )}
      >
        <div className={estilo.texto}>
          <h2>{item?.titulo || leilao?.nomeSemData}</h2>
          <p>{item?.subtitulo || (leilao && oQueE(leilao, contexto))}</p>
        </div>
        {leilao && <Contador leilao={leilao} contexto={contexto} />}
        <Botao item={item} leilao={leilao} contexto={contexto} />
      </div>
    </Secao>
  );
}

function Contador({ leilao, contexto }: { leilao: LeilaoPublico; contexto: ContextoElemento }) {
  const palavras = SECOES[contexto.modo];
  switch (momentoDoLeilao(leilao, contexto.agora)) {
    case 'antes':
      return (
        <div className={estilo.contador}>
          <p className={estilo.data}>
            <time
              dateTime={leilao.data}
            >{`${formatarDataExtenso(leilao.data)}, ${formatarHora(leilao.data)}`}</time>
          </p>
          <Relogio ate={Date.parse(leilao.data)} agora={contexto.agora} fim={palavras.comecou} />
        </div>
      );
    case 'aovivo':
      return (
        <div className={estilo.contador}>
          <SeloAoVivo className={estilo.aoVivo} />
        </div>
      );
    case 'comecou':
      return <p className={estilo.momento}>{palavras.comecou}</p>;
    case 'encerrado':
      return <p className={estilo.momento}>{palavras.encerrado}</p>;
    case 'cancelado':
      return <p className={estilo.momento}>{palavras.cancelado}</p>;
  }
}

function Botao({
  item,
  leilao,
  contexto,
}: {
  item: Item | undefined;
  leilao: LeilaoPublico | null;
  contexto: ContextoElemento;
}) {
  const link = item?.link ?? (leilao && enderecoDoLeilao(contexto.modo, leilao.uid));
  if (!item?.textoBotao || !link) return null;
  return (
    <BotaoLigacao href={link} tamanho="g" iconeFim="arrow-right" className={estilo.botao}>
      {item.textoBotao}
    </BotaoLigacao>
  );
}

const oQueE = ({ data, cidade, quantidadeLotes }: LeilaoPublico, { modo }: ContextoElemento): string =>
  [`${formatarDataExtenso(data)}, ${formatarHora(data)}`, cidade, contagemDeLotes(quantidadeLotes, modo)]
    .filter(Boolean)
    .join('\u00a0· ');
