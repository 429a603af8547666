'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { lerReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { useLoteVivo } from '../live/usar.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import { loteVivoDe } from './estado-inicial.ts';
import { LinhasDeTotal } from './LinhasDeTotal.tsx';
import { mascararReais, reaisDigitados } from './mascara.ts';
import estilo from './Simulador.module.css';

/** What one would pay in all at an amount of one's choice, line by line (rule 20). Follows the price until one types. */
export function Simulador({
  dados,
}: {
  dados: Pick<DadosDoPainel, 'lote' | 'taxas' | 'hotsiteId' | 'modo'>;
}) {
  const [inicial] = useState(() => loteVivoDe(dados.lote));
  const proximo = useLoteVivo(inicial, (vivo) => vivo.estado.proximoLance);
  const [digitado, digitar] = useState<string | null>(null);
  const valor = digitado === null ? proximo : (lerReais(digitado) ?? 0);
  return (
    <div className={estilo.simulador}>
      <label className={estilo.campo}>
        <span>Se {PALAVRAS[dados.modo].lance === 'Oferta' ? 'minha oferta' : 'meu lance'} for de</span>
        <span className={estilo.caixa}>
          <span aria-hidden>R$</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={digitado ?? reaisDigitados(proximo)}
            onChange={(evento) => digitar(mascararReais(evento.target.value))}
            onFocus={(evento) => evento.target.select()}
          />
        </span>
      </label>
      <div aria-live="polite">
        <LinhasDeTotal {...dados} lance={valor} />
      </div>
    </div>
  );
}
