import { useEffect, useRef, useState } from 'react';
import { esquecer, guardar, lerGuardado } from './guardado.ts';

/** What somebody is in the middle of at the gate. */
export interface Rascunho {
  digitado: string;
  /** The pickup that is looked at, by the code that opened it. */
  aberta: { uid: string; codigo: string; dia: string } | null;
  documento: string;
  foraDoDia: boolean;
  fotos: readonly Blob[];
}
const VAZIO: Rascunho = { digitado: '', aberta: null, documento: '', foraDoDia: false, fotos: [] };
const VALIDADE_MS = 12 * 3_600_000;

/**
 * What is typed and photographed is kept on the device with each change, by account: the session may end meanwhile, and phones put a page away
 * while their camera is open. Told once with what was found there.
 */
export function useRascunho(conta: string, aoAchar: (achado: Rascunho) => void) {
  const [rascunho, definir] = useState(VAZIO);
  const atual = useRef(rascunho);
  const tocado = useRef(false);
  const contar = useRef(aoAchar);
  contar.current = aoAchar;
  useEffect(() => {
    let aqui = true;
    const ler = async () => {
      const achado = await lerGuardado<{ rascunho: Rascunho; em: number }>('rascunhos', conta);
      if (!aqui || tocado.current || achado === null) return;
      if (Date.now() - achado.em > VALIDADE_MS) return void esquecer('rascunhos', conta);
      atual.current = achado.rascunho;
      definir(achado.rascunho);
      contar.current(achado.rascunho);
    };
    void ler().catch(() => {});
    return () => {
      aqui = false;
    };
  }, [conta]);
  const mudar = (mudanca: Partial<Rascunho>): void => {
    tocado.current = true;
    atual.current = { ...atual.current, ...mudanca };
    definir(atual.current);
    // Where the device keeps nothing, it is in the page alone, as any form.
    void guardar('rascunhos', conta, { rascunho: atual.current, em: Date.now() }).catch(() => {});
  };
  const limpar = (): void => {
    tocado.current = true;
    atual.current = VAZIO;
    definir(VAZIO);
    void esquecer('rascunhos', conta).catch(() => {});
  };
  return { rascunho, mudar, limpar };
}
