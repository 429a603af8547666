'use client';

import type { Item } from '@martelo/shared/pagina';
import { CalendarClock, X } from 'lucide-react';
import { PERIODO } from '../../../palavras/construtor/periodo.ts';
import type { Lugar } from '../../portao/regra.ts';
import { Campo } from '../campos/Campo.tsx';
import estilos from './data.module.css';
import { dizerPeriodo } from './periodo.ts';
import { instanteDeSaoPaulo, localDeSaoPaulo } from './sao-paulo.ts';

interface Props {
  item: Pick<Item, 'dataInicio' | 'dataFim'>;
  lugar(campo: 'dataInicio' | 'dataFim'): Lugar;
  aoMudar(campo: 'dataInicio' | 'dataFim', valor: string | null): void;
}

/** When an item is on show, on São Paulo's clock whatever the computer's own zone is, and said in words. */
export function CampoPeriodo({ item, lugar, aoMudar }: Props) {
  const frase = dizerPeriodo(item.dataInicio, item.dataFim, Date.now());
  return (
    <>
      <Instante
        rotulo={PERIODO.mostrarAPartir}
        lugar={lugar('dataInicio')}
        valor={item.dataInicio}
        aoMudar={(valor) => aoMudar('dataInicio', valor)}
      />
      <Instante
        rotulo={PERIODO.mostrarAte}
        lugar={lugar('dataFim')}
        valor={item.dataFim}
        aoMudar={(valor) => aoMudar('dataFim', valor)}
      />
      <p className={estilos.frase} role="status">
        <CalendarClock size={14} aria-hidden="true" />
        {frase || PERIODO.sempreNoAr}
      </p>
    </>
  );
}

function Instante({
  rotulo,
  lugar,
  valor,
  aoMudar,
}: {
  rotulo: string;
  lugar: Lugar;
  valor: string | null;
  aoMudar(valor: string | null): void;
}) {
  return (
    <Campo rotulo={rotulo} lugar={lugar}>
      {({ id, descritoPor, invalido }) => (
        <span className={estilos.instante}>
          <input
            id={id}
            type="datetime-local"
            aria-describedby={descritoPor}
            aria-invalid={invalido || undefined}
            max="2099-12-31T23:59"
            value={valor ? localDeSaoPaulo(valor) : ''}
            onChange={(evento) => aoMudar(instanteDeSaoPaulo(evento.target.value))}
          />
          {valor && (
            <button type="button" aria-label={PERIODO.tirarData(rotulo)} onClick={() => aoMudar(null)}>
              <X size={15} aria-hidden="true" />
            </button>
          )}
        </span>
      )}
    </Campo>
  );
}
