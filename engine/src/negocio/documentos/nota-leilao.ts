import { ErroMartelo } from '@martelo/shared/erros';
import { NOTAS_POR_ARQUIVO, type NotaImpressa, type NotasDoLeilao } from '@martelo/shared/impressos/nota';
import { z } from 'zod';

/** D10: one or a list; as often as one is named, it stands there once. */
const lista = (um: z.ZodString) =>
  z
    .union([um, z.array(um)])
    .transform((dito) => [...new Set([dito].flat())])
    .refine((ditos) => ditos.length <= NOTAS_POR_ARQUIVO, `são até ${NOTAS_POR_ARQUIVO} notas por vez`);

export const porHash = z.object({ hash: lista(z.string().min(1).max(100)) });
export const porUid = z.object({ uid: lista(z.string().max(40)) });

/** Notas in the order that they were asked for; one that is not there, and there are none. @throws what `ler` throws */
export async function juntarNotas(
  chaves: readonly string[],
  ler: (chave: string) => Promise<NotaImpressa>,
): Promise<NotasDoLeilao> {
  const notas: NotaImpressa[] = [];
  for (const chave of chaves) notas.push(await ler(chave));
  const [primeira] = notas;
  if (primeira === undefined) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
  const valem = notas.filter(({ cancelada }) => cancelada === null);
  return {
    // The same notas print the same bytes.
    emitidoEm: notas
      .map(({ emitidoEm, cancelada }) => cancelada?.em ?? emitidoEm)
      .reduce((a, b) => (a > b ? a : b)),
    hotsite: primeira.hotsite,
    leilao: primeira.leilao.nome,
    quantidade: notas.length,
    total: valem.reduce((soma, { total }) => soma + total, 0),
    notas,
  };
}
