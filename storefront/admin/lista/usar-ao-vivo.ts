import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { aCadaLigacao, aoReceber, avisar, ligar, pedir } from '../../src/live/conexao.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Consulta, Registro } from '../dados/tipos.ts';

/** Several writes of one act are one look. */
const JUNTAR_MS = 300;
const MARCA_MS = 4_000;

/**
 * A list that is looked at: a shown row that is written anew changes where it stands, and no other moves (BO7); rows that are not shown
 * wait until they are asked for. After a connection that was lost all is read again.
 */
export function useAoVivo(
  { nome }: RecursoDescrito,
  consulta: Consulta,
  linhas: readonly Registro[],
  lerDeNovo: () => Promise<unknown>,
) {
  const [novos, definirNovos] = useState<ReadonlySet<string>>(new Set());
  const [mudados, definirMudados] = useState<ReadonlySet<string>>(new Set());
  const mostradas = useRef(linhas);
  mostradas.current = linhas;
  const ler = useRef(lerDeNovo);
  ler.current = lerDeNovo;
  const provedor = useProvedor();
  const consultas = useQueryClient();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has no news yet
  useEffect(() => definirNovos(new Set()), [consulta]);

  useEffect(() => {
    const esperam = new Set<string>();
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const trocar = async () => {
      const uids = [...esperam];
      esperam.clear();
      for (const uid of uids) {
        const nova = await provedor.ler(nome, uid).catch(() => null);
        // Gone, or nobody's to see any more: it stays as it was until the list is read again.
        if (nova === null) continue;
        consultas.setQueriesData<{ data: Registro[] }>({ queryKey: [nome, 'getList'] }, (antes) =>
          antes?.data.some((um) => um.uid === uid)
            ? { ...antes, data: antes.data.map((um) => (um.uid === uid ? { ...um, ...nova } : um)) }
            : antes,
        );
        definirMudados((todos) => new Set(todos).add(uid));
        setTimeout(() => definirMudados((todos) => new Set([...todos].filter((um) => um !== uid))), MARCA_MS);
      }
    };
    let ligou = false;
    void ligar();
    const paradas = [
      aCadaLigacao(() => {
        pedir('acompanhar-registros', { recurso: nome })
          .then(() => {
            if (ligou) void ler.current();
            ligou = true;
          })
          .catch(() => {});
      }),
      aoReceber('on-registro', (dados) => {
        const { recurso, uid, revisao } = dados as { recurso: string; uid: string; revisao: number };
        if (recurso !== nome) return;
        const mostrada = mostradas.current.find((um) => um.uid === uid);
        if (mostrada === undefined) {
          if (revisao === 1) definirNovos((todos) => new Set(todos).add(uid));
          return;
        }
        if (mostrada.revisao >= revisao) return;
        esperam.add(uid);
        clearTimeout(relogio);
        relogio = setTimeout(() => void trocar(), JUNTAR_MS);
      }),
    ];
    return () => {
      clearTimeout(relogio);
      for (const parar of paradas) parar();
      avisar('deixar-registros', { recurso: nome });
    };
  }, [nome, provedor, consultas]);

  return {
    novos: novos.size,
    mudados,
    mostrar: () => {
      definirNovos(new Set());
      void ler.current();
    },
  };
}
