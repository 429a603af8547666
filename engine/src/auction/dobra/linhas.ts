import type { EstadoLote, LinhaDoLote } from '../modelo/estado.ts';
import type { Evento } from '../modelo/evento.ts';

/** Lines kept of a live lot: more than a console shows, so that it still shows as many where some are cancelled. */
const LEMBRADAS = 40;

/** A public bid of a live lot, for who shows the last ones. */
export function anotarLinha(
  lote: EstadoLote,
  { lance, modo, valor, participante, resposta, elo }: Extract<Evento, { tipo: 'LanceAceito/1' }>,
): void {
  if (!lote.finalizacaoManual) return;
  const { apelido, cidade } = participante;
  const { seq, publico } = elo;
  const linha: LinhaDoLote = {
    ...{ seq, lance, valor, apelido, cidade, em: publico.instante, vale: true },
    origem: modo === 'PRESENCIAL' ? 'sala' : resposta || modo === 'AUTOMATICO' ? 'automatico' : 'site',
  };
  lote.linhas = [...lote.linhas.slice(1 - LEMBRADAS), linha];
}

/** Rule 19. */
export function corrigirLinhas(
  lote: EstadoLote,
  { anulados, revistos }: Extract<Evento, { tipo: 'LanceCancelado/1' }>,
): void {
  if (lote.linhas.length === 0) return;
  const valores = new Map(revistos.map(({ seq, valor }) => [seq, valor]));
  const fora = new Set(anulados.map(({ seq }) => seq));
  lote.linhas = lote.linhas.map((linha) => {
    const valor = valores.get(linha.seq);
    if (valor !== undefined) return { ...linha, valor, vale: true };
    return fora.has(linha.seq) ? { ...linha, vale: false } : linha;
  });
}
