import { ROTULOS_REMOCAO, remocaoEncerrada } from '@martelo/shared/remocoes/remocao';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useRascunho } from '../../src/campo/usar-rascunho.ts';
import { LerComCamera } from '../../src/leitor/LerComCamera.tsx';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import {
  assuntoDa,
  comoSeguir,
  type EntradaEscrita,
  type EstadiaLida,
  entradasAqui,
  rascunhoDe,
  useEmEspera,
  useMapa,
} from './dados.ts';
import { Fotos } from './Fotos.tsx';
import { Mapa } from './Mapa.tsx';
import { RecusarEntrada } from './RecusarEntrada.tsx';

const VAZIA = { vaga: null as string | null, codigoChave: '', km: '' };

/** A check-in: pictures, spot, key, kilometres, on one page, in the order in which somebody walks round the vehicle. */
export function Entrar({ estadia }: { estadia: EstadiaLida }) {
  const titulo = useId();
  const { campo, andamento, meus } = useEmEspera(estadia.uid);
  const { escrito, lido, semEspaco, escrever, esquecer } = useRascunho(
    campo,
    rascunhoDe(estadia.uid, 'entrar'),
    VAZIA,
  );
  const { vaga, codigoChave, km } = escrito;
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<readonly string[]>([]);
  const { data: mapa } = useMapa(estadia.patUid);
  const dizer = useDizer();
  // One that was refused is put right by this form; one that waits is not told twice.
  const dito = meus.find(({ assunto }) => assunto === assuntoDa(estadia.uid));
  const recusada = dito?.estado === 'RECUSADO' ? dito : null;
  // Another stands there by now: another is chosen, and only that.
  const tomada =
    recusada?.recusa?.codigo === 'VAGA_OCUPADA'
      ? (recusada.escrito as EntradaEscrita | undefined)?.vaga
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal; chosen again it is meant
  useEffect(() => {
    if (lido && tomada !== undefined && tomada === vaga) escrever({ vaga: null });
  }, [lido, recusada?.id]);
  const aqui = entradasAqui(andamento.atos, estadia);
  const tomadas = Object.fromEntries(aqui.flatMap((uma) => (uma.vaga === null ? [] : [[uma.vaga, uma.de]])));
  const impede = (): string | null => {
    if ((vaga ?? '') === '' && (mapa?.vagas.length ?? 0) > 0) return P.escolhaVaga;
    const outra = aqui.find(
      (uma) => uma.codigoChave !== '' && uma.codigoChave === codigoChave.trim().toUpperCase(),
    );
    return outra === undefined ? null : P.chaveNoAparelho(codigoChave.trim(), outra.de);
  };
  const entrar = async () => {
    if (campo === null) return;
    const porque = impede();
    if (porque !== null) return recusar([porque]);
    fazer(true);
    recusar([]);
    const comandoId = novoComandoId();
    const corpo = {
      ...{ comandoId, km: km.trim() === '' ? null : km },
      ...(vaga === null || vaga === '' ? {} : { vaga }),
      ...(codigoChave.trim() === '' ? {} : { codigoChave }),
    };
    try {
      await campo.fila.por(
        {
          ...{ id: comandoId, dono: campo.dono, assunto: assuntoDa(estadia.uid), titulo: P.darEntrada },
          ...{ de: [estadia.veiculoNome, estadia.placa].filter(Boolean).join(' · ') },
          ...{ instante: new Date().toISOString(), tela: `/admin/estadia/${estadia.uid}` },
          // Its pictures raise it, one by one, until it goes.
          ...{ responde: 'registro', revisaoDe: `/v1/estadias/${estadia.uid}` },
          chamada: { caminho: `/v1/estadias/${estadia.uid}/entrar`, corpo },
          escrito: { patUid: estadia.patUid, vaga, codigoChave } satisfies EntradaEscrita,
        },
        dito?.id,
      );
      const { atos } = await campo.fila.enviar();
      if (atos.some(({ id }) => id === comandoId)) return;
      dizer(P.entrou(estadia.veiculoNome));
      await esquecer();
    } catch {
      recusar([CAMPO.semEspaco]);
    } finally {
      fazer(false);
    }
  };
  return (
    <>
      {estadia.remocao && <Trazido por={estadia.remocao} />}
      {estadia.remocao?.situacao === 'NO_PORTAO' && (
        <RecusarEntrada {...{ estadia }} remocaoUid={estadia.remocao.uid} />
      )}
      <Fotos estadia={estadia} momento="ENTRADA" tira />
      <section className="estadia-parte" aria-labelledby={titulo}>
        <h2 id={titulo}>{P.vaga}</h2>
        <p className="quieto">{mapa?.vagas.length === 0 ? P.semMapa : P.vagaDiz}</p>
        <Mapa
          {...{ tomadas }}
          patUid={estadia.patUid}
          escolhida={vaga}
          aoEscolher={(nova) => {
            recusar([]);
            escrever({ vaga: nova });
          }}
        />
        <form
          className="estadia-campos"
          onSubmit={(evento) => {
            evento.preventDefault();
            void entrar();
          }}
        >
          <CampoDeTexto
            rotulo={P.vaga}
            value={vaga ?? ''}
            mudar={(nova) => escrever({ vaga: nova.toUpperCase() })}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
          />
          <CampoDeTexto
            rotulo={P.codigoChave}
            ajuda={P.codigoChaveDiz}
            value={codigoChave}
            mudar={(nova) => escrever({ codigoChave: nova })}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
          />
          <LerComCamera
            {...{ procurado: 'codigo', campo: P.aEtiquetaDaChave, Botao }}
            aoLer={(lido) => escrever({ codigoChave: lido.slice(0, 20) })}
          />
          <CampoDeTexto
            rotulo={P.km}
            ajuda={P.kmDiz}
            value={km}
            mudar={(novo) => escrever({ km: novo })}
            inputMode="numeric"
            maxLength={12}
          />
          {dito?.estado === 'ESPERA' && (
            <p className="nota" role="status">
              {CAMPO.anotado}
            </p>
          )}
          <Problemas
            de={[
              ...(semEspaco ? [CAMPO.semEspacoRascunho] : []),
              ...recusa,
              ...(recusada?.recusa?.frases ?? []),
              ...comoSeguir(recusada?.recusa?.codigo),
            ]}
          />
          <Botao
            type="submit"
            variante="primario"
            icone="log-in"
            disabled={campo === null || !lido || dito?.estado === 'ESPERA'}
            esperando={fazendo}
          >
            {estadia.remocao?.situacao === 'COLETADA' ? P.apresentarEEntrar : P.darEntrada}
          </Botao>
        </form>
      </section>
    </>
  );
}

/** What brings it, and what the check-in makes of that. */
function Trazido({ por: { uid, id, situacao } }: { por: NonNullable<EstadiaLida['remocao']> }) {
  if (remocaoEncerrada(situacao)) return null;
  return (
    <p className="nota" role="note">
      {situacao === 'NO_PORTAO'
        ? P.doPortao(id)
        : situacao === 'COLETADA'
          ? P.daColetada(id)
          : P.daAberta(id, ROTULOS_REMOCAO[situacao])}{' '}
      <Link to={`/remocao/${uid}`}>{P.verRemocao}</Link>
    </p>
  );
}
