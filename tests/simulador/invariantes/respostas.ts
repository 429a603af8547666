import { PORTAS } from '../historia.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/** I1 and I8, at the end of the run: whatever anybody was told is what the log says, and what was not written was not promised. */
export function respostas(_: Leitura, { historia }: Partida): void {
  for (const { leiUid, autor, comandoId, respostas: ditas } of historia.perguntas.values()) {
    const chave = `${leiUid}/${autor}/${comandoId}`;
    const promessas = ditas.filter((dita) => !PORTAS.has(dita));
    if (promessas.length > 0)
      exigir(historia.decididos.has(chave), 'I1', () => `acknowledged and lost: ${chave}`);
    exigir(
      new Set(promessas).size <= 1,
      'I8',
      () => `${chave} answered in two ways: ${promessas.join(' | ')}`,
    );
  }
}
