'use client';

import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { useComandos } from '../../contexto.ts';
import { lerDestino } from '../../destinos/destino.ts';
import { dizerDestino } from '../../destinos/dizer.ts';
import { Campo, type PropsCampo } from '../campos/Campo.tsx';
import { useRedor } from '../contexto.ts';
import { EscolherDestino } from './EscolherDestino.tsx';
import { ListagemComFiltros } from './ListagemComFiltros.tsx';
import estilos from './link.module.css';

interface Props extends PropsCampo {
  /** Where it leads while it is empty, when it leads anywhere. */
  vazio?: string | undefined;
  valor: string | null;
  aoMudar(valor: string | null): void;
}

/** A link, and in words where it leads. Nothing is null (spec 5). */
export function CampoLink({ valor, vazio, aoMudar, ...campo }: Props) {
  const { modo } = useComandos();
  const { fatos } = useRedor();
  const [recusa, setRecusa] = useState<string | null>(null);
  const { frase, falha } = dizerDestino(lerDestino(valor), fatos, modo);
  return (
    <Campo {...campo} erro={recusa}>
      {({ id, descritoPor, invalido }) => (
        <>
          <EscolherDestino
            id={id}
            descritoPor={descritoPor}
            invalido={invalido}
            vazio={vazio}
            valor={valor}
            aoEscolher={aoMudar}
            aoRecusar={setRecusa}
          />
          <div className={estilos.rodape}>
            {/* What is wrong is said by the gate, right below. */}
            <p className={estilos.frase} role="status">
              {frase && !falha && !recusa && (
                <>
                  <CornerDownRight size={13} aria-hidden="true" /> {frase}
                </>
              )}
            </p>
            <ListagemComFiltros valor={valor} aoEscolher={aoMudar} />
          </div>
        </>
      )}
    </Campo>
  );
}
