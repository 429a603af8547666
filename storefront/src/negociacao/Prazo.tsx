'use client';

import { formatarDataHora, formatarRestante } from '@martelo/shared/datas';
import { useAgora } from '../live/usar.ts';
import { PRAZO } from '../palavras/negociacao.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Negociacao.module.css';

/** Until when an answer counts, and how long that still is by the server's clock. `agora`: when the server rendered. */
export function Prazo({ ate, agora, rotulo }: { ate: string; agora: number; rotulo: string }) {
  const restante = useAgora(agora, (instante) => {
    const ms = Date.parse(ate) - instante;
    return ms > 0 ? formatarRestante(ms) : '';
  });
  return (
    <p className={estilo.prazo}>
      <Icone nome="timer" tamanho={18} />
      {restante === '' ? (
        <strong>{PRAZO.encerrado}</strong>
      ) : (
        <span>
          <span>{PRAZO.ate(rotulo, formatarDataHora(ate))}</span>
          <strong>{PRAZO.faltam(restante)}</strong>
        </span>
      )}
    </p>
  );
}
