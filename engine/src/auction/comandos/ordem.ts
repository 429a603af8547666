import { ErroMartelo } from '@martelo/shared/erros';
import type { Ata } from '../atos/ata.ts';
import { encerrado } from '../leituras/abertura.ts';
import { exigirRevisao, revisaoDaOrdem } from '../leituras/revisao.ts';
import { fimNaSequencia } from '../leituras/tempo.ts';
import { condicoesDoLote } from '../modelo/condicoes.ts';
import type { DadosLote } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * Puts lots in this order, in the places that they hold between them; the others stay where they are (rule 15). The end of a timed
 * lot follows its place unless somebody set it by hand; it never moves back once somebody bid, nor to an instant that has passed.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, REQUISICAO_INVALIDA for a lot named twice, ALTERACAO_NAO_PERMITIDA for a closed one;
 * REVISAO_DESATUALIZADA
 */
export function ordenarLotes(
  estado: Estado,
  { lelUids, revisao }: PedidoDe<'ordenar-lotes'>,
  ata: Ata,
): Record<string, unknown> {
  exigirRevisao(revisao, () => revisaoDaOrdem(estado));
  if (new Set(lelUids).size !== lelUids.length)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, 'Um lote aparece duas vezes na ordem.');
  const lotes = lelUids.map((uid) => exigirLote(estado, uid));
  const lugares = lotes.map(({ posicaoLeilao }) => posicaoLeilao).sort((a, b) => a - b);
  const movidos = lotes
    .map((lote, i) => ({ lote, posicaoLeilao: lugares[i]! }))
    .filter(({ lote, posicaoLeilao }) => posicaoLeilao !== lote.posicaoLeilao);
  for (const { lote, posicaoLeilao } of movidos) mover(estado, lote, posicaoLeilao, ata);
  return { movidos: movidos.length };
}

function mover(estado: Estado, lote: EstadoLote, posicaoLeilao: number, ata: Ata): void {
  if (encerrado(lote))
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', { campo: 'a ordem', porque: 'o lote já foi encerrado' });
  const mudancas: Partial<DadosLote> = { posicaoLeilao };
  const fim = fimNoLugar(estado, lote, posicaoLeilao, ata.instante);
  if (fim !== null) mudancas.dataFim = fim;
  const { incrementos } = estado.leilao;
  const elo =
    fim === null
      ? null
      : ata.elo(lote, {
          tipo: 'LoteAlterado',
          ...condicoesDoLote({ ...lote.dados, ...mudancas }, incrementos),
        });
  ata.registrar({ tipo: 'LoteAlterado/1', instante: ata.instante, lelUid: lote.uid, mudancas, elo });
}

/** The end that the new place gives, ISO; null when it stays. */
function fimNoLugar({ leilao }: Estado, lote: EstadoLote, posicao: number, agora: number): string | null {
  // Set by hand; or a live lot's, that is none.
  if (lote.dados.dataFim !== fimNaSequencia(leilao, lote.posicaoLeilao)) return null;
  const fim = fimNaSequencia(leilao, posicao);
  const instante = Date.parse(fim);
  const recua = lote.qtdLances > 0 && instante < lote.dataFim!;
  if (recua || instante <= agora || instante <= lote.dataInicio || fim === lote.dados.dataFim) return null;
  return fim;
}
