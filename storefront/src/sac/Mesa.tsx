'use client';

import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { useState } from 'react';
import { espera } from '../acerto/espera.ts';
import { Decidir } from '../mesa/Decidir.tsx';
import { Mesa as MesaDaFila } from '../mesa/Mesa.tsx';
import daMesa from '../mesa/mesa.module.css';
import { SAC } from '../palavras/sac.ts';
import { Vazio } from '../site/ui/Vazio.tsx';
import { Documento } from './Documento.tsx';
import type { DocumentoNaFila } from './fila.ts';
import { type Pergunta, Perguntas } from './Perguntas.tsx';
import { useDecisao } from './usar-decisao.ts';

const TECLAS = { a: 'aprovar', d: 'divergir' } as const satisfies Record<string, Pergunta>;

/** The queue of documents, each beside whose it is. */
export function Mesa({ fila, agora }: { fila: readonly DocumentoNaFila[]; agora: number }) {
  const [decidido, contar] = useState(0);
  const decisao = useDecisao(() => contar((antes) => antes + 1));
  return (
    <MesaDaFila
      {...{ fila, decidido, palavras: SAC, dito: decisao.dito, teclas: TECLAS }}
      vazio={
        <Vazio icone="circle-check" titulo={SAC.nadaAConferir}>
          {SAC.chegamAqui}
        </Vazio>
      }
      linha={(uma) => (
        <>
          <span>
            <strong>{uma.cliente ?? SAC.semNome}</strong>
          </span>
          <span className={daMesa.suave}>
            <span>{ROTULOS_TIPO_DOCUMENTO[uma.tipo]}</span>
            <span>{espera(uma.desde, agora)}</span>
          </span>
        </>
      )}
      detalhe={(documento, posicao, { pergunta, perguntar }) => (
        <>
          <Documento key={documento.uid} {...{ documento, agora, posicao }} />
          <Decidir palavras={SAC} aoPedir={perguntar} />
          <Perguntas
            {...{ documento, pergunta, decisao }}
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
