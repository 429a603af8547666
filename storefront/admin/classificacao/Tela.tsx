import { formatarData } from '@martelo/shared/datas';
import type { FotosDaEstadia } from '@martelo/shared/estadias/estadia.esquema';
import { ROTULOS_MONTA, TIPOS_MONTA, type TipoMonta } from '@martelo/shared/veiculo-opcoes';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { noSite } from '../../src/cliente/anexo.ts';
import { ADMIN_CLASSIFICACAO as P } from '../../src/palavras/admin-classificacao.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTeclas } from '../casca/teclas.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { Teclas } from '../partes/Teclas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { tituloDe } from '../valor/valor.ts';

const POR_VEZ = 25;
const NOTAS = [0, 1, 2, 3, 4, 5] as const;
const TECLA_DA_MONTA: Record<TipoMonta, string> = { SEM: 's', PEQUENA: 'p', MEDIA: 'm', GRANDE: 'g' };

/** The queue of vehicles in the yards that nobody has classified, the longest there first: looked at, classified, on to the next, by keys alone. */
export default function Classificacao() {
  useTitulo(P.titulo);
  const [lugar, ir] = useState(0);
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<Registro>(
    'veiculo',
    {
      filter: { filtros: [{ tipo: 'exata', campo: 'preparo', valor: 'CLASSIFICAR' }] },
      sort: { field: 'noPatioDesde', order: 'ASC' },
      pagination: { page: 1, perPage: POR_VEZ },
    },
    { retry: false },
  );
  const na = Math.max(0, Math.min(lugar, data.length - 1));
  const atual = data[na];
  const andar = (quanto: number) => ir(Math.max(0, Math.min(data.length - 1, na + quanto)));
  useTeclas({ j: () => andar(1), k: () => andar(-1) });
  return (
    <div className="pagina classificacao">
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
        {atual && (
          <p className="quieto" role="status">
            {P.faltam(total)}
          </p>
        )}
      </header>
      <Lido lendo={isPending} erro={error as Recusa | null} deNovo={() => void refetch()}>
        {atual === undefined ? (
          <div className="quadro" role="status">
            <Icone nome="circle-check" tamanho={28} traco={1.5} />
            <h2>{P.nada}</h2>
            <p className="quieto">{P.nadaDiz}</p>
          </div>
        ) : (
          <>
            <nav className="barra" aria-label={P.lugar(na + 1, data.length)}>
              <Botao icone="chevron-left" disabled={na === 0} onClick={() => andar(-1)}>
                {P.anterior}
              </Botao>
              <span className="quieto">{P.lugar(na + 1, data.length)}</span>
              <Botao icone="chevron-right" disabled={na === data.length - 1} onClick={() => andar(1)}>
                {P.proximo}
              </Botao>
            </nav>
            <Um key={atual.uid} veiculo={atual} aoClassificar={() => refetch()} />
            <details className="classificacao-teclas">
              <summary>{P.teclas}</summary>
              <Teclas de={P.asTeclas} />
            </details>
          </>
        )}
      </Lido>
    </div>
  );
}

