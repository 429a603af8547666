import { MAXIMO_ENVIO } from '@martelo/shared/limites-de-arquivo';
import { useState } from 'react';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import type { Recusa } from '../dados/chamar.ts';
import { anexar, usePalavras } from './dados.ts';

/** A file on its way to a paper: chosen, sent, refused where it was asked for. */
export function useAnexar() {
  const P = usePalavras();
  const [arquivo, escolherArquivo] = useState<File | null>(null);
  const [parte, andar] = useState<number | null>(null);
  const [problemas, recusar] = useState<readonly string[]>([]);
  // Sent again after nobody answered, it is the same act; another file is another.
  const [comandoId, outroComando] = useState(novoComandoId);
  const escolher = (qual: File | null) => {
    outroComando(novoComandoId());
    escolherArquivo(qual);
    recusar([]);
  };
  /** What of the file keeps it from being sent; null where nothing does. */
  const falta = (): string | null => {
    if (arquivo === null) return P.semArquivo;
    return arquivo.size > MAXIMO_ENVIO ? P.grandeDemais : null;
  };
  /** @param onde gives the paper's uid: it may have to be made first */
  const enviar = async (onde: () => Promise<string>): Promise<boolean> => {
    if (arquivo === null) return false;
    recusar([]);
    andar(0);
    try {
      await anexar(await onde(), { arquivo, comandoId }, andar);
      return true;
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
      return false;
    } finally {
      andar(null);
    }
  };
  return { escolher, falta, enviar, parte, problemas, recusar };
}
