import { formatarHoraSegundos } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { VERIFICAR } from '../palavras/verificar.ts';
import estilo from './Curva.module.css';
import type { Conferido } from './conferir-cadeia.ts';
import { precos } from './rotulos.ts';

const LARGURA = 1_000;
const ALTURA = 300;
const FOLGA = 24;
/** With more, the dots hide the line: only the broken ones are drawn. */
const PONTOS = 150;

/** The price over time as the ledger tells it: a step for each bid that led, and a mark where the ledger does not hold. */
export function Curva({ conferidos, modo }: { conferidos: readonly Conferido[]; modo: TipoHotsite }) {
  const pontos = precos(conferidos.map(({ registro }) => registro));
  if (pontos.length < 2) return null;
  const quebrados = new Set(conferidos.filter(({ confere }) => !confere).map(({ registro }) => registro.seq));
  const instantes = pontos.map(({ instante }) => instante);
  const valores = pontos.map(({ valor }) => valor);
  const [cedo, tarde] = [Math.min(...instantes), Math.max(...instantes)];
  const [baixo, alto] = [Math.min(...valores), Math.max(...valores)];
  const x = (instante: number) =>
    FOLGA + ((instante - cedo) / Math.max(1, tarde - cedo)) * (LARGURA - 2 * FOLGA);
  const y = (valor: number) =>
    ALTURA - FOLGA - ((valor - baixo) / Math.max(1, alto - baixo)) * (ALTURA - 2 * FOLGA);
  const degraus = pontos
    .map(({ instante, valor }, i) =>
      i === 0
        ? `M${x(instante).toFixed(1)} ${y(valor).toFixed(1)}`
        : `H${x(instante).toFixed(1)}V${y(valor).toFixed(1)}`,
    )
    .join('');
  const chao = `${degraus}H${LARGURA - FOLGA}V${ALTURA}H${FOLGA}Z`;
  const marcados = pontos.length <= PONTOS ? pontos : pontos.filter(({ seq }) => quebrados.has(seq));
  const reais = (valor: number) => formatarReais(valor, { curto: true });
  return (
    <figure className={estilo.curva}>
      <figcaption>{VERIFICAR[modo].precoNoTempo}</figcaption>
      <div className={estilo.quadro}>
        <svg viewBox={`0 0 ${LARGURA} ${ALTURA}`} preserveAspectRatio="none" role="img">
          <title>{VERIFICAR[modo].precoFoi(reais(valores[0]!), reais(valores.at(-1)!), pontos.length)}</title>
          <path d={chao} className={estilo.area} />
          <path d={degraus} className={estilo.linha} />
          {marcados.map(({ seq, instante, valor }) => (
            // A line of no length with round ends stays a dot however the picture is stretched.
            <path
              key={seq}
              d={`M${x(instante)} ${y(valor)}h0`}
              className={estilo.ponto}
              data-quebrado={quebrados.has(seq) || undefined}
            />
          ))}
        </svg>
      </div>
      <p className={estilo.pontas}>
        <Ponta instante={cedo} valor={reais(valores[0]!)} />
        <Ponta instante={tarde} valor={reais(valores.at(-1)!)} />
      </p>
    </figure>
  );
}

function Ponta({ instante, valor }: { instante: number; valor: string }) {
  const iso = new Date(instante).toISOString();
  return (
    <span>
      <strong>{valor}</strong> <time dateTime={iso}>{formatarHoraSegundos(iso)}</time>
    </span>
  );
}
