'use client';

import { parcelamentos } from '@martelo/shared/cartao/parcelamentos';
import type { TabelaDeParcelas } from '@martelo/shared/cartao/parcelas';
import { calcularTotais } from '@martelo/shared/cobranca';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { lazy, Suspense, useState } from 'react';
import { useLoteVivo } from '../live/usar.ts';
import { LOTE } from '../palavras/lote.ts';
import { CampoReais } from './CampoReais.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import { loteVivoDe } from './estado-inicial.ts';
import { LinhasDeTotal } from './LinhasDeTotal.tsx';
import { reaisDigitados } from './mascara.ts';
import estilo from './Simulador.module.css';

const Tabela = lazy(async () => ({ default: (await import('./TabelaNoCartao.tsx')).TabelaNoCartao }));

/**
 * What one would pay in all at an amount of one's choice, line by line (rule 20), and in how many times by card. Follows the price until
 * one types; of a lot that is sold directly alone it begins at what the house asks.
 */
export function Simulador({
  dados,
  tabela,
}: {
  dados: Pick<
    DadosDoPainel,
    'lote' | 'taxas' | 'hotsiteId' | 'modo' | 'somenteVendaDireta' | 'compreJaPorcentagem' | 'proposta'
  >;
  /** Of the brand's card provider; null where nothing is paid by card. */
  tabela: TabelaDeParcelas | null;
}) {
  const { lote, modo, hotsiteId, somenteVendaDireta } = dados;
  const palavras = LOTE[modo];
  const [inicial] = useState(() => loteVivoDe(lote));
  const proximo = useLoteVivo(inicial, (vivo) =>
    somenteVendaDireta
      ? (vivo.estado.compreJa ?? dados.proposta?.minimo ?? dados.taxas.minimo)
      : vivo.estado.proximoLance,
  );
  const [digitado, digitar] = useState<string | null>(null);
  const valor = digitado === null ? proximo : (lerReais(digitado) ?? 0);
  const taxas = somenteVendaDireta
    ? { ...dados.taxas, comissaoPorcentagem: dados.compreJaPorcentagem ?? dados.taxas.comissaoPorcentagem }
    : dados.taxas;
  return (
    <div className={estilo.simulador}>
      <CampoReais
        rotulo={somenteVendaDireta ? palavras.seComprarPor : palavras.seForDe}
        value={digitado ?? reaisDigitados(proximo)}
        aoDigitar={digitar}
      />
      <LinhasDeTotal
        {...{ lance: valor, taxas, hotsiteId, modo }}
        {...(somenteVendaDireta ? { rotulo: palavras.valor } : {})}
      />
      {tabela && (
        <NoCartao total={calcularTotais(valor, taxas, hotsiteId).totalAPagar} {...{ tabela, modo }} />
      )}
    </div>
  );
}

/** The total by card, by the very table of the checkout: the longest plan in sight, all of them on asking. */
function NoCartao({
  total,
  tabela,
  modo,
}: {
  total: number;
  tabela: TabelaDeParcelas;
  modo: DadosDoPainel['modo'];
}) {
  const palavras = LOTE[modo];
  const [aberta, abrir] = useState(false);
  const opcoes = parcelamentos(total, tabela);
  const maior = opcoes.at(-1);
  if (maior === undefined || total === 0) return null;
  return (
    <details className={estilo.cartao} onToggle={(evento) => abrir(evento.currentTarget.open)}>
      <summary>
        <span>
          {palavras.noCartao} <strong>{palavras.vezes(maior.parcelas, formatarReais(maior.primeira))}</strong>
        </span>
      </summary>
      {aberta && (
        <Suspense>
          <Tabela {...{ total, opcoes, modo }} />
        </Suspense>
      )}
    </details>
  );
}
