let parada = false;

/** What stands on this page must be read, and the session it came from is over: nothing leads away from it by itself. */
export const pararVigia = (): void => {
  parada = true;
};

export const vigiaParada = (): boolean => parada;
