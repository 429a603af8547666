import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useEffect, useState } from 'react';
import { aCadaLigacao, aoReceber, avisar, ligar, pedir } from '../../src/live/conexao.ts';
import type { Registro } from '../dados/tipos.ts';

/** Whether somebody has saved the record since it was shown. */
export function useMudouAgora(
  { nome }: RecursoDescrito,
  { uid, revisao }: Registro,
  ler: () => void,
): boolean {
  const [ultima, definir] = useState(revisao);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ler` is another at each drawing
  useEffect(() => {
    void ligar();
    const paradas = [
      aCadaLigacao(() => void pedir('acompanhar-registros', { recurso: nome }).catch(() => {})),
      aoReceber('on-registro', (dados) => {
        const dito = dados as { recurso: string; uid: string; revisao: number };
        if (dito.recurso !== nome || dito.uid !== uid) return;
        definir(dito.revisao);
        ler();
      }),
    ];
    return () => {
      for (const parar of paradas) parar();
      avisar('deixar-registros', { recurso: nome });
    };
  }, [nome, uid]);
  return ultima > revisao;
}
