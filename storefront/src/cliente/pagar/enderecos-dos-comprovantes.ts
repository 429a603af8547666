import type { ArquivoVisto } from '@martelo/shared/arquivo';
import type { CompraDetalhe } from '@martelo/shared/compra';
import { motor } from '../../sessao/sessao.ts';
import { type EnderecosDeArquivos, enderecosDe } from '../anexo.ts';

/** Where the proofs of a purchase open, by the proof's uid; one whose address is not known is shown by its name. */
export async function enderecosDosComprovantes({
  pagamentos,
}: Pick<CompraDetalhe, 'pagamentos'>): Promise<EnderecosDeArquivos> {
  const comProva = pagamentos.filter(({ comprovantes }) => comprovantes.length > 0);
  const achados = await Promise.all(
    comProva.map(({ uid }) => motor<{ itens: ArquivoVisto[] }>(`/v1/cliente/pagamentos/${uid}/comprovantes`)),
  );
  return enderecosDe(achados.flatMap((resposta) => (resposta.tipo === 'ok' ? resposta.corpo.itens : [])));
}
