'use client';

import { lerReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { useLoteVivo } from '../live/usar.ts';
import { CampoReais } from './CampoReais.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import { loteVivoDe } from './estado-inicial.ts';
import { LinhasDeTotal } from './LinhasDeTotal.tsx';
import { reaisDigitados } from './mascara.ts';
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
      <CampoReais
        rotulo={`Se ${dados.modo === 'loja' ? 'minha oferta' : 'meu lance'} for de`}
        value={digitado ?? reaisDigitados(proximo)}
        aoDigitar={digitar}
      />
      <LinhasDeTotal {...dados} lance={valor} />
    </div>
  );
}
