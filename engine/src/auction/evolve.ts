import { hash } from 'node:crypto';
import { sementeDoLivro } from '@martelo/shared/livro';
import type { Estado, EstadoLote } from './estado.ts';
import type { DadosLote, EloDoLivro, Evento } from './evento.ts';
import { chaveDoComando } from './idempotencia.ts';

/**
 * The fold: the auction after one more event. The given state is the fold's own and is changed in place. Everything known
 * of an auction is this function over its stream from null.
 */
export function evolve(estado: Estado | null, evento: Evento): Estado {
  if (estado === null) return nascer(evento);
  switch (evento.tipo) {
    case 'ComandoDecidido/1':
      lembrar(estado, evento);
      break;
    case 'LeilaoCriado/1':
      estado.leilao = evento.leilao;
      break;
    case 'LeilaoAlterado/1':
      estado.leilao = { ...estado.leilao, ...evento.mudancas };
      break;
    case 'SituacaoLeilaoAlterada/1':
      estado.leilao = { ...estado.leilao, situacao: evento.situacao };
      break;
    case 'LoteIncluido/1':
      estado.lotes.set(evento.lote.uid, loteNovo(evento.lote));
      encadear(loteDe(estado, evento.lote.uid), evento.elo);
      enfileirar(estado, evento.lote);
      break;
    case 'LoteAlterado/1': {
      const lote = loteDe(estado, evento.lelUid);
      lerDados(lote, { ...lote.dados, ...evento.mudancas });
      if (evento.elo !== null) encadear(lote, evento.elo);
      if (evento.mudancas.posicaoLeilao !== undefined) ordenar(estado);
      break;
    }
    case 'SituacaoLoteAlterada/1':
      mudarSituacao(loteDe(estado, evento.lelUid), evento);
      break;
    case 'LanceAceito/1':
      lancar(loteDe(estado, evento.lelUid), evento);
      break;
    case 'MaximoElevado/1': {
      const lote = loteDe(estado, evento.lelUid);
      lote.lideranca = { ...lote.lideranca!, modo: 'AUTOMATICO', maximo: evento.maximo, lance: evento.lance };
      lote.silenciosos.push(evento.compromisso);
      break;
    }
    case 'LoteProrrogado/1': {
      const lote = loteDe(estado, evento.lelUid);
      lerDados(lote, { ...lote.dados, dataFim: evento.dataFim });
      encadear(lote, evento.elo);
      break;
    }
    case 'LoteEncerrado/1':
      mudarSituacao(loteDe(estado, evento.lelUid), evento);
      break;
    default:
      // A log written by a newer version: going on would fold a state that never was.
      throw new Error(`unknown event ${(evento satisfies never as Evento).tipo}`);
  }
  return estado;
}

/** A stream begins with the command that created its auction. */
function nascer(evento: Evento): Estado {
  if (evento.tipo !== 'ComandoDecidido/1' || evento.comando.pedido.tipo !== 'criar-leilao') {
    throw new Error(`a stream cannot begin with ${evento.tipo}`);
  }
  const estado: Estado = {
    leilao: evento.comando.pedido.leilao,
    lotes: new Map(),
    ordem: [],
    comandos: new Map(),
  };
  lembrar(estado, evento);
  return estado;
}

function lembrar(
  estado: Estado,
  { comando, digesto, resposta }: Extract<Evento, { tipo: 'ComandoDecidido/1' }>,
): void {
  estado.comandos.set(chaveDoComando(comando), { digesto, resposta });
}

function loteDe(estado: Estado, lelUid: string): EstadoLote {
  const lote = estado.lotes.get(lelUid);
  if (lote === undefined) throw new Error(`event of a lot that the stream does not hold: ${lelUid}`);
  return lote;
}

function loteNovo(dados: DadosLote): EstadoLote {
  const lote = {
    uid: dados.uid,
    id: dados.id,
    lideranca: null,
    qtdLances: 0,
    participantes: new Map(),
    seq: 0,
    hash: hash('sha256', sementeDoLivro(dados.uid)),
    silenciosos: [],
  } as Partial<EstadoLote> as EstadoLote;
  lerDados(lote, dados);
  return lote;
}

/** What decisions read, taken from what staff wrote. */
function lerDados(lote: EstadoLote, dados: DadosLote): void {
  lote.dados = dados;
  lote.posicaoLeilao = dados.posicaoLeilao;
  lote.situacao = dados.situacao;
  lote.minimo = dados.valor.minimo;
  lote.reserva = dados.valorComitente ?? 0;
  lote.incremento = dados.valor.incremento;
  lote.dataInicio = Date.parse(dados.dataInicio);
  lote.dataFim = dados.dataFim === null ? null : Date.parse(dados.dataFim);
  lote.recebeIncrementoTempo = dados.recebeIncrementoTempo;
  lote.finalizacaoManual = dados.finalizacaoManual;
}

function mudarSituacao(
  lote: EstadoLote,
  { situacao, elo }: { situacao: DadosLote['situacao']; elo: EloDoLivro },
): void {
  lerDados(lote, { ...lote.dados, situacao });
  encadear(lote, elo);
}

function lancar(lote: EstadoLote, evento: Extract<Evento, { tipo: 'LanceAceito/1' }>): void {
  const { uid, apelido, cidade } = evento.participante;
  const lances = (lote.participantes.get(uid)?.lances ?? 0) + 1;
  lote.participantes.set(uid, { apelido, cidade, lances });
  lote.qtdLances += 1;
  if (evento.lidera) {
    lote.lideranca = {
      participante: evento.participante,
      modo: evento.modo,
      preco: evento.valor,
      maximo: evento.maximo,
      // An answer moves the price; the instruction that set the cap stays the one that leads (rule 7).
      lance: evento.resposta ? (lote.lideranca?.lance ?? evento.lance) : evento.lance,
      data: evento.elo.publico.instante,
    };
  }
  encadear(lote, evento.elo);
}

/** Rules 22 and 23: a gap or a second writer would show here. */
function encadear(lote: EstadoLote, elo: EloDoLivro): void {
  if (elo.seq !== lote.seq + 1) throw new Error(`ledger of ${lote.uid}: ${elo.seq} after ${lote.seq}`);
  lote.seq = elo.seq;
  lote.hash = elo.hash;
  lote.silenciosos = [];
}

/** An import adds thousands of lots in order: only one that comes before the last needs a sort. */
function enfileirar(estado: Estado, novo: DadosLote): void {
  const ultimo = estado.lotes.get(estado.ordem.at(-1) ?? '');
  estado.ordem.push(novo.uid);
  if (ultimo !== undefined && novo.posicaoLeilao < ultimo.posicaoLeilao) ordenar(estado);
}

const ordenar = (estado: Estado): void => {
  estado.ordem = [...estado.lotes.values()]
    .sort((a, b) => a.posicaoLeilao - b.posicaoLeilao || a.id - b.id)
    .map((lote) => lote.uid);
};
