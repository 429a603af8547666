import { lerJson } from '@martelo/shared/json';
import { type Sessao, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import { MAXIMO_DE_SECOES } from '../modelo/conferir.ts';

const secoes = z.object({
  martelo: z.literal('secoes/1'),
  hotsite: z.int().positive(),
  sessoes: z.array(sessao).min(1).max(MAXIMO_DE_SECOES),
});

export interface SecoesCopiadas {
  /** The brand they were copied from: pictures and links are its. */
  hotsiteId: number;
  sessoes: Sessao[];
}

/** Sections as the clipboard carries them: text, so that it crosses pages, brands, tabs and machines. */
export const comoTexto = ({
  hotsiteId,
  sessoes,
}: {
  hotsiteId: number;
  sessoes: readonly Sessao[];
}): string => JSON.stringify({ martelo: 'secoes/1', hotsite: hotsiteId, sessoes });

/** What was copied from a page; null for any other text, or one that was tampered with. */
export function doTexto(texto: string): SecoesCopiadas | null {
  if (!texto.startsWith('{"martelo":"secoes/')) return null;
  const secao = secoes.safeParse(lerJson(texto));
  return secao.success ? { hotsiteId: secao.data.hotsite, sessoes: secao.data.sessoes } : null;
}
