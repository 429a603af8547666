import { hash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { LanceAceito } from '@martelo/shared/lance';
import { textoDoCompromisso } from '@martelo/shared/livro';
import { proximoLance } from '@martelo/shared/lote';
import type { Ata } from '../atos/ata.ts';
import { passarLote } from '../atos/passar-lote.ts';
import { exigirAberto } from '../leituras/abertura.ts';
import { disputar, type Lancamento } from '../leituras/disputa.ts';
import { empurrarSeguintes, prorrogar } from '../leituras/tempo.ts';
import { podePassar } from '../leituras/transicoes.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * A bid (rules 1–8, 13–15). The answer describes the lot at `seq`, the last public event of this instruction; null when the
 * instruction is silent.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, LOTE_NAO_ABERTO, ENCERRADO, VALOR_INVALIDO, and what `disputar` refuses with
 */
export function darLance(estado: Estado, pedido: PedidoDe<'dar-lance'>, ata: Ata): Record<string, unknown> {
  const lote = exigirLote(estado, pedido.lelUid);
  exigirAberto(estado, lote, ata.instante);
  if (lote.dados.somenteBuyNowProposta) throw new ErroMartelo('LOTE_SEM_DISPUTA');
  if (!Number.isSafeInteger(pedido.valor) || pedido.valor <= 0) throw new ErroMartelo('VALOR_INVALIDO');

  const { incrementos, empate } = estado.leilao;
  const desfecho = disputar(lote, incrementos, empate, pedido);
  const lance = ata.sorteio.uid();
  if (desfecho.silencioso) {
    elevarEmSilencio(lote, pedido, lance, ata);
    return resposta(estado, lote, {
      lance,
      seq: null,
      lidera: true,
      preco: lote.lideranca!.preco,
      dataFim: lote.dataFim,
    });
  }

  for (const lancamento of desfecho.lancamentos)
    lancar(lote, lancamento, lancamento.resposta ? ata.sorteio.uid() : lance, ata);
  const dataFim = estenderTempo(estado, lote, ata);
  // Rule 17: what was called was called for the price before.
  if (podePassar(lote.situacao, 'AO_VIVO', 'dar-lance')) passarLote(lote, 'AO_VIVO', 'dar-lance', ata);
  const ultimo = desfecho.lancamentos[desfecho.lancamentos.length - 1]!;
  return resposta(estado, lote, {
    lance,
    seq: ata.seqDe(lote),
    lidera: ultimo.participante.uid === pedido.participante.uid,
    preco: ultimo.valor,
    dataFim,
  });
}

function lancar(lote: EstadoLote, lancamento: Lancamento, lance: string, ata: Ata): void {
  const { participante, modo, valor, maximo, lidera, resposta } = lancamento;
  const { apelido, cidade } = participante;
  const elo = ata.elo(
    lote,
    { apelido, cidade, instante: ata.iso, lance, lidera, modo, resposta, tipo: 'Lance', valor },
    {
      ...{ cliUid: participante.uid, maximo: resposta ? null : maximo },
      ...(participante.cadastro === undefined ? {} : { cadastro: participante.cadastro }),
    },
  );
  ata.registrar({
    elo,
    instante: ata.instante,
    lance,
    lelUid: lote.uid,
    lidera,
    maximo,
    modo,
    participante,
    resposta,
    tipo: 'LanceAceito/1',
    valor,
  });
}

/** Rule 8: nothing public; the commitment waits for the next public event (rule 23). */
function elevarEmSilencio(lote: EstadoLote, pedido: PedidoDe<'dar-lance'>, lance: string, ata: Ata): void {
  const sal = ata.sorteio.sal();
  const { participante, valor: maximo } = pedido;
  const parte = { lelUid: lote.uid, lance, cliUid: participante.uid, maximo, instante: ata.iso };
  ata.registrar({
    tipo: 'MaximoElevado/1',
    instante: ata.instante,
    lelUid: lote.uid,
    lance,
    participante,
    maximo,
    sal,
    compromisso: hash('sha256', textoDoCompromisso(sal, parte)),
  });
}

/** Rules 14 and 15, once for the instruction. Returns the lot's end afterwards, ms. */
function estenderTempo(estado: Estado, lote: EstadoLote, ata: Ata): number | null {
  const fim = prorrogar(lote, estado.leilao, ata.instante);
  if (fim === null) return lote.dataFim;
  mudarFim(lote, fim, 'lance', ata);
  if (estado.leilao.cascata) {
    for (const seguinte of empurrarSeguintes(estado, lote.uid, fim)) {
      mudarFim(seguinte.lote, seguinte.dataFim, 'cascata', ata);
    }
  }
  return fim;
}

function mudarFim(lote: EstadoLote, fim: number, motivo: 'lance' | 'cascata', ata: Ata): void {
  const dataFim = new Date(fim).toISOString();
  const elo = ata.elo(lote, { tipo: 'Prorrogado', dataFim, motivo });
  ata.registrar({ tipo: 'LoteProrrogado/1', instante: ata.instante, lelUid: lote.uid, dataFim, motivo, elo });
}

interface Resultado {
  lance: string;
  seq: number | null;
  lidera: boolean;
  preco: number;
  dataFim: number | null;
}

function resposta(estado: Estado, lote: EstadoLote, resultado: Resultado): Record<string, unknown> {
  const aceito: LanceAceito = {
    dataFim: resultado.dataFim === null ? null : new Date(resultado.dataFim).toISOString(),
    posicao: resultado.lidera ? 'ganhando' : 'superado',
    proximoLance: proximoLance(resultado.preco, lote.minimo, lote.incremento, estado.leilao.incrementos),
    seq: resultado.seq,
    uid: resultado.lance,
    valorAtual: resultado.preco,
  };
  return { ...aceito };
}
