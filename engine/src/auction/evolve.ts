import { hash } from 'node:crypto';
import { sementeDoLivro } from '@martelo/shared/livro';
import { LOTE_CONDICIONAL, LOTE_VENDIDO } from '@martelo/shared/lote-situacao';
import { dobrarCondicional } from './dobra/condicional.ts';
import { fechar } from './dobra/fechamento.ts';
import { anotarLinha, corrigirLinhas } from './dobra/linhas.ts';
import { dobrarProposta } from './dobra/proposta.ts';
import { ofertanteDe, provar } from './dobra/prova.ts';
import { emExibicao } from './leituras/exibicao.ts';
import { suspensoDesde } from './leituras/suspensao.ts';
import type { DadosLote, Participante } from './modelo/dados.ts';
import { ComandosDecididos } from './modelo/decididos.ts';
import type { Estado, EstadoLote, Instrucao, TermosDaDisputa } from './modelo/estado.ts';
import type { EloDoLivro, Evento } from './modelo/evento.ts';
import { chaveDoComando } from './modelo/idempotencia.ts';
import { moverPregao, pregaoNovo } from './modelo/pregao.ts';
import { semCampos } from './modelo/retiraveis.ts';

/**
 * The fold: the auction after one more event. The given state is the fold's own and is changed in place. Everything known
 * of an auction is this function over its stream from null.
 */
export function evolve(estado: Estado | null, evento: Evento): Estado {
  if (estado === null) return nascer(evento);
  dobrar(estado, evento);
  provar(estado, evento);
  fechar(estado, evento);
  return estado;
}

