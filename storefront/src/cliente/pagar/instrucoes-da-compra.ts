import type { CompraDetalhe } from '@martelo/shared/compra';
import type { InstrucoesDePagamento } from '@martelo/shared/pos-venda/pedidos';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { motor } from '../../sessao/sessao.ts';
import type { InstrucoesDaLinha } from './instrucoes-da-linha.ts';
import { atosDaLinha } from './linha.ts';

/** How each row is paid that waits for it: the page has it before any script runs. */
export async function instrucoesDaCompra(
  compra: Pick<CompraDetalhe, 'pagamentos' | 'situacao'>,
): Promise<Map<string, InstrucoesDaLinha>> {
  const aberta = !semCobranca(compra.situacao);
  const linhas = compra.pagamentos.filter((linha) => atosDaLinha(linha, aberta).instrucoes);
  return new Map(
    await Promise.all(
      linhas.map(async ({ uid }): Promise<[string, InstrucoesDaLinha]> => {
        const resposta = await motor<InstrucoesDePagamento>(`/v1/cliente/pagamentos/${uid}/instrucoes`);
        if (resposta.tipo === 'ok') return [uid, resposta.corpo];
        const codigo = resposta.tipo === 'recusa' ? resposta.erro.codigo : null;
        return [uid, (codigo !== null && RECUSAS.get(codigo)) || 'sem-resposta'];
      }),
    ),
  );
}

const RECUSAS: ReadonlyMap<string, InstrucoesDaLinha> = new Map([
  ['MEIO_INDISPONIVEL', 'meio-saiu'],
  // Asked how to pay it, the engine found that it is paid.
  ['VENDA_NAO_AGUARDA_PAGAMENTO', 'ja-mudou'],
]);
