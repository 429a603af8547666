import { INICIO } from '../mundo.ts';
import { ABERTAS, type Partida } from '../partida.ts';
import type { LotePublico } from '../placar.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/** From here on a time in which nothing became durable is given back (rule 18). */
const LACUNA_MS = 1_000;
/** Between pulses, and what a message takes: less than this nobody can tell from nothing. */
const FOLGA_MS = 700;

/**
 * I12, the other half: no lot closes over an outage. Where nothing became durable for more than a second, by the store's own
 * word, every lot that was open gets at least that time back before anything else, and no time twice. Judged where one process with a true clock
 * ran.
 */
export function lacunas({ livros, grupos }: Leitura, { historia, mundo, umSo }: Partida): void {
  if (!umSo || mundo.adiantado > 2 || mundo.atrasado > 2) return;
  const fora = new Set(
    grupos.flatMap(({ leiUid, eventos }) =>
      eventos.some(({ tipo }) => tipo === 'SituacaoLeilaoAlterada/1' || tipo === 'PregaoMovido/1')
        ? [leiUid]
        : [],
    ),
  );
  for (const [lelUid, livro] of livros) {
    let paga = 0;
    for (const { publico } of livro) {
      if (publico.tipo !== 'TempoRestituido') continue;
      exigir(
        Date.parse(publico.de) >= paga,
        'I12',
        () => `${lelUid} got the time from ${publico.de} back again`,
      );
      paga = Date.parse(publico.ate);
    }
  }
  const { exitos } = historia.loja;
  for (let i = 1; i < exitos.length; i++) {
    const [de, ate] = [exitos[i - 1]!, exitos[i]!];
    if (ate - de < LACUNA_MS + FOLGA_MS || de < 2_000) continue;
    for (const [lelUid, livro] of livros) {
      if (fora.has(historia.leilaoDoLote.get(lelUid)!)) continue;
      const publicos = historia.publicos.get(lelUid)!;
      if (!correu(publicos[historia.tempos.get(lelUid)!.findLastIndex((em) => em <= de)])) continue;
      // Whoever asked in the gap was refused or comes after it, but what the store was asked for before it stands before it, however
      // late it landed: a lot that was sold by then had nobody's time to lose, and one whose end moved then has that end.
      const seq = historia.pedidos.get(lelUid)!.findLastIndex((em) => em <= de);
      const antes = publicos[seq];
      if (!correu(antes)) continue;
      if (Date.parse(antes.dataFim) - INICIO <= ate) {
        // It would have ended within the gap: the first thing that happens to it must not be its end.
        const depois = livro[seq];
        exigir(
          depois?.publico.tipo !== 'Encerrado' || Date.parse(antes.dataFim) - INICIO <= de + FOLGA_MS,
          'I12',
          () => `${lelUid} closed over a gap from ${de} to ${ate}`,
        );
      }
      const fim = Date.parse(antes.dataFim) - INICIO;
      if (fim <= de + FOLGA_MS) continue;
      // Given back at once, or in parts when giving back took long itself.
      const quanto = livro
        .slice(seq)
        .flatMap(({ publico }) => (publico.tipo === 'TempoRestituido' ? [publico] : []))
        .filter((parte) => Date.parse(parte.de) - INICIO < ate)
        .reduce((soma, parte) => soma + Date.parse(parte.ate) - Date.parse(parte.de), 0);
      exigir(
        quanto >= ate - de - FOLGA_MS,
        'I12',
        () => `${lelUid} got ${quanto} ms back for a gap from ${de} to ${ate}`,
      );
    }
  }
}

/** Open, with a clock: somebody could bid, and until then only. */
const correu = (lote: LotePublico | null | undefined): lote is LotePublico & { dataFim: string } =>
  !!lote && ABERTAS.has(lote.situacao) && lote.dataFim !== null;
