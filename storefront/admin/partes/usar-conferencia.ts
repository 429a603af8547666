import { type RefObject, useEffect, useRef, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { type Recusa, subir } from '../dados/chamar.ts';

type Passo<R> =
  | { nome: 'escolher'; recusa?: readonly string[] }
  | { nome: 'conferindo'; arquivo: File }
  | { nome: 'fazendo'; arquivo: File }
  | { nome: 'conferido'; arquivo: File; relatorio: R; recusa?: readonly string[] }
  | { nome: 'pronto'; relatorio: R };

/**
 * A file that is read and checked first, with nothing done (`?simular=true` of the same call), and taken in when somebody says so.
 * @param aoFim once it was taken in, or was not: what shows what it did is read again
 */
export function useConferencia<R>(
  caminho: string,
  aoFim: () => Promise<void>,
): {
  passo: Passo<R>;
  titulo: RefObject<HTMLHeadingElement | null>;
  conferir(arquivo: File): Promise<void>;
  fazer(arquivo: File, conferido: R): Promise<void>;
  voltar(): void;
} {
  const [passo, ir] = useState<Passo<R>>({ nome: 'escolher' });
  const titulo = useRef<HTMLHeadingElement>(null);
  // Who follows by ear or by keys stands where the next step begins.
  useEffect(() => {
    if (passo.nome !== 'escolher') titulo.current?.focus();
  }, [passo.nome]);
  return {
    ...{ passo, titulo },
    async conferir(arquivo) {
      ir({ nome: 'conferindo', arquivo });
      try {
        ir({ nome: 'conferido', arquivo, relatorio: await subir<R>(`${caminho}?simular=true`, arquivo) });
      } catch (erro) {
        ir({ nome: 'escolher', recusa: mensagensDe(erro) });
      }
    },
    async fazer(arquivo, conferido) {
      ir({ nome: 'fazendo', arquivo });
      try {
        ir({ nome: 'pronto', relatorio: await subir<R>(caminho, arquivo) });
      } catch (erro) {
        ir({ nome: 'conferido', arquivo, relatorio: conferido, recusa: mensagensDe(erro) });
      } finally {
        await aoFim();
      }
    },
    voltar: () => ir({ nome: 'escolher' }),
  };
}

const mensagensDe = (erro: unknown): readonly string[] => (erro as Recusa).mensagens ?? [ADMIN.semConexao];
