import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { useId, useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_CLIENTE } from '../../../src/palavras/admin-cliente.ts';
import { ADMIN_REGISTRO } from '../../../src/palavras/admin-registro.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { usePaginas } from '../../dados/usar-paginas.ts';
import { type SituacaoDaHabilitacao, TONS_DA_HABILITACAO } from '../../partes/habilitacao.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { type PropsDaAba, usePalavrasDoModo } from '../cliente.ts';

const P = ADMIN_CLIENTE.habilitacoes;

interface Habilitacao {
  leiUid: string;
  leilaoNome: string | null;
  situacao: SituacaoDaHabilitacao;
  dataCadastro: string;
  motivo: string | null;
  limiteExposicao: number | null;
}
type Ato = 'aprovar' | 'recusar' | 'codigo';

/** What they asked to take part in, answered here; an approved one may be given another bidding code. */
export default function Habilitacoes({ cliente }: PropsDaAba) {
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePaginas<Habilitacao>(`/v1/clientes/${cliente.uid}/habilitacoes`);
  const { leilao } = usePalavrasDoModo();
  const [pergunta, perguntar] = useState<{ qual: Habilitacao; ato: Ato } | null>(null);
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && P.nenhuma}
    >
      <Relacao
        itens={itens}
        chave={({ leiUid }) => leiUid}
        colunas={[
          { rotulo: leilao, de: ({ leilaoNome }) => leilaoNome ?? P.semNome },
          {
            rotulo: P.situacao,
            de: ({ situacao, motivo }) => (
              <span
                className="marca-situacao"
                data-tom={TONS_DA_HABILITACAO[situacao]}
                title={motivo ?? undefined}
              >
                {situacao}
              </span>
            ),
          },
          { rotulo: P.pedida, de: ({ dataCadastro }) => formatarDataHora(dataCadastro) },
          {
            ...{ rotulo: P.limite, numero: true },
            de: ({ limiteExposicao }) =>
              limiteExposicao === null ? ADMIN.vazio : formatarReais(limiteExposicao),
          },
        ]}
        atos={{
          rotulo: ADMIN_CLIENTE.abas.habilitacoes,
          de: (qual) => (
            <>
              {qual.situacao !== 'Aprovada' && (
                <Botao onClick={() => perguntar({ qual, ato: 'aprovar' })}>{P.aprovar}</Botao>
              )}
              {qual.situacao !== 'Recusada' && (
                <Botao onClick={() => perguntar({ qual, ato: 'recusar' })}>{P.recusar}</Botao>
              )}
              {qual.situacao === 'Aprovada' && (
                <Botao onClick={() => perguntar({ qual, ato: 'codigo' })}>{P.novoCodigo}</Botao>
              )}
            </>
          ),
        }}
      />
      {hasNextPage && (
        <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {ADMIN_CLIENTE.mais}
        </Botao>
      )}
      {pergunta && (
        <Responder
          {...pergunta}
          cliUid={cliente.uid}
          aoFechar={() => perguntar(null)}
          aoMudar={() => void refetch()}
        />
      )}
    </Lido>
  );
}

function Responder({
  qual,
  ato,
  cliUid,
  aoFechar,
  aoMudar,
}: {
  qual: Habilitacao;
  ato: Ato;
  cliUid: string;
  aoFechar: () => void;
  aoMudar: () => void;
}) {
  const campo = useId();
  const [escrito, escrever] = useState('');
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<string | null>(null);
  const [codigo, mostrar] = useState<string | null>(null);
  const dizer = useDizer();
  const nome = qual.leilaoNome ?? P.semNome;
  const onde = `/v1/leiloes/${qual.leiUid}/habilitacoes/${cliUid}`;
  const enviar = async () => {
    const limite = ato === 'aprovar' && escrito.trim() !== '' ? lerReais(escrito) : null;
    if (ato === 'aprovar' && escrito.trim() !== '' && limite === null)
      return recusar(ADMIN_REGISTRO.dinheiroInvalido);
    if (ato === 'recusar' && escrito.trim() === '') return recusar(ADMIN_REGISTRO.obrigatorio);
    fazer(true);
    recusar(null);
    try {
      if (ato === 'codigo')
        return mostrar((await chamar<{ codigo: string }>('POST', `${onde}/codigo`)).codigo);
      const corpo =
        ato === 'aprovar'
          ? { situacao: 'Aprovada', limiteExposicao: limite }
          : { situacao: 'Recusada', motivo: escrito.trim() };
      await chamar('PUT', onde, { corpo });
      dizer(ADMIN_CLIENTE.feito);
      aoFechar();
      aoMudar();
    } catch (erro) {
      recusar((erro as Recusa).message);
    } finally {
      fazer(false);
    }
  };
  const titulo = { aprovar: P.perguntaAprovar, recusar: P.perguntaRecusar, codigo: P.perguntaCodigo }[ato](
    nome,
  );
  if (codigo !== null)
    return (
      <Dialogo titulo={P.codigoE(codigo)} aoFechar={aoFechar}>
        <p>{P.codigoUmaVez}</p>
      </Dialogo>
    );
  return (
    <Dialogo
      titulo={titulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante={ato === 'recusar' ? 'perigo' : 'primario'}
            esperando={fazendo}
            onClick={() => void enviar()}
          >
            {{ aprovar: P.aprovar, recusar: P.recusar, codigo: P.emitir }[ato]}
          </Botao>
        </>
      }
    >
      {ato === 'codigo' ? (
        <p>{P.codigoExplica}</p>
      ) : (
        <div className="campo">
          <label htmlFor={campo}>{ato === 'aprovar' ? P.limite : P.motivo}</label>
          <input
            id={campo}
            type="text"
            maxLength={300}
            value={escrito}
            aria-describedby={`${campo}-ajuda`}
            onChange={({ target: { value } }) => escrever(value)}
          />
          <span id={`${campo}-ajuda`} className="ajuda">
            {ato === 'aprovar' ? P.limiteAjuda : P.motivoAjuda}
          </span>
        </div>
      )}
      {recusa && (
        <p className="erro" role="alert">
          {recusa}
        </p>
      )}
    </Dialogo>
  );
}
