import { formatarReais } from '@martelo/shared/reais';
import { type Leilao, usePalavras } from './dados.ts';

const CONTAS = ['quantidadeLotes', 'ofertados', 'vendidos', 'condicionais', 'lances', 'total'] as const;

/** What came of it so far. */
export default function Resultado({ leilao }: { leilao: Leilao }) {
  const P = usePalavras();
  return (
    <section aria-label={P.abas.resultado}>
      <dl className="contas">
        {CONTAS.map((qual) => (
          <div key={qual}>
            <dt>{P.resultado.nomes[qual]}</dt>
            <dd>{qual === 'total' ? formatarReais(leilao.total) : leilao[qual].toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
      <p className="quieto">{P.resultado.explica}</p>
    </section>
  );
}
