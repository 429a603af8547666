import type { Arquivo, Proposito } from '@martelo/shared/arquivo';
import { ErroMartelo } from '@martelo/shared/erros';

/** Told of what comes of files. */
export interface ContagemDeArquivos {
  received(proposito: Proposito, bytes: number): void;
  /** `motivo`: a code of the catalogue, or of ARQUIVO_RECUSADO its reason; `falha` for what nobody foresaw. */
  refused(motivo: string): void;
  orphans(quantos: number): void;
}

/** The same, counted: `proposito` null for a step on the way, whose refusals count alone. */
export async function contado<T>(
  contagem: ContagemDeArquivos | undefined,
  proposito: Proposito | null,
  trabalho: () => Promise<T>,
): Promise<T> {
  try {
    const feito = await trabalho();
    if (proposito !== null) contagem?.received(proposito, (feito as unknown as Arquivo).bytesEnviados);
    return feito;
  } catch (erro) {
    contagem?.refused(motivoDe(erro));
    throw erro;
  }
}

function motivoDe(erro: unknown): string {
  if (!(erro instanceof ErroMartelo)) return 'falha';
  const { motivo } = erro.detalhes;
  return erro.codigo === 'ARQUIVO_RECUSADO' && typeof motivo === 'string' ? motivo : erro.codigo;
}
