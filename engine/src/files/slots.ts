import { ErroMartelo } from '@martelo/shared/erros';

/** Files under way at once: each may hold 15 MB. */
const NO_PROCESSO = 12;
const POR_PESSOA = 3;
/** What a file under way takes, about. Seconds. */
const ESPERA_S = 2;

/** How many files arrive at once, in all and from one person. */
export interface Slots {
  /** Gives what gives it back. @throws ErroMartelo LIMITE_DE_ARQUIVOS for one's own, OCUPADO for everybody's */
  take(quem: string): () => void;
}

export function createSlots(total = NO_PROCESSO, perPerson = POR_PESSOA): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(quem) {
      const own = taken.get(quem) ?? 0;
      if (own >= perPerson)
        throw new ErroMartelo(
          'LIMITE_DE_ARQUIVOS',
          { aguardarSegundos: ESPERA_S },
          'Espere terminarem os arquivos que você está enviando.',
        );
      if (all >= total)
        throw new ErroMartelo(
          'OCUPADO',
          {},
          'Estamos recebendo muitos arquivos agora. Tente de novo em instantes.',
        );
      taken.set(quem, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = taken.get(quem)! - 1;
        if (left === 0) taken.delete(quem);
        else taken.set(quem, left);
      };
    },
  };
}
