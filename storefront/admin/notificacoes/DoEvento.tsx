import type { EventoDescrito, ModeloEmVigor } from '@martelo/shared/avisos/esquemas';
import { PAPEIS_DO_PAINEL } from '@martelo/shared/papeis';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { Ditos } from '../partes/Ditos.tsx';
import { Lido } from '../partes/Lido.tsx';
import { estadoDe, ROTA, useEventos, useGuardada } from './dados.ts';
import { Testar } from './Testar.tsx';

/** One thing that people are told: whom it reaches and how, in which words, and a try of it. */
export default function DoEvento({ uid: codigo }: { uid: string }) {
  const eventos = useEventos();
  const guardada = useGuardada();
  const textos = useQuery<ModeloEmVigor[], Recusa>({
    queryKey: ['avisos', 'modelos'],
    queryFn: async ({ signal }) =>
      (await chamar<{ itens: ModeloEmVigor[] }>('GET', '/v1/avisos/modelos', { signal })).itens,
    retry: false,
  });
  const evento = eventos.data?.find((um) => um.evento === codigo);
  useTitulo(evento?.rotulo ?? P.titulo);
  return (
    <div className="pagina notificacoes">
      <Link to={`/${ROTA}`} className="volta">
        <Icone nome="arrow-left" tamanho={14} />
        {P.voltar}
      </Link>
      <h1>{evento?.rotulo ?? P.titulo}</h1>
      <Lido
        lendo={eventos.isPending || guardada.isPending || textos.isPending}
        erro={eventos.error ?? guardada.error ?? textos.error}
        deNovo={() => {
          for (const um of [eventos, guardada, textos]) void um.refetch();
        }}
        vazio={evento === undefined && P.naoExiste}
      >
        {evento && guardada.data !== undefined && textos.data && (
          <>
            <OQueSeSabe evento={evento} />
            <p className="quieto">{P.mudarTextoExplica}</p>
            {evento.canais.map((canal) => (
              <Canal
                key={canal.canal}
                {...{ evento, canal }}
                daMarca={guardada.data?.canais[evento.evento]?.[canal.canal]}
                texto={textos.data.find((um) => um.evento === codigo && um.canal === canal.canal)}
              />
            ))}
          </>
        )}
      </Lido>
    </div>
  );
}

function OQueSeSabe({ evento: { grupo, para, horas, urgente, marketing } }: { evento: EventoDescrito }) {
  const { fatos } = P;
  const linhas = [
    [fatos.grupo, P.grupos[grupo]],
    [fatos.paraQuem, fatos[para]],
    [fatos.vale, fatos.horas(horas)],
    [fatos.noite, urgente ? fatos.passa : fatos.espera],
    [fatos.consentimento, marketing && fatos.soQuemAceitou],
  ] as const;
  return (
    <section className="sabidos">
      <Ditos de={linhas} />
    </section>
  );
}

/** An event on one channel: whether it goes there, and what it says. */
function Canal({
  evento,
  canal,
  daMarca,
  texto,
}: {
  evento: EventoDescrito;
  canal: EventoDescrito['canais'][number];
  daMarca: boolean | undefined;
  texto: ModeloEmVigor | undefined;
}) {
  const { painel } = useCasa().configuracao;
  const noPainel = useTemPapel(PAPEIS_DO_PAINEL);
  const estado = estadoDe(evento, canal, daMarca);
  return (
    <section className="notificacao-canal" aria-labelledby={`canal-${canal.canal}`}>
      <header className="parte-topo">
        <h2 id={`canal-${canal.canal}`}>{canal.rotulo}</h2>
        <span className="marca-situacao" data-tom={estado === 'ligado' ? 'bom' : undefined}>
          {canal.sempre ? P.sempre : P.estados[estado]}
        </span>
      </header>
      {texto && (
        <>
          <p className="quieto">{P.textoDe[texto.origem]}</p>
          <Mensagem {...texto} />
          <details>
            <summary>{P.exemplo}</summary>
            <Mensagem {...texto.exemplo} />
          </details>
          <details>
            <summary>{P.variaveis}</summary>
            <ul className="notificacao-variaveis">
              {texto.variaveis.map(({ nome, rotulo, essencial }) => (
                <li key={nome}>
                  <code>{`{${nome}}`}</code> {rotulo}
                  {essencial && <small> ({P.precisa})</small>}
                </li>
              ))}
            </ul>
          </details>
          <div className="notificacao-atos">
            {noPainel && (
              <a className="elo" href={textoNoPainel(painel, texto)} target="_blank" rel="noreferrer">
                {P.mudarTexto}
                <Icone nome="external-link" tamanho={14} />
              </a>
            )}
            <Testar evento={evento.evento} canal={canal.canal} />
          </div>
        </>
      )}
    </section>
  );
}

const Mensagem = ({ titulo, corpo }: { titulo: string; corpo: string }) => (
  <blockquote className="notificacao-texto">
    {titulo && <strong>{titulo}</strong>}
    <p>{corpo}</p>
  </blockquote>
);

/** The panel's list of texts, down to this one; where the brand has none of its own, one is made there. */
function textoNoPainel(painel: string, { evento, canal }: ModeloEmVigor): string {
  const busca = new URLSearchParams({
    'where[or][0][and][0][evento][equals]': evento,
    'where[or][0][and][1][canal][equals]': canal,
  });
  return `${painel}/collections/modelos-aviso?${busca}`;
}
