import type { TipoHotsite } from '@martelo/shared/hotsite';
import { O_QUE_FALTA } from '../palavras/o-que-falta.ts';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './o-que-falta.module.css';
import { faltaAlgo, impedido, type PassoDaConta } from './o-que-falta.ts';

const ICONES: Record<PassoDaConta['estado'], NomeIcone> = {
  feito: 'circle-check',
  fazer: 'arrow-right',
  espera: 'clock',
};

/** What comes next after registering: each step with where it is done, the next one marked. Nothing once all is. */
export function OQueFalta({ modo, passos }: { modo: TipoHotsite; passos: readonly PassoDaConta[] }) {
  if (!faltaAlgo(passos)) return null;
  const palavras = O_QUE_FALTA[modo];
  const proximo = passos.find(({ estado }) => estado === 'fazer')?.passo;
  const feitos = passos.filter(({ estado }) => estado === 'feito').length;
  return (
    <section className={estilo.cartao} aria-labelledby="o-que-falta">
      <h2 id="o-que-falta">{impedido(passos) ? palavras.titulo : palavras.semPressa}</h2>
      <p className={estilo.suave}>{palavras.quantos(feitos, passos.length)}</p>
      <ol className={estilo.passos}>
        {passos.map(({ passo, estado, href, exigido }) => (
          <li key={passo} data-estado={estado} data-proximo={passo === proximo || undefined}>
            <Icone nome={ICONES[estado]} tamanho={20} />
            <div>
              {estado === 'feito' ? (
                <span>{palavras.passos[passo].feito}</span>
              ) : (
                <Ligacao href={href}>{palavras.passos[passo].fazer}</Ligacao>
              )}
              <span className={estilo.suave}>
                {estado === 'espera'
                  ? palavras.emAnalise
                  : estado === 'fazer' && (exigido ? palavras.exigido : palavras.passos[passo].porque)}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
