import { useEffect, useState } from 'react';
import { Link, type To } from 'react-router';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useConferencia } from '../../partes/usar-conferencia.ts';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { type Leilao, useLerDeNovo, usePalavras } from '../dados.ts';
import { Contas } from './Contas.tsx';
import { Problemas } from './Problemas.tsx';
import type { RelatorioDaImportacao } from './relatorio.ts';

/** A sheet of lots. */
export default function Importar({ leilao }: { leilao: Leilao }) {
  const P = usePalavras().importar;
  return (
    <ImportarPlanilha
      caminho={`/v1/leiloes/${leilao.uid}/lotes/importar`}
      explica={P.explica}
      outras={P.outras}
      aoFim={useLerDeNovo()}
      ver={{ rotulo: P.verLotes, para: { search: '?aba=lotes' } }}
    />
  );
}

/** A sheet: read and checked first, with nothing written; then, when somebody says so, taken in. */
export function ImportarPlanilha({
  caminho,
  explica,
  outras,
  aoFim,
  ver,
}: {
  /** The call that takes it in, and only looks at it with `?simular=true`. */
  caminho: string;
  /** Which columns it has to have, and which it may have. */
  explica: string;
  outras: string;
  aoFim: () => Promise<void>;
  /** Where what was taken in is seen. */
  ver: { rotulo: string; para: To };
}) {
  const P = usePalavras().importar;
  const online = useOnline();
  const { passo, titulo, conferir, fazer, voltar } = useConferencia<RelatorioDaImportacao>(caminho, aoFim);

  switch (passo.nome) {
    case 'escolher':
      return (
        <section className="importar">
          <p className="leitura">{explica}</p>
          <p className="leitura quieto">{outras}</p>
          <Recusas frases={passo.recusa} />
          <div className="campo">
            <label htmlFor="planilha">{P.arquivo}</label>
            <input
              id="planilha"
              type="file"
              accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              disabled={!online}
              onChange={({ target: { files } }) => {
                const arquivo = files?.[0];
                if (arquivo) void conferir(arquivo);
              }}
            />
          </div>
        </section>
      );
    case 'conferindo':
    case 'fazendo':
      return (
        <section className="importar" aria-busy="true">
          <h2 ref={titulo} tabIndex={-1}>
            {passo.arquivo.name}
          </h2>
          <Andando frase={passo.nome === 'conferindo' ? P.conferindo : P.importando} />
        </section>
      );
    case 'conferido': {
      const { arquivo, relatorio } = passo;
      const aproveitadas = relatorio.criados + relatorio.atualizados;
      return (
        <section className="importar">
          <h2 ref={titulo} tabIndex={-1}>
            {P.conferido}
          </h2>
          <Contas {...{ relatorio }} feito={false} />
          <Recusas frases={passo.recusa} />
          {aproveitadas === 0 && (
            <p className="nota ruim" role="alert">
              {P.nadaAImportar}
            </p>
          )}
          <p className="importar-acoes">
            {aproveitadas > 0 && (
              <Botao
                variante="primario"
                icone="upload"
                disabled={!online}
                onClick={() => void fazer(arquivo, relatorio)}
              >
                {P.importar(aproveitadas)}
              </Botao>
            )}
            <Botao onClick={voltar}>{P.outra}</Botao>
          </p>
          <Problemas {...{ relatorio }} />
        </section>
      );
    }
    case 'pronto':
      return (
        <section className="importar">
          <h2 ref={titulo} tabIndex={-1}>
            {P.pronto}
          </h2>
          <Contas relatorio={passo.relatorio} feito />
          <p className="importar-acoes">
            <Link to={ver.para} className="botao primario">
              {ver.rotulo}
            </Link>
            <Botao onClick={voltar}>{P.outra}</Botao>
          </p>
          <Problemas relatorio={passo.relatorio} />
        </section>
      );
  }
}

function Recusas({ frases = [] }: { frases?: readonly string[] | undefined }) {
  if (frases.length === 0) return null;
  return (
    <div className="nota ruim" role="alert">
      {frases.map((uma) => (
        <p key={uma}>{uma}</p>
      ))}
    </div>
  );
}

/** Nobody knows beforehand how long a sheet takes: that it goes on is seen by the seconds. */
function Andando({ frase }: { frase: string }) {
  const P = usePalavras().importar;
  const [segundos, contar] = useState(0);
  useEffect(() => {
    const relogio = setInterval(() => contar((antes) => antes + 1), 1_000);
    return () => clearInterval(relogio);
  }, []);
  return (
    <div className="andando">
      <Icone nome="loader-circle" tamanho={18} className="girando" />
      <p role="status">{frase}</p>
      <span aria-hidden>{P.passou(segundos)}</span>
    </div>
  );
}
