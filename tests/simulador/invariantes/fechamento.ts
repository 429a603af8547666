import { INICIO } from '../mundo.ts';
import type { Partida } from '../partida.ts';
import { FECHADAS } from '../placar.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

interface Lote {
  dataFim: number | null;
  lider: string | null;
  preco: number | null;
  lances: number;
  fechado: boolean;
}

/**
 * I3, I5, I6 and I12, over the public ledgers and the receipt times: nothing is accepted at the end or after, nothing is refused
 * as ended before it, the end does not move back while a bid stands, and a close names the leader, once.
 */
export function fechamentos({ grupos }: Leitura, { historia, mundo }: Partida): void {
  const lotes = new Map<string, Lote>();
  const recebidos = new Map<string, { de: number; ate: number }>();
  for (const { leiUid, autor, comandoId, envios, chegadas } of historia.perguntas.values()) {
    const chave = `${leiUid}/${autor}/${comandoId}`;
    const antes = recebidos.get(chave);
    recebidos.set(chave, {
      de: Math.min(antes?.de ?? Number.POSITIVE_INFINITY, ...envios),
      ate: Math.max(antes?.ate ?? 0, ...chegadas),
    });
  }
  let ultimo = { leiUid: '', instante: 0 };
  for (const { leiUid, comando, instante, resposta, eventos } of grupos) {
    const chave = `${leiUid}/${comando.autor}/${comando.comandoId}`;
    const caiu = ultimo.leiUid === leiUid && instante < ultimo.instante;
    exigir(!caiu, 'I5', () => `receipts go back: ${chave} at ${instante} after ${ultimo.instante}`);
    // Where another owner wrote meanwhile, what waited follows it: receipts never go back within a log.
    const anterior = ultimo.leiUid === leiUid ? ultimo.instante : 0;
    ultimo = { leiUid, instante };
    const recebido = recebidos.get(chave);
    if (recebido !== undefined && recebido.ate > 0) {
      // The receipt is the moment it came, by a clock that is at most so far out.
      const cedo = instante < INICIO + recebido.de - mundo.atrasado;
      const tarde = instante > Math.max(INICIO + recebido.ate + mundo.adiantado, anterior);
      exigir(
        !cedo && !tarde,
        'I5',
        () => `${chave} stamped ${instante - INICIO}, came ${recebido.de} to ${recebido.ate}`,
      );
    }

    const { pedido } = comando;
    const alvo = pedido.tipo === 'dar-lance' ? lotes.get(pedido.lelUid) : undefined;
    if (alvo !== undefined) {
      const passou = alvo.dataFim !== null && instante >= alvo.dataFim;
      exigir(
        !(resposta.ok && passou),
        'I5',
        () => `${chave} accepted ${instante - alvo.dataFim!} ms past the end`,
      );
      exigir(!(resposta.ok && alvo.fechado), 'I5', () => `${chave} accepted on a closed lot`);
      const cedo = !resposta.ok && resposta.codigo === 'ENCERRADO' && !passou && !alvo.fechado;
      exigir(
        !cedo ||
          historia.situacaoDoLeilao.get(leiUid) === 'CANCELADO' ||
          historia.situacaoDoLeilao.get(leiUid) === 'EXECUTADO',
        'I5',
        () => `${chave} told ENCERRADO ${alvo.dataFim! - instante} ms before the end`,
      );
    }

    for (const evento of eventos) {
      if (!('elo' in evento) || evento.elo === null) continue;
      const { lelUid, publico } = evento.elo;
      const lote = lotes.get(lelUid) ?? {
        dataFim: null,
        lider: null,
        preco: null,
        lances: 0,
        fechado: false,
      };
      lotes.set(lelUid, lote);
      switch (publico.tipo) {
        case 'LoteIncluido':
        case 'LoteAlterado':
        case 'Prorrogado':
        case 'TempoRestituido': {
          const fim = publico.dataFim === null ? null : Date.parse(publico.dataFim);
          const recua = lote.lances > 0 && lote.dataFim !== null && fim !== null && fim < lote.dataFim;
          exigir(!recua, 'I6', () => `${lelUid}: the end moves from ${lote.dataFim} back to ${fim}`);
          lote.dataFim = fim;
          break;
        }
        case 'Lance':
          lote.lances++;
          if (!publico.lidera) break;
          lote.preco = publico.valor;
          lote.lider = publico.apelido;
          break;
        case 'VendaDireta':
          lote.preco = publico.valor;
          lote.lider = publico.apelido;
          break;
        case 'LanceCancelado':
          lote.lances = publico.qtdLances;
          lote.preco = publico.valor;
          lote.lider = publico.lider?.apelido ?? null;
          break;
        case 'SituacaoAlterada':
          lote.fechado = FECHADAS.has(publico.situacao);
          break;
        case 'Encerrado': {
          const cedo = lote.dataFim === null || instante < lote.dataFim;
          // Only the clock has to wait: an auctioneer sells when they sell (rule 17), a buy-now at once (rule 9).
          exigir(
            !cedo || pedido.tipo !== 'encerrar-lote',
            'I12',
            () => `${lelUid} closed ${lote.dataFim! - instante} ms early`,
          );
          exigir(!lote.fechado, 'I3', () => `${lelUid} closed twice`);
          lote.fechado = true;
          // An auctioneer may leave a lot unsold whatever was bid; the clock may not.
          if (publico.situacao === 'NAO_ARREMATADO' && pedido.tipo !== 'encerrar-lote') break;
          const vencedor = evento.tipo === 'LoteEncerrado/1' ? evento.vencedor : null;
          exigir(
            (vencedor?.apelido ?? null) === lote.lider,
            'I3',
            () => `${lelUid} won by ${vencedor?.apelido}, led by ${lote.lider}`,
          );
          exigir(
            publico.valor === lote.preco,
            'I3',
            () => `${lelUid} closed at ${publico.valor}, led at ${lote.preco}`,
          );
        }
      }
    }
  }
}
