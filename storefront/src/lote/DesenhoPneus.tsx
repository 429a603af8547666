import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import { FICHA } from '../palavras/ficha.ts';
import estilo from './DesenhoPneus.module.css';
import { type Pneu, plantaDePneus } from './pneus.ts';

/** Tyres on the vehicle's outline seen from above, each with its condition in words beside it. */
export function DesenhoPneus({ pneus }: { pneus: NonNullable<VeiculoDoLote['pneus']> }) {
  const { eixos, avulsos } = plantaDePneus(pneus);
  const duasRodas = eixos.length > 0 && eixos.every((eixo) => eixo.meio.length > 0);
  return (
    <div className={estilo.pneus}>
      {duasRodas && <Moto rodas={eixos.map(({ meio }) => meio)} />}
      {eixos.length > 0 && !duasRodas && (
        <div className={estilo.planta}>
          <span className={estilo.frente}>{FICHA.frente}</span>
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

/** Two wheels are seen from the side, the front one to the right. */
function Moto({ rodas }: { rodas: readonly Pneu[][] }) {
  return (
    <div className={estilo.moto}>
      <svg viewBox="0 0 240 132" aria-hidden focusable="false" className={estilo.perfil}>
        <path d="M52 88 92 46h56l40 42M92 46 78 36H58M148 46l14-24h18M188 88 166 28M84 58c10 22 44 28 72 10" />
        <path d="M94 44c14-16 40-18 56-2v10H94Z" className={estilo.tanque} />
        {[...rodas].reverse().map(([pneu], i) => (
          <circle
            key={pneu?.posicao}
            cx={i === 0 ? 52 : 188}
            cy="88"
            r="34"
            className={estilo.pneuDeLado}
            data-estado={pneu?.estado}
          />
        ))}
        <circle cx="52" cy="88" r="6" />
        <circle cx="188" cy="88" r="6" />
      </svg>
      <div className={estilo.legenda}>
        {[...rodas].reverse().map((pneus) => (
          <div key={pneus[0]?.posicao}>
            {pneus.map(({ posicao, estado }) => (
              <p key={posicao} className={estilo.texto}>
                <span className={estilo.nome}>{posicao}</span>
                <Condicao estado={estado} />
              </p>
            ))}
          </div>
        ))}
      </div>
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
    {FICHA.estadoDoPneu[estado]}
  </strong>
);

const chave = (eixo: Record<'esquerda' | 'meio' | 'direita', Pneu[]>): string =>
  [...eixo.esquerda, ...eixo.meio, ...eixo.direita].map(({ posicao }) => posicao).join();
