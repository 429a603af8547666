import { formatarHora } from '@martelo/shared/datas';
import type { PainelDoLeilao } from '@martelo/shared/painel-do-leilao';
import { ADMIN_PAINEL } from '../../src/palavras/admin-painel.ts';
import { useCasa } from '../dados/contexto.tsx';

const ALTURA = 96;
const LARGURA = 600;
const ENTRE = 4;
const numero = (qual: number): string => qual.toLocaleString('pt-BR');

/** Bids of each of the last minutes, drawn, said in a sentence, and as a table for who wants the figures. */
export function PorMinuto({ porMinuto }: Pick<PainelDoLeilao, 'porMinuto'>) {
  const P = ADMIN_PAINEL[useCasa().configuracao.marca.tipo];
  const total = porMinuto.reduce((soma, { qtd }) => soma + qtd, 0);
  const maior = porMinuto.reduce((a, b) => (b.qtd > a.qtd ? b : a), porMinuto[0] ?? { em: '', qtd: 0 });
  const passo = LARGURA / Math.max(porMinuto.length, 1);
  return (
    <section className="painel-minutos" aria-labelledby="painel-minutos">
      <h2 id="painel-minutos">{P.porMinuto}</h2>
      <p className="quieto">
        {total === 0 ? P.semLances : P.resumo(numero(total), numero(maior.qtd), formatarHora(maior.em))}
      </p>
      <svg viewBox={`0 0 ${LARGURA} ${ALTURA + 2}`} preserveAspectRatio="none" aria-hidden>
        <line x1={0} x2={LARGURA} y1={ALTURA + 1} y2={ALTURA + 1} />
        {porMinuto.map(({ em, qtd }, i) => {
          const altura = maior.qtd === 0 ? 0 : Math.max(qtd === 0 ? 0 : 2, (qtd / maior.qtd) * ALTURA);
          return (
            <rect
              key={em}
              data-agora={i === porMinuto.length - 1 || undefined}
              x={i * passo + ENTRE / 2}
              y={ALTURA - altura}
              width={passo - ENTRE}
              height={altura}
              rx={2}
            />
          );
        })}
      </svg>
      <div className="painel-eixo" aria-hidden>
        {[porMinuto[0], porMinuto[Math.floor(porMinuto.length / 2)], porMinuto.at(-1)].map(
          (um) => um && <span key={um.em}>{formatarHora(um.em)}</span>,
        )}
      </div>
      {total > 0 && (
        <details>
          <summary>{P.emTabela}</summary>
          <div className="tabela relacao">
            <table>
              <thead>
                <tr>
                  <th>{P.minutos}</th>
                  <th className="numero">{P.coluna}</th>
                </tr>
              </thead>
              <tbody>
                {porMinuto
                  .filter(({ qtd }) => qtd > 0)
                  .map(({ em, qtd }) => (
                    <tr key={em}>
                      <td data-rotulo={P.minutos}>{formatarHora(em)}</td>
                      <td data-rotulo={P.coluna} className="numero">
                        {numero(qtd)}
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}
