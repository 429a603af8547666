import type { CompraDetalhe } from '@martelo/shared/compra';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { COMPRA } from '../../palavras/compra.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import estilo from './compra.module.css';
import { etapasDaCompra } from './etapas.ts';

/** How far the purchase is: a bar and a sentence on a phone, every step by name where there is room. */
export function Etapas({ modo, compra }: { modo: TipoHotsite; compra: CompraDetalhe }) {
  const etapas = etapasDaCompra(compra);
  if (etapas === null) return null;
  const palavras = COMPRA[modo];
  const feitas = etapas.filter(({ estado }) => estado === 'feita').length;
  const atual = etapas.find(({ estado }) => estado === 'atual') ?? etapas.at(-1)!;
  return (
    <div className={estilo.progresso}>
      <p className={estilo.etapaAtual} aria-hidden>
        {palavras.etapaDe(Math.min(feitas + 1, etapas.length), etapas.length, palavras.etapas[atual.etapa])}
      </p>
      <ol className={estilo.etapas} aria-label={palavras.andamento}>
        {etapas.map(({ etapa, estado }, i) => (
          <li key={etapa} data-estado={estado} aria-current={estado === 'atual' ? 'step' : undefined}>
            <span className={estilo.bolinha} aria-hidden>
              {estado === 'feita' ? <Icone nome="check" tamanho={16} traco={3} /> : i + 1}
            </span>
            <span className={estilo.nomeDaEtapa}>
              {palavras.etapas[etapa]}
              <span className="so-leitor">: {palavras.estados[estado]}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
