import { meta, numero, tabela, vezes } from '../relatorio.ts';
import { medirPaginas, RITMO } from './paginas.ts';

const META_VEZES = 20;
const META_P99_MS = 20;
const META_PRIMEIRO_MS = 10;
const META_PINTURA = 1.25;

export async function relatarPaginas(dizer: (frase: string) => void): Promise<void> {
  const { paginas, arquivo, lances, publicacoes, maiorIdade, pintura } = await medirPaginas();
  dizer(
    tabela(
      [
        '',
        'KiB',
        'Next, por s',
        'Martelo, por s',
        'razão',
        `a ${RITMO}/s: p50 ms`,
        'p99 ms',
        '1º byte p50',
        'p99',
      ],
      paginas.map(({ nome, kib, next, nossa, emRitmo }) => [
        ...[nome, numero(kib), numero(next.porSegundo), numero(nossa.porSegundo)],
        vezes(nossa.porSegundo / next.porSegundo),
        ...[numero(emRitmo.p50, 1), numero(emRitmo.p99, 1)],
        ...[numero(emRitmo.primeiro50, 1), numero(emRitmo.primeiro99, 1)],
      ]),
    ),
  );
  dizer(`  Um arquivo do mesmo servidor: ${numero(arquivo.porSegundo)} por segundo.`);
  dizer(
    `  Com ${numero(lances)} lances e ${numero(publicacoes)} publicações no meio; a página mais velha que alguém recebeu tinha ${numero(maiorIdade)} ms quando foi pedida.`,
  );
  const todas = (cumpre: (pagina: (typeof paginas)[number]) => boolean) => paginas.every(cumpre);
  dizer(
    meta(
      `pelo menos ${META_VEZES} vezes o que o Next desenha`,
      todas(({ next, nossa }) => nossa.porSegundo >= META_VEZES * next.porSegundo),
    ),
  );
  dizer(
    meta(
      `até ${META_P99_MS} ms (p99) a ${RITMO}/s`,
      todas(({ emRitmo }) => emRitmo.p99 <= META_P99_MS),
    ),
  );
  dizer(
    meta(
      `primeiro byte em até ${META_PRIMEIRO_MS} ms (p50)`,
      todas(({ emRitmo }) => emRitmo.primeiro50 <= META_PRIMEIRO_MS),
    ),
  );
  dizer(meta('nenhuma página com mais de 2 s', maiorIdade <= 2_000));
  dizer(
    `  Maior pintura da inicial num celular: ${numero(pintura.nossa)} ms; de uma página vazia do Next com a mesma foto: ${numero(pintura.vazia)} ms (${numero(pintura.razao, 2)} ×).`,
  );
  dizer(meta(`até ${numero(META_PINTURA, 2)} vez a da página vazia`, pintura.razao <= META_PINTURA));
}
