import { PARTICIPACOES } from '../cliente/participacao.ts';
import { CONDICIONAIS } from '../condicionais/registro.ts';
import { DOCUMENTOS } from '../documentos/registro.ts';
import { TAREFAS } from '../jobs/tarefas.ts';
import { LANCES } from '../lances/registro.ts';
import { LEILOES } from '../leiloes/registro.ts';
import { LIVRO } from '../lotes/livro.ts';
import { LOTES } from '../lotes/registro.ts';
import type { Registros } from '../records/records.ts';
import type { Projecao } from '../runtime/projecoes.ts';
import { VENDAS, VENDAS_DESFEITAS } from '../vendas/registro.ts';
import { projetarCondicional } from './condicional.ts';
import { projetarLance } from './lance.ts';
import { projetarLeilao } from './leilao.ts';
import { projetarLivro, projetarLote } from './lote.ts';
import { projetarParticipacao } from './participacao.ts';
import { Rascunho } from './rascunho.ts';
import { projetarTarefas } from './tarefas.ts';
import { type DependenciasVenda, projetarVenda } from './venda.ts';

/**
 * What may be thrown away and made again from the log. Sales, documents and jobs are not: payments, revocations and what was done
 * live in them.
 */
const REFAZIVEIS = [LEILOES, LOTES, LIVRO, PARTICIPACOES, LANCES, CONDICIONAIS];

/** The catalogue: all the records that follow from the log, made commit by commit, each commit once and as a whole. */
export function projecaoCatalogo(registros: Registros, deps: DependenciasVenda): Projecao {
  // A collection is prepared when it is first opened, and that cannot be within a transaction.
  for (const definicao of [...REFAZIVEIS, VENDAS, VENDAS_DESFEITAS, DOCUMENTOS, TAREFAS])
    registros.colecao(definicao as never);
  // A bid is told who led before it: the lot's own record comes after.
  const partes = [
    ...[projetarLeilao, projetarLance, projetarLote, projetarLivro, projetarParticipacao],
    ...[projetarCondicional, projetarVenda(deps), projetarTarefas],
  ];
  return {
    nome: 'catalogo',
    colecoes: REFAZIVEIS.map(({ nome }) => nome),
    aplicar(tx, { stream, events }) {
      const rascunho = new Rascunho(tx);
      const leiUid = stream.slice('leilao:'.length);
      for (const evento of events) for (const projetar of partes) projetar(rascunho, leiUid, evento);
      rascunho.concluir();
    },
  };
}
