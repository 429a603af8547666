import { codigoLido } from '@martelo/shared/convidado';
import type { Chegada, ConvidadoNaPorta, PortaDoEvento } from '@martelo/shared/convidado.esquema';
import { formatarHora } from '@martelo/shared/datas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_EVENTOS as P } from '../../src/palavras/admin-eventos.ts';
import { Leitor } from '../../src/patio/Leitor.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { DeUmEvento } from './Escolher.tsx';

/** Rows that a telephone draws at once: who looks for somebody writes a part of the name. */
const MOSTRADOS = 60;

/** The door of an event, on a telephone: who comes is found by name, or by the code that they show, and let in once. */
export default function Portaria() {
  return <DeUmEvento titulo={P.porta}>{(uid) => <Porta key={uid} uid={uid} />}</DeUmEvento>;
}

function Porta({ uid }: { uid: string }) {
  const dizer = useDizer();
  const online = useOnline();
  const consultas = useQueryClient();
  const chave = ['evento', 'porta', uid];
  const { data, isPending, error, refetch } = useQuery<PortaDoEvento, Recusa>({
    queryKey: chave,
    queryFn: ({ signal }) => chamar('GET', `/v1/eventos/${uid}/porta`, { signal }),
    ...{ retry: false, refetchInterval: 10_000 },
  });
  const [nome, procurar] = useState('');
  const [lendo, ler] = useState(false);
  const [indo, ir] = useState<string | null>(null);
  const busca = useRef<HTMLInputElement>(null);

  const trocar = (um: ConvidadoNaPorta) =>
    consultas.setQueryData<PortaDoEvento>(chave, (antes) =>
      antes === undefined
        ? antes
        : { ...antes, itens: antes.itens.map((outro) => (outro.uid === um.uid ? um : outro)) },
    );
  const chegou = async (quem: { codigo: string } | { convidadoUid: string; acompanhantes?: number }) => {
    ir('convidadoUid' in quem ? quem.convidadoUid : '');
    try {
      const { convidado, jaEstava } = await chamar<Chegada>('POST', `/v1/eventos/${uid}/chegadas`, {
        corpo: quem,
      });
      trocar(convidado);
      if (jaEstava) dizer(P.jaEstava(convidado.nome, formatarHora(convidado.chegouEm!)), { tom: 'ruim' });
      else dizer(P.bemVindo(convidado.nome, convidado.vieram ?? 0));
      procurar('');
      busca.current?.focus();
    } catch (erro) {
      const { status, message } = erro as Recusa;
      dizer(status === 404 ? P.naoAchado : message, { tom: 'ruim' });
    } finally {
      ir(null);
    }
  };
  const naoEntrou = async (um: ConvidadoNaPorta) => {
    ir(um.uid);
    try {
      const { revisao } = await chamar<{ revisao: number }>('GET', `/v1/eventos-convidados/${um.uid}`);
      await chamar('POST', `/v1/eventos-convidados/${um.uid}/confirmar`, { corpo: { revisao } });
      dizer(P.desfeito(um.nome));
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      await refetch();
      ir(null);
    }
  };
  const lido = (texto: string) => {
    ler(false);
    const codigo = codigoLido(texto);
    if (codigo === null) dizer(P.naoEDaqui, { tom: 'ruim' });
    else void chegou({ codigo });
  };

  const todos = (data?.itens ?? []).filter(({ situacao }) => situacao !== 'CANCELADO');
  const achados = todos.filter((um) => simples(um.nome).includes(simples(nome)));
  const dentro = todos.filter(({ situacao }) => situacao === 'PRESENTE');
  return (
    <section aria-label={data?.evento.nome ?? P.porta} className="porta">
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={todos.length === 0 && P.nenhumConvidado}
      >
        <p role="status" className="porta-contagem">
          {P.contagem(
            dentro.length,
            dentro.reduce((soma, { vieram }) => soma + 1 + (vieram ?? 0), 0),
            todos.length,
          )}
        </p>
        {lendo ? (
          <Leitor aoLer={lido} aoFechar={() => ler(false)} />
        ) : (
          <Botao icone="camera" disabled={!online} onClick={() => ler(true)}>
            {P.ler}
          </Botao>
        )}
        <label className="porta-busca">
          {P.procurar}
          <input
            ref={busca}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="porta-procurar"
            value={nome}
            onChange={({ target: { value } }) => procurar(value)}
          />
          <small id="porta-procurar">{P.procurarDiz}</small>
        </label>
        {achados.length === 0 ? (
          <div className="quadro" role="status">
            <h2>{P.ninguem}</h2>
            <p className="quieto">{P.ninguemDiz}</p>
            <Link to="/convidado/novo" className="botao normal">
              {P.cadastrarConvidado}
            </Link>
          </div>
        ) : (
          <ul className="porta-lista">
            {achados.slice(0, MOSTRADOS).map((um) => (
              <Convidado
                key={`${um.uid} ${um.situacao}`}
                um={um}
                parado={!online || indo !== null}
                esperando={indo === um.uid}
                aoEntrar={(acompanhantes) => void chegou({ convidadoUid: um.uid, acompanhantes })}
                aoDesfazer={() => void naoEntrou(um)}
              />
            ))}
          </ul>
        )}
        {achados.length > MOSTRADOS && <p className="quieto">{P.haMais(achados.length - MOSTRADOS)}</p>}
      </Lido>
    </section>
  );
}

function Convidado({
  um: { nome, situacao, acompanhantes, vem, vieram, chegouEm },
  parado,
  esperando,
  aoEntrar,
  aoDesfazer,
}: {
  um: ConvidadoNaPorta;
  parado: boolean;
  esperando: boolean;
  aoEntrar: (acompanhantes: number) => void;
  aoDesfazer: () => void;
}) {
  const [quantos, levar] = useState(vem ?? 0);
  const dentro = situacao === 'PRESENTE';
  return (
    <li data-dentro={dentro || undefined}>
      <p>
        <strong>{nome}</strong>
        <small>
          {dentro && chegouEm !== null
            ? P.entrouAs(formatarHora(chegouEm), vieram ?? 0)
            : [P.leva(acompanhantes), ...(vem === null ? [] : [P.disse(vem)])].join(', ')}
        </small>
      </p>
      {dentro ? (
        <Botao variante="leve" disabled={parado} aria-label={P.desfazerEste(nome)} onClick={aoDesfazer}>
          {P.desfazer}
        </Botao>
      ) : (
        <>
          {acompanhantes > 0 && (
            <label>
              <span className="so-leitor">{P.quantosVieram(nome)}</span>
              <select value={quantos} onChange={({ target: { value } }) => levar(Number(value))}>
                {Array.from({ length: acompanhantes + 1 }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number is the option
                  <option key={i} value={i}>
                    {`+${i}`}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Botao
            variante="primario"
            icone="check"
            disabled={parado}
            esperando={esperando}
            aria-label={P.entrar(nome)}
            onClick={() => aoEntrar(quantos)}
          >
            {P.entrou}
          </Botao>
        </>
      )}
    </li>
  );
}

const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
