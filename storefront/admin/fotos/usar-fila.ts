import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { MAXIMO_ENVIO } from '@martelo/shared/limites-de-arquivo';
import { useCallback, useEffect, useRef, useState } from 'react';
import { encolher } from '../../src/patio/encolher.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import type { Recusa } from '../dados/chamar.ts';
import { subirAndando } from '../dados/subir.ts';

export type EstadoDoEnvio = 'espera' | 'preparando' | 'enviando' | 'feita' | 'recusada';

/** A file on its way to a lot. */
export interface Envio {
  id: string;
  nome: string;
  lelUid: string;
  estado: EstadoDoEnvio;
  /** How much of it is sent, 0 to 1. */
  parte: number;
  /** Why it was refused. */
  erro: string | null;
}

interface Guardado {
  arquivo: File;
  ordem: number;
  /** The same at every try: what arrived once is there once. */
  comandoId: string;
}

export interface ParaEnviar {
  arquivo: File;
  lelUid: string;
  /** Among those that come with it, the lower first. */
  lugar?: number;
}

/** The engine takes three of a person at a time. */
const DE_UMA_VEZ = 2;
/** What large screens show, and half as much again. Pixels. */
const LADO = 2_400;

/** Sends pictures one after another, each by itself: made smaller, sent, told how far it is, tried again. */
export function useFila({
  grandeDemais,
  aoChegar,
}: {
  grandeDemais: string;
  aoChegar: (foto: FotoVista) => void;
}) {
  const [envios, mudar] = useState<readonly Envio[]>([]);
  const guardados = useRef(new Map<string, Guardado>());
  const fila = useRef<Envio[]>([]);
  const ocupadas = useRef(0);
  const fim = useRef(new AbortController());
  const chegou = useRef(aoChegar);
  chegou.current = aoChegar;
  useEffect(() => {
    fim.current = new AbortController();
    return () => fim.current.abort();
  }, []);

  const por = useCallback((id: string, mudanca: Partial<Envio>) => {
    mudar((todos) => todos.map((um) => (um.id === id ? { ...um, ...mudanca } : um)));
  }, []);

  const levar = useCallback(
    async ({ id, lelUid, nome }: Envio) => {
      const { arquivo, ordem, comandoId } = guardados.current.get(id)!;
      try {
        por(id, { estado: 'preparando', parte: 0, erro: null });
        const menor = await encolher(arquivo, LADO);
        const corpo = menor.size < arquivo.size ? menor : arquivo;
        if (corpo.size > MAXIMO_ENVIO) throw new Error(grandeDemais);
        const formulario = new FormData();
        formulario.append('comandoId', comandoId);
        formulario.append('ordem', String(ordem));
        formulario.append('arquivo', corpo, nome);
        por(id, { estado: 'enviando' });
        const foto = await subirAndando<FotoVista>(`/v1/lotes/${lelUid}/fotos`, formulario, {
          aoAndar: (parte) => por(id, { parte }),
          signal: fim.current.signal,
        });
        por(id, { estado: 'feita', parte: 1 });
        chegou.current(foto);
      } catch (erro) {
        por(id, { estado: 'recusada', erro: (erro as Recusa | Error).message });
      }
    },
    [por, grandeDemais],
  );

  const andar = useCallback(async () => {
    while (ocupadas.current < DE_UMA_VEZ) {
      const proximo = fila.current.shift();
      if (proximo === undefined || fim.current.signal.aborted) return;
      ocupadas.current += 1;
      void levar(proximo).finally(() => {
        ocupadas.current -= 1;
        void andar();
      });
    }
  }, [levar]);

  const enviar = useCallback(
    (novas: readonly ParaEnviar[]) => {
      const agora = Date.now() * 1_000;
      const itens = novas.map(({ arquivo, lelUid, lugar }, i): Envio => {
        const id = crypto.randomUUID();
        guardados.current.set(id, { arquivo, ordem: agora + (lugar ?? i), comandoId: novoComandoId() });
        return { id, nome: arquivo.name, lelUid, estado: 'espera', parte: 0, erro: null };
      });
      mudar((todos) => [...todos, ...itens]);
      fila.current.push(...itens);
      void andar();
    },
    [andar],
  );
  const deNovo = useCallback(
    (quais: readonly Envio[]) => {
      for (const { id } of quais) por(id, { estado: 'espera', parte: 0, erro: null });
      fila.current.push(...quais);
      void andar();
    },
    [por, andar],
  );
  const tirar = useCallback((quais: readonly Envio[]) => {
    const ids = new Set(quais.map(({ id }) => id));
    fila.current = fila.current.filter(({ id }) => !ids.has(id));
    for (const id of ids) guardados.current.delete(id);
    mudar((todos) => todos.filter(({ id }) => !ids.has(id)));
  }, []);
  const andando = envios.some(({ estado }) => estado !== 'feita' && estado !== 'recusada');
  return { envios, andando, enviar, deNovo, tirar };
}
