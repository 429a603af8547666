import type { SituacaoLeilao } from '@martelo/shared/leilao';
import { TRANSICOES_LEILAO } from '@martelo/shared/leilao-transicoes';
import type { SituacaoLote } from '@martelo/shared/lote';
import { TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/** I17: no sequence of calls reaches a situation that the tables have no arrow to; a refusal changes nothing at all. */
export function transicoes({ grupos }: Leitura, _: Partida): void {
  const lotes = new Map<string, SituacaoLote>();
  const leiloes = new Map<string, SituacaoLeilao>();
  for (const { leiUid, comando, resposta, eventos } of grupos) {
    exigir(
      resposta.ok || eventos.length === 0,
      'I17',
      () => `${comando.comandoId} was refused and left ${eventos[0]?.tipo}`,
    );
    for (const evento of eventos) {
      if (evento.tipo === 'LeilaoCriado/1') leiloes.set(leiUid, evento.leilao.situacao);
      if (evento.tipo === 'SituacaoLeilaoAlterada/1') {
        const de = leiloes.get(leiUid)!;
        const ha = TRANSICOES_LEILAO[de].some(({ para }) => para === evento.situacao);
        exigir(
          ha,
          'I17',
          () => `the auction went from ${de} to ${evento.situacao} by ${comando.pedido.tipo}`,
        );
        leiloes.set(leiUid, evento.situacao);
      }
      if (!('elo' in evento) || evento.elo === null) continue;
      const { lelUid, publico } = evento.elo;
      if (publico.tipo === 'LoteIncluido') lotes.set(lelUid, publico.situacao);
      if (publico.tipo !== 'SituacaoAlterada' && publico.tipo !== 'Encerrado') continue;
      const de = lotes.get(lelUid)!;
      const ha = TRANSICOES_LOTE[de].some(({ para }) => para === publico.situacao);
      exigir(ha, 'I17', () => `${lelUid} went from ${de} to ${publico.situacao} by ${comando.pedido.tipo}`);
      lotes.set(lelUid, publico.situacao);
    }
  }
}
