import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LeilaoAoVivo, LeilaoPublico } from '@martelo/shared/leilao-publico';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { SeloAoVivo } from '../elements/pecas/SeloAoVivo.tsx';
import { SeloDeData } from '../elements/pecas/SeloDeData.tsx';
import { quandoSera } from '../elements/quando.ts';
import { AUDITORIO } from '../palavras/auditorio.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { enderecoDaSala } from './endereco.ts';
import estilo from './salas.module.css';

/** The rooms of a brand: those that are on, those of today, those to come. */
export function Salas({
  modo,
  aoVivo,
  marcados,
  agora,
}: {
  modo: TipoHotsite;
  aoVivo: readonly LeilaoAoVivo[];
  marcados: readonly LeilaoPublico[];
  agora: number;
}) {
  const P = AUDITORIO[modo];
  const outros = marcados.filter(({ uid }) => !aoVivo.some((um) => um.uid === uid));
  const deHoje = ({ data }: LeilaoPublico) => diaEmSaoPaulo(data) === diaEmSaoPaulo(agora);
  const grupos = [
    { titulo: P.agora, leiloes: aoVivo },
    { titulo: P.hoje, leiloes: outros.filter(deHoje) },
    { titulo: P.depois, leiloes: outros.filter((um) => !deHoje(um)) },
  ].filter(({ leiloes }) => leiloes.length > 0);
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <header>
        <h1>{P.titulo}</h1>
        <p className={estilo.sub}>{P.sub}</p>
      </header>
      {grupos.length === 0 && (
        <Vazio
          icone="radio"
          titulo={P.nada}
          acao={<BotaoLigacao href={`/${prefixoDoLote(modo)}`}>{P.verLotes}</BotaoLigacao>}
        >
          {P.nadaTexto}
        </Vazio>
      )}
      {grupos.map(({ titulo, leiloes }) => (
        <section key={titulo} className={estilo.grupo} aria-label={titulo}>
          <h2>{titulo}</h2>
          <ul>
            {leiloes.map((leilao) => (
              <li key={leilao.uid}>
                <Sala {...{ leilao, modo, agora }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Sala({ leilao, modo, agora }: { leilao: LeilaoPublico; modo: TipoHotsite; agora: number }) {
  const P = AUDITORIO[modo];
  const { uid, nomeSemData, data, situacao, modalidade, cidade, quantidadeLotes } = leilao;
  return (
    <article className={estilo.sala}>
      <SeloDeData instante={data} />
      <div className={estilo.texto}>
        {situacao === 'AO_VIVO' && <SeloAoVivo />}
        <h3>{nomeSemData}</h3>
        <p>
          {[quandoSera(data, agora), modalidade, cidade, contagemDeLotes(quantidadeLotes, modo)]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      </div>
      <div className={estilo.acao}>
        <BotaoLigacao
          href={enderecoDaSala(uid)}
          variante={situacao === 'AO_VIVO' ? 'primario' : 'secundario'}
          iconeFim="arrow-right"
        >
          {P.entrar}
          <span className="so-leitor">: {nomeSemData}</span>
        </BotaoLigacao>
      </div>
    </article>
  );
}
