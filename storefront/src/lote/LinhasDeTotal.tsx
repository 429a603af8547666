import { calcularTotais, type Taxas } from '@martelo/shared/cobranca';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import estilo from './LinhasDeTotal.module.css';

/** The total at an amount, line by line (rule 20); fees of zero are left out. */
export function LinhasDeTotal({
  lance,
  taxas,
  hotsiteId,
  modo,
  rotulo = PALAVRAS[modo].lance,
}: {
  lance: number;
  taxas: Taxas;
  hotsiteId: number;
  modo: TipoHotsite;
  /** What the amount is, where it is no bid. */
  rotulo?: string;
}) {
  const total = calcularTotais(lance, taxas, hotsiteId);
  const linhas: [nome: string, valor: number | undefined][] = [
    [rotulo, total.base],
    [`Comissão (${porcento(taxas.comissaoPorcentagem)})`, total.comissaoValorCalculado],
    [`Comissão adicional (${porcento(taxas.comissaoExtraPorcentagem)})`, total.comissaoExtraValorCalculado],
    ['Despachante', taxas.despachante],
    ['Remoção', taxas.remocao],
    ['Vistoria', taxas.vistoria],
    ['Depósito de bens', taxas.depositoDeBens],
    ['Outras despesas', taxas.outros],
  ];
  return (
    <dl className={estilo.linhas}>
      {linhas
        .filter(([, valor]) => (valor ?? 0) > 0)
        .map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{formatarReais(valor ?? 0)}</dd>
          </div>
        ))}
      <div className={estilo.total}>
        <dt>Total a pagar</dt>
        <dd>{formatarReais(total.totalAPagar)}</dd>
      </div>
    </dl>
  );
}

const porcento = (valor: number | undefined): string => `${(valor ?? 0).toLocaleString('pt-BR')}%`;
