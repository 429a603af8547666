'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Sessao } from '@martelo/shared/pagina';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { PORTAO } from '../../palavras/construtor/portao.ts';
import type { FatosDaMarca } from '../destinos/fatos.ts';
import { useFatos } from '../destinos/useFatos.ts';
import { type AchadoDaRegra, examinar } from './examinar.ts';
import type { Cabeca } from './regra.ts';

/** Quiet time after the last change before the page is judged again, ms: never within a key press. */
const ESPERA_MS = 350;

export type Portao = ReturnType<typeof usePortao>;

/** The gate, live: what it finds as the page is edited, and the dialog that stands before publishing. */
export function usePortao(pedido: {
  hotsiteId: number;
  modo: TipoHotsite;
  cabeca: Cabeca;
  sessoes: readonly Sessao[];
  publicar(): void;
  avisar(mensagem: string): void;
}) {
  const { hotsiteId, modo, cabeca, sessoes, publicar, avisar } = pedido;
  const { fatos, renovar } = useFatos(hotsiteId, sessoes, cabeca);
  const [achados, setAchados] = useState<readonly AchadoDaRegra[]>([]);
  const [aberto, setAberto] = useState<'ver' | 'publicar' | null>(null);
  const [cobrado, setCobrado] = useState(false);
  const atuais = useRef(sessoes);
  atuais.current = sessoes;

  const julgar = useCallback(
    (com: FatosDaMarca | null) => {
      const novos = examinar({
        cabeca,
        sessoes: atuais.current,
        modo,
        agora: Date.now(),
        fatos: com,
        definicaoDe,
      });
      setAchados(novos);
      return novos;
    },
    [modo, cabeca],
  );

  // Typing comes first: the judging waits for a pause, and then for the browser to have nothing better to do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page is what has to be judged
  useEffect(() => {
    let ocioso = 0;
    const relogio = setTimeout(() => {
      ocioso = quandoOcioso(() => julgar(fatos));
    }, ESPERA_MS);
    return () => {
      clearTimeout(relogio);
      cancelar(ocioso);
    };
  }, [sessoes, fatos, julgar]);

  const abrir = useCallback(() => {
    setCobrado(true);
    setAberto('ver');
    julgar(fatos);
    void renovar();
  }, [julgar, renovar, fatos]);

  /** Publishes when there is nothing to say; else the dialog says it first. Links are asked about anew. */
  const tentarPublicar = useCallback(async () => {
    avisar(PORTAO.aguarde);
    const novos = julgar((await renovar()) ?? fatos);
    avisar('');
    if (novos.length === 0) publicar();
    else {
      setCobrado(true);
      setAberto('publicar');
    }
  }, [julgar, renovar, publicar, avisar, fatos]);

  const fechar = useCallback(() => setAberto(null), []);
  const publicarAssimMesmo = useCallback(() => {
    setAberto(null);
    publicar();
  }, [publicar]);

  return useMemo(
    () => ({ fatos, achados, aberto, cobrado, abrir, fechar, tentarPublicar, publicarAssimMesmo }),
    [fatos, achados, aberto, cobrado, abrir, fechar, tentarPublicar, publicarAssimMesmo],
  );
}

/** Safari has no idle callback. */
const quandoOcioso = (fazer: () => void): number =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(fazer, { timeout: 1_000 })
    : (setTimeout(fazer) as unknown as number);
const cancelar = (id: number): void =>
  typeof cancelIdleCallback === 'function' ? cancelIdleCallback(id) : clearTimeout(id);
