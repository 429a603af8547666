import { alarmes, GRUPOS, type Grupo, grupoDo } from '@martelo/shared/acompanhar-totais';
import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_SITUACAO_LEILAO } from '@martelo/shared/leilao-transicoes';
import { useState } from 'react';
import { Link } from 'react-router';
import { lerTique } from '../../src/live/relogio-servidor.ts';
import { useAgora } from '../../src/live/usar.ts';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Alarmes } from './Alarmes.tsx';
import { Clientes } from './Clientes.tsx';
import type { Acompanhado } from './estado.ts';
import { TabelaAcompanhada } from './Tabela.tsx';
import { Totais } from './Totais.tsx';
import { type Quem, useAcompanhado } from './usar-acompanhado.ts';

/** All of an auction's lots as they move, for the house (L11). */
export const DaCasa = ({ uid }: { uid: string }) => <Acompanhar uid={uid} quem="casa" />;
/** A consignor's lots as they move, and nobody else's (L12). */
export const DoComitente = ({ uid }: { uid: string }) => <Acompanhar uid={uid} quem="comitente" />;

function Acompanhar({ uid, quem }: { uid: string; quem: Quem }) {
  const { configuracao, telas } = useCasa();
  const P = ADMIN_ACOMPANHAR[configuracao.marca.tipo];
  const { acompanhado, lendo, erro, deNovo, ligada } = useAcompanhado(uid, quem);
  const titulo = quem === 'casa' ? P.titulo : P.osMeus;
  useTitulo(acompanhado ? `${acompanhado.leilao.nome} · ${titulo}` : titulo);
  const { leilao } = acompanhado ?? {};
  return (
    <div className="pagina acompanhar">
      <Link to={telas.has('leilao') ? `/leilao/${uid}` : '/lotes'} className="volta">
        <Icone nome="arrow-left" tamanho={14} />
        {telas.has('leilao') ? (leilao?.nome ?? P.voltar) : P.voltarALotes}
      </Link>
      <header className="lista-topo">
        <h1>{titulo}</h1>
        {leilao && <span className="marca-situacao">{ROTULOS_SITUACAO_LEILAO[leilao.situacao]}</span>}
        {leilao && (
          <p className="quieto" role="status">
            {ligada ? P.aoVivo : P.parado}
            {leilao.pausadoEm !== null && ` ${P.pausado(formatarDataHora(leilao.pausadoEm))}`}
          </p>
        )}
      </header>
      <Lido
        lendo={lendo || acompanhado === null}
        erro={erro}
        deNovo={deNovo}
        vazio={acompanhado?.lotes.length === 0 && P.vazio}
      >
        {acompanhado && <Mostrado acompanhado={acompanhado} quem={quem} />}
      </Lido>
    </div>
  );
}

function Mostrado({ acompanhado, quem }: { acompanhado: Acompanhado; quem: Quem }) {
  const P = ADMIN_ACOMPANHAR[useCasa().configuracao.marca.tipo];
  const [grupo, agrupar] = useState<Grupo | null>(null);
  const [alarme, atender] = useState<string | null>(null);
  const { lotes } = acompanhado;
  // Which lots are warned of changes with the clock; the minute is often enough for what is five minutes ahead.
  const minuto = useAgora(lerTique(), (agora) => Math.floor(agora / 15_000));
  const avisos = alarmes(lotes, minuto * 15_000);
  const chamado = avisos.find(({ tipo }) => tipo === alarme);
  const mostrados = chamado?.lotes ?? lotes.filter((um) => grupo === null || grupoDo(um) === grupo);
  return (
    <>
      <Totais lotes={lotes} />
      <Alarmes {...{ avisos }} atual={chamado?.tipo ?? null} atender={atender} />
      <fieldset className="acompanhar-grupos">
        <legend className="so-leitor">{P.mostrar}</legend>
        {([null, ...GRUPOS] as const).map((um) => (
          <button
            key={um ?? ''}
            type="button"
            className="botao leve"
            aria-pressed={chamado === undefined && grupo === um}
            onClick={() => {
              agrupar(um);
              atender(null);
            }}
          >
            {um === null ? P.todos : P.grupos[um]}
          </button>
        ))}
      </fieldset>
      {mostrados.length === 0 ? (
        <p className="quieto">{P.nenhum}</p>
      ) : (
        <TabelaAcompanhada lotes={mostrados} quem={quem} />
      )}
      {quem === 'casa' && <Clientes acompanhado={acompanhado} />}
    </>
  );
}
