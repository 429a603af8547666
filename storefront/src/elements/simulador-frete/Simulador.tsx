'use client';

import type { SimulacaoDeFrete } from '@martelo/shared/frete';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SEM_CONEXAO } from '../../sessao/sem-conexao.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from './estilo.module.css';
import { Resultado } from './Resultado.tsx';

/** Asks and answers in place; where scripts do not run the form opens the page that answers the same. */
export function Simulador({ id, botao, children }: { id: string; botao: string; children: ReactNode }) {
  const [resposta, setResposta] = useState<SimulacaoDeFrete | string | null>(null);
  const [pedindo, setPedindo] = useState(false);

  const simular = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new URLSearchParams(
      new FormData(evento.currentTarget) as unknown as Record<string, string>,
    );
    setPedindo(true);
    try {
      const feita = await fetch(`/api/v1/fretes/simular?${campos}`);
      const corpo = await feita.json();
      setResposta(feita.ok ? corpo : String(corpo.message));
    } catch {
      setResposta(SEM_CONEXAO.message);
    }
    setPedindo(false);
  };

  return (
    <form
      action="/simular-frete"
      method="get"
      onSubmit={simular}
      className={estilo.simulador}
      id={`frete-${id}`}
    >
      {children}
      <Botao type="submit" tamanho="g" icone="truck" largo carregando={pedindo}>
        {botao}
      </Botao>
      <div role="status">
        {typeof resposta === 'string' ? (
          <p className={estilo.recusa}>{resposta}</p>
        ) : (
          resposta && <Resultado simulacao={resposta} />
        )}
      </div>
    </form>
  );
}
