import { formatarDataHora } from '@martelo/shared/datas';
import { formatarTelefone } from '@martelo/shared/documentos';
import type { SituacaoEstadia } from '@martelo/shared/estadias/estadia';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import {
  type CodigoRemocao,
  ROTULOS_CODIGO_REMOCAO,
  ROTULOS_ESTADO_DO_EVENTO,
  type SituacaoRemocao,
} from '@martelo/shared/remocoes/remocao';
import type { EventoRecebido } from '@martelo/shared/remocoes/remocao.esquema';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { Link } from 'react-router';
import { ADMIN_REMOCAO as P } from '../../src/palavras/admin-remocao.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { usePodeNoPatio } from '../dados/no-patio.ts';
import type { Registro as Doc } from '../dados/tipos.ts';
import Registro from '../registro/Tela.tsx';
import { Arquivos } from './Arquivos.tsx';

interface Nomeado {
  nome: string;
  telefone: string | null;
}

/** What a removal's own call says of it, besides its fields. */
type Remocao = Doc & {
  transportadora: Nomeado | null;
  motorista: Nomeado | null;
  patio: { nome: string; endereco: string } | null;
  patioUid: string | null;
  localRemocao: {
    nome: string;
    endereco: string;
    cidade: string;
    estadoUf: string;
    contatoNome: string | null;
    contatoTelefone: string | null;
  } | null;
  caminho: { codigo: CodigoRemocao; instante: string; texto: string | null; por: string }[];
  situacao: SituacaoRemocao;
  estadia: { uid: string; situacao: SituacaoEstadia; entradaInicio: string | null } | null;
  localizacao: { latitude: number; longitude: number } | null;
  longeDoLocal: boolean;
  distanciaDoLocal: number | null;
};

/** Whom it names and what has happened are told below by name; how the engine knows them, nobody reads. */
const DITOS: ReadonlySet<string> = new Set([
  ...['veiUid', 'patioUid', 'eventos', 'chaveAberta', 'localNome', 'longeDoLocal', 'distanciaDoLocal'],
  ...['transportadoraId', 'motoristaId', 'localRemocaoId', 'patioId'],
  ...['solicitadaPor', 'autorizadaPor', 'confirmadaPor', 'canceladaPor'],
  ...['veiculoNome', 'situacao', 'localizacao'],
]);

