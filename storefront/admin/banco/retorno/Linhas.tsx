import {
  type LinhaDoRetorno,
  RESULTADOS_DA_LINHA,
  type RelatorioDoRetorno,
  type ResultadoDaLinha,
} from '@martelo/shared/arquivos-do-banco';
import { formatarReais } from '@martelo/shared/reais';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_BANCO } from '../../../src/palavras/admin-banco.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useCasa } from '../../dados/contexto.tsx';

const P = ADMIN_BANCO.retorno;
/** What a person is to look at. */
const A_OLHAR: ReadonlySet<ResultadoDaLinha> = new Set([
  ...(['divergente', 'sem-destino', 'outra-marca', 'desconhecida', 'recusada', 'desfeita'] as const),
  'nada-desfeito',
]);

/** Every line of the file with what it is, or would be; of forty thousand no more drawn than are looked at. */
export function Linhas({ relatorio }: { relatorio: RelatorioDoRetorno }) {
  const { linhas, avisos } = relatorio;
  const [mostrar, mudar] = useState<ResultadoDaLinha | 'tudo'>('tudo');
  const porResultado = useMemo(() => Map.groupBy(linhas, ({ resultado }) => resultado), [linhas]);
  const ditos = useMemo(() => Map.groupBy(avisos, ({ linha }) => linha), [avisos]);
  const mostradas = mostrar === 'tudo' ? linhas : (porResultado.get(mostrar) ?? []);
  const rolagem = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: mostradas.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => 60,
    overscan: 12,
  });
  if (linhas.length === 0) return null;
  const existem = RESULTADOS_DA_LINHA.filter((qual) => porResultado.has(qual));
  return (
    <>
      <fieldset className="escolhas em-linha">
        <legend className="so-leitor">{P.mostrar}</legend>
        {(['tudo', ...existem] as const).map((qual) => {
          const destas = qual === 'tudo' ? linhas : porResultado.get(qual)!;
          const rotulo = qual === 'tudo' ? P.tudo : P.resultados[qual];
          const pago = destas.reduce((soma, { valorPago }) => soma + valorPago, 0);
          return (
            <label key={qual} className="escolha">
              <input type="radio" name="resultado" checked={mostrar === qual} onChange={() => mudar(qual)} />
              {`${rotulo} (${destas.length.toLocaleString('pt-BR')}${pago > 0 ? `, ${formatarReais(pago)}` : ''})`}
            </label>
          );
        })}
      </fieldset>
      <section
        className="problemas"
        ref={rolagem}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={P.linhas}
      >
        <ol style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const uma = mostradas[index]!;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-tipo={A_OLHAR.has(uma.resultado) ? 'aviso' : 'certo'}
                aria-setsize={mostradas.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Icone
                  nome={A_OLHAR.has(uma.resultado) ? 'triangle-exclamation-point' : 'check'}
                  tamanho={16}
                />
                <strong>{P.linha(uma.linha)}</strong>
                <Dita uma={uma} avisos={ditos.get(uma.linha)?.map(({ texto }) => texto) ?? []} />
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

function Dita({ uma, avisos }: { uma: LinhaDoRetorno; avisos: readonly string[] }) {
  const abreVendas = useCasa().recursos.has('venda');
  const { resultado, descricao, nossoNumero, valorPago, valor, vendaId } = uma;
  const pago =
    valorPago === 0
      ? null
      : valor === null || valor === valorPago
        ? P.pago(formatarReais(valorPago))
        : P.valores(formatarReais(valorPago), formatarReais(valor));
  return (
    <span>
      <strong>{P.resultados[resultado]}</strong>
      {` · ${[descricao, P.boleto(nossoNumero), pago].filter((um) => um !== null).join(' · ')}`}
      {vendaId !== null && (
        <>
          {' · '}
          {abreVendas ? <Link to={`/venda/${vendaId}`}>{P.venda(vendaId)}</Link> : P.venda(vendaId)}
        </>
      )}
      {avisos.map((um) => (
        <small key={um}>{um}</small>
      ))}
    </span>
  );
}
