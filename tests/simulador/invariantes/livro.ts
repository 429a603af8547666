import { createHash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { livroConfere } from '../../contract/verificador.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/**
 * I9: every lot's ledger is gapless and chained, by a verifier that shares no code with the engine; every private part opens the
 * commitment; every silent instruction is committed to by exactly the next public event of its lot.
 */
export function livros({ livros, grupos }: Leitura, _: Partida): void {
  for (const [lelUid, eventos] of livros) {
    exigir(livroConfere({ lelUid, eventos }), 'I9', () => `the ledger of ${lelUid} does not verify`);
    for (const { seq, sal, parte, privado, silenciosos } of eventos) {
      exigir(
        sha256(`${sal}${canonico(parte)}`) === privado,
        'I9',
        () => `${lelUid} ${seq}: the private part is another`,
      );
      if (silenciosos === undefined) continue;
      const aberto = sha256(`${silenciosos.sal}${canonico(silenciosos.compromissos)}`);
      exigir(
        aberto === parte.silenciosos,
        'I9',
        () => `${lelUid} ${seq}: the silent instructions are others`,
      );
    }
  }
  const calados = new Map<string, string[]>();
  for (const evento of grupos.flatMap(({ eventos }) => eventos)) {
    if ('compromisso' in evento && evento.compromisso !== undefined) {
      calados.set(evento.lelUid, [...(calados.get(evento.lelUid) ?? []), evento.compromisso]);
    } else if ('elo' in evento && evento.elo !== null) {
      const { lelUid, seq, parte, silenciosos } = evento.elo;
      const esperados = canonico(calados.get(lelUid) ?? []);
      const ditos = canonico(silenciosos?.compromissos ?? parte.silenciosos);
      exigir(
        ditos === esperados,
        'I9',
        () => `${lelUid} ${seq} commits to ${ditos}, was silent of ${esperados}`,
      );
      calados.delete(lelUid);
    }
  }
}
