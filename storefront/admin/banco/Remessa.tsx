import type { ATratarNoBanco, FilaDaRemessa, RemessaGerada } from '@martelo/shared/arquivos-do-banco';
import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_BANCO as P } from '../../src/palavras/admin-banco.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { guardarArquivo } from '../dados/guardar-arquivo.ts';
import { usePaginas } from '../dados/usar-paginas.ts';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';

const R = P.remessa;
const CHAVE = ['banco', 'a-remeter'];
const REMESSAS = '/v1/boletos/remessas';

/** What the bank does not know yet, the file that tells it, and those that were made before. */
export default function Remessa() {
  const fila = useQuery<FilaDaRemessa, Recusa>({
    queryKey: CHAVE,
    queryFn: ({ signal }) => chamar('GET', '/v1/boletos/a-remeter', { signal }),
    retry: false,
  });
  return (
    <>
      <Lido lendo={fila.isPending} erro={fila.error} deNovo={() => void fila.refetch()}>
        {fila.data && <Espera fila={fila.data} />}
      </Lido>
      <Anteriores />
    </>
  );
}

function Espera({ fila }: { fila: FilaDaRemessa }) {
  const { conta, registrar, baixar, impedidos, itens } = fila;
  const [perguntando, perguntar] = useState(false);
  const online = useOnline();
  const todos = registrar.quantos + baixar.quantos;
  if (conta === null)
    return (
      <p className="nota" role="status">
        {P.semConta}
      </p>
    );
  return (
    <section className="banco-parte" aria-label={R.espera}>
      <p>
        <strong>{P.conta(conta.banco, conta.agencia, conta.conta, conta.titular)}</strong>
      </p>
      <p className="leitura quieto">{R.explica}</p>
      <dl className="contas">
        {(
          [
            [R.registrar, registrar.quantos, registrar.valor],
            [R.baixarNoBanco, baixar.quantos, baixar.valor],
            ...(impedidos > 0 ? ([[R.impedidos, impedidos, null]] as const) : []),
          ] as const
        ).map(([rotulo, quantos, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>
              {quantos.toLocaleString('pt-BR')}
              {valor !== null && quantos > 0 && <small>{formatarReais(valor)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {impedidos > 0 && (
        <p className="nota ruim" role="alert">
          {R.impedem(impedidos)}
        </p>
      )}
      {todos === 0 ? (
        <p className="quieto" role="status">
          {R.nada}
        </p>
      ) : (
        <>
          <p>
            <Botao
              variante="primario"
              icone="file-text"
              disabled={!online || impedidos > 0}
              onClick={() => perguntar(true)}
            >
              {R.gerar}
            </Botao>
          </p>
          <ATratar itens={itens} />
          {todos > itens.length && <p className="quieto">{R.primeiros(itens.length, todos)}</p>}
        </>
      )}
      {perguntando && <Gerar {...{ fila }} aoFechar={() => perguntar(false)} />}
    </section>
  );
}

function ATratar({ itens }: { itens: readonly ATratarNoBanco[] }) {
  const abreVendas = useCasa().recursos.has('venda');
  const C = P.colunas;
  const colunas: Coluna<ATratarNoBanco>[] = [
    {
      rotulo: C.venda,
      de: ({ vendaId }) => (abreVendas ? <Link to={`/venda/${vendaId}`}>{vendaId}</Link> : vendaId),
    },
    { rotulo: C.nossoNumero, de: ({ nossoNumero }) => nossoNumero },
    { rotulo: C.vencimento, de: ({ vencimento }) => formatarData(`${vencimento}T12:00:00-03:00`) },
    { rotulo: C.valor, numero: true, de: ({ valor }) => formatarReais(valor) },
    {
      rotulo: C.movimento,
      de: ({ movimento, impedimento }) =>
        impedimento === null ? R.movimentos[movimento] : <em className="impedido">{impedimento}</em>,
    },
  ];
  return <Relacao {...{ itens, colunas }} chave={({ uid, movimento }) => uid + movimento} />;
}

/** Nothing is marked before somebody says so; the file is fetched as soon as it is there. */
function Gerar({ fila, aoFechar }: { fila: FilaDaRemessa; aoFechar: () => void }) {
  const { fazendo, recusa, confirmar } = useConfirmar();
  const consultas = useQueryClient();
  const dizer = useDizer();
  // Pressed again after nobody answered, or after its file was not fetched, it is the same file.
  const [comandoId] = useState(novoComandoId);
  const gerar = () =>
    confirmar(async () => {
      try {
        const { nsa } = await chamar<RemessaGerada>('POST', REMESSAS, { corpo: { comandoId } });
        dizer(R.gerada(nsa));
        await guardarArquivo(`/v1/boletos/remessa?nsa=${nsa}`);
        aoFechar();
      } finally {
        // Whatever came of it, what is shown here is the past.
        await Promise.all([
          consultas.invalidateQueries({ queryKey: CHAVE }),
          consultas.invalidateQueries({ queryKey: ['paginas', REMESSAS] }),
        ]);
      }
    });
  return (
    <Dialogo
      titulo={R.gerar}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="primario" esperando={fazendo} onClick={() => void gerar()}>
            {R.gerar}
          </Botao>
        </>
      }
    >
      <p>{R.pergunta(fila.registrar.quantos, fila.baixar.quantos)}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}

function Anteriores() {
  const { itens, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePaginas<RemessaGerada>(REMESSAS);
  const C = P.colunas;
  const colunas: Coluna<RemessaGerada>[] = [
    { rotulo: C.numero, de: ({ nsa }) => nsa },
    { rotulo: C.quando, de: ({ em }) => formatarDataHora(em) },
    { rotulo: C.quem, de: ({ por }) => por },
    { rotulo: C.registrar, numero: true, de: ({ registrar }) => registrar.toLocaleString('pt-BR') },
    { rotulo: C.baixar, numero: true, de: ({ baixar }) => baixar.toLocaleString('pt-BR') },
    { rotulo: C.valor, numero: true, de: ({ valor }) => formatarReais(valor) },
  ];
  return (
    <section className="banco-parte" aria-labelledby="remessas-geradas">
      <h2 id="remessas-geradas">{R.anteriores}</h2>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && R.nenhuma}
      >
        <Relacao
          {...{ itens, colunas }}
          chave={({ nsa, conta }) => `${conta} ${nsa}`}
          atos={{ rotulo: P.acoes, de: (uma) => <Baixar {...uma} /> }}
        />
        {hasNextPage && (
          <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {P.mostrarMais}
          </Botao>
        )}
      </Lido>
    </section>
  );
}

function Baixar({ nsa, baixavel }: RemessaGerada) {
  const [baixando, baixar] = useState(false);
  const dizer = useDizer();
  if (!baixavel) return <span className="quieto">{R.deOutraConta}</span>;
  const fazer = async () => {
    baixar(true);
    try {
      await guardarArquivo(`/v1/boletos/remessa?nsa=${nsa}`);
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      baixar(false);
    }
  };
  return (
    <Botao icone="download" esperando={baixando} aria-label={P.baixar(nsa)} onClick={() => void fazer()}>
      {P.baixarCurto}
    </Botao>
  );
}
