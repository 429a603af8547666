import { canonico } from '@martelo/shared/canonico';
import type { Partida } from '../partida.ts';
import { proximoDe } from '../placar.ts';
import { exigir } from '../violacao.ts';
import { ehLance, type Leitura } from './leitura.ts';

/** I15 and I16: everybody who is connected in the end has the ledger's last state and its bids, in order; a stranger has nothing. */
export function mesmoFim({ livros }: Leitura, { espectadores, historia }: Partida): void {
  for (const { lelUid, lote, alheio } of espectadores) {
    if (alheio) {
      exigir(lote === null, 'I16', () => `${lelUid} was shown to another brand`);
      continue;
    }
    const publico = historia.publico(lelUid)!;
    const { seq, valorAtual, lider, qtdLances, dataFim, situacao, comunicados } = publico;
    const estado = lote!.estado;
    const { compreJa: _, ...visivel } = estado;
    const visto = canonico({ ...visivel, lider: estado.lider?.apelido ?? null });
    const proximoLance = proximoDe(publico);
    const esperado = canonico({
      lelUid,
      seq,
      valorAtual,
      proximoLance,
      lider,
      qtdLances,
      dataFim,
      situacao,
      ...(comunicados.length === 0 ? {} : { comunicados }),
    });
    exigir(visto === esperado, 'I15', () => `a watcher ended at ${visto}, the ledger at ${esperado}`);
    const lances = livros.get(lelUid)!.flatMap(({ seq, publico }) => (ehLance(publico) ? [seq] : []));
    const historico = lote!.historico.map((lance) => lance.seq).reverse();
    exigir(
      canonico(historico) === canonico(lances),
      'I15',
      () => `a watcher knows bids ${historico}, there are ${lances}`,
    );
  }
}
