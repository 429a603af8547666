import { useDecisaoDaMesa } from '../../mesa/usar-decisao.ts';

/**
 * One answer at a time to "whose is it?", said when it is given; who was slower is told so and sees what there is now.
 * @param mudou refusal → what is said of it: the question is closed
 */
export function useDestino(mudou: Partial<Record<string, string>>, aoFim: () => void) {
  const { dito, comando, decidir } = useDecisaoDaMesa<unknown>({
    ...{ aoFim, mudou: ({ codigo }) => mudou[codigo] },
  });
  return {
    dito,
    comando,
    mandar: (caminho: string, corpo: object, feito: string): void =>
      decidir(feito, ({ mandar }) => mandar(caminho, corpo)),
  };
}
