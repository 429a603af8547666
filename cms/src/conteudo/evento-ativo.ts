import { ErroMartelo } from '@martelo/shared/erros';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { z } from 'zod';
import { ambiente } from '../ambiente.ts';
import type { Hotsite } from '../payload-types.ts';

/** The auction a brand is about right now, in the engine's own words. */
export const eventoAtivo = z.object({
  id: z.int(),
  uid: z.string(),
  nome: z.string(),
  nomeSemData: z.string(),
  data: z.string(),
  dia: z.string(),
  situacao: z.string(),
  quantidadeLotes: z.int(),
  /** Its lots, on the brand's site. */
  url: z.string(),
});
const lista = z.object({ itens: z.array(eventoAtivo.omit({ url: true })) });

/**
 * Live first, then what comes next.
 * @throws ErroMartelo NAO_ENCONTRADO when there is none, INDISPONIVEL when the engine does not answer; callers ignore both (spec 7)
 */
export async function eventoAtivoDaMarca(
  hotsite: Pick<Hotsite, 'subdominio' | 'tipo'>,
): Promise<z.infer<typeof eventoAtivo>> {
  const itens = await lerLeiloes(hotsite.subdominio);
  const porData = itens.toSorted((a, b) => a.data.localeCompare(b.data));
  const ativo = porData.find(({ situacao }) => situacao === 'AO_VIVO') ?? porData[0];
  if (!ativo) throw new ErroMartelo('NAO_ENCONTRADO');
  return { ...ativo, url: `/${prefixoDoLote(hotsite.tipo)}?leilao=${ativo.uid}` };
}

async function lerLeiloes(subdominio: string) {
  try {
    const resposta = await fetch(`${ambiente().engineUrl}/v1/leiloes/lista-site`, {
      redirect: 'error',
      headers: { hotsite: subdominio },
      signal: AbortSignal.timeout(4_000),
    });
    if (!resposta.ok) throw new Error(String(resposta.status));
    return lista.parse(await resposta.json()).itens;
  } catch {
    throw new ErroMartelo('INDISPONIVEL');
  }
}