function dobrar(estado: Estado, evento: Evento): void {
  switch (evento.tipo) {
    case 'ComandoDecidido/1':
      lembrar(estado, evento);
      break;
    case 'LeilaoCriado/1':
      estado.leilao = evento.leilao;
      break;
    case 'LeilaoAlterado/1':
      estado.leilao = { ...semCampos(estado.leilao, evento.retirados), ...evento.mudancas };
      break;
    case 'SituacaoLeilaoAlterada/1':
      estado.leilao = { ...estado.leilao, situacao: evento.situacao };
      for (const lote of estado.lotes.values()) exibir(estado, lote);
      break;
    case 'PregaoMovido/1':
      moverPregao(estado.pregao, evento.movimento, evento.instante);
      break;
    case 'PosseAssumida/1':
      estado.dono = evento.dono;
      break;
    case 'LoteIncluido/1':
      estado.lotes.set(evento.lote.uid, loteNovo(evento.lote));
      exibir(estado, loteDe(estado, evento.lote.uid));
      mostrarTermos(loteDe(estado, evento.lote.uid), evento.elo);
      enfileirar(estado, evento.lote);
      break;
    case 'LoteAlterado/1': {
      const lote = loteDe(estado, evento.lelUid);
      lerDados(lote, { ...semCampos(lote.dados, evento.retirados), ...evento.mudancas });
      if (evento.elo !== null) mostrarTermos(lote, evento.elo);
      if (evento.mudancas.posicaoLeilao !== undefined) reposicionar(estado, lote);
      break;
    }
    case 'SituacaoLoteAlterada/1': {
      const lote = loteDe(estado, evento.lelUid);
      lote.suspensoEm = suspensoDesde(lote, evento.situacao, estado.pregao.pausadoEm, evento.instante);
      mudarSituacao(lote, evento);
      exibir(estado, lote);
      break;
    }
    case 'LanceAceito/1':
      lancar(estado, loteDe(estado, evento.lelUid), evento);
      break;
    case 'MaximoElevado/1': {
      const lote = loteDe(estado, evento.lelUid);
      const { lance, maximo } = evento;
      lote.daLideranca = instruir(estado, lote, { ...evento, modo: 'AUTOMATICO' }, 0);
      lote.lideranca = { ...lote.lideranca!, modo: 'AUTOMATICO', maximo, lance };
      lote.silenciosos.push(evento.compromisso);
      break;
    }
    case 'LanceCancelado/1':
      cancelar(loteDe(estado, evento.lelUid), evento);
      break;
    case 'VendaDireta/1':
      venderDireto(loteDe(estado, evento.lelUid), evento);
      break;
    case 'CondicionalAberta/1':
    case 'CondicionalRespondida/1':
      dobrarCondicional(loteDe(estado, evento.lelUid), evento);
      break;
    case 'ComunicadoFeito/1':
    case 'ComunicadoRetirado/1':
      comunicar(loteDe(estado, evento.lelUid), evento);
      break;
    case 'RetiradaPedida/1': {
      const lote = loteDe(estado, evento.lelUid);
      const { apelido } = evento.participante;
      const em = new Date(evento.instante).toISOString();
      lote.retiradas = [...lote.retiradas, { apelido, lance: evento.lance, em }];
      break;
    }
    case 'CompradorIdentificado/1':
      loteDe(estado, evento.lelUid).comprador = evento.cliUid;
      break;
    case 'PropostaFeita/1':
    case 'PropostaRespondida/1':
      dobrarProposta(loteDe(estado, evento.lelUid), evento);
      break;
    case 'LoteProrrogado/1':
    case 'TempoRestituido/1': {
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
}

/** A stream begins with the command that created its auction. */
function nascer(evento: Evento): Estado {
  if (evento.tipo !== 'ComandoDecidido/1' || evento.comando.pedido.tipo !== 'criar-leilao') {
    throw new Error(`a stream cannot begin with ${evento.tipo}`);
  }
  const estado: Estado = {
    leilao: evento.comando.pedido.leilao,
    dono: null,
    pregao: pregaoNovo(),
    lotes: new Map(),
    ordem: [],
    comandos: new ComandosDecididos(),
    emCurso: null,
    termino: null,
  };
  lembrar(estado, evento);
  return estado;
}

function lembrar(
  estado: Estado,
  { comando, digesto, resposta }: Extract<Evento, { tipo: 'ComandoDecidido/1' }>,
): void {
  const decidido = { digesto, resposta };
  estado.comandos.set(chaveDoComando(comando), decidido);
  estado.emCurso = { ofertante: ofertanteDe(comando), decidido, fecha: [], termina: false };
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
    suspensoEm: null,
    lideranca: null,
    qtdLances: 0,
    participantes: new Map(),
    instrucoes: [],
    daLideranca: null,
    linhas: [],
    comunicados: [],
    descricaoMudouEm: null,
    retiradas: [],
    condicional: null,
    comprador: null,
    propostas: null,
    exibido: false,
    seq: 0,
    hash: hash('sha256', sementeDoLivro(dados.uid)),
    silenciosos: [],
    fechamento: null,
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

function exibir({ leilao }: Estado, lote: EstadoLote): void {
  lote.exibido ||= emExibicao(leilao.situacao, lote.situacao);
}

function mudarSituacao(
  lote: EstadoLote,
  { situacao, elo }: { situacao: DadosLote['situacao']; elo: EloDoLivro },
): void {
  lerDados(lote, { ...lote.dados, situacao });
  // Sold no more: whoever buys it next is somebody else's to name.
  if (!LOTE_VENDIDO.has(situacao) && !LOTE_CONDICIONAL.has(situacao)) lote.comprador = null;
  encadear(lote, elo);
}

function lancar(estado: Estado, lote: EstadoLote, evento: Extract<Evento, { tipo: 'LanceAceito/1' }>): void {
  const { lance, valor, maximo, lidera, resposta, elo } = evento;
  lote.qtdLances += 1;
  anotarLinha(lote, evento);
  if (resposta) {
    lote.instrucoes.at(-1)!.resposta = { lance, de: lote.daLideranca! };
    // An answer moves the price; the instruction that set the cap stays the one that leads (rule 7).
    lote.lideranca = { ...lote.lideranca!, preco: valor, data: elo.publico.instante };
  } else {
    const instrucao = instruir(estado, lote, evento, elo.seq);
    if (lidera) {
      const { participante, modo } = instrucao;
      lote.daLideranca = instrucao;
      lote.lideranca = { participante, modo, preco: valor, maximo, lance, data: elo.publico.instante };
    }
  }
  encadear(lote, elo);
}

/** Writes down a bid for a later refold (rule 19). */
function instruir(
  estado: Estado,
  lote: EstadoLote,
  {
    lance,
    participante,
    modo,
    maximo,
  }: Pick<Instrucao, 'lance' | 'participante' | 'modo'> & { maximo: number },
  seq: number,
): Instrucao {
  const instrucao: Instrucao = {
    lance,
    participante: conhecido(lote, participante),
    modo,
    valor: maximo,
    termos: termosDe(estado, lote),
    seq,
    resposta: null,
    cancelada: false,
  };
  lote.instrucoes.push(instrucao);
  return instrucao;
}

/** One object a person, however many bids they make. */
function conhecido({ participantes }: EstadoLote, participante: Participante): Participante {
  const { uid, apelido, cidade } = participante;
  const antes = participantes.get(uid);
  if (antes?.apelido === apelido && antes.cidade === cidade) return antes;
  participantes.set(uid, participante);
  return participante;
}

/** The terms in force: those of the bid before when nothing changed since. */
function termosDe({ leilao }: Estado, lote: EstadoLote): TermosDaDisputa {
  const { minimo, reserva, incremento } = lote;
  const { incrementos, empate } = leilao;
  const antes = lote.instrucoes.at(-1)?.termos;
  const iguais =
    antes?.minimo === minimo &&
    antes.reserva === reserva &&
    antes.incremento === incremento &&
    antes.incrementos === incrementos &&
    antes.empate === empate;
  return iguais ? antes : { minimo, reserva, incremento, incrementos, empate };
}

/** Rule 19. */
function cancelar(lote: EstadoLote, evento: Extract<Evento, { tipo: 'LanceCancelado/1' }>): void {
  const { lance, lideranca, qtdLances, elo } = evento;
  lote.participantes.clear();
  for (const instrucao of lote.instrucoes) {
    if (instrucao.lance === lance) instrucao.cancelada = true;
    if (instrucao.lance === lideranca?.lance) lote.daLideranca = instrucao;
    if (!instrucao.cancelada) lote.participantes.set(instrucao.participante.uid, instrucao.participante);
  }
  lote.lideranca = lideranca;
  if (lideranca === null) lote.daLideranca = null;
  lote.qtdLances = qtdLances;
  corrigirLinhas(lote, evento);
  if (elo !== null) encadear(lote, elo);
  else lote.silenciosos.push(evento.compromisso!);
}

function comunicar(
  lote: EstadoLote,
  evento: Extract<Evento, { tipo: 'ComunicadoFeito/1' | 'ComunicadoRetirado/1' }>,
): void {
  if (evento.tipo === 'ComunicadoFeito/1') {
    const { comunicado: uid, texto, mudaDescricao, elo } = evento;
    if (mudaDescricao) lote.descricaoMudouEm = evento.instante;
    lote.comunicados = [...lote.comunicados, { uid, texto, em: elo.publico.instante, mudaDescricao }];
  } else lote.comunicados = lote.comunicados.filter(({ uid }) => uid !== evento.comunicado);
  encadear(lote, evento.elo);
}

/** Rule 9: the buyer leads, at the price that was asked or agreed. */
function venderDireto(lote: EstadoLote, evento: Extract<Evento, { tipo: 'VendaDireta/1' }>): void {
  const { participante, valor, lance, elo } = evento;
  const data = elo.publico.instante;
  lote.participantes.set(participante.uid, participante);
  lote.lideranca = { participante, modo: 'MANUAL', preco: valor, maximo: valor, lance, data };
  lote.daLideranca = null;
  encadear(lote, elo);
}

/** Rules 22 and 23: a gap or a second writer would show here. */
function encadear(lote: EstadoLote, elo: EloDoLivro): void {
  if (elo.seq !== lote.seq + 1) throw new Error(`ledger of ${lote.uid}: ${elo.seq} after ${lote.seq}`);
  lote.seq = elo.seq;
  lote.hash = elo.hash;
  lote.silenciosos = [];
}

/** A ledger line that shows the lot's terms. */
function mostrarTermos(lote: EstadoLote, elo: EloDoLivro): void {
  encadear(lote, elo);
  if ('incrementos' in elo.publico) lote.incrementosPublicos = elo.publico.incrementos;
}

/** An import adds thousands of lots in order: only one that comes before the last needs a sort. */
function enfileirar(estado: Estado, novo: DadosLote): void {
  const ultimo = estado.lotes.get(estado.ordem.at(-1) ?? '');
  estado.ordem.push(novo.uid);
  if (ultimo !== undefined && novo.posicaoLeilao < ultimo.posicaoLeilao) ordenar(estado);
}

/** Takes one lot to where its position belongs: the rest is in order already. */
function reposicionar({ lotes, ordem }: Estado, lote: EstadoLote): void {
  ordem.splice(ordem.indexOf(lote.uid), 1);
  const antes = (outro: EstadoLote) => outro.posicaoLeilao - lote.posicaoLeilao || outro.id - lote.id;
  let [de, ate] = [0, ordem.length];
  while (de < ate) {
    const meio = (de + ate) >>> 1;
    if (antes(lotes.get(ordem[meio]!)!) < 0) de = meio + 1;
    else ate = meio;
  }
  ordem.splice(de, 0, lote.uid);
}

const ordenar = (estado: Estado): void => {
  estado.ordem = [...estado.lotes.values()]
    .sort((a, b) => a.posicaoLeilao - b.posicaoLeilao || a.id - b.id)
    .map((lote) => lote.uid);
};
