import type { ArquivoVisto } from '@martelo/shared/arquivo';
import type { ParteDoServico, TipoDeServico } from '@martelo/shared/estadias/servico';
import { ROTULOS_PARTE } from '@martelo/shared/estadias/servico';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useAoEnviar, useCampo } from '../../src/campo/usar-campo.ts';
import { ADMIN_SERVICOS as P } from '../../src/palavras/admin-servicos.ts';
import { CAMPO } from '../../src/palavras/campo.ts';
import { encolher } from '../../src/patio/encolher.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { usePodeNoPatio } from '../dados/no-patio.ts';
import type { Registro as Doc } from '../dados/tipos.ts';
import { Camera } from '../partes/Camera.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import Registro from '../registro/Tela.tsx';
import { Botao } from '../ui/Botao.tsx';

type Servico = Doc & { tipoServico: TipoDeServico; situacao: string; patUid: string };
type Foto = ArquivoVisto & { parte: ParteDoServico };

/** A service: what every kind's screen has, and the pictures that show that it was done. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data } = useGetOne<Servico>(recurso.nome, { id: uid as never }, { retry: false });
  return (
    <>
      <Registro key={data?.revisao} {...{ recurso, uid }} />
      {data && <Fotos servico={data} />}
    </>
  );
}

function Fotos({ servico: { uid, revisao, tipoServico, situacao, patUid } }: { servico: Servico }) {
  const titulo = useId();
  const { usuario } = useCasa();
  const { campo: fila, andamento } = useCampo(usuario.uid);
  const [recusa, recusar] = useState<readonly string[]>([]);
  const campo = useRef<HTMLInputElement>(null);
  const qual = useRef<ParteDoServico>('FOTO');
  const consultas = useQueryClient();
  const pode = usePodeNoPatio();
  const cuida = useTemPapel(QUEM_CUIDA_DE_ESTADIAS) && pode(patUid, 'SERVICOS');
  const { data, isPending, error, refetch } = useQuery<{ itens: Foto[] }, Recusa>({
    queryKey: ['servicoDeEstadia', 'fotos', uid, revisao],
    queryFn: ({ signal }) => chamar('GET', `/v1/estadias/servicos-solicitados/${uid}/fotos`, { signal }),
    ...{ retry: false, placeholderData: (antes: { itens: Foto[] } | undefined) => antes },
  });
  const partes: readonly ParteDoServico[] =
    tipoServico === 'Recortar Chassi' ? ['ANTES', 'DEPOIS'] : ['FOTO'];
  const tira = cuida && (situacao === 'SOLICITADO' || situacao === 'AGENDADO');
  useAoEnviar(andamento, () => void consultas.invalidateQueries({ queryKey: ['servicoDeEstadia'] }));
  const assunto = `servico/${uid}/foto/`;
  const espera = andamento.atos.filter((um) => um.assunto.startsWith(assunto));
  /** Kept on the phone; it goes by itself, once. */
  const enviar = async (arquivo: File) => {
    if (fila === null) return;
    const [comandoId, daFoto, parte] = [novoComandoId(), novoComandoId(), qual.current];
    await fila.fila
      .por({
        ...{ id: comandoId, dono: fila.dono, assunto: `${assunto}${comandoId}`, responde: 'registro' },
        ...{ titulo: `${tipoServico}: ${P.fotos}`, de: ROTULOS_PARTE[parte] },
        ...{ instante: new Date().toISOString(), tela: `/admin/servico-de-estadia/${uid}` },
        chamada: {
          caminho: `/v1/estadias/servicos-solicitados/${uid}/fotos`,
          corpo: { comandoId, parte, envioUid: `$arquivo:${daFoto}` },
        },
        arquivos: [
          {
            ...{ uid: daFoto, comandoId: daFoto, nome: 'servico.jpg', guardarEm: null },
            bytes: await encolher(arquivo),
          },
        ],
      })
      .then(
        () => recusar([]),
        () => recusar([CAMPO.semEspaco]),
      );
  };
  return (
    <div className="pagina estadia">
      <section className="estadia-parte" aria-labelledby={titulo}>
        <h2 id={titulo}>{P.fotos}</h2>
        <Camera de={campo} aoTirar={(arquivo) => void enviar(arquivo)} />
        {espera.length > 0 && (
          <p className="nota" role="status">
            {CAMPO.porEnviar(espera.length)}
          </p>
        )}
        <Problemas de={recusa} />
        {tira && (
          <p className="registro-acoes">
            {partes.map((uma) => (
              <Botao
                key={uma}
                icone="camera"
                disabled={fila === null}
                onClick={() => {
                  qual.current = uma;
                  campo.current?.click();
                }}
              >
                {P.tirar[uma]}
              </Botao>
            ))}
          </p>
        )}
        <Lido
          lendo={isPending}
          erro={error}
          deNovo={() => void refetch()}
          vazio={data?.itens.length === 0 && P.semFotos}
        >
          <ul className="estadia-tiradas">
            {data?.itens.map(({ uid: foto, parte: qualParte, endereco, miniatura }) => (
              <li key={foto}>
                {endereco !== null && (
                  <a href={`/api${endereco}`} target="_blank" rel="noreferrer">
                    <img
                      src={`/api${miniatura ?? endereco}`}
                      alt={ROTULOS_PARTE[qualParte]}
                      width={120}
                      height={90}
                      loading="lazy"
                    />
                  </a>
                )}
                <span>{ROTULOS_PARTE[qualParte]}</span>
              </li>
            ))}
          </ul>
        </Lido>
      </section>
    </div>
  );
}
