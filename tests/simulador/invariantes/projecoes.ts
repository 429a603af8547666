import { canonico } from '@martelo/shared/canonico';
import type { EventoLivro } from '@martelo/shared/livro';
import { LIVRO } from '../../../engine/src/leituras/registros/livro.ts';
import { LOTES, type LoteRegistro } from '../../../engine/src/leituras/registros/lote.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/** I14: the records are what the log makes of them, whatever happened on the way: each lot's line and each line of its ledger. */
export function projecoes({ livros }: Leitura, { processos, historia }: Partida): void {
  const { registros } = processos[0]!;
  const lotes = new Map(registros.todos<LoteRegistro>(LOTES.nome).map((lote) => [lote.uid, lote]));
  exigir(
    lotes.size === livros.size,
    'I14',
    () => `${lotes.size} lots in the records, ${livros.size} in the log`,
  );
  for (const lelUid of livros.keys()) {
    const registro = lotes.get(lelUid);
    const publico = historia.publico(lelUid)!;
    const dito = registro && [
      registro.valorAtual,
      registro.qtdLances,
      registro.dados.situacao,
      registro.dados.dataFim,
    ];
    const esperado = [publico.valorAtual, publico.qtdLances, publico.situacao, publico.dataFim];
    exigir(
      canonico(dito) === canonico(esperado),
      'I14',
      () => `${lelUid} recorded as ${dito}, its ledger says ${esperado}`,
    );
  }
  const linhas = new Map<string, EventoLivro[]>();
  for (const linha of registros.todos<EventoLivro & { lelUid: string }>(LIVRO.nome))
    linhas.set(linha.lelUid, [...(linhas.get(linha.lelUid) ?? []), linha]);
  for (const [lelUid, elos] of livros) {
    const hashes = (eventos: readonly { seq: number; hash: string }[]) =>
      eventos
        .map(({ seq, hash }) => `${seq} ${hash}`)
        .sort()
        .join();
    exigir(
      hashes(linhas.get(lelUid) ?? []) === hashes(elos),
      'I14',
      () => `the recorded ledger of ${lelUid} is another`,
    );
  }
}
