import type { VisitasDoDia } from '@martelo/shared/visitas/por-dia';
import estilos from '../midia/midia.module.css';
import { VISITAS } from '../palavras/visitas.ts';

const ALTURA = 72;

/** A bar a day. The numbers stand in words above it, so the drawing is for eyes alone. */
export function Grafico({ dias }: { dias: readonly VisitasDoDia[] }) {
  const maior = Math.max(1, ...dias.map(({ visualizacoes }) => visualizacoes));
  const soma = (campo: 'visualizacoes' | 'visitantes') => dias.reduce((total, dia) => total + dia[campo], 0);
  const largura = 100 / Math.max(1, dias.length);
  const total = soma('visualizacoes');
  const visitantes = soma('visitantes');
  return (
    <section className={estilos.bloco} aria-label={VISITAS.visitasNosUltimos30}>
      <h3>{VISITAS.visitasNosUltimos30}</h3>
      <p>
        <strong>{total.toLocaleString('pt-BR')}</strong> {VISITAS.visualizacoes(total)},{' '}
        {VISITAS.deVisitantes(visitantes)}{' '}
        {VISITAS.hoje((dias.at(-1)?.visualizacoes ?? 0).toLocaleString('pt-BR'))}
      </p>
      <svg
        viewBox={`0 0 100 ${ALTURA}`}
        width="100%"
        height={ALTURA}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {dias.map(({ dia, visualizacoes }, i) => {
          const altura = Math.max(1, (visualizacoes / maior) * (ALTURA - 4));
          return (
            <rect
              key={dia}
              x={i * largura + largura * 0.1}
              y={ALTURA - altura}
              width={largura * 0.8}
              height={altura}
              fill={visualizacoes > 0 ? 'var(--theme-elevation-650)' : 'var(--theme-elevation-150)'}
            >
              <title>{`${dia}: ${visualizacoes}`}</title>
            </rect>
          );
        })}
      </svg>
    </section>
  );
}
