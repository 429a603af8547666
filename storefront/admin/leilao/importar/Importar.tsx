import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { type Recusa, subir } from '../../dados/chamar.ts';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { type Leilao, useLerDeNovo, usePalavras } from '../dados.ts';
import { Contas } from './Contas.tsx';
import { Problemas } from './Problemas.tsx';
import type { RelatorioDaImportacao } from './relatorio.ts';

type Passo =
  | { nome: 'escolher'; recusa?: string[] }
  | { nome: 'conferindo' | 'importando'; arquivo: File }
  | { nome: 'conferido'; arquivo: File; relatorio: RelatorioDaImportacao; recusa?: string[] }
  | { nome: 'pronto'; relatorio: RelatorioDaImportacao };

/** A sheet of lots: read and checked first, with nothing written; then, when somebody says so, taken in. */
export default function Importar({ leilao }: { leilao: Leilao }) {
  const P = usePalavras().importar;
  const [passo, ir] = useState<Passo>({ nome: 'escolher' });
  const lerDeNovo = useLerDeNovo();
  const online = useOnline();
  const titulo = useRef<HTMLHeadingElement>(null);
  const caminho = `/v1/leiloes/${leilao.uid}/lotes/importar`;
  // Who follows by ear or by keys stands where the next step begins.
  useEffect(() => {
    if (passo.nome !== 'escolher') titulo.current?.focus();
  }, [passo.nome]);

  const conferir = async (arquivo: File) => {
    ir({ nome: 'conferindo', arquivo });
    try {
      const relatorio = await subir<RelatorioDaImportacao>(`${caminho}?simular=true`, arquivo);
      ir({ nome: 'conferido', arquivo, relatorio });
    } catch (erro) {
      ir({ nome: 'escolher', recusa: mensagensDe(erro) });
    }
  };
  const importar = async (arquivo: File, conferido: RelatorioDaImportacao) => {
    ir({ nome: 'importando', arquivo });
    try {
      ir({ nome: 'pronto', relatorio: await subir<RelatorioDaImportacao>(caminho, arquivo) });
    } catch (erro) {
      ir({ nome: 'conferido', arquivo, relatorio: conferido, recusa: mensagensDe(erro) });
    } finally {
      await lerDeNovo();
    }
  };

  switch (passo.nome) {
    case 'escolher':
      return (
        <section className="importar">
          <p className="leitura">{P.explica}</p>
          <p className="leitura quieto">{P.outras}</p>
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
    case 'importando':
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
                onClick={() => void importar(arquivo, relatorio)}
              >
                {P.importar(aproveitadas)}
              </Botao>
            )}
            <Botao onClick={() => ir({ nome: 'escolher' })}>{P.outra}</Botao>
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
            <Link to={{ search: '?aba=lotes' }} className="botao primario">
              {P.verLotes}
            </Link>
            <Botao onClick={() => ir({ nome: 'escolher' })}>{P.outra}</Botao>
          </p>
          <Problemas relatorio={passo.relatorio} />
        </section>
      );
  }
}

const mensagensDe = (erro: unknown): string[] => (erro as Recusa).mensagens ?? [ADMIN.semConexao];

function Recusas({ frases = [] }: { frases?: string[] | undefined }) {
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
