import type { ArquivoVisto } from '@martelo/shared/arquivo';
import { useEffect, useState } from 'react';

/** Where the very same bytes were sent besides (P7). */
interface Igual {
  pagamentoUid: string | null;
  vendaId: number | null;
  enviadoEm: string;
}
export type ArquivoDaEquipe = ArquivoVisto & { iguais: Igual[] };

/** A row's files by uid, asked for when it is looked at; null while they are, and none where there was no answer. */
export function useArquivos(
  pagamentoUid: string,
  quantos: number,
): ReadonlyMap<string, ArquivoDaEquipe> | null {
  const [achados, guardar] = useState<{ de: string; arquivos: ReadonlyMap<string, ArquivoDaEquipe> } | null>(
    null,
  );
  const chave = `${pagamentoUid}:${quantos}`;
  useEffect(() => {
    if (quantos === 0) return;
    const aborto = new AbortController();
    const ler = async () => {
      const resposta = await fetch(`/api/v1/pagamentos/${pagamentoUid}/comprovantes`, {
        signal: aborto.signal,
      });
      const { itens } = resposta.ok
        ? ((await resposta.json()) as { itens: ArquivoDaEquipe[] })
        : { itens: [] };
      return new Map(itens.map((um) => [um.uid, um]));
    };
    ler()
      .catch(() => new Map<string, ArquivoDaEquipe>())
      .then((arquivos) => aborto.signal.aborted || guardar({ de: chave, arquivos }));
    return () => aborto.abort();
  }, [pagamentoUid, quantos, chave]);
  return achados?.de === chave ? achados.arquivos : null;
}
