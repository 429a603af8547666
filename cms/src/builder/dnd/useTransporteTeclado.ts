'use client';

import { useEffect } from 'react';
import { ANUNCIOS } from '../../palavras/construtor/anuncios.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';
import type { Construtor } from '../useConstrutor.ts';
import type { Transporte } from './carga.ts';
import { descrever } from './descrever.ts';
import { largar } from './largar.ts';
import { passoDoTeclado } from './teclado.ts';

/** While something is carried by keyboard, the keys are the carrier's: arrows, Home, End, Enter, Space, Esc. */
export function useTransporteTeclado({
  comandos,
  construtor,
}: {
  comandos: Comandos;
  construtor: Construtor;
}): void {
  const { estado, despachar, anunciar } = construtor;
  const { transporte } = estado;
  const ativo = transporte?.por === 'teclado';

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is picked up
  useEffect(() => {
    if (!ativo || !transporte) return;
    const { nome, posicao, total } = descrever(comandos, transporte);
    anunciar(ANUNCIOS.pegou(nome, posicao, total, transporte.carga.tipo === 'elemento'));
  }, [ativo]);

  useEffect(() => {
    if (!ativo) return;
    const aoTeclar = (evento: KeyboardEvent) => {
      const atual = comandos.estado().transporte;
      if (!atual) return;
      const { sessoes } = comandos.estado().historico;
      const de = atual.carga.tipo === 'sessao' ? indiceDe(sessoes, atual.carga.id) : null;
      const passo = passoDoTeclado(evento.key, atual, sessoes.length, de);
      if (passo.acao === 'nada') return;
      evento.preventDefault();
      evento.stopPropagation();
      // The press that picked it up may still be held.
      if (passo.acao === 'soltar' && evento.repeat) return;
      const { nome, total, posicao } = descrever(comandos, atual);
      if (passo.acao === 'mover') {
        const novo = { ...atual, lacuna: passo.lacuna };
        anunciar(
          ANUNCIOS.moveu(nome, de === null ? null : posicao, descrever(comandos, novo).posicao, total),
        );
        despachar({ tipo: 'transportar', transporte: novo });
      } else {
        if (passo.acao === 'soltar') {
          largar(comandos, atual);
          anunciar(ANUNCIOS.soltou(nome, posicao, total));
        } else anunciar(ANUNCIOS.cancelou(nome));
        despachar({ tipo: 'transportar', transporte: null });
        devolverFoco(atual);
      }
    };
    window.addEventListener('keydown', aoTeclar, true);
    return () => window.removeEventListener('keydown', aoTeclar, true);
  }, [ativo, comandos, despachar, anunciar]);
}

/** Moving a row in the list takes the focus from its handle: give it back once it is drawn. */
function devolverFoco({ carga }: Transporte): void {
  if (carga.tipo !== 'sessao') return;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-alca="${CSS.escape(carga.id)}"]`)?.focus(),
  );
}
