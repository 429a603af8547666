import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { usePalavras } from '../dados.ts';
import { csvDosProblemas, type Mostrar, problemasCom, type RelatorioDaImportacao } from './relatorio.ts';

/** Row by row what is wrong, of twenty thousand no more drawn than are looked at. */
export function Problemas({ relatorio }: { relatorio: RelatorioDaImportacao }) {
  const P = usePalavras().importar;
  const { erros, errosOmitidos } = relatorio;
  const [mostrar, mudar] = useState<Mostrar>('tudo');
  const [texto, procurar] = useState('');
  const achados = useMemo(() => problemasCom(erros, mostrar, texto), [erros, mostrar, texto]);
  const porTipo = useMemo(() => {
    const deErro = erros.filter(({ tipo }) => tipo === 'erro').length;
    return { tudo: erros.length, erro: deErro, aviso: erros.length - deErro };
  }, [erros]);
  const rolagem = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: achados.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => 44,
    overscan: 12,
  });
  if (erros.length === 0) return <p className="quieto">{P.semProblemas}</p>;
  const rotulos = { tudo: P.tudo, erro: P.erros, aviso: P.avisos };
  const baixar = () => {
    const csv = csvDosProblemas(erros, [P.linha, P.tipo, P.coluna, P.valor, P.problema], {
      erro: P.erro,
      aviso: P.aviso,
    });
    const ancora = document.createElement('a');
    ancora.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
    ancora.download = 'importacao.csv';
    ancora.click();
    setTimeout(() => URL.revokeObjectURL(ancora.href), 60_000);
  };
  return (
    <>
      <div className="barra">
        <fieldset className="escolhas em-linha">
          <legend className="so-leitor">{P.mostrar}</legend>
          {(['tudo', 'erro', 'aviso'] as const).map((qual) => (
            <label key={qual} className="escolha">
              <input type="radio" name="mostrar" checked={mostrar === qual} onChange={() => mudar(qual)} />
              {`${rotulos[qual]} (${porTipo[qual].toLocaleString('pt-BR')})`}
            </label>
          ))}
        </fieldset>
        <label className="busca">
          <span className="so-leitor">{P.buscar}</span>
          <Icone nome="search" tamanho={16} />
          <input
            type="search"
            placeholder={P.buscar}
            value={texto}
            onChange={({ target: { value } }) => procurar(value)}
          />
        </label>
        <div className="barra-fim">
          <Botao icone="download" onClick={baixar}>
            {P.baixar}
          </Botao>
        </div>
      </div>
      {errosOmitidos > 0 && <p className="quieto">{P.omitidos(errosOmitidos)}</p>}
      {achados.length === 0 && (
        <p className="quieto" role="status">
          {P.nadaComEstes}
        </p>
      )}
      <section
        className="problemas"
        ref={rolagem}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={P.relatorio}
      >
        <ol style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const { tipo, linha, coluna, valor, mensagem } = achados[index]!;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-tipo={tipo}
                aria-setsize={achados.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Icone
                  nome={tipo === 'erro' ? 'circle-x' : 'triangle-exclamation-point'}
                  tamanho={16}
                  rotulo={tipo === 'erro' ? P.erro : P.aviso}
                />
                <strong>{`${P.linha} ${linha}`}</strong>
                <span>
                  {mensagem}
                  {coluna !== '' && <small>{`${coluna}: ${valor}`}</small>}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}
