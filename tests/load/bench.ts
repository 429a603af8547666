// `npm run bench`: how fast each thing is, beside the ordinary way in the same run on the same machine. ~20 minutes, two of them a
// build when the sources changed and eight a million purchases; `npm run bench -- lances mensagem` takes only the measures named. Goals are told met or missed
// in words; the exit code is 0 either way.
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { LOTES as LOTES_ACOMPANHADOS, MUDANCAS } from './acompanhar/acompanhar.ts';
import { relatarAcompanhar } from './acompanhar/relatar.ts';
import { VEICULOS } from './admin/admin.ts';
import { relatarAdmin } from './admin/relatar.ts';
import { ASSISTENTES, medirAssistencia, RITMO as PASSO_DA_ASSISTENCIA } from './assistencia/assistencia.ts';
import { META_MS, medirBusca, percentil } from './busca.ts';
import { medirBuscaComum } from './busca-comum.ts';
import { META_MS as META_DA_GERAL, medirBuscaGeral, resumir } from './busca-geral.ts';
import { FOTOS } from './campo/campo.ts';
import { relatarCampo } from './campo/relatar.ts';
import { EM_MASSA, LINHAS as LINHAS_DA_CASA } from './casa/casa.ts';
import { relatarCasa } from './casa/relatar.ts';
import { relatarCompras } from './compras/relatar.ts';
import { medirConstrutor } from './construtor/construtor.ts';
import { SECOES } from './construtor/pagina-cheia.ts';
import { LOTES as LOTES_ABERTOS, medirEncerramentos } from './encerramentos/encerramentos.ts';
import { relatarEstoque, VEICULOS_NO_ESTOQUE } from './estoque.ts';
import { medirLances, porSegundo, RITMO, type Via } from './lances/lances.ts';
import { medirLeitura } from './leitura.ts';
import { medirListas } from './listas/listas.ts';
import { LOTES_DA_CASA, relatarListasDaCasa } from './listas-da-casa.ts';
import { medirMensagem } from './mensagem/mensagem.ts';
import { relatarMongo } from './mongo/relatar.ts';
import type { Tempos } from './navegador/percentis.ts';
import { relatarPaginas } from './paginas/relatar.ts';
import { medirPdf } from './pdf.ts';
import { medirPdfComum } from './pdf-comum.ts';
import { relatarRecebimentos } from './recebimentos/relatar.ts';
import { EVENTOS, medirRecuperacao } from './recuperacao/recuperacao.ts';
import { meta, numero, tabela, vezes } from './relatorio.ts';
import { medirVitrine } from './vitrine.ts';

const META_LANCES = 40;
const META_CONFIRMACAO_MS = 10;
const LOTES = 100_000;
const dizer = (mensagem: string) => process.stdout.write(`${mensagem}\n`);

const pedidas = process.argv.slice(2);

