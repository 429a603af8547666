import type { RelatorioDoRetorno, RetornoRecebido } from '@martelo/shared/arquivos-do-banco';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMIN_BANCO } from '../../../src/palavras/admin-banco.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Problemas } from '../../partes/Problemas.tsx';
import { useConferencia } from '../../partes/usar-conferencia.ts';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { Linhas } from './Linhas.tsx';
import { RETORNOS, Recebidos } from './Recebidos.tsx';

const P = ADMIN_BANCO.retorno;
const CAMINHO = '/v1/boletos/retorno';

/** A bank's return file: read and checked first, with nothing done; then, when somebody says so, taken in. */
export default function Retorno() {
  const consultas = useQueryClient();
  const { passo, titulo, conferir, fazer, voltar } = useConferencia<RelatorioDoRetorno>(CAMINHO, () =>
    consultas.invalidateQueries({ queryKey: ['paginas', RETORNOS] }),
  );
  return (
    <>
      <section className="banco-parte" aria-busy={passo.nome === 'conferindo' || passo.nome === 'fazendo'}>
        {passo.nome === 'escolher' ? (
          <Escolher recusa={passo.recusa ?? []} aoEscolher={conferir} />
        ) : passo.nome === 'conferindo' || passo.nome === 'fazendo' ? (
          <>
            <h2 ref={titulo} tabIndex={-1}>
              {passo.arquivo.name}
            </h2>
            {passo.nome === 'conferindo' ? (
              <p className="andando" role="status">
                <Icone nome="loader-circle" tamanho={18} className="girando" />
                {P.conferindo}
              </p>
            ) : (
              <Aplicando nome={passo.arquivo.name} />
            )}
          </>
        ) : (
          <>
            <h2 ref={titulo} tabIndex={-1}>
              {passo.nome === 'pronto' ? P.aplicado : P.conferido}
            </h2>
            <Ordem relatorio={passo.relatorio} />
            {passo.nome === 'conferido' && <Problemas de={passo.recusa ?? []} />}
            <p className="importar-acoes">
              {passo.nome === 'conferido' && passo.relatorio.linhas.length > 0 && (
                <Aplicar {...passo} aplicar={fazer} />
              )}
              <Botao onClick={voltar}>{P.outro}</Botao>
            </p>
            <Linhas relatorio={passo.relatorio} />
          </>
        )}
      </section>
      <Recebidos />
    </>
  );
}

function Escolher({
  recusa,
  aoEscolher,
}: {
  recusa: readonly string[];
  aoEscolher: (arquivo: File) => Promise<void>;
}) {
  const online = useOnline();
  return (
    <>
      <p className="leitura">{P.explica}</p>
      <Problemas de={recusa} />
      <div className="campo">
        <label htmlFor="retorno">{P.campo}</label>
        <input
          id="retorno"
          type="file"
          disabled={!online}
          onChange={({ target: { files } }) => {
            const arquivo = files?.[0];
            if (arquivo) void aoEscolher(arquivo);
          }}
        />
      </div>
    </>
  );
}

function Aplicar({
  arquivo,
  relatorio,
  aplicar,
}: {
  arquivo: File;
  relatorio: RelatorioDoRetorno;
  aplicar: (arquivo: File, relatorio: RelatorioDoRetorno) => Promise<void>;
}) {
  const online = useOnline();
  return (
    <Botao
      variante="primario"
      icone="check"
      disabled={!online}
      onClick={() => void aplicar(arquivo, relatorio)}
    >
      {P.aplicar(relatorio.linhas.length)}
    </Botao>
  );
}

/** How far the engine is, as it writes it down while it works. */
function Aplicando({ nome }: { nome: string }) {
  const { data } = useQuery<{ itens: RetornoRecebido[] }, Recusa>({
    queryKey: ['banco', 'andamento', nome],
    queryFn: ({ signal }) => chamar('GET', `${RETORNOS}?porPagina=5`, { signal }),
    refetchInterval: 1_000,
    gcTime: 0,
    retry: false,
  });
  const este = data?.itens.find((um) => um.situacao === 'APLICANDO' && um.nome === nome);
  return (
    <>
      <p className="andando" role="status">
        <Icone nome="loader-circle" tamanho={18} className="girando" />
        {P.aplicando}
      </p>
      <progress
        aria-label={P.aplicando}
        {...(este && este.linhas > 0 && { max: este.linhas, value: este.feitas })}
      />
      {este && <p className="quieto">{P.ate(este.feitas, este.linhas)}</p>}
    </>
  );
}

function Ordem({ relatorio: { ordem, faltam, linhas } }: { relatorio: RelatorioDoRetorno }) {
  const ditas = [
    ordem in P.ordens ? P.ordens[ordem as keyof typeof P.ordens] : null,
    faltam && P.faltam(faltam.de, faltam.ate),
    linhas.length === 0 ? P.vazio : null,
  ].filter((um) => um !== null);
  return ditas.map((uma) => (
    <p key={uma} className="nota" role="status">
      {uma}
    </p>
  ));
}