function Um({ veiculo, aoClassificar }: { veiculo: Registro; aoClassificar: () => Promise<unknown> }) {
  const recurso = useCasa().recursos.get('veiculo');
  const nome = recurso ? tituloDe(recurso, veiculo) : String(veiculo.id);
  const dizer = useDizer();
  const online = useOnline();
  const [monta, escolher] = useState<TipoMonta | null>(null);
  const [nota, dar] = useState<number | null>(null);
  const [crivo, passar] = useState(false);
  const [avarias, escrever] = useState('');
  const [enviando, enviar] = useState(false);
  const [recusa, recusar] = useState<readonly string[]>([]);
  const classificar = async () => {
    if (enviando || !online) return;
    if (monta === null || nota === null) return recusar([P.falta]);
    enviar(true);
    recusar([]);
    try {
      await chamar('POST', `/v1/veiculos/${veiculo.uid}/classificar`, {
        corpo: {
          ...{ revisao: veiculo.revisao, tipoMonta: monta, estadoConservacao: nota, crivoLeilao: crivo },
          ...(avarias.trim() !== '' && { classificacaoAvariasBanco: avarias.trim() }),
        },
      });
      dizer(P.feito(nome));
      await seguiu(veiculo.uid);
      await aoClassificar();
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
      enviar(false);
    }
  };
  useTeclas({
    ...Object.fromEntries(TIPOS_MONTA.map((uma) => [TECLA_DA_MONTA[uma], () => escolher(uma)])),
    ...Object.fromEntries(NOTAS.map((uma) => [String(uma), () => dar(uma)])),
    c: () => passar(!crivo),
    a: () => void classificar(),
  });
  return (
    <article className="classificacao-um">
      <section>
        <h2>{nome}</h2>
        <p className="quieto">
          {[
            veiculo.anoModelo,
            veiculo.cor,
            veiculo.noPatioDesde && formatarData(String(veiculo.noPatioDesde)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Fotos veiUid={veiculo.uid} nome={nome} />
        <UltimaVistoria veiUid={veiculo.uid} />
        <Link to={`/veiculo/${veiculo.uid}`}>{P.abrir}</Link>
      </section>
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          void classificar();
        }}
      >
        <Problemas de={recusa} />
        <fieldset className="escolhas">
          <legend>{P.monta}</legend>
          {TIPOS_MONTA.map((uma) => (
            <label key={uma} className="escolha">
              <input type="radio" name="monta" checked={monta === uma} onChange={() => escolher(uma)} />
              {ROTULOS_MONTA[uma]} <kbd>{TECLA_DA_MONTA[uma]}</kbd>
            </label>
          ))}
          {monta === 'GRANDE' && <p className="nota">{P.grande}</p>}
        </fieldset>
        <fieldset className="escolhas">
          <legend>{P.conservacao}</legend>
          {NOTAS.map((uma) => (
            <label key={uma} className="escolha">
              <input type="radio" name="nota" checked={nota === uma} onChange={() => dar(uma)} />
              {P.notas[uma]} <kbd>{uma}</kbd>
            </label>
          ))}
        </fieldset>
        <label className="escolha">
          <input type="checkbox" checked={crivo} onChange={() => passar(!crivo)} />
          {P.crivo} <kbd>c</kbd>
        </label>
        <div className="campo">
          <label htmlFor="classificacao-avarias">{P.avarias}</label>
          <input
            id="classificacao-avarias"
            type="text"
            maxLength={60}
            value={avarias}
            onChange={({ target: { value } }) => escrever(value)}
          />
        </div>
        <Botao type="submit" variante="primario" icone="check" esperando={enviando} disabled={!online}>
          {P.salvar}
        </Botao>
      </form>
    </article>
  );
}

/** What it waits for follows from its classification a moment later: until then it would stand in the queue yet. */
async function seguiu(uid: string): Promise<void> {
  for (let vez = 0; vez < 20; vez++) {
    const { preparo } = await chamar<{ preparo: string | null }>('GET', `/v1/veiculos/${uid}`);
    if (preparo !== 'CLASSIFICAR') return;
    await new Promise((resolver) => setTimeout(resolver, 100));
  }
}

function Fotos({ veiUid, nome }: { veiUid: string; nome: string }) {
  const { data, isPending, error, refetch } = useQuery<FotosDaEstadia['itens'], Recusa>({
    queryKey: ['classificacao', 'fotos', veiUid],
    queryFn: async ({ signal }) => {
      const filtro = [
        { tipo: 'exata', campo: 'veiUid', valor: veiUid },
        { tipo: 'lista', campo: 'situacao', valores: ['ABERTA', 'EM_SAIDA'] },
      ];
      const { itens } = await chamar<{ itens: { uid: string }[] }>(
        'GET',
        `/v1/estadias?${new URLSearchParams({ filtro: JSON.stringify(filtro) })}`,
        { signal },
      );
      if (itens[0] === undefined) return [];
      const fotos = await chamar<FotosDaEstadia>('GET', `/v1/estadias/${itens[0].uid}/fotos`, { signal });
      return fotos.itens.filter(({ momento }) => momento === 'ENTRADA');
    },
    retry: false,
  });
  return (
    <section aria-label={P.fotos}>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={data?.length === 0 && P.semFotos}
      >
        <ul className="classificacao-fotos">
          {data?.map(({ uid, endereco, miniatura }) => {
            const [inteira, pequena] = [noSite(endereco), noSite(miniatura)];
            return inteira && pequena ? (
              <li key={uid}>
                <a href={inteira} target="_blank" rel="noopener noreferrer">
                  <img src={pequena} alt={P.fotoDe(nome)} loading="lazy" />
                </a>
              </li>
            ) : null;
          })}
        </ul>
      </Lido>
    </section>
  );
}

function UltimaVistoria({ veiUid }: { veiUid: string }) {
  const { data, isPending, error, refetch } = useGetList<Registro>(
    'vistoria',
    {
      filter: {
        filtros: [
          { tipo: 'exata', campo: 'veiUid', valor: veiUid },
          { tipo: 'exata', campo: 'situacao', valor: 'Realizada' },
        ],
      },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { retry: false },
  );
  const ultima = data?.[0];
  return (
    <section>
      <h3>{P.vistoria}</h3>
      <Lido lendo={isPending} erro={error as Recusa | null} deNovo={() => void refetch()}>
        {ultima ? (
          <Link to={`/vistoria/${ultima.uid}`}>{P.abrirVistoria(String(ultima.tipoNome ?? ultima.id))}</Link>
        ) : (
          <p className="quieto">{P.semVistoria}</p>
        )}
      </Lido>
    </section>
  );
}