/** A removal: what every kind's screen has, whom it names, the way that it has come, what was sent to it and was not taken, and its files. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return (
    <>
      <Registro {...{ recurso, uid }} ditos={DITOS} />
      {uid !== 'novo' && <Partes {...{ recurso, uid }} />}
    </>
  );
}

function Partes({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data, refetch } = useGetOne<Remocao>(recurso.nome, { id: uid as never }, { retry: false });
  // Why it cannot be opened is said above.
  if (data === undefined) return null;
  const { transportadora, motorista, patio, localRemocao, caminho, patioUid } = data;
  return (
    <div className="pagina registro">
      {data.longeDoLocal && data.distanciaDoLocal !== null && (
        <p className="nota" role="note">
          {P.longe(data.distanciaDoLocal.toLocaleString('pt-BR'))}
        </p>
      )}
      {data.estadia && <NoPatio {...{ patioUid }} estadia={data.estadia} situacao={data.situacao} />}
      <section className="parte sabidos" aria-labelledby="quem">
        <h2 id="quem">{P.quem}</h2>
        <dl>
          <Dito rotulo={P.transportadora} de={transportadora && comTelefone(transportadora)} />
          <Dito rotulo={P.motorista} de={motorista && comTelefone(motorista)} />
          <Dito
            rotulo={P.local}
            de={
              localRemocao &&
              `${localRemocao.nome}: ${localRemocao.endereco}, ${localRemocao.cidade}/${localRemocao.estadoUf}`
            }
          />
          {localRemocao?.contatoNome && (
            <Dito
              rotulo={P.contato}
              de={comTelefone({ nome: localRemocao.contatoNome, telefone: localRemocao.contatoTelefone })}
            />
          )}
          <Dito rotulo={P.patio} de={patio && `${patio.nome}: ${patio.endereco}`} />
          {data.estadia?.situacao === 'PREVISTA' && data.estadia.entradaInicio !== null && (
            <Dito rotulo={P.entradaEm} de={formatarDataHora(data.estadia.entradaInicio)} />
          )}
          {data.localizacao && (
            <div>
              <dt>{P.ultimaPosicao}</dt>
              <dd>
                <a
                  className="elo"
                  href={`https://www.google.com/maps/search/?api=1&query=${data.localizacao.latitude},${data.localizacao.longitude}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {P.verNoMapa}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </section>
      <section className="parte sabidos" aria-labelledby="caminho">
        <h2 id="caminho">{P.caminho}</h2>
        <dl>
          {caminho.map(({ codigo, instante, por, texto }) => (
            <div key={`${codigo} ${instante}`}>
              <dt>{formatarDataHora(instante)}</dt>
              <dd>
                <strong>{ROTULOS_CODIGO_REMOCAO[codigo]}</strong> ({codigo}), {por}
                {texto !== null && <div>{texto}</div>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Recebidos uid={data.uid} revisao={data.revisao} />
      <Arquivos uid={data.uid} aoAnexar={() => void refetch()} />
    </div>
  );
}

/** Its check-in (S17) is the stay's: the way there. */
function NoPatio({
  estadia,
  situacao,
  patioUid,
}: {
  patioUid: string | null;
  estadia: NonNullable<Remocao['estadia']>;
  situacao: SituacaoRemocao;
}) {
  const pode = usePodeNoPatio();
  const cuida = useTemPapel(QUEM_CUIDA_DE_ESTADIAS) && pode(patioUid, 'ENTRADA');
  const abre = useCasa().telas.has('estadia');
  if (!abre) return null;
  const chega = cuida && estadia.situacao === 'PREVISTA' && ['COLETADA', 'NO_PORTAO'].includes(situacao);
  return (
    <p className="registro-acoes da-parte">
      <Link to={`/estadia/${estadia.uid}`} className={chega ? 'botao primario' : 'botao normal'}>
        {chega ? P.darEntrada : P.verEstadia}
      </Link>
      {chega && <span className="quieto">{P.noPatio}</span>}
    </p>
  );
}

const comTelefone = ({ nome, telefone }: Nomeado): string =>
  telefone === null ? nome : `${nome}, ${telefone.includes('*') ? telefone : formatarTelefone(telefone)}`;

const Dito = ({ rotulo, de }: { rotulo: string; de: string | null }) => (
  <div>
    <dt>{rotulo}</dt>
    <dd className={de === null ? 'quieto' : undefined}>{de ?? P.aindaNao}</dd>
  </div>
);

/** Codes that were received and changed nothing: read again whenever something did. */
function Recebidos({ uid, revisao }: { uid: string; revisao: number }) {
  const { data } = useQuery<{ itens: EventoRecebido[] }, Recusa>({
    queryKey: ['remocao', 'eventos', uid, revisao],
    queryFn: ({ signal }) => chamar('GET', `/v1/remocoes/${uid}/eventos`, { signal }),
    retry: false,
  });
  const parados = (data?.itens ?? []).filter(({ estado }) => estado !== 'EST02');
  if (parados.length === 0) return null;
  return (
    <section className="parte sabidos" aria-labelledby="recebidos">
      <h2 id="recebidos">{P.recebidos}</h2>
      <p className="quieto">{P.recebidosExplica}</p>
      <dl>
        {parados.map((um) => (
          <div key={um.uid}>
            <dt>{formatarDataHora(um.recebidoEm)}</dt>
            <dd>
              <strong>{ROTULOS_CODIGO_REMOCAO[um.codigo]}</strong> ({um.codigo}), {um.por.nome}
              <div>{oQueFoi(um)}</div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const oQueFoi = ({ estado, recusa, espera }: EventoRecebido): string => {
  if (recusa !== null) return [recusa.mensagem].flat().join(' ');
  return espera === null ? ROTULOS_ESTADO_DO_EVENTO[estado] : P.esperaAte(formatarDataHora(espera));
};
