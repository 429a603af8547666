import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useCasa } from '../dados/contexto.tsx';
import { type Leilao, useLerDeNovo, useLotes } from '../leilao/dados.ts';
import { Lido } from '../partes/Lido.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { usePalavrasDasFotos } from './dados.ts';
import { Andamento } from './Envios.tsx';
import type { Envio } from './fila.ts';
import { lotesDosArquivos, type SemLote } from './lotes-dos-arquivos.ts';
import { Receber } from './Receber.tsx';
import { useFila } from './usar-fila.ts';

type Linha = { id: string; nome: string; envio: Envio | null; problema: SemLote | null };

/** Pictures of many lots at once: the name of each file says of which lot it is. Each has a line that says what became of it. */
export default function FotosDoLeilao({ leilao }: { leilao: Leilao }) {
  const P = usePalavrasDasFotos();
  const { data, error, isPending, refetch } = useLotes(leilao.uid);
  const lerDeNovo = useLerDeNovo();
  const online = useOnline();
  const fila = useFila(`leilao ${leilao.uid}`, {
    grandeDemais: P.grandeDemais,
    aoChegar: () => void lerDeNovo(),
  });
  const [semLote, ficaram] = useState<readonly SemLote[]>([]);
  const lotes = useMemo(() => new Map((data?.itens ?? []).map((um) => [um.uid, um])), [data]);

  if (error || isPending || data === undefined)
    return (
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {null}
      </Lido>
    );
  const linhas: Linha[] = [
    ...semLote.map((um) => ({ id: um.id, nome: um.nome, envio: null, problema: um })),
    ...fila.envios.map((envio) => ({ id: envio.id, nome: envio.nome, envio, problema: null })),
  ];
  const conta = (estado: Envio['estado']) => fila.envios.filter((um) => um.estado === estado).length;
  const recusadas = fila.envios.filter(({ estado }) => estado === 'recusada');
  return (
    <section className="album" aria-label={P.emMassa.titulo}>
      <h2>{P.emMassa.titulo}</h2>
      <p className="quieto">{P.emMassa.explica}</p>
      <Receber
        aoReceber={(arquivos) => {
          const lidos = lotesDosArquivos(arquivos, data.itens);
          ficaram((antes) => [...antes, ...lidos.semLote]);
          fila.enviar(lidos.paraEnviar);
        }}
      />
      {linhas.length > 0 && (
        <section aria-label={P.emMassa.relatorio}>
          <div className="fotos-envios">
            <header>
              <p role="status" aria-live="polite">
                {P.emMassa.contas(conta('feita'), recusadas.length, semLote.length)}
              </p>
              {recusadas.length > 1 && (
                <Botao icone="refresh-cw" disabled={!online} onClick={() => fila.deNovo(recusadas)}>
                  {P.deNovoTodas}
                </Botao>
              )}
              {!fila.andando && (
                <Botao
                  variante="leve"
                  onClick={() => {
                    ficaram([]);
                    fila.tirar(fila.envios);
                  }}
                >
                  {P.limpar}
                </Botao>
              )}
            </header>
          </div>
          <Relacao
            itens={linhas}
            chave={({ id }) => id}
            colunas={[
              { rotulo: P.emMassa.arquivo, de: ({ nome }) => nome },
              {
                rotulo: P.emMassa.lote,
                de: ({ envio }) => <DeQueLote lote={lotes.get(envio?.lelUid ?? '')} />,
              },
              { rotulo: P.emMassa.situacao, de: (linha) => <OQueHouve linha={linha} deNovo={fila.deNovo} /> },
            ]}
          />
        </section>
      )}
    </section>
  );
}

function DeQueLote({ lote }: { lote: LoteNaEquipe | undefined }) {
  const { emMassa: P } = usePalavrasDasFotos();
  const abreLotes = useCasa().telas.has('lote');
  if (lote === undefined) return '–';
  const nome = P.numero(lote.numero, lote.nome);
  return abreLotes ? <Link to={`/lote/${lote.uid}?aba=fotos`}>{nome}</Link> : nome;
}

function OQueHouve({
  linha: { envio, problema },
  deNovo,
}: {
  linha: Linha;
  deNovo: (quais: readonly Envio[]) => void;
}) {
  const P = usePalavrasDasFotos();
  const online = useOnline();
  if (problema !== null) {
    const { porque, numero } = problema;
    return <span className="erro">{numero === null ? P.emMassa.semNumero : P.emMassa[porque](numero)}</span>;
  }
  if (envio === null) return null;
  return (
    <span className="fotos-houve">
      <Andamento um={envio} />
      {envio.erro && <span className="erro">{envio.erro}</span>}
      {envio.estado === 'recusada' && (
        <Botao variante="leve" icone="refresh-cw" soIcone disabled={!online} onClick={() => deNovo([envio])}>
          {P.deNovo(envio.nome)}
        </Botao>
      )}
    </span>
  );
}
