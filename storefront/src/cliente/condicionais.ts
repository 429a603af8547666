import type { Compra } from '@martelo/shared/compra';
import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { motor } from '../sessao/sessao.ts';

/** What is negotiated about the purchases that are still conditional, by the lot's uid. */
export async function condicionaisDe(
  compras: readonly Pick<Compra, 'lelUid' | 'situacao'>[],
): Promise<Map<string, CondicionalDoLote>> {
  const pendentes = compras.filter(({ situacao }) => situacao === 'Condicional');
  const achadas = await Promise.all(
    pendentes.map(async ({ lelUid }) => {
      const resposta = await motor<MinhaPosicao>(`/v1/lotes/${lelUid}/minha-posicao`);
      const condicional = resposta.tipo === 'ok' ? resposta.corpo.condicional : null;
      return condicional === null ? [] : [[lelUid, condicional] as const];
    }),
  );
  return new Map(achadas.flat());
}
