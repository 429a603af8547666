import { ErroMartelo } from '@martelo/shared/erros';
import type { EstadoPublicoLote, Posicao } from '@martelo/shared/lance';
import { proximoLance } from '@martelo/shared/lote';
import { POSICAO_DE_QUEM_LIDERA } from '@martelo/shared/posicao';
import type { Estado, LoteVisto } from '../modelo/estado.ts';
import { encerrado } from './abertura.ts';
import { compreJaOferecido } from './venda-direta.ts';

/** What anyone may see of a lot: a fold of its public events up to `seq`, and nothing else (rules 11 and 22). */
export function estadoPublico(estado: Readonly<Estado>, lelUid: string): EstadoPublicoLote {
  const lote = estado.lotes.get(lelUid);
  if (lote === undefined) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
  return publicoDoLote(lote);
}

/** The same of a lot at hand. */
export function publicoDoLote(lote: LoteVisto): EstadoPublicoLote {
  const lider = lote.lideranca;
  return {
    lelUid: lote.uid,
    seq: lote.seq,
    valorAtual: lider?.preco ?? null,
    proximoLance: proximoLance(lider?.preco ?? null, lote.minimo, undefined, lote.incrementosPublicos),
    lider: lider && { apelido: lider.participante.apelido, cidade: lider.participante.cidade },
    qtdLances: lote.qtdLances,
    dataFim: lote.dataFim === null ? null : new Date(lote.dataFim).toISOString(),
    situacao: lote.situacao,
    ...(lote.comunicados.length === 0 ? {} : { comunicados: [...lote.comunicados] }),
    ...(lote.dados.valor.compreJa === undefined ? {} : { compreJa: compreJaOferecido(lote) }),
  };
}

/** Rule 21: from the leader's id, never from comparing amounts. */
export function posicaoDe(lote: LoteVisto, cliUid: string): Posicao {
  if (!lote.participantes.has(cliUid)) return 'nao-esta-participando';
  const lidera = lote.lideranca?.participante.uid === cliUid;
  if (lidera) return POSICAO_DE_QUEM_LIDERA[lote.situacao];
  return encerrado(lote) ? 'finalizado' : 'superado';
}
