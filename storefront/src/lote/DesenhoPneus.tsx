import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import estilo from './DesenhoPneus.module.css';
import { type Pneu, plantaDePneus } from './pneus.ts';

const ROTULOS = { BOM: 'Bom', 'MEIA-VIDA': 'Meia-vida', TROCA: 'Troca' } as const;

/** Tyres on the vehicle's outline seen from above, each with its condition in words beside it. */
export function DesenhoPneus({ pneus }: { pneus: NonNullable<VeiculoDoLote['pneus']> }) {
  const { eixos, avulsos } = plantaDePneus(pneus);
  const duasRodas = eixos.length > 0 && eixos.every((eixo) => eixo.meio.length > 0);
  return (
    <div className={estilo.pneus}>
      {eixos.length > 0 && (
        <div className={duasRodas ? `${estilo.planta} ${estilo.moto}` : estilo.planta}>
          <span className={estilo.frente}>Frente</span>
          <div className={estilo.casco} aria-hidden>
            <span className={estilo.vidro} />
          </div>
          {eixos.map((eixo) => (
            <div key={chave(eixo)} className={estilo.eixo}>
              <Roda pneus={eixo.esquerda} lado="esquerda" />
              <Roda pneus={eixo.meio} lado="meio" />
              <Roda pneus={eixo.direita} lado="direita" />
            </div>
          ))}
        </div>
      )}
      {avulsos.length > 0 && (
        <ul className={estilo.avulsos}>
          {avulsos.map(({ posicao, estado }) => (
            <li key={posicao}>
              <span className={estilo.nome}>{posicao}</span> <Condicao estado={estado} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Roda({ pneus, lado }: { pneus: Pneu[]; lado: 'esquerda' | 'meio' | 'direita' }) {
  if (pneus.length === 0) return lado === 'meio' ? null : <span />;
  return (
    <div className={estilo.roda} data-lado={lado}>
      {pneus.map(({ posicao, estado }) => (
        <div key={posicao} className={estilo.par}>
          <span className={estilo.borracha} data-estado={estado} aria-hidden />
          <span className={estilo.texto}>
            <span className={estilo.nome}>{posicao}</span>
            <Condicao estado={estado} />
          </span>
        </div>
      ))}
    </div>
  );
}

const Condicao = ({ estado }: { estado: Pneu['estado'] }) => (
  <strong className={estilo.condicao} data-estado={estado}>
    {ROTULOS[estado]}
  </strong>
);

const chave = (eixo: Record<'esquerda' | 'meio' | 'direita', Pneu[]>): string =>
  [...eixo.esquerda, ...eixo.meio, ...eixo.direita].map(({ posicao }) => posicao).join();
