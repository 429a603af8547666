import { TAREFAS } from '../../jobs/tarefas.ts';
import type { Registros } from '../../records/records.ts';
import type { Projecao } from '../../runtime/projector.ts';
import { CONDICIONAIS } from '../registros/condicional.ts';
import { DOCUMENTOS } from '../registros/documento.ts';
import { LANCES } from '../registros/lance.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LIVRO } from '../registros/livro.ts';
import { LOTES } from '../registros/lote.ts';
import { PARTICIPACOES } from '../registros/participacao.ts';
import { VENDAS } from '../registros/venda.ts';
import { VENDAS_DA_SALA } from '../registros/venda-da-sala.ts';
import { projetarCondicional } from './condicional.ts';
import { projetarLance } from './lance.ts';
import { projetarLeilao } from './leilao.ts';
import { projetarLivro, projetarLote } from './lote.ts';
import { projetarParticipacao } from './participacao.ts';
import { Rascunho } from './rascunho.ts';
import { projetarTarefas } from './tarefas.ts';
import { projetarVeiculo } from './veiculo.ts';
import { type DependenciasVenda, projetarVenda } from './venda.ts';

/**
 * What may be thrown away and made again from the log. Sales, documents and jobs are not: payments, revocations and what was done
 * live in them.
 */
const REFAZIVEIS = [LEILOES, LOTES, LIVRO, PARTICIPACOES, LANCES, CONDICIONAIS];

/** The catalogue: all the records that follow from the log, made commit by commit, each commit once and as a whole. */
export function projecaoCatalogo(registros: Registros, deps: DependenciasVenda): Projecao {
  // A collection is prepared when it is first opened, and that cannot be within a transaction.
  for (const definicao of [...REFAZIVEIS, VENDAS, VENDAS_DA_SALA, DOCUMENTOS, TAREFAS])
    registros.colecao(definicao as never);
  // A bid is told who led before it, a vehicle which it was: the lot's own record comes after.
  const partes = [
    ...[projetarLeilao, projetarLance, projetarVeiculo, projetarLote, projetarLivro, projetarParticipacao],
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
