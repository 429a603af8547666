import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Evento } from '../../auction/modelo/evento.ts';
import { novaTarefa, TAREFAS } from '../../jobs/tarefas.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { DOCUMENTOS } from '../registros/documento.ts';
import { digestoDoEndereco, type EnderecosDeDocumento } from '../registros/endereco-de-documento.ts';
import { LANCES } from '../registros/lance.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';
import { VENDAS } from '../registros/venda.ts';
import { type Arremate, lugarParaVenda, projetarVendaDaSala, tinhaVenda } from './venda-da-sala.ts';
import { vendaDoLote } from './venda-do-lote.ts';

export interface DependenciasVenda {
  enderecos: EnderecosDeDocumento;
  /** The brand a client belongs to; null when the client is not known. */
  hotsiteDoCliente(tx: TransacaoProjecao, cliUid: string): number | null;
  /** What a brand says of its sales: read as they are made, and frozen in them. */
  hotsitePorId?(id: number): Pick<RegrasHotsite, 'prazoPagamento' | 'agruparVendas'> | null;
}

/** The job by which a sale is brought to agree with its lot (P4), whichever of them moved. */
export const ACERTAR_VENDA = 'acertar-venda';
/** The job by which what the consignors of a sale's lots get is written down. */
export const ACERTAR_REPASSES = 'acertar-repasses';
/** The job by which a sale that was made goes on in the one that its buyer has open, where the brand wants that (P2). */
export const AGRUPAR_VENDA = 'agrupar-venda';

/**
 * Makes the sale and its statement when a lot closes with a winner (P1): once, because both are known by the lot alone. It never
 * touches a sale again: money is in it, and a step that is written late would write over what came meanwhile. That the lot was moved is
 * a job's to tell it. Rehearsals sell nothing. Of a lot that was sold in the room it is made when staff have named the buyer.
 */
export const projetarVenda =
  (deps: DependenciasVenda) =>
  (tx: TransacaoProjecao, leiUid: string, evento: Evento): void => {
    if (evento.tipo === 'LoteEncerrado/1') fazerVenda(deps, tx, leiUid, evento);
    projetarVendaDaSala(tx, leiUid, evento, (sala, comprador) => guardarVenda(deps, tx, sala, comprador));
    if (moveVenda(evento) && tinhaVenda(tx, evento.lelUid, evento.instante)) {
      const { lelUid, instante } = evento;
      const carga = { leiUid, lelUid };
      const chave = `${lelUid}:${instante}:${evento.tipo}`;
      const tarefa = novaTarefa({ nome: ACERTAR_VENDA, chave, carga, quando: instante });
      if (tx.ler(TAREFAS, tarefa.uid) === null) tx.gravar(TAREFAS, tarefa);
    }
  };

/** Might a lot's sale have to follow this? */
export const moveVenda = (
  evento: Evento,
): evento is Extract<
  Evento,
  { tipo: 'SituacaoLoteAlterada/1' | 'CondicionalRespondida/1' | 'CompradorIdentificado/1' }
> =>
  evento.tipo === 'SituacaoLoteAlterada/1' ||
  // The lot may have been moved since it was sold: by then its sale was not there to follow.
  evento.tipo === 'CompradorIdentificado/1' ||
  (evento.tipo === 'CondicionalRespondida/1' && evento.desfecho !== null);

function fazerVenda(
  deps: DependenciasVenda,
  tx: TransacaoProjecao,
  leiUid: string,
  evento: Extract<Evento, { tipo: 'LoteEncerrado/1' }>,
): void {
  if (evento.vencedor === null || evento.valor === null) return;
  const lote = tx.ler(LOTES, evento.lelUid);
  if (tx.ler(LEILOES, leiUid)?.ensaio || lote === null || lote.lider?.modo === 'PRESENCIAL') return;
  const vez = lugarParaVenda(tx, lote.uid, evento.instante);
  if (vez === null) return;
  const { lelUid, situacao, valor, instante } = evento;
  guardarVenda(deps, tx, { leiUid, lelUid, situacao, valor, instante, vez }, evento.vencedor.uid);
}

/** The sale of a lot to a client, and its statement. */
function guardarVenda(
  { enderecos, hotsiteDoCliente, hotsitePorId }: DependenciasVenda,
  tx: TransacaoProjecao,
  { leiUid, lelUid, situacao, valor, instante, vez }: Arremate,
  cliUid: string,
): void {
  const leilao = tx.ler(LEILOES, leiUid);
  const lote = tx.ler(LOTES, lelUid);
  if (leilao === null || lote === null) return;
  const hotsiteId = hotsiteDoCliente(tx, cliUid) ?? leilao.hotsites[0]!;
  const regras = hotsitePorId?.(hotsiteId) ?? null;
  const venda = vendaDoLote(leilao, lote, {
    ...{ situacao, cliUid, valor, instante, vez },
    tipoNegociacao: tx.ler(LANCES, lote.lider?.lance ?? '')?.tipoNegociacao ?? 'Disputa',
    hotsiteId,
    prazo: regras?.prazoPagamento,
  });
  if (venda === null) return;
  tx.gravar(VENDAS, venda);
  tx.gravar(DOCUMENTOS, {
    uid: venda.uid,
    tipo: 'extrato',
    hotsiteId: venda.hotsiteId,
    versao: 1,
    marca: '',
    digesto: digestoDoEndereco(enderecos.hashDe('extrato', venda.uid, 1)),
  });
  const tarefas = [ACERTAR_REPASSES, ...(regras?.agruparVendas && !venda.condicional ? [AGRUPAR_VENDA] : [])];
  for (const nome of tarefas) {
    const carga = { vendaUid: venda.uid };
    const tarefa = novaTarefa({ nome, chave: venda.uid, carga, quando: instante });
    if (tx.ler(TAREFAS, tarefa.uid) === null) tx.gravar(TAREFAS, tarefa);
  }
}
