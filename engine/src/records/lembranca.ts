/** Answers kept in memory until they are forgotten or too old. */
export interface Lembranca<T> {
  /** What `consultar` says, asked once for everybody who wants it meanwhile. */
  ler(chave: string): Promise<T | null>;
  esquecer(chave: string): void;
}

interface Opcoes<T> {
  consultar(chave: string): Promise<T | null>;
  /** Entries kept at most; the one read for the first time longest ago goes first. */
  maximo: number;
  /** How long an entry is believed without asking again: where others write too, the end of a word that was lost. */
  validadeMs: number;
  relogio: () => number;
}

/**
 * A bounded memory in front of the records. An answer that was looked up before a change is not kept after it, and what does not exist
 * is not kept at all: made-up keys would fill the memory.
 */
export function criarLembranca<T>({ consultar, maximo, validadeMs, relogio }: Opcoes<T>): Lembranca<T> {
  const lembradas = new Map<string, { ate: number; resposta: Promise<T | null> }>();
  const esquecer = (chave: string): void => {
    lembradas.delete(chave);
  };
  return {
    ler(chave) {
      const lembrada = lembradas.get(chave);
      if (lembrada !== undefined && relogio() < lembrada.ate) return lembrada.resposta;
      const nova = { ate: relogio() + validadeMs, resposta: consultar(chave) };
      lembradas.delete(chave);
      lembradas.set(chave, nova);
      if (lembradas.size > maximo) esquecer(lembradas.keys().next().value as string);
      const retirar = () => {
        if (lembradas.get(chave) === nova) esquecer(chave);
      };
      nova.resposta.then((valor) => valor === null && retirar(), retirar);
      return nova.resposta;
    },
    esquecer,
  };
}
