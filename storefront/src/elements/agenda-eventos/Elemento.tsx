import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { Esqueleto } from '../../site/ui/Esqueleto.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { Secao } from '../pecas/Secao.tsx';
import { Calendario } from './Calendario.tsx';
import { mesDe, nomeDoMes } from './calendario.ts';
import type { DadosAgenda } from './dados.ts';
import estilo from './estilo.module.css';
import { ListaDoMes } from './ListaDoMes.tsx';
import { Paginas } from './Paginas.tsx';

/** The month's auctions, as a calendar or as a list; its pages turn by links. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosAgenda>) {
  const item = sessao.itens[0];
  return (
    <Secao sessao={sessao}>
      <div id={`agenda-${sessao.id}`} className={estilo.agenda}>
        <Mes dados={dados} contexto={contexto} id={sessao.id} emLista={sessao.modelo === 'lista'} />
      </div>
      {item?.titulo && (
        <p className={estilo.recado}>
          <Icone nome="info" />
          <span>
            <strong>{item.titulo}</strong> {item.subtitulo}{' '}
            {item.link && (
              <Ligacao href={item.link} className={estilo.ligacao}>
                {ELEMENTOS.saibaMais}
                <span className="so-leitor">: {item.titulo}</span>
              </Ligacao>
            )}
          </span>
        </p>
      )}
    </Secao>
  );
}

function Mes({
  dados,
  contexto,
  id,
  emLista,
}: {
  dados: DadosAgenda;
  contexto: ContextoElemento;
  id: string;
  emLista: boolean;
}) {
  if (dados.estado === 'carregando')
    return (
      <div role="status" aria-label={SECOES[contexto.modo].carregandoLeiloes}>
        <Esqueleto altura={380} raio="var(--raio)" />
      </div>
    );
  const mes = dados.mes ?? mesDe(contexto.agora);
  const paginas = <Paginas mes={mes} agora={contexto.agora} id={id} />;
  if (dados.estado === 'indisponivel')
    return (
      <>
        {paginas}
        <Vazio icone="cloud-off" titulo={ELEMENTOS.agendaVolta}>
          <p>{ELEMENTOS.naoCarregouAgenda}</p>
        </Vazio>
      </>
    );
  const itens = dados.itens.filter(({ data }) => mesDe(data) === mes);
  return (
    <>
      {paginas}
      {!emLista && <Calendario mes={mes} itens={itens} contexto={contexto} id={id} />}
      {itens.length > 0 && (
        <div className={emLista ? undefined : estilo.abaixo}>
          <ListaDoMes itens={itens} contexto={contexto} id={id} />
        </div>
      )}
      {itens.length === 0 && <p className={estilo.nada}>{SECOES[contexto.modo].nenhumEm(nomeDoMes(mes))}</p>}
    </>
  );
}
