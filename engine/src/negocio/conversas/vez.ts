import { criarSerie } from '@martelo/shared/em-serie';
import { ErroMartelo } from '@martelo/shared/erros';

/**
 * The chat's own budget: of one chat one message is being written at a time, of all chats so many, and so many are under way in all. Whoever
 * comes then is told so: a chat that everybody shouts in holds up no other, and nobody's bid.
 */
export function criarVez(
  juntas: number,
  maximo: number,
): <R>(chat: string, fazer: () => Promise<R>) => Promise<R> {
  const emSerie = criarSerie();
  const fila: (() => void)[] = [];
  let aCaminho = 0;
  let emCurso = 0;

  const comLugar = async <R>(fazer: () => Promise<R>): Promise<R> => {
    if (emCurso < juntas) emCurso += 1;
    else await new Promise<void>((chegou) => fila.push(chegou));
    try {
      return await fazer();
    } finally {
      // Whose turn is next takes this one's place.
      const proxima = fila.shift();
      if (proxima === undefined) emCurso -= 1;
      else proxima();
    }
  };

  return async (chat, fazer) => {
    if (aCaminho >= maximo) throw new ErroMartelo('CHAT_OCUPADO');
    aCaminho += 1;
    try {
      return await emSerie(chat, () => comLugar(fazer));
    } finally {
      aCaminho -= 1;
    }
  };
}
