import {
  DESTINOS_DA_SAIDA,
  type DestinoDaSaida,
  ROTULOS_DESTINO,
  ROTULOS_DOC_DEVOLUCAO,
  TIPOS_DOC_DEVOLUCAO,
} from '@martelo/shared/estadias/estadia';
import { useId, useState } from 'react';
import { useRascunho } from '../../src/campo/usar-rascunho.ts';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { chamar } from '../dados/chamar.ts';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { Assinar } from './Assinar.tsx';
import { assuntoDa, comoSeguir, type EstadiaLida, rascunhoDe, useEmEspera, useReler } from './dados.ts';
import { Fotos } from './Fotos.tsx';

/** Who may have it is looked at first: the buyer by the code of their pickup, the consignor by an order. */
export function Liberar({ estadia }: { estadia: EstadiaLida }) {
  const titulo = useId();
  const [para, escolher] = useState<DestinoDaSaida>('COMPRADOR');
  const [dito, dizerIsto] = useState('');
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const dizer = useDizer();
  const online = useOnline();
  const reler = useReler();
  const liberar = () =>
    confirmar(async () => {
      const prova = para === 'COMPRADOR' ? { codigo: dito } : { ordem: dito };
      const corpo = { revisao: estadia.revisao, para, ...(dito.trim() === '' ? {} : prova) };
      await chamar('POST', `/v1/estadias/${estadia.uid}/liberarSaida`, { corpo });
      dizer(P.liberada);
      await reler();
    });
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.liberar}</h2>
      <form
        className="estadia-campos"
        onSubmit={(evento) => {
          evento.preventDefault();
          void liberar();
        }}
      >
        <fieldset className="estadia-escolha">
          <legend>{P.aQuem}</legend>
          {DESTINOS_DA_SAIDA.map((um) => (
            <label key={um}>
              <input
                type="radio"
                name="para"
                checked={para === um}
                onChange={() => {
                  escolher(um);
                  dizerIsto('');
                  recusar([]);
                }}
              />
              {ROTULOS_DESTINO[um]}
            </label>
          ))}
        </fieldset>
        {para === 'COMPRADOR' ? (
          <CampoDeTexto
            rotulo={P.codigo}
            ajuda={P.codigoDiz}
            value={dito}
            mudar={dizerIsto}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
          />
        ) : (
          <CampoDeTexto rotulo={P.ordem} ajuda={P.ordemDiz} value={dito} mudar={dizerIsto} maxLength={200} />
        )}
        <Problemas de={recusa} />
        <Botao type="submit" variante="primario" icone="log-out" disabled={!online} esperando={fazendo}>
          {P.liberar}
        </Botao>
      </form>
    </section>
  );
}

const SEM_NINGUEM = {
  ...{ nome: '', numero: '', observacao: '', foraDoDia: false },
  tipoDoc: 'CNH' as (typeof TIPOS_DOC_DEVOLUCAO)[number],
};

/** On its way out: pictures, who takes it, their signature; then it is gone. */
export function Entregar({ estadia }: { estadia: EstadiaLida }) {
  const titulo = useId();
  const doc = useId();
  const { campo, meus } = useEmEspera(estadia.uid);
  const { escrito, lido, semEspaco, escrever, esquecer } = useRascunho(
    campo,
    rascunhoDe(estadia.uid, 'finalizar'),
    SEM_NINGUEM,
  );
  const { nome, tipoDoc, numero, observacao, foraDoDia } = escrito;
  const [fazendo, fazer] = useState(false);
  const [falhou, falhar] = useState(false);
  const dizer = useDizer();
  // One that was refused is put right by this form; one that waits is not told twice.
  const dito = meus.find(({ assunto }) => assunto === assuntoDa(estadia.uid));
  const recusada = dito?.estado === 'RECUSADO' ? dito.recusa : null;
  const entregar = async () => {
    if (campo === null) return;
    fazer(true);
    const comandoId = novoComandoId();
    try {
      await campo.fila.por(
        {
          ...{ id: comandoId, dono: campo.dono, assunto: assuntoDa(estadia.uid), titulo: P.entregar },
          ...{ de: [estadia.veiculoNome, estadia.placa].filter(Boolean).join(' · ') },
          ...{ instante: new Date().toISOString(), tela: `/admin/estadia/${estadia.uid}` },
          // Its pictures and the signature raise it, one by one, until it goes.
          ...{ responde: 'registro', revisaoDe: `/v1/estadias/${estadia.uid}` },
          chamada: {
            caminho: `/v1/estadias/${estadia.uid}/finalizar`,
            corpo: {
              ...{ comandoId, devolucaoNome: nome, devolucaoTipoDoc: tipoDoc, devolucaoDoc: numero },
              ...(observacao.trim() === '' ? {} : { devolucaoObservacao: observacao }),
              ...(foraDoDia ? { foraDoDia } : {}),
            },
          },
        },
        dito?.id,
      );
      falhar(false);
      const { atos } = await campo.fila.enviar();
      if (atos.some(({ id }) => id === comandoId)) return;
      dizer(P.entregue(estadia.veiculoNome));
      await esquecer();
    } catch {
      falhar(true);
    } finally {
      fazer(false);
    }
  };
  return (
    <>
      <Fotos estadia={estadia} momento="SAIDA" tira />
      <section className="estadia-parte" aria-labelledby={titulo}>
        <h2 id={titulo}>{P.entregar}</h2>
        <Assinar estadia={estadia} />
        <form
          className="estadia-campos"
          onSubmit={(evento) => {
            evento.preventDefault();
            void entregar();
          }}
        >
          <CampoDeTexto
            rotulo={P.quemLeva}
            value={nome}
            mudar={(novo) => escrever({ nome: novo })}
            maxLength={120}
            autoComplete="off"
            required
          />
          <div className="campo">
            <label htmlFor={doc}>{P.tipoDoc}</label>
            <select
              id={doc}
              value={tipoDoc}
              onChange={({ target: { value } }) => escrever({ tipoDoc: value as typeof tipoDoc })}
            >
              {TIPOS_DOC_DEVOLUCAO.map((um) => (
                <option key={um} value={um}>
                  {ROTULOS_DOC_DEVOLUCAO[um]}
                </option>
              ))}
            </select>
          </div>
          <CampoDeTexto
            rotulo={P.doc}
            value={numero}
            mudar={(novo) => escrever({ numero: novo })}
            maxLength={40}
            autoComplete="off"
            required
          />
          <CampoDeTexto
            rotulo={P.observacao}
            value={observacao}
            mudar={(nova) => escrever({ observacao: nova })}
            maxLength={2_000}
          />
          {estadia.saidaPara === 'COMPRADOR' && (
            <label className="estadia-marca">
              <input
                type="checkbox"
                checked={foraDoDia}
                onChange={({ target: { checked } }) => escrever({ foraDoDia: checked })}
              />
              {P.foraDoDia}
            </label>
          )}
          {dito?.estado === 'ESPERA' && (
            <p className="nota" role="status">
              {CAMPO.anotado}
            </p>
          )}
          <Problemas
            de={[
              ...(falhou ? [CAMPO.semEspaco] : []),
              ...(semEspaco ? [CAMPO.semEspacoRascunho] : []),
              ...(recusada?.frases ?? []),
              ...comoSeguir(recusada?.codigo),
            ]}
          />
          <Botao
            type="submit"
            variante="primario"
            icone="check"
            disabled={campo === null || !lido || dito?.estado === 'ESPERA'}
            esperando={fazendo}
          >
            {P.entregar}
          </Botao>
        </form>
      </section>
    </>
  );
}
