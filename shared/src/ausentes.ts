/** The object without what is undefined: what was not sent stays absent, in a change, in an answer, and in what is digested. */
export const semAusentes = <T extends object>(objeto: T) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
