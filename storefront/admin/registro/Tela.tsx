import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { type ComponentProps, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Espera, Recusa } from '../dados/chamar.ts';
import { useOQueSePode } from '../dados/no-patio.ts';
import type { Registro } from '../dados/tipos.ts';
import { Formulario } from '../formulario/Formulario.tsx';
import { comecoDe } from '../formulario/valores.ts';
import { Abrindo } from '../ui/Abrindo.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Valor } from '../valor/Valor.tsx';
import { tituloDe, valorEm } from '../valor/valor.ts';
import { Acoes } from './Acoes.tsx';
import { Esperando, enderecoDoPedido } from './Esperando.tsx';
import { NaoAbriu, Volta } from './Moldura.tsx';
import { useLerListas } from './usar-listas.ts';
import { useMudouAgora } from './usar-mudou-agora.ts';
import { VerHistorico } from './VerHistorico.tsx';

/** One record of a kind: what is written of it, what is known of it, and what may be done with it; or one that is to be made. */
export default function Tela({
  recurso,
  uid,
  formulario = {},
  ditos = NADA_DITO,
}: DoFormulario & {
  uid: string;
  /** Fields that its own screen tells in words, or that nobody reads: not among what is known. */
  ditos?: ReadonlySet<string>;
}) {
  return uid === 'novo' && recurso.cria ? (
    <Novo {...{ recurso, formulario }} />
  ) : (
    <Aberto {...{ recurso, uid, formulario, ditos }} />
  );
}

const NADA_DITO: ReadonlySet<string> = new Set();

interface DoFormulario {
  recurso: RecursoDescrito;
  /** What the form of this kind has of its own. */
  formulario?: Pick<ComponentProps<typeof Formulario>, 'secoes' | 'entradas' | 'junto'>;
}

function Novo({ recurso, formulario }: DoFormulario) {
  const navegar = useNavigate();
  const dizer = useDizer();
  useTitulo(P.novo(recurso.rotulo.um));
  const lerListas = useLerListas(recurso.nome);
  const [busca] = useSearchParams();
  const comeco = useMemo(() => comecoDe(recurso.campos, busca), [recurso, busca]);
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{P.novo(recurso.rotulo.um)}</h1>
      </header>
      <Formulario
        {...formulario}
        recurso={recurso}
        registro={null}
        comeco={comeco}
        aoSalvar={({ uid }) => {
          lerListas();
          navegar(`/${recurso.rotaDeUm}/${uid}`, { replace: true });
        }}
        aoEsperar={({ aprovacaoUid, message }) => {
          dizer(message);
          navegar(enderecoDoPedido(aprovacaoUid), { replace: true });
        }}
      />
    </div>
  );
}

function Aberto({
  recurso: especie,
  uid,
  formulario,
  ditos,
}: DoFormulario & { uid: string; ditos: ReadonlySet<string> }) {
  const [inteiros, pedirInteiros] = useState(false);
  const { data, error, isPending, refetch } = useGetOne<Registro>(
    especie.nome,
    // Its address names it by its uid, which its calls take as well as its number.
    { id: uid as never, meta: inteiros ? { inteiros } : undefined },
    { retry: false },
  );
  const recurso = useOQueSePode(especie, data ?? null);
  if (error)
    return <NaoAbriu {...{ recurso }} erro={error as unknown as Recusa} lerDeNovo={() => void refetch()} />;
  if (isPending || data === undefined) return <Abrindo tela />;
  return (
    <Mostrado
      {...{ recurso, formulario, ditos, inteiros, pedirInteiros }}
      registro={data}
      lerDeNovo={() => void refetch()}
    />
  );
}

