'use client';

import { formatarData, formatarHora } from '@martelo/shared/datas';
import { CalendarClock, History } from 'lucide-react';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import type { AgendamentoAtivo } from '../servidor/agendamento-ativo.ts';
import estilos from './botao.module.css';

/** Opens the versions; says when the next publication, or its end, is due. */
export function BotaoVersoes({
  agendamento,
  aoAbrir,
}: {
  agendamento: AgendamentoAtivo | null;
  aoAbrir(): void;
}) {
  const noAr = agendamento?.estado === 'no-ar';
  const instante = (noAr ? agendamento.despublicarEm : agendamento?.publicarEm) ?? null;
  const frase = instante
    ? VERSOES[noAr ? 'saiDoAr' : 'vaiAoArAs'](formatarData(instante).slice(0, 5), formatarHora(instante))
    : VERSOES.versoesEAgendamento;
  const Icone = instante ? CalendarClock : History;
  return (
    <button
      type="button"
      className={estilos.botao}
      data-agendado={instante ? '' : undefined}
      onClick={aoAbrir}
      aria-label={instante ? VERSOES.versoesFrase(frase) : frase}
      title={frase}
    >
      <Icone size={18} aria-hidden="true" />
      {instante && (
        <span>
          {formatarData(instante).slice(0, 5)} {formatarHora(instante)}
        </span>
      )}
    </button>
  );
}
