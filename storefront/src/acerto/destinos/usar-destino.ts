import { useDecisaoDaMesa } from '../../mesa/usar-decisao.ts';
import { ACERTO } from '../../palavras/acerto.ts';

/**
 * One answer at a time to "whose is it?", said when it is given; who was slower is told so and sees what there is now.
 * @param mudou refusal → what is said of it: the question is closed
 */
export function useDestino(mudou: Partial<Record<string, string>>, aoFim: () => void) {
  const { dito, comando, decidir } = useDecisaoDaMesa<object>({
    ...{ aoFim, mudou: ({ codigo }) => mudou[codigo] },
    // Left for a second person of the house to approve (P10).
    aoAceitar: (resposta) => ('aprovacaoUid' in resposta ? ACERTO.aguardaOutra : undefined),
  });
  return {
    dito,
    comando,
    mandar: (caminho: string, corpo: object, feito: string): void =>
      decidir(feito, ({ mandar }) => mandar(caminho, corpo)),
    enviar: (caminho: string, campos: Readonly<Record<string, string>>, arquivo: File, feito: string): void =>
      decidir(feito, ({ enviar }) => enviar(caminho, campos, arquivo)),
  };
}
