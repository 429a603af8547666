import { encerrado } from '../leituras/abertura.ts';
import type { Estado } from '../modelo/estado.ts';
import type { Evento } from '../modelo/evento.ts';

/**
 * Remembers where ledgers stood at the close of their lot and at the end of their auction. Both are the last link of the
 * whole command that closed or ended, since a command is one act. A lot that is opened again is not closed any more.
 */
export function fechar(estado: Estado, evento: Evento): void {
  const elo = 'elo' in evento ? evento.elo : null;
  if (elo !== null) fecharLote(estado, elo.lelUid, evento.instante);
  if (evento.tipo === 'SituacaoLeilaoAlterada/1' && terminado(estado) && estado.termino === null) {
    const emOrdem = estado.ordem.map((uid) => estado.lotes.get(uid)!);
    const pontas = new Map(
      emOrdem.map(({ uid, seq, hash, dados }) => [uid, { seq, hash, numero: dados.numero }]),
    );
    estado.termino = { instante: evento.instante, situacao: evento.situacao, pontas };
    if (estado.emCurso !== null) estado.emCurso.termina = true;
  } else if (elo !== null && estado.emCurso?.termina) {
    const { numero } = estado.lotes.get(elo.lelUid)!.dados;
    estado.termino?.pontas.set(elo.lelUid, { seq: elo.seq, hash: elo.hash, numero });
  }
}

const terminado = ({ leilao }: Estado): boolean =>
  leilao.situacao === 'EXECUTADO' || leilao.situacao === 'CANCELADO';

function fecharLote({ lotes, emCurso }: Estado, lelUid: string, instante: number): void {
  const lote = lotes.get(lelUid)!;
  if (!encerrado(lote)) {
    lote.fechamento = null;
    return;
  }
  if (lote.fechamento !== null && !emCurso?.fecha.includes(lelUid)) return;
  lote.fechamento = { instante, seq: lote.seq, hash: lote.hash };
  emCurso?.fecha.push(lelUid);
}
