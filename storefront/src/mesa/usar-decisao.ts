import type { CorpoErro } from '@martelo/shared/erros';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type Comando, useComando } from '../sessao/usar-comando.ts';

interface Opcoes<R> {
  /** What is said of a refusal that ends the question, because somebody was faster; of others the question itself tells. */
  mudou(erro: CorpoErro): string | undefined;
  /** It was done. What is said of it, where that is not what was announced. */
  aoAceitar?(resposta: R): string | undefined;
  /** It was decided, or came to nothing: the question is closed. */
  aoFim(): void;
  metodo?: 'POST' | 'PUT';
}

/** One decision at a time, said once it is made; who was slower is told so. Either way the page is read again. */
export function useDecisaoDaMesa<R>({ mudou, aoAceitar, aoFim, metodo }: Opcoes<R>) {
  const router = useRouter();
  const [dito, dizer] = useState<{ texto: string; bom: boolean } | null>(null);
  const frase = useRef('');
  const acabar = (texto: string, bom: boolean) => {
    dizer({ texto, bom });
    aoFim();
    router.refresh();
  };
  const comando = useComando<R>((resposta) => acabar(aoAceitar?.(resposta) ?? frase.current, true), metodo);
  const recusa = comando.estado.tipo === 'recusado' ? comando.estado.erro : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const texto = recusa === null ? undefined : mudou(recusa);
    if (texto === undefined) return;
    comando.limpar();
    acabar(texto, false);
  }, [recusa]);
  return {
    dito,
    comando,
    /**
     * @param feito what is said once it is so
     * @param enviar sends it; where nobody answered the last time, that is told again instead
     */
    decidir(
      feito: string,
      enviar: (comando: Pick<Comando, 'mandar' | 'pedir' | 'enviar'>) => Promise<void>,
    ): void {
      frase.current = feito;
      if (comando.estado.tipo === 'incerto') {
        comando.repetir();
        return;
      }
      dizer(null);
      void enviar(comando);
    },
  };
}
