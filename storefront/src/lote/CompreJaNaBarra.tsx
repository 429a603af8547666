'use client';

import { formatarReais } from '@martelo/shared/reais';
import { lazy, Suspense, useState } from 'react';
import { VENDA_DIRETA } from '../palavras/venda-direta.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './CompreJaNaBarra.module.css';
import type { DadosDoPainel } from './dados-painel.ts';
import { podeAgir } from './Impedimento.tsx';
import type { Painel } from './usar-painel.ts';

const DialogoCompreJa = lazy(() => import('../negociacao/DialogoCompreJa.tsx'));

/** Beside bids, the price at which it is theirs at once: in sight, and one press from being asked. Null where there is none. */
export default function CompreJaNaBarra({
  dados,
  painel,
  aoAbrir,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  /** Opens the panel, which says what keeps somebody from buying. */
  aoAbrir: () => void;
}) {
  const [perguntando, perguntar] = useState(false);
  const { compreJa, lances } = painel.ofertas;
  const comprando = perguntando && (
    <Suspense>
      <DialogoCompreJa dados={dados} painel={painel} aoFechar={() => perguntar(false)} />
    </Suspense>
  );
  // Without bids the price is the bar's own. What is asked stays, whatever becomes of the offer meanwhile.
  if (compreJa === null || !lances) return comprando;
  const parado = painel.pausadoEm !== null || painel.fase !== 'aberto';
  return (
    <>
      <button
        type="button"
        className={estilo.compreJa}
        data-compre-ja
        aria-haspopup="dialog"
        onClick={() => (podeAgir(dados, painel) && !parado ? perguntar(true) : aoAbrir())}
      >
        <Icone nome="zap" tamanho={18} />
        {VENDA_DIRETA.comprarJaPor(formatarReais(compreJa, { curto: true }))}
      </button>
      {comprando}
    </>
  );
}