/** A measure that cannot be taken here says why, and the others go on. */
async function medida(nome: string, titulo: string, medir: () => Promise<void>): Promise<void> {
  if (pedidas.length > 0 && !pedidas.includes(nome)) return;
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

await medida('lances', 'Lances duráveis em um lote, com 200 pessoas assistindo', async () => {
  const { comum, nosso, ritmado } = await medirLances(dizer);
  const razao = (via: Via) => porSegundo(nosso[via]) / porSegundo(comum[via]);
  const linha = (nome: string, placar: typeof ritmado, via: Via) => [
    nome,
    numero(porSegundo(placar)),
    numero(placar.recusados),
    numero(placar.p50, 1),
    numero(placar.p99, 1),
    vezes(porSegundo(placar) / porSegundo(comum[via])),
  ];
  dizer(
    tabela(
      ['', 'aceitos/s', 'recusados', 'p50 ms', 'p99 ms', 'razão'],
      [
        linha('Express + SQLite, um UPDATE por lance, por HTTP', comum.http, 'http'),
        linha('Martelo, por HTTP', nosso.http, 'http'),
        linha('Express + SQLite, um UPDATE por lance, por socket', comum.socket, 'socket'),
        linha('Martelo, por socket', nosso.socket, 'socket'),
        [...linha(`Martelo, a ${RITMO} lances/s em ritmo`, ritmado, 'socket').slice(0, -1), ''],
      ],
    ),
  );
  dizer(
    meta(
      `pelo menos ${META_LANCES} vezes mais lances, por sockets dos dois lados`,
      razao('socket') >= META_LANCES,
    ),
  );
  dizer(
    meta(
      `confirmação em até ${META_CONFIRMACAO_MS} ms (p99) a ${RITMO} lances/s`,
      ritmado.p99 <= META_CONFIRMACAO_MS,
    ),
  );
});

await medida('mongo', 'Lances duráveis no MongoDB, em um lote', () => relatarMongo(dizer));

await medida(
  'assistencia',
  `${numero(ASSISTENTES)} pessoas assistindo a um lote com ${PASSO_DA_ASSISTENCIA} lances/s`,
  async () => {
    const { comum, nosso, memoria } = await medirAssistencia();
    const linha = (nome: string, { p50, p99, nucleo, entregues, lances }: typeof comum) => [
      nome,
      `${numero(entregues)}/${numero(lances)}`,
      numero(p50, 1),
      numero(p99, 1),
      numero(nucleo, 2),
      vezes(comum.p99 / p99),
    ];
    dizer(
      tabela(
        ['do lance ao último recebimento', 'entregues', 'p50 ms', 'p99 ms', 'núcleos', 'razão (p99)'],
        [linha('Express, um aviso por lance', comum), linha('Martelo', nosso)],
      ),
    );
    dizer(`  Cada pessoa assistindo ocupa ${numero(memoria / 1024, 1)} KiB no motor.`);
    dizer(meta('último recebimento em até 60 ms (p99)', nosso.p99 <= 60));
    dizer(meta('até meio núcleo', nosso.nucleo <= 0.5));
  },
);

await medida(
  'acompanhar',
  `${numero(LOTES_ACOMPANHADOS)} lotes acompanhados pela casa, ${MUDANCAS} mudanças/s`,
  () => relatarAcompanhar(dizer),
);

await medida('mensagem', 'Custo de cada mensagem enviada', async () => {
  const { cru, martelo, razao } = await medirMensagem();
  dizer(
    tabela(
      ['', 'µs de processador', 'razão'],
      [
        ['ws, quadro pronto', numero(cru, 2), vezes(1)],
        ['Martelo', numero(martelo, 2), `${numero(razao, 2)} ×`],
      ],
    ),
  );
  dizer(meta('até 1,2 vez', razao <= 1.2));
});

await medida('vitrine', 'Página inicial no celular, pelo Lighthouse', async () => {
  const nossa = await medirVitrine(dizer);
  dizer(
    tabela(
      [
        'desempenho',
        'acessibilidade',
        'boas práticas',
        'busca',
        'LCP ms',
        'CLS',
        'TBT ms',
        'script KiB',
        'total KiB',
      ],
      [
        [
          numero(nossa.desempenho),
          numero(nossa.acessibilidade),
          numero(nossa.praticas),
          numero(nossa.busca),
          numero(nossa.lcp),
          numero(nossa.cls, 3),
          numero(nossa.tbt),
          numero(nossa.scriptKib, 1),
          numero(nossa.totalKib),
        ],
      ],
    ),
  );
  for (const falta of nossa.faltas) dizer(`  ${falta}`);
  dizer(meta('desempenho de pelo menos 95', nossa.desempenho >= 95));
  dizer(
    meta(
      'acessibilidade, boas práticas e busca em 100',
      Math.min(nossa.acessibilidade, nossa.praticas, nossa.busca) === 100,
    ),
  );
  dizer(meta('LCP de até 1,5 s, CLS de até 0,02', nossa.lcp <= 1_500 && nossa.cls <= 0.02));
  dizer(meta('até 165 KiB de script', nossa.scriptKib <= 165));
  dizer(
    meta(
      `nenhum pedido a outro endereço${nossa.alheios.map((host) => ` (${host})`)}`,
      nossa.alheios.length === 0,
    ),
  );
});

await medida(
  'encerramentos',
  `Encerramento de ${numero(LOTES_ABERTOS)} lotes abertos, um quarto deles prorrogado`,
  async () => {
    const { comum, nosso, prorrogados, memoria } = await medirEncerramentos();
    const linha = (nome: string, { p50, p99, maximo, antes }: typeof comum) => [
      nome,
      numero(p50),
      numero(p99),
      numero(maximo),
      numero(antes),
    ];
    dizer(
      tabela(
        ['atraso', 'p50 ms', 'p99 ms', 'maior ms', 'antes da hora'],
        [linha('Varredura a cada 100 ms', comum), linha('Martelo', nosso)],
      ),
    );
    dizer(
      `  ${numero(prorrogados)} prorrogados; cada lote aberto ocupa ${numero(memoria / 1024, 1)} KiB no motor.`,
    );
    dizer(meta('atraso de até 2 ms (p99), nenhum antes da hora', nosso.p99 <= 2 && nosso.antes === 0));
  },
);

await medida('listas', 'Listas depois de uma rajada de lances em um lote', async () => {
  const { lances, ms, principalMs, faltavam } = await medirListas();
  dizer(
    `  ${numero(lances)} lances; ${numero(faltavam)} ainda não estavam nas listas à última resposta. ` +
      `Em dia ${numero(ms)} ms depois; ${numero(principalMs / faltavam, 3)} ms de processador por lance.`,
  );
  dizer(meta('até 0,1 ms por lance', principalMs / faltavam <= 0.1));
});

await medida('listas-da-casa', `A lista da casa com ${numero(LOTES_DA_CASA)} lotes`, () =>
  relatarListasDaCasa(dizer),
);

await medida('estoque', `O estoque com ${numero(VEICULOS_NO_ESTOQUE)} veículos, contado e mostrado`, () =>
  relatarEstoque(dizer),
);

await medida('campo', `Entrada no pátio com ${FOTOS} fotos, por uma linha 3G que cai`, () =>
  relatarCampo(dizer),
);

await medida('admin', `Lista e formulário da administração, com ${numero(VEICULOS)} veículos`, () =>
  relatarAdmin(dizer),
);

await medida(
  'casa',
  `${numero(LINHAS_DA_CASA)} registros em um arquivo, ${numero(EM_MASSA)} mudados de uma vez`,
  () => relatarCasa(dizer),
);

await medida(
  'busca-geral',
  `Busca de tudo (⌘K) em ${numero(LOTES)} clientes, lotes, veículos e vendas`,
  async () => {
    const tempos = [...(await medirBuscaGeral(LOTES))];
    dizer(
      tabela(
        ['procura', 'p50 ms', 'maior ms', 'p50 de processador', 'maior de processador'],
        tempos.map(([nome, suas]) => {
          const [relogio, cpu] = [resumir(suas, 'total'), resumir(suas, 'cpu')];
          return [nome, ...[relogio.p50, relogio.maior, cpu.p50, cpu.maior].map((ms) => numero(ms, 1))];
        }),
      ),
    );
    dizer(
      meta(
        `até ${META_DA_GERAL} ms (p50 de cada procura)`,
        tempos.every(([, suas]) => resumir(suas, 'total').p50 <= META_DA_GERAL),
      ),
    );
  },
);

await medida('recuperacao', `Recuperação de ${numero(EVENTOS)} eventos`, async () => {
  const { eventos, comum, semRetratos, retratosVelhos, nossa } = await medirRecuperacao();
  const linha = (nome: string, { ms, cpuMs, memoriaMib }: typeof comum) => [
    nome,
    numero(ms),
    numero(cpuMs),
    numero(memoriaMib),
    vezes(comum.ms / ms),
  ];
  dizer(
    tabela(
      ['', 'ms', 'processador ms', 'memória MiB', 'razão'],
      [
        linha('SQLite, uma linha por evento', comum),
        linha('Martelo, só pelo livro', semRetratos),
        linha('Martelo, retratos de 90 %', retratosVelhos),
        linha('Martelo', nossa),
      ],
    ),
  );
  dizer(`  ${numero(eventos)} eventos, ${numero(nossa.lances)} lances, nenhum leilão terminado.`);
  dizer(meta('até 2 s', nossa.ms <= 2_000));
});

await medida('busca', 'Busca em 100.000 lotes, com facetas e preços mudando', async () => {
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

await medida('compras', 'Compras entre um milhão delas (escrevê-las leva a maior parte do tempo)', () =>
  relatarCompras(dizer),
);

await medida('recebimentos', 'Pagamentos por aviso do banco, cada um durável e na sua linha', () =>
  relatarRecebimentos(dizer),
);

await medida('extrato', 'Extrato em PDF', async () => {
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

await medida('paginas', 'Páginas públicas para uma multidão, com lances e publicações no meio', () =>
  relatarPaginas(dizer),
);

await medida(
  'leitura',
  'Leitura de uma página publicada (inclui a construção, se o código mudou)',
  async () => {
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
  },
);

await medida(
  'construtor',
  `Construtor com ${SECOES} seções, ao lado do campo de blocos do Payload (inclui a construção, se o código mudou)`,
  async () => {
    const { payload, nosso } = await medirConstrutor();
    const celulas = (tempo: Tempos | null, casas: number) =>
      tempo ? [numero(tempo.p50, casas), numero(tempo.p95, casas)] : ['–', '–'];
    const linha = (nome: string, deles: Tempos | null, nossos: Tempos | null, casas = 1) => [
      nome,
      ...celulas(deles, casas),
      ...celulas(nossos, casas),
      deles && nossos ? vezes(deles.p95 / nossos.p95) : '',
    ];
    dizer(
      tabela(
        ['do gesto à pintura, ms', 'Payload p50', 'p95', 'Martelo p50', 'p95', 'razão (p95)'],
        [
          linha('tecla, no campo', payload.tecla, nosso.tecla),
          linha('tecla, na prévia', null, nosso.teclaNaTela),
          linha('mover uma seção, na lista', payload.mover, nosso.mover),
          linha('mover uma seção, na prévia', null, nosso.moverNaTela),
          linha('desfazer, na lista', null, nosso.desfazer),
          linha('desfazer, na prévia', null, nosso.desfazerNaTela),
          linha('abrir até poder usar', payload.abrir, nosso.abrir, 0),
          linha('publicar até um visitante ver', null, nosso.publicar, 0),
        ],
      ),
    );
    const todos = [
      nosso.tecla,
      nosso.teclaNaTela,
      nosso.mover,
      nosso.moverNaTela,
      nosso.desfazer,
      nosso.desfazerNaTela,
    ];
    dizer(
      meta(
        'tecla, mover e desfazer pintados em até 16 ms (p95)',
        todos.every((t) => t && t.p95 <= 16),
      ),
    );
    dizer(meta('abrir em até 1,5 s', nosso.abrir.p95 <= 1_500));
    dizer(meta('publicado visto em até 2 s', nosso.publicar !== null && nosso.publicar.p95 <= 2_000));
  },
);

dizer(`\nCarga da máquina ao terminar: ${carga()}. Outros programas em uso pioram todas as medidas.`);
process.exit(0);
