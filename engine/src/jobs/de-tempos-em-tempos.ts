interface Opcoes {
  /** Ms between the end of one turn and the next. */
  aCada: number;
  aoFalhar(erro: unknown): void;
}

/** Does something at once and then again and again, never twice at a time; a turn that fails waits for the next. */
export function deTemposEmTempos(fazer: () => Promise<void>, { aCada, aoFalhar }: Opcoes) {
  let parado = false;
  let timer: NodeJS.Timeout | undefined;
  const girar = async (): Promise<void> => {
    await fazer().catch(aoFalhar);
    if (parado) return;
    timer = setTimeout(() => {
      rodada = girar();
    }, aCada);
    timer.unref();
  };
  let rodada = girar();
  return {
    /** Resolves when the turn at hand is over; there is none after it. */
    async parar(): Promise<void> {
      parado = true;
      clearTimeout(timer);
      await rodada;
    },
  };
}
