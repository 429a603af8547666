import { PARTICIPACOES } from '../cliente/participacao.ts';
import { LEILOES } from '../leiloes/registro.ts';
import type { StoredCommit } from '../log/log.ts';
import { LIVRO } from '../lotes/livro.ts';
import { LOTES } from '../lotes/registro.ts';
import type { TransacaoProjecao } from '../records/records.ts';
import { projetarLeilao } from './leilao.ts';
import { projetarLivro, projetarLote } from './lote.ts';
import { projetarParticipacao } from './participacao.ts';
import { Rascunho } from './rascunho.ts';
import { type DependenciasVenda, projetarVenda } from './venda.ts';

/** The catalogue: all the records that follow from the log, made commit by commit, each commit once and as a whole. */
export function projecaoCatalogo(deps: DependenciasVenda) {
  const partes = [projetarLeilao, projetarLote, projetarLivro, projetarParticipacao, projetarVenda(deps)];
  return {
    nome: 'catalogo',
    /** What may be thrown away and made again. Sales and documents are not: payments and revocations live in them. */
    colecoes: [LEILOES, LOTES, LIVRO, PARTICIPACOES].map(({ nome }) => nome),
    aplicar(tx: TransacaoProjecao, commit: Pick<StoredCommit, 'stream' | 'events'>): void {
      const rascunho = new Rascunho(tx);
      const leiUid = commit.stream.replace(/^leilao:/, '');
      for (const evento of commit.events) for (const projetar of partes) projetar(rascunho, leiUid, evento);
      rascunho.concluir();
    },
  };
}
