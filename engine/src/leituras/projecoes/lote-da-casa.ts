import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { Registros, TransacaoProjecao } from '../../records/records.ts';
import type { Projecao } from '../../runtime/projector.ts';
import { LEILOES_DA_CASA, LOTES_DA_CASA, type LoteDaCasa } from '../registros/lote-da-casa.ts';
import { Rascunho } from './rascunho.ts';

/**
 * The house's list of lots. A projection of its own, so that an installation that was there before the list was has it made from its log;
 * a commit of bids moves its checkpoint, and nothing else.
 */
export function projecaoLotesDaCasa(registros: Registros): Projecao {
  const colecoes = [LOTES_DA_CASA, LEILOES_DA_CASA] as const;
  for (const definicao of colecoes) registros.colecao(definicao as never);
  return {
    nome: 'lotesDaCasa',
    colecoes: colecoes.map(({ nome }) => nome),
    aplicar(tx, { stream, events }) {
      const rascunho = new Rascunho(tx);
      const leiUid = stream.slice('leilao:'.length);
      for (const evento of events) projetar(rascunho, leiUid, evento);
      rascunho.concluir();
    },
  };
}

function projetar(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  switch (evento.tipo) {
    case 'LeilaoCriado/1': {
      const { id, hotsites } = evento.leilao;
      tx.gravar(LEILOES_DA_CASA, { uid: leiUid, id, hotsites: [...hotsites], ultimo: null });
      break;
    }
    case 'LeilaoAlterado/1':
      if (evento.mudancas.hotsites !== undefined) mudarDeMarcas(tx, leiUid, evento.mudancas.hotsites);
      break;
    case 'LoteIncluido/1':
      incluir(tx, leiUid, evento.lote);
      break;
    case 'LoteAlterado/1': {
      const retirado = new Set<string>(evento.retirados);
      mudar(tx, evento.lelUid, {
        ...partesDe(evento.mudancas),
        ...(retirado.has('comitente') ? { comitente: null } : {}),
      });
      break;
    }
    case 'SituacaoLoteAlterada/1':
    case 'LoteEncerrado/1':
      mudar(tx, evento.lelUid, { situacao: evento.situacao });
      break;
    case 'LoteProrrogado/1':
    case 'TempoRestituido/1':
      mudar(tx, evento.lelUid, { dataFim: evento.dataFim });
      break;
    default:
  }
}

function incluir(tx: TransacaoProjecao, leiUid: string, lote: DadosLote): void {
  const leilao = tx.ler(LEILOES_DA_CASA, leiUid);
  if (leilao === null) return;
  tx.gravar(
    LOTES_DA_CASA as never,
    {
      ...{ uid: lote.uid, id: lote.id, hotsites: leilao.hotsites },
      leilao: { id: leilao.id, uid: leiUid },
      ...{ comitente: null, anterior: leilao.ultimo },
      ...partesDe(lote),
    } as never,
  );
  tx.gravar(LEILOES_DA_CASA, { ...leilao, ultimo: lote.uid });
}

/** Rare: an auction is another brand's only as long as nobody has bid. */
function mudarDeMarcas(tx: TransacaoProjecao, leiUid: string, hotsites: readonly number[]): void {
  const leilao = tx.ler(LEILOES_DA_CASA, leiUid);
  if (leilao === null) return;
  tx.gravar(LEILOES_DA_CASA, { ...leilao, hotsites: [...hotsites] });
  for (let uid = leilao.ultimo; uid !== null; ) {
    const lote = ler(tx, uid);
    mudar(tx, uid, { hotsites: [...hotsites] });
    uid = lote?.anterior ?? null;
  }
}

const ler = (tx: TransacaoProjecao, uid: string): LoteDaCasa | null =>
  tx.ler(LOTES_DA_CASA as never, uid) as LoteDaCasa | null;

function mudar(tx: TransacaoProjecao, uid: string, partes: Partial<LoteDaCasa>): void {
  const lote = ler(tx, uid);
  if (lote !== null && Object.keys(partes).length > 0)
    tx.gravar(LOTES_DA_CASA as never, { ...lote, ...partes } as never);
}

/** What the list shows of a lot, or of a change of it. */
function partesDe(dados: Partial<DadosLote>): Partial<LoteDaCasa> {
  const { numero, nome, tipo, situacao, posicaoLeilao, dataFim, fotosUrls, valor, comitente } = dados;
  return Object.fromEntries(
    Object.entries({
      ...{ numero, nome, tipo, situacao, posicaoLeilao, dataFim },
      foto: fotosUrls && (fotosUrls[0] ?? null),
      qtdFotos: fotosUrls?.length,
      valor: valor && { minimo: valor.minimo, incremento: valor.incremento ?? null },
      comitente: comitente && { comId: comitente.comId ?? null, nome: comitente.nome },
    }).filter(([, parte]) => parte !== undefined),
  ) as Partial<LoteDaCasa>;
}
