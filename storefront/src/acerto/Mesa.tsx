'use client';

import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { Decidir } from '../mesa/Decidir.tsx';
import { Mesa as MesaDaFila } from '../mesa/Mesa.tsx';
import { ACERTO } from '../palavras/acerto.ts';
import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './acerto.module.css';
import { Documento } from './Documento.tsx';
import { espera } from './espera.ts';
import type { LinhaDaFila } from './fila.ts';
import { nomeDoTipo } from './nome-do-tipo.ts';
import { type Pergunta, Perguntas } from './Perguntas.tsx';
import { useDecisao } from './usar-decisao.ts';

const TECLAS = { a: 'aprovar', d: 'divergir' } as const satisfies Record<string, Pergunta>;

/** The queue of proofs, each beside what it is decided by. */
export function Mesa({ fila, agora }: { fila: readonly LinhaDaFila[]; agora: number }) {
  const [decidido, contar] = useState(0);
  const decisao = useDecisao(() => contar((antes) => antes + 1));
  return (
    <MesaDaFila
      {...{ fila, decidido, palavras: ACERTO, dito: decisao.dito, teclas: TECLAS }}
      vazio={
        <Vazio icone="circle-check" titulo={ACERTO.nadaAValidar}>
          {ACERTO.chegamAqui}
        </Vazio>
      }
      linha={(uma) => (
        <>
          <span>
            <strong>{uma.comprador ?? ACERTO.semNome}</strong>
            <span>{formatarReais(uma.valor)}</span>
          </span>
          <span className={estilo.suave}>
            <span>
              {ACERTO.compra(String(uma.venda.id))} · {nomeDoTipo(uma.tipo)}
            </span>
            <span>{espera(uma.desde, agora)}</span>
          </span>
        </>
      )}
      detalhe={(linha, posicao, { pergunta, perguntar }) => (
        <>
          <Documento linha={linha} agora={agora} posicao={posicao} />
          <Decidir palavras={ACERTO} aoPedir={perguntar} />
          <Perguntas
            {...{ linha, pergunta, decisao }}
            aoFechar={() => {
              perguntar(null);
              decisao.comando.limpar();
            }}
          />
        </>
      )}
    />
  );
}
