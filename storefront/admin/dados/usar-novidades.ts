import { useEffect, useRef } from 'react';
import { aCadaLigacao, aoReceber, avisar, ligar, pedir } from '../../src/live/conexao.ts';

/** Several writes of one act are one look. */
const JUNTAR_MS = 400;

/** Has something read again as records of these kinds are written, and after a connection that was lost. */
export function useNovidades(especies: readonly string[], lerDeNovo: () => void): void {
  const ler = useRef(lerDeNovo);
  ler.current = lerDeNovo;
  const quais = especies.join(' ');
  useEffect(() => {
    const nomes = quais.split(' ');
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const logo = () => {
      clearTimeout(relogio);
      relogio = setTimeout(() => ler.current(), JUNTAR_MS);
    };
    let ligou = false;
    void ligar();
    const paradas = [
      aCadaLigacao(() => {
        for (const recurso of nomes) void pedir('acompanhar-registros', { recurso }).catch(() => {});
        if (ligou) logo();
        ligou = true;
      }),
      aoReceber('on-registro', (dados) => {
        if (nomes.includes((dados as { recurso: string }).recurso)) logo();
      }),
    ];
    return () => {
      clearTimeout(relogio);
      for (const parar of paradas) parar();
      for (const recurso of nomes) avisar('deixar-registros', { recurso });
    };
  }, [quais]);
}