function Mostrado({
  recurso,
  formulario,
  ditos,
  registro,
  inteiros,
  pedirInteiros,
  lerDeNovo,
}: DoFormulario & {
  registro: Registro;
  ditos: ReadonlySet<string>;
  inteiros: boolean;
  pedirInteiros: (sim: boolean) => void;
  lerDeNovo: () => void;
}) {
  const [historico, abrirHistorico] = useState(false);
  // Until somebody asks, a form that is being written in stays on what it was begun on.
  const [mostrado, mostrar] = useState(registro);
  // What a save answered is newer than what is still being read again.
  const atual = mostrado.revisao > registro.revisao ? mostrado : registro;
  const titulo = tituloDe(recurso, atual);
  useTitulo(titulo);
  const mudou = useMudouAgora(recurso, mostrado, lerDeNovo);
  const situacao = recurso.campos.find(({ campo }) => campo === (recurso.transicoes?.campo ?? 'situacao'));
  const lidos = recurso.campos.filter(
    (campo) => ehLido(campo, recurso.escreve) && !ditos.has(campo.campo) && temValor(atual, campo),
  );
  const temInteiros = recurso.campos.some(({ inteiro }) => inteiro);
  const consultas = useQueryClient();
  const lerListas = useLerListas(recurso.nome);
  const dizer = useDizer();
  const aoEsperar = ({ message }: Espera) => {
    dizer(message);
    void consultas.invalidateQueries({ queryKey: [recurso.nome, 'pedidos', registro.uid] });
  };
  const aoMudar = (salvo: Registro) => {
    mostrar(salvo);
    lerDeNovo();
    lerListas();
  };
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{titulo}</h1>
        <span className="quieto">{P.numero(registro.id)}</span>
        {situacao && <Valor campo={situacao} valor={valorEm(atual, situacao.campo)} />}
        <div className="registro-acoes">
          {temInteiros && !inteiros && (
            <Botao icone="eye" title={P.porInteiroExplica} onClick={() => pedirInteiros(true)}>
              {P.porInteiro}
            </Botao>
          )}
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {P.historico}
          </Botao>
          <Acoes {...{ recurso, titulo, aoMudar, aoEsperar }} registro={atual} />
        </div>
      </header>
      {recurso.aDois && <Esperando {...{ recurso }} registro={atual} />}
      {(mudou || registro.revisao > mostrado.revisao) && (
        <p className="nota" role="status">
          {P.mudouAgora}
          <Botao
            variante="leve"
            icone="refresh-cw"
            onClick={() => {
              mostrar(registro);
              lerDeNovo();
            }}
          >
            {P.verDeNovo}
          </Botao>
        </p>
      )}
      <div className={recurso.escreve ? 'registro-corpo' : 'registro-corpo so-lido'}>
        {recurso.escreve && (
          <section aria-label={P.dados}>
            <Formulario
              key={`${mostrado.revisao} ${inteiros}`}
              {...formulario}
              {...{ recurso }}
              registro={mostrado}
              aoSalvar={aoMudar}
              aoEsperar={aoEsperar}
            />
          </section>
        )}
        <section className="sabidos" aria-labelledby="sabidos">
          <h2 id="sabidos">{P.oQueSeSabe}</h2>
          <dl>
            {lidos.map((campo) => (
              <div key={campo.campo}>
                <dt>{campo.rotulo}</dt>
                <dd>
                  <Valor campo={campo} valor={valorEm(atual, campo.campo)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {historico && (
        <VerHistorico {...{ recurso, aoMudar }} registro={atual} aoFechar={() => abrirHistorico(false)} />
      )}
    </div>
  );
}

/** Said above already, goes without saying, or is told by the history by name. */
const DITOS = new Set(['id', 'hotsiteId', 'hotsites', 'createdBy', 'updatedBy']);
/** What is not in the form: what follows, what only acts write, and when; masked fields are read here, and written there. */
const ehLido = ({ campo, escreve, mascarado }: CampoDoRecurso, temFormulario: boolean): boolean =>
  (!(temFormulario && escreve) || mascarado) && !DITOS.has(campo);

const temValor = (registro: Registro, { campo }: CampoDoRecurso): boolean => {
  const valor = valorEm(registro, campo);
  return (
    valor !== undefined && valor !== null && valor !== '' && !(Array.isArray(valor) && valor.length === 0)
  );
};
