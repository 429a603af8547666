import { QUEM_AGENDA_ENTRADAS, QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { esquecerRascunho } from '../../src/campo/usar-rascunho.ts';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useTemPapel } from '../dados/contexto.tsx';
import { useOQueSePode, usePodeNoPatio } from '../dados/no-patio.ts';
import { Fatos } from '../partes/Fatos.tsx';
import { Acoes } from '../registro/Acoes.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Valor } from '../valor/Valor.tsx';
import { tituloDe } from '../valor/valor.ts';
import { type EstadiaLida, rascunhoDe, useEmEspera, useReler } from './dados.ts';
import { Entrar } from './Entrar.tsx';
import { Fotos } from './Fotos.tsx';
import { HorarioDaEntrada } from './HorarioDaEntrada.tsx';
import { OndeEsta } from './OndeEsta.tsx';
import { Entregar, Liberar } from './Sair.tsx';
import { Servicos } from './Servicos.tsx';

/** Said above, drawn below, or nothing that anybody reads. */
const DITOS = new Set([
  ...['id', 'hotsiteId', 'createdBy', 'updatedBy', 'veiculoNome', 'situacao', 'fotos', 'veiUid', 'patUid'],
  ...['lelUid', 'agendamentoUid', 'remocaoUid', 'patioNome', 'cliUid'],
]);
/** What its own part of the page does. */
const NA_PAGINA = new Set(['agendarEntrada', 'entrar', 'liberarSaida', 'finalizar']);

/** A stay: what is to be done with it now at the top, as large as a thumb; what is known of it below. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data, error, isPending, refetch } = useGetOne<EstadiaLida>(
    recurso.nome,
    { id: uid as never },
    { retry: false },
  );
  if (error)
    return <NaoAbriu {...{ recurso }} erro={error as unknown as Recusa} lerDeNovo={() => void refetch()} />;
  if (isPending || data === undefined) return <Abrindo tela />;
  return <Aberta {...{ recurso }} estadia={data} />;
}

function Aberta({ recurso: especie, estadia }: { recurso: RecursoDescrito; estadia: EstadiaLida }) {
  const recurso = useOQueSePode(especie, estadia);
  const [historico, abrirHistorico] = useState(false);
  const cuida = useTemPapel(QUEM_CUIDA_DE_ESTADIAS);
  const pode = usePodeNoPatio();
  const recebe = cuida && pode(estadia.patUid, 'ENTRADA');
  const agenda = useTemPapel(QUEM_AGENDA_ENTRADAS) && pode(estadia.patUid, 'ENTRADA');
  const entrega = cuida && pode(estadia.patUid, 'SAIDA');
  const dizer = useDizer();
  const reler = useReler();
  const titulo = tituloDe(recurso, estadia);
  useTitulo(titulo);
  const situacao = recurso.campos.find(({ campo }) => campo === 'situacao');
  const outros = { ...recurso, acoes: recurso.acoes.filter(({ nome }) => !NA_PAGINA.has(nome)) };
  const aoMudar = () => void reler();
  // What was written of what is done by now, wherever it was sent from, is nobody's any more.
  const { campo } = useEmEspera(estadia.uid);
  const { uid, situacao: qual } = estadia;
  useEffect(() => {
    if (campo === null) return;
    for (const [ato, feito] of [
      ['entrar', qual !== 'PREVISTA'],
      ['finalizar', qual === 'FINALIZADA'],
    ] as const)
      if (feito) void esquecerRascunho(campo, rascunhoDe(uid, ato)).catch(() => {});
  }, [campo, uid, qual]);
  return (
    <div className="pagina registro estadia">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{titulo}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(estadia.id)}</span>
        {situacao && <Valor campo={situacao} valor={estadia.situacao} />}
        <div className="registro-acoes">
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {ADMIN_REGISTRO.historico}
          </Botao>
          <Acoes
            {...{ titulo, aoMudar }}
            recurso={outros}
            registro={estadia}
            aoEsperar={({ message }) => dizer(message)}
          />
        </div>
      </header>
      {recebe && estadia.situacao === 'PREVISTA' && <Entrar estadia={estadia} />}
      {agenda && estadia.situacao === 'PREVISTA' && <HorarioDaEntrada estadia={estadia} />}
      {entrega && estadia.situacao === 'ABERTA' && <Liberar estadia={estadia} />}
      {entrega && estadia.situacao === 'EM_SAIDA' && <Entregar estadia={estadia} />}
      {(estadia.situacao === 'ABERTA' || estadia.situacao === 'EM_SAIDA') && (
        <OndeEsta estadia={estadia} move={recebe} />
      )}
      {!(recebe && estadia.situacao === 'PREVISTA') && (
        <Fotos estadia={estadia} momento="ENTRADA" tira={false} />
      )}
      {(estadia.situacao === 'FINALIZADA' || (!entrega && estadia.situacao === 'EM_SAIDA')) && (
        <Fotos estadia={estadia} momento="SAIDA" tira={false} />
      )}
      <Servicos estadia={estadia} />
      <Fatos
        titulo={P.oQueSeSabe}
        campos={recurso.campos.filter(({ campo }) => !DITOS.has(campo))}
        registro={estadia}
      />
      {historico && (
        <VerHistorico {...{ recurso, aoMudar }} registro={estadia} aoFechar={() => abrirHistorico(false)} />
      )}
    </div>
  );
}
