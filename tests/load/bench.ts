// `npm run bench`: how fast each thing is, beside the ordinary way in the same run on the same machine. ~4 minutes, two of them a
// build when the sources changed. Goals are told met or missed in words; the exit code is 0 either way.
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { META_MS, medirBusca, percentil } from './busca.ts';
import { medirBuscaComum } from './busca-comum.ts';
import { medirLances, porSegundo, RITMO } from './lances/lances.ts';
import { medirLeitura } from './leitura.ts';
import { relatarMongo } from './mongo/relatar.ts';
import { medirPdf } from './pdf.ts';
import { medirPdfComum } from './pdf-comum.ts';
import { meta, numero, tabela, vezes } from './relatorio.ts';

const META_LANCES = 15;
const META_CONFIRMACAO_MS = 10;
const LOTES = 100_000;
const dizer = (mensagem: string) => process.stdout.write(`${mensagem}\n`);

/** A measure that cannot be taken here says why, and the others go on. */
async function medida(titulo: string, medir: () => Promise<void>): Promise<void> {
  dizer(`\n▸ ${titulo}`);
  await medir().catch((erro: Error) =>
    dizer(`  Não medido: ${erro.message.trim().split('\n').slice(-3).join('\n  ')}`),
  );
}

const carga = () => numero(loadavg()[0]!, 1);
dizer('Martelo: medidas de desempenho');
dizer(`  Processador  ${cpus().length} × ${cpus()[0]?.model.trim()}`);
dizer(`  Memória      ${numero(totalmem() / 2 ** 30, 1)} GiB`);
dizer(`  Programas    Node ${process.version}, ${type()} ${release()}`);
dizer(`  Carga        ${carga()} no último minuto, antes de começar`);

await medida('Lances duráveis em um lote, com 200 pessoas assistindo', async () => {
  const { comum, nosso, ritmado } = await medirLances(dizer);
  const razao = porSegundo(nosso) / porSegundo(comum);
  const linha = (nome: string, placar: typeof comum) => [
    nome,
    numero(porSegundo(placar)),
    numero(placar.recusados),
    numero(placar.p50, 1),
    numero(placar.p99, 1),
    vezes(porSegundo(placar) / porSegundo(comum)),
  ];
  dizer(
    tabela(
      ['', 'aceitos/s', 'recusados', 'p50 ms', 'p99 ms', 'razão'],
      [
        linha('Express + SQLite, um UPDATE por lance', comum),
        linha('Martelo', nosso),
        [...linha(`Martelo, a ${RITMO} lances/s em ritmo`, ritmado).slice(0, -1), ''],
      ],
    ),
  );
  dizer(meta(`pelo menos ${META_LANCES} vezes mais lances`, razao >= META_LANCES));
  dizer(
    meta(
      `confirmação em até ${META_CONFIRMACAO_MS} ms (p99) a ${RITMO} lances/s`,
      ritmado.p99 <= META_CONFIRMACAO_MS,
    ),
  );
});

await medida('Lances duráveis no MongoDB, em um lote', () => relatarMongo(dizer));

await medida('Busca em 100.000 lotes, com facetas e preços mudando', async () => {
  const comum = medirBuscaComum(LOTES);
  const { tempos, indexacaoMs, microsPorLance } = medirBusca(LOTES, 20);
  const todas = tempos.get('TODAS')!;
  const linha = (nome: string, feitas: typeof comum) => [
    nome,
    numero(feitas.length),
    numero(percentil(feitas, 0.5), 2),
    numero(percentil(feitas, 0.99), 2),
    vezes(percentil(comum, 0.5) / percentil(feitas, 0.5)),
  ];
  dizer(
    tabela(
      ['', 'buscas', 'p50 ms', 'p99 ms', 'razão (p50)'],
      [linha('SQLite: FTS5, um GROUP BY por faceta', comum), linha('Martelo', todas)],
    ),
  );
  dizer(
    `  Índice pronto em ${numero(indexacaoMs)} ms; cada lance o altera em ${numero(microsPorLance, 1)} µs.`,
  );
  dizer(meta(`p99 de até ${META_MS} ms`, percentil(todas, 0.99) <= META_MS));
});

await medida('Extrato em PDF', async () => {
  const linhas: string[][] = [];
  for (const lotes of [1, 20]) {
    const comum = await medirPdfComum(lotes, 2_000).catch(() => null);
    const nosso = await medirPdf(lotes, 2_000);
    linhas.push([
      `${lotes} ${lotes === 1 ? 'lote' : 'lotes'}`,
      comum === null ? 'sem Chromium' : numero(comum, 1),
      numero(nosso.porSegundo, 1),
      numero(nosso.p50, 1),
      numero(nosso.p99, 1),
      comum === null ? '' : vezes(nosso.porSegundo / comum),
    ]);
  }
  dizer(tabela(['', 'Chromium, por s', 'Martelo, por s', 'p50 ms', 'p99 ms', 'razão'], linhas));
});

await medida('Leitura de uma página publicada (inclui a construção, se o código mudou)', async () => {
  const { payload, nossa, home } = await medirLeitura();
  const linha = ({ caminho, porSegundo: ritmo, p50, p99, kib }: typeof nossa) => [
    caminho,
    numero(ritmo),
    numero(p50, 1),
    numero(p99, 1),
    numero(kib),
    vezes(ritmo / payload.porSegundo),
  ];
  dizer(tabela(['', 'leituras/s', 'p50 ms', 'p99 ms', 'KiB', 'razão'], [payload, nossa, home].map(linha)));
});

dizer(`\nCarga da máquina ao terminar: ${carga()}. Outros programas em uso pioram todas as medidas.`);
process.exit(0);
