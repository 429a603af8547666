import { useEffect, useState } from 'react';

/**
 * What is asked for when it is looked at: null while it is, `falhou` where there was no answer. What was asked of another key is not shown.
 * @param chave of what is looked at and as which revision
 */
export function useLido<T extends object>(
  chave: string,
  ler: () => Promise<T | 'falhou'>,
): T | 'falhou' | null {
  const [achado, guardar] = useState<{ de: string; lido: T | 'falhou' } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    let atual = true;
    void ler().then((lido) => atual && guardar({ de: chave, lido }));
    return () => {
      atual = false;
    };
  }, [chave]);
  return achado?.de === chave ? achado.lido : null;
}
