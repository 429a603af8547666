'use client';

import { useEffect } from 'react';
import { SALVAR } from '../../palavras/construtor/salvar.ts';
import type { Loja } from '../modelo/loja.ts';
import { paraRetomar } from '../modelo/retomar.ts';
import type { PaginaAberta } from '../servidor/pagina.ts';
import { Caderno } from './caderno.ts';
import type { Salvador } from './salvador.ts';

/** After the paint a gesture asks for, and soon enough that a crash takes nothing with it. */
const DEPOIS_DE_PINTAR_MS = 40;
const AQUECER_MS = 1_000;

/** Keeps what only this browser knows where a reload or a crash does not reach, and goes on from it when the page opens. */
export function useCaderno(
  { id, usuario }: PaginaAberta,
  loja: Loja,
  salvador: Salvador,
  avisar: (frase: string) => void,
): void {
  useEffect(() => {
    let vivo = true;
    let largar = () => {};
    let relogio: ReturnType<typeof setTimeout> | undefined;
    let aquecendo: ReturnType<typeof setTimeout> | undefined;
    void Caderno.abrir(id, usuario.id).then((aberto) => {
      if (!vivo) return aberto?.caderno.fechar();
      loja.comecar(aberto?.retomada ?? null);
      if (!aberto) return;
      const { caderno, retomada } = aberto;
      if (retomada?.naoSalvas.length && salvador.sujo) avisar(SALVAR.recuperamosAsAlteracoes);
      const gravar = () => {
        clearTimeout(aquecendo);
        relogio = undefined;
        caderno.gravar(() => paraRetomar(loja.estado(), salvador.enviados));
      };
      let { historico, base, conflitos } = loja.estado();
      const soltar = loja.assinar(() => {
        const agora = loja.estado();
        if (agora.historico === historico && agora.base === base && agora.conflitos === conflitos) return;
        ({ historico, base, conflitos } = agora);
        relogio ??= setTimeout(gravar, DEPOIS_DE_PINTAR_MS);
      });
      const aoEsconder = () => relogio !== undefined && gravar();
      window.addEventListener('pagehide', aoEsconder);
      largar = () => {
        soltar();
        window.removeEventListener('pagehide', aoEsconder);
        if (relogio !== undefined) {
          clearTimeout(relogio);
          gravar();
        }
        caderno.fechar();
      };
      // The fingerprints of a whole page take a moment: they are made while nothing else is going on, unless an edit comes first.
      aquecendo = setTimeout(gravar, AQUECER_MS);
    });
    return () => {
      vivo = false;
      clearTimeout(aquecendo);
      largar();
    };
  }, [id, usuario.id, loja, salvador, avisar]);
}
