import type { Evento } from '../../auction/modelo/evento.ts';
import type { TransacaoProjecao } from '../../records/records.ts';
import { CONDICIONAIS } from '../registros/condicional.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';

/** Keeps which lots await an answer below their reserve, and whose. */
export function projetarCondicional(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  if (evento.tipo === 'CondicionalAberta/1') {
    const { lelUid: uid, vencedor, prazo } = evento;
    const comId = tx.ler(LOTES, uid)?.dados.comitente?.comId ?? null;
    const hotsites = tx.ler(LEILOES, leiUid)?.hotsites ?? [];
    const cliUid = vencedor.uid;
    tx.gravar(CONDICIONAIS, { uid, leiUid, hotsites, comId, cliUid, etapa: 'comitente', prazo });
    return;
  }
  if (evento.tipo !== 'CondicionalRespondida/1') return;
  const antes = tx.ler(CONDICIONAIS, evento.lelUid);
  const { proxima } = evento;
  const etapa = proxima?.etapa ?? null;
  if (antes !== null) tx.gravar(CONDICIONAIS, { ...antes, etapa, prazo: proxima?.prazo ?? antes.prazo });
}
