import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { ADMIN_VISTORIAS as P } from '../../src/palavras/admin-vistorias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { Andamento } from '../../src/vistorias/preencher/Andamento.tsx';
import { Itens } from '../../src/vistorias/preencher/Itens.tsx';
import { ComPecas } from '../../src/vistorias/preencher/pecas.tsx';
import { Realizar } from '../../src/vistorias/preencher/Realizar.tsx';
import { useRespostas } from '../../src/vistorias/preencher/usar-respostas.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro as Doc } from '../dados/tipos.ts';
import { Ato } from '../partes/Ato.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { Acoes } from '../registro/Acoes.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import Registro from '../registro/Tela.tsx';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Valor } from '../valor/Valor.tsx';
import { valorEm } from '../valor/valor.ts';
import { PECAS_DA_CASA } from './pecas.ts';

/** An inspection: filled in on a phone, read at a desk; asked for by the form of every kind. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return uid === 'novo' ? <Registro {...{ recurso, uid }} /> : <Aberta {...{ recurso, uid }} />;
}

function Aberta({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const doc = useGetOne<Doc>(recurso.nome, { id: uid as never }, { retry: false });
  const { data, error, isPending, refetch } = useQuery<Preenchimento, Recusa>({
    queryKey: [recurso.nome, 'preenchimento', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/vistorias/${uid}/preenchimento`, { signal }),
    retry: false,
  });
  const deNovo = () => {
    void refetch();
    void doc.refetch();
  };
  const erro = error ?? (doc.error as Recusa | null);
  if (erro) return <NaoAbriu {...{ recurso, erro }} lerDeNovo={deNovo} />;
  if (isPending || data === undefined || doc.data === undefined) return <Abrindo tela />;
  return <Mostrada {...{ recurso }} de={data} registro={doc.data} aoMudar={deNovo} />;
}

interface DaVistoria {
  recurso: RecursoDescrito;
  de: Preenchimento;
  registro: Doc;
  aoMudar: () => void;
}

function Mostrada({ recurso, de: lida, registro, aoMudar }: DaVistoria) {
  const [historico, abrirHistorico] = useState(false);
  const consultas = useQueryClient();
  const { usuario } = useCasa();
  const respostas = useRespostas(
    {
      ...{ dono: usuario.uid, caminho: `/v1/vistorias/${lida.uid}`, assunto: `vistoria/${lida.uid}` },
      tela: `/admin/vistoria/${lida.uid}`,
    },
    lida,
    // What became of it, by its end, is the record's as well.
    async () => aoMudar(),
  );
  const { de } = respostas;
  useTitulo(`${de.tipoNome}: ${de.veiculo.nome}`);
  const situacao = recurso.campos.find(({ campo }) => campo === 'situacao');
  const mudou = () => {
    aoMudar();
    void consultas.invalidateQueries({ queryKey: [recurso.nome, 'getList'] });
  };
  return (
    <div className="pagina registro preencher">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{de.veiculo.nome}</h1>
        <span className="quieto">{ADMIN_REGISTRO.numero(de.id)}</span>
        {situacao && <Valor campo={situacao} valor={valorEm(registro, 'situacao')} />}
        <div className="registro-acoes">
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {ADMIN_REGISTRO.historico}
          </Botao>
          {de.situacao === 'Aguardando' ? (
            <Acoes
              {...{ registro }}
              // What ends it goes behind its answers, from below them.
              recurso={{ ...recurso, acoes: recurso.acoes.filter(({ nome }) => nome !== 'realizar') }}
              titulo={de.veiculo.nome}
              aoMudar={mudou}
              aoEsperar={() => mudou()}
            />
          ) : (
            de.situacao === 'Realizada' && (
              <>
                <a
                  className="botao normal"
                  href={`/laudo-vistoria?vistoria=${de.uid}`}
                  target="_blank"
                  rel="noopener"
                >
                  {P.laudo}
                </a>
                <NoLote {...{ recurso, registro }} aoMudar={mudou} />
              </>
            )
          )}
        </div>
      </header>
      <Sobre {...{ recurso }} de={lida} />
      <Problemas de={respostas.falhou ? [CAMPO.semEspaco] : []} />
      <Andamento {...{ de }} />
      <ComPecas value={PECAS_DA_CASA}>
        <Itens {...{ de, respostas }} />
        {lida.podePreencher && <Realizar {...{ respostas }} />}
      </ComPecas>
      {historico && (
        <VerHistorico {...{ recurso, registro }} aoMudar={mudou} aoFechar={() => abrirHistorico(false)} />
      )}
    </div>
  );
}

/** Whether whoever sees the lot is shown it: of who may say so. */
const NoLote = ({ recurso, registro, aoMudar }: Pick<DaVistoria, 'recurso' | 'registro' | 'aoMudar'>) =>
  registro.noLoteDesde ? (
    <Ato {...{ recurso, registro, aoMudar }} nome="esconder" rotulo={P.esconder} icone="eye-off" />
  ) : (
    <Ato {...{ recurso, registro, aoMudar }} nome="mostrar" rotulo={P.mostrar} icone="eye" />
  );

/** What it is of, and what became of it. */
function Sobre({ recurso, de }: Pick<DaVistoria, 'recurso' | 'de'>) {
  const { recursos } = useCasa();
  const { veiculo, corrige, corrigidaPor } = de;
  return (
    <div className="preencher-sobre">
      <p>
        {P.versao(de.tipoNome, de.versao)}
        {veiculo.placa && ` · ${P.placa(veiculo.placa)}`}
        {recursos.has('veiculo') && (
          <>
            {' · '}
            <Link className="elo" to={`/veiculo/${veiculo.uid}`}>
              {P.voltarAoVeiculo}
            </Link>
          </>
        )}
      </p>
      {de.observacao && <p>{de.observacao}</p>}
      {de.realizadaEm && <p>{P.realizadaPor(de.realizadaPor ?? '', formatarDataHora(de.realizadaEm))}</p>}
      {de.motivoCancelamento && <p>{P.cancelada(de.motivoCancelamento)}</p>}
      {corrige && (
        <p>
          <Link className="elo" to={`/vistoria/${corrige.uid}`}>
            {P.corrige(corrige.id)}
          </Link>
        </p>
      )}
      {corrigidaPor && (
        <p>
          <Link className="elo" to={`/vistoria/${corrigidaPor.uid}`}>
            {P.corrigida(corrigidaPor.id, corrigidaPor.situacao)}
          </Link>
        </p>
      )}
      {de.situacao === 'Realizada' && !corrigidaPor && recurso.escreve && (
        <p>
          <Link className="botao normal" to={`/vistoria/novo?${correcaoDe(de)}`}>
            {P.corrigir}
          </Link>
        </p>
      )}
      {de.situacao === 'Aguardando' && !de.podePreencher && <p className="nota">{P.soLe}</p>}
    </div>
  );
}

const correcaoDe = ({ veiculo, tipoId, id }: Preenchimento): string =>
  new URLSearchParams({
    veiculoId: String(veiculo.id),
    tipoId: String(tipoId),
    corrigeId: String(id),
  }).toString();
