import {
  ROTULOS_SITUACAO_DOCUMENTO_DO_LEILAO,
  ROTULOS_TIPO_DOCUMENTO_DO_LEILAO,
  SITUACOES_DOCUMENTO_DO_LEILAO,
  TIPOS_DOCUMENTO_DO_LEILAO,
} from '@martelo/shared/documento-do-leilao';
import type {
  DocumentoDoLeilaoListado,
  DocumentosDoLeilao,
} from '@martelo/shared/documento-do-leilao.esquema';
import { formatarReais } from '@martelo/shared/reais';
import { useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { useCasa } from '../dados/contexto.tsx';
import { enderecoDaLista } from '../lista/endereco.ts';
import { Ato } from '../partes/Ato.tsx';
import { Lido } from '../partes/Lido.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { AcertarTodos, nomeDe } from './AcertarTodos.tsx';
import { Anexar } from './Anexar.tsx';
import { comoBusca, ESPECIE, type Pedido, useDocumentos, usePalavras } from './dados.ts';
import { Novo } from './Novo.tsx';
import { AbrirAnexo } from './Um.tsx';

/** The papers of an auction beside what the books say; situation, type and page stand in the address. */
export default function Documentos({ uid: leilaoUid }: { uid: string }) {
  const P = usePalavras();
  const [busca] = useSearchParams();
  const pedido: Pedido = {
    pagina: Math.max(1, Math.trunc(Number(busca.get('pagina')) || 1)),
    situacao: SITUACOES_DOCUMENTO_DO_LEILAO.find((uma) => uma === busca.get('situacao')),
    tipo: TIPOS_DOCUMENTO_DO_LEILAO.find((um) => um === busca.get('tipo')),
  };
  const { data, isPending, error, refetch } = useDocumentos(leilaoUid, pedido);
  /** `comId` of whose account is to be attached; null: whatever paper; undefined: none. */
  const [novo, anexarNovo] = useState<number | null | undefined>(undefined);
  const online = useOnline();
  const { recursos } = useCasa();
  const lista = recursos.get(ESPECIE);
  const lerDeNovo = () => void refetch();
  useTitulo(P.titulo);
  return (
    <div className="pagina banco">
      {recursos.has('leilao') && (
        <Link to={`/leilao/${leilaoUid}`} className="volta">
          <Icone nome="arrow-left" tamanho={14} />
          {data?.leilao.nome ?? P.voltar}
        </Link>
      )}
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
        {data && (
          <Botao variante="primario" icone="upload" disabled={!online} onClick={() => anexarNovo(null)}>
            {P.anexar}
          </Botao>
        )}
      </header>
      <p className="leitura quieto">{P.explica}</p>
      <Lido lendo={isPending} erro={error} deNovo={lerDeNovo}>
        {data && (
          <>
            <Faltam contas={data.contas} aoAnexar={anexarNovo} />
            <Filtros {...{ pedido }} quantos={data.documentosLeilao} />
            {data.itens.length === 0 ? (
              <p className="quieto" role="status">
                {data.documentosLeilao.qtdDocumentos === 0 ? P.nenhum : P.nenhumAssim}
              </p>
            ) : (
              <>
                <Tabela itens={data.itens} aoMudar={lerDeNovo} />
                <div className="cartao-atos">
                  <AcertarTodos itens={data.itens} aoAcertar={lerDeNovo} />
                  {lista?.listado && (
                    <Link
                      className="elo"
                      to={`/${lista.rota}?${enderecoDaLista({ filtros: [doLeilao(data.leilao.uid)] })}`}
                    >
                      {P.naLista}
                    </Link>
                  )}
                </div>
              </>
            )}
            <Paginas {...data} {...{ pedido }} />
          </>
        )}
      </Lido>
      {data && novo !== undefined && (
        <Novo documentos={data} comId={novo} aoFechar={() => anexarNovo(undefined)} aoAnexar={lerDeNovo} />
      )}
    </div>
  );
}

const doLeilao = (valor: string) => ({ tipo: 'exata', campo: 'leilaoUid', valor }) as const;
const endereco = (pedido: Pedido) => ({ search: String(comoBusca(pedido)) });

/** Who sold, and whose account of sale is not there: the house owes it. */
function Faltam({
  contas,
  aoAnexar,
}: {
  contas: DocumentosDoLeilao['contas'];
  aoAnexar: (comId: number) => void;
}) {
  const P = usePalavras();
  const online = useOnline();
  const faltam = contas.filter(({ temDocumento }) => !temDocumento);
  if (faltam.length === 0) return null;
  return (
    <section className="banco-parte" aria-labelledby="faltam">
      <h2 id="faltam">{P.faltam}</h2>
      <p className="quieto">{P.faltamExplica}</p>
      <Relacao
        itens={faltam}
        chave={({ comId }) => String(comId)}
        colunas={[
          { rotulo: P.comitente, de: ({ nome }) => nome },
          { rotulo: P.noLivro, numero: true, de: ({ noLivro }) => formatarReais(noLivro) },
        ]}
        atos={{
          rotulo: P.acoes,
          de: ({ comId, nome }) => (
            <Botao
              icone="upload"
              disabled={!online}
              aria-label={P.anexarConta(nome)}
              onClick={() => aoAnexar(comId)}
            >
              {P.anexarEm}
            </Botao>
          ),
        }}
      />
    </section>
  );
}

/** How many there are of each situation, which leads to those alone; and of which type. */
function Filtros({
  pedido,
  quantos: { qtdAguardando, qtdAcertos, qtdDocumentos },
}: {
  pedido: Pedido;
  quantos: DocumentosDoLeilao['documentosLeilao'];
}) {
  const P = usePalavras();
  const navegar = useNavigate();
  const id = useId();
  const { situacao, tipo } = pedido;
  const quantosDe = { AGUARDANDO: qtdAguardando, ACERTADO: qtdAcertos };
  return (
    <>
      <nav className="abas" aria-label={P.mostrar}>
        <Link to={endereco({ pagina: 1, tipo })} aria-current={situacao === undefined ? 'page' : undefined}>
          {P.todos} <small>{qtdDocumentos.toLocaleString('pt-BR')}</small>
        </Link>
        {SITUACOES_DOCUMENTO_DO_LEILAO.map((uma) => (
          <Link
            key={uma}
            to={endereco({ pagina: 1, tipo, situacao: uma })}
            aria-current={situacao === uma ? 'page' : undefined}
          >
            {ROTULOS_SITUACAO_DOCUMENTO_DO_LEILAO[uma]}{' '}
            <small>{quantosDe[uma].toLocaleString('pt-BR')}</small>
          </Link>
        ))}
      </nav>
      <div className="campo campo-curto">
        <label htmlFor={id}>{P.dosTipos}</label>
        <select
          id={id}
          value={tipo ?? ''}
          onChange={({ target: { value } }) =>
            navegar(
              endereco({
                ...{ pagina: 1, situacao },
                tipo: TIPOS_DOCUMENTO_DO_LEILAO.find((um) => um === value),
              }),
            )
          }
        >
          <option value="">{P.todosOsTipos}</option>
          {TIPOS_DOCUMENTO_DO_LEILAO.map((um) => (
            <option key={um} value={um}>
              {ROTULOS_TIPO_DOCUMENTO_DO_LEILAO[um]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function Tabela({ itens, aoMudar }: { itens: readonly DocumentoDoLeilaoListado[]; aoMudar: () => void }) {
  const P = usePalavras();
  const recurso = useCasa().recursos.get(ESPECIE);
  const dinheiro = (valor: number | null) => (valor === null ? '' : formatarReais(valor));
  const colunas: Coluna<DocumentoDoLeilaoListado>[] = [
    {
      rotulo: P.documento,
      de: (um) =>
        recurso ? (
          <Link to={`/${recurso.rotaDeUm}/${um.uid}`}>{ROTULOS_TIPO_DOCUMENTO_DO_LEILAO[um.tipo]}</Link>
        ) : (
          ROTULOS_TIPO_DOCUMENTO_DO_LEILAO[um.tipo]
        ),
    },
    { rotulo: P.deQuem, de: ({ deQuem }) => deQuem },
    { rotulo: P.valor, numero: true, de: ({ valor }) => dinheiro(valor) },
    {
      rotulo: P.noLivro,
      numero: true,
      de: ({ valor, noLivro }) => (
        <>
          {dinheiro(noLivro)}
          {valor !== null && valor !== noLivro && <small className="motivo">{P.difere}</small>}
        </>
      ),
    },
    { rotulo: P.situacao, de: ({ situacao }) => ROTULOS_SITUACAO_DOCUMENTO_DO_LEILAO[situacao] },
    {
      rotulo: P.anexo,
      de: ({ anexos: [novo, ...velhos] }) =>
        novo === undefined ? (
          <span className="quieto">{P.semAnexo}</span>
        ) : (
          <>
            <AbrirAnexo anexo={novo} />
            {velhos.length > 0 && <small className="motivo">{P.versoes(velhos.length + 1)}</small>}
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
        de: (um) =>
          recurso &&
          (um.situacao === 'AGUARDANDO' ? (
            <>
              <Anexar
                uid={um.uid}
                titulo={nomeDe(um)}
                rotulo={um.anexos.length > 0 ? P.anexarOutro : P.anexarEm}
                aoAnexar={aoMudar}
              />
              {um.anexos.length > 0 && (
                <Ato
                  {...{ recurso, aoMudar }}
                  nome="acertar"
                  registro={um as never}
                  rotulo={P.acertar}
                  icone="check"
                />
              )}
            </>
          ) : (
            <Ato {...{ recurso, aoMudar }} nome="reabrir" registro={um as never} rotulo={P.reabrir} />
          )),
      }}
    />
  );
}

function Paginas({
  pagina,
  porPagina,
  total,
  pedido,
}: Pick<DocumentosDoLeilao, 'pagina' | 'porPagina' | 'total'> & { pedido: Pedido }) {
  const P = usePalavras();
  if (total <= porPagina) return null;
  const ate = Math.min(total, pagina * porPagina);
  return (
    <nav className="cartao-atos" aria-label={P.paginas}>
      {pagina > 1 && (
        <Link className="botao normal" to={endereco({ ...pedido, pagina: pagina - 1 })}>
          {P.anterior}
        </Link>
      )}
      <span className="quieto">{P.ondeEsta((pagina - 1) * porPagina + 1, ate, total)}</span>
      {ate < total && (
        <Link className="botao normal" to={endereco({ ...pedido, pagina: pagina + 1 })}>
          {P.proxima}
        </Link>
      )}
    </nav>
  );
}
