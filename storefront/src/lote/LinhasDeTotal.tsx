import { calcularTotais, type Taxas } from '@martelo/shared/cobranca';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { LOTE } from '../palavras/lote.ts';
import estilo from './LinhasDeTotal.module.css';

/** The total at an amount, line by line (rule 20); fees of zero are left out. */
export function LinhasDeTotal({
  lance,
  taxas,
  hotsiteId,
  modo,
  rotulo = LOTE[modo].lance,
}: {
  lance: number;
  taxas: Taxas;
  hotsiteId: number;
  modo: TipoHotsite;
  /** What the amount is, where it is no bid. */
  rotulo?: string;
}) {
  const palavras = LOTE[modo];
  const total = calcularTotais(lance, taxas, hotsiteId);
  const linhas: [nome: string, valor: number | undefined][] = [
    [rotulo, total.base],
    [palavras.comissao(porcento(taxas.comissaoPorcentagem)), total.comissaoValorCalculado],
    [palavras.comissaoAdicional(porcento(taxas.comissaoExtraPorcentagem)), total.comissaoExtraValorCalculado],
    [palavras.despachante, taxas.despachante],
    [palavras.remocao, taxas.remocao],
    [palavras.vistoria, taxas.vistoria],
    [palavras.deposito, taxas.depositoDeBens],
    [palavras.outras, taxas.outros],
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
        <dt>{palavras.totalAPagar}</dt>
        <dd>{formatarReais(total.totalAPagar)}</dd>
      </div>
    </dl>
  );
}

const porcento = (valor: number | undefined): string => `${(valor ?? 0).toLocaleString('pt-BR')}%`;
