import { ROTULOS_BOLETO, SITUACOES_BOLETO, type SituacaoBoleto } from '@martelo/shared/boleto-emitido';
import type { BoletoDoLeilao, BoletosDoLeilao } from '@martelo/shared/boletos-do-leilao';
import { formatarData } from '@martelo/shared/datas';
import { QUEM_FALA_COM_O_BANCO } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ADMIN_BOLETOS } from '../../src/palavras/admin-boletos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { ImprimirTodos } from './ImprimirTodos.tsx';

const usePalavras = () => ADMIN_BOLETOS[useCasa().configuracao.marca.tipo];

/** The slips of an auction's sales; situation and page stand in the address. */
export default function Boletos({ uid: leilaoUid }: { uid: string }) {
  const P = usePalavras();
  const [busca] = useSearchParams();
  const situacao = SITUACOES_BOLETO.find((uma) => uma === busca.get('situacao'));
  const pagina = Math.max(1, Math.trunc(Number(busca.get('pagina')) || 1));
  const pedido = new URLSearchParams({ pagina: String(pagina), ...(situacao && { situacao }) });
  const { data, isPending, error, refetch } = useQuery<BoletosDoLeilao, Recusa>({
    queryKey: ['boletosDoLeilao', leilaoUid, pagina, situacao],
    queryFn: ({ signal }) => chamar('GET', `/v1/leiloes/${leilaoUid}/boletos?${pedido}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const fala = useTemPapel(QUEM_FALA_COM_O_BANCO);
  const abreLeilao = useCasa().recursos.has('leilao');
  useTitulo(P.titulo);
  return (
    <div className="pagina banco">
      {abreLeilao && (
        <Link to={`/leilao/${leilaoUid}`} className="volta">
          <Icone nome="arrow-left" tamanho={14} />
          {data?.leilao.nome ?? P.voltar}
        </Link>
      )}
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
        {fala && (
          <Link to="/arquivos-do-banco" className="botao normal">
            <Icone nome="landmark" tamanho={16} />
            <span>{P.registrar}</span>
          </Link>
        )}
      </header>
      <p className="leitura quieto">{fala ? P.comoBaixa : P.soSeus}</p>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={data?.somas.length === 0 && P.nenhum}
      >
        {data && (
          <>
            <ImprimirTodos leilaoUid={data.leilao.uid} {...data.aImprimir} />
            <Situacoes somas={data.somas} atual={situacao} />
            {data.itens.length === 0 ? (
              <p className="quieto" role="status">
                {P.nenhumAssim}
              </p>
            ) : (
              <Tabela itens={data.itens} />
            )}
            <Paginas {...data} situacao={situacao} />
          </>
        )}
      </Lido>
    </div>
  );
}

const endereco = (situacao: SituacaoBoleto | undefined, pagina = 1) => ({
  search: String(
    new URLSearchParams({ ...(situacao && { situacao }), ...(pagina > 1 && { pagina: String(pagina) }) }),
  ),
});

/** How many there are of each, and how much; each leads to those alone. */
function Situacoes({ somas, atual }: Pick<BoletosDoLeilao, 'somas'> & { atual: SituacaoBoleto | undefined }) {
  const P = usePalavras();
  const total = somas.reduce((soma, { quantos }) => soma + quantos, 0);
  return (
    <nav className="abas" aria-label={P.mostrar}>
      <Link to={endereco(undefined)} aria-current={atual === undefined ? 'page' : undefined}>
        {P.todos} <small>{total.toLocaleString('pt-BR')}</small>
      </Link>
      {somas.map(({ situacao, quantos, valor }) => (
        <Link key={situacao} to={endereco(situacao)} aria-current={atual === situacao ? 'page' : undefined}>
          {ROTULOS_BOLETO[situacao]}{' '}
          <small>{`${quantos.toLocaleString('pt-BR')} · ${formatarReais(valor)}`}</small>
        </Link>
      ))}
    </nav>
  );
}

function Tabela({ itens }: { itens: readonly BoletoDoLeilao[] }) {
  const P = usePalavras();
  const { recursos } = useCasa();
  const [abreVendas, abreLotes] = [recursos.has('venda'), recursos.has('lote')];
  const colunas: Coluna<BoletoDoLeilao>[] = [
    {
      rotulo: P.venda,
      de: ({ vendaUid, vendaId }) =>
        abreVendas ? <Link to={`/venda/${vendaUid}?aba=pagamentos`}>{vendaId}</Link> : vendaId,
    },
    {
      rotulo: P.lotes,
      de: ({ lotes }) => (
        <ul>
          {lotes.map(({ uid, numero, nome }) => (
            <li key={uid}>
              {abreLotes ? <Link to={`/lote/${uid}`}>{`${numero} · ${nome}`}</Link> : `${numero} · ${nome}`}
            </li>
          ))}
        </ul>
      ),
    },
    { rotulo: P.comprador, de: ({ comprador }) => comprador },
    { rotulo: P.nossoNumero, de: ({ nossoNumero }) => nossoNumero },
    {
      rotulo: P.vencimento,
      de: ({ vencimento, vencido }) =>
        `${formatarData(`${vencimento}T12:00:00-03:00`)}${vencido ? ` (${P.vencido})` : ''}`,
    },
    { rotulo: P.valor, numero: true, de: ({ valor }) => formatarReais(valor) },
    {
      rotulo: P.situacao,
      de: ({ situacao, motivo }) => (
        <>
          {ROTULOS_BOLETO[situacao]}
          {motivo && <small className="motivo">{motivo}</small>}
        </>
      ),
    },
  ];
  return (
    <Relacao
      {...{ itens, colunas }}
      chave={({ uid }) => uid}
      atos={{
        rotulo: P.acoes,
        de: ({ papel, nossoNumero }) =>
          papel && (
            <a
              className="botao normal"
              href={papel}
              target="_blank"
              rel="noreferrer"
              aria-label={P.abrirDe(nossoNumero)}
            >
              <Icone nome="file-text" tamanho={16} />
              <span>{P.abrir}</span>
            </a>
          ),
      }}
    />
  );
}

function Paginas({
  pagina,
  porPagina,
  total,
  situacao,
}: Pick<BoletosDoLeilao, 'pagina' | 'porPagina' | 'total'> & { situacao: SituacaoBoleto | undefined }) {
  const P = usePalavras();
  if (total <= porPagina) return null;
  const ate = Math.min(total, pagina * porPagina);
  return (
    <nav className="cartao-atos" aria-label={P.paginas}>
      {pagina > 1 && (
        <Link className="botao normal" to={endereco(situacao, pagina - 1)}>
          {P.anterior}
        </Link>
      )}
      <span className="quieto">{P.ondeEsta((pagina - 1) * porPagina + 1, ate, total)}</span>
      {ate < total && (
        <Link className="botao normal" to={endereco(situacao, pagina + 1)}>
          {P.proxima}
        </Link>
      )}
    </nav>
  );
}
