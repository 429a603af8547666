import type { Evento } from '../auction/evento.ts';
import { PARTICIPACOES } from '../cliente/participacao.ts';
import type { TransacaoProjecao } from '../records/records.ts';

/** Keeps what each client did in each lot. Room bids are no client's (rule 2). */
export function projetarParticipacao(tx: TransacaoProjecao, leiUid: string, evento: Evento): void {
  if (evento.tipo !== 'LanceAceito/1' && evento.tipo !== 'MaximoElevado/1') return;
  if (evento.tipo === 'LanceAceito/1' && evento.modo === 'PRESENCIAL') return;
  const { lelUid, participante, instante } = evento;
  const uid = `${participante.uid}:${lelUid}`;
  const antes = tx.ler(PARTICIPACOES, uid);
  const publico = evento.tipo === 'LanceAceito/1' ? evento.valor : 0;
  const maiorPublico = Math.max(antes?.maiorLancePublico ?? 0, publico);
  // The leader's automatic answer raises what is public of them, but it is no instruction of theirs.
  const instrucao = evento.tipo === 'MaximoElevado/1' || !evento.resposta;
  const ultimoLance =
    instrucao || antes === null
      ? {
          uid: evento.lance,
          modo: evento.tipo === 'MaximoElevado/1' ? ('AUTOMATICO' as const) : evento.modo,
          valor: evento.maximo,
          data: new Date(instante).toISOString(),
        }
      : antes.ultimoLance;
  tx.gravar(PARTICIPACOES, {
    uid,
    cliUid: participante.uid,
    lelUid,
    leiUid,
    qtdLancesEnviados: (antes?.qtdLancesEnviados ?? 0) + (instrucao ? 1 : 0),
    ultimoLance,
    maiorLancePublico: maiorPublico,
  });
}
