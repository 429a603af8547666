// node medir.mjs <url> <chromium>: one Lighthouse run with its mobile settings, in a fresh Chromium of its own.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [, , url, chromePath] = process.argv;
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' }).finally(() =>
  chrome.kill(),
);
const host = new URL(url).host;
const pedidos = lhr.audits['network-requests'].details.items;
const nota = (categoria) => Math.round((lhr.categories[categoria].score ?? 0) * 100);
const faltas = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`),
);
process.stdout.write(
  JSON.stringify({
    desempenho: nota('performance'),
    acessibilidade: nota('accessibility'),
    praticas: nota('best-practices'),
    busca: nota('seo'),
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    scriptKib:
      pedidos
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((soma, { transferSize }) => soma + transferSize, 0) / 1_024,
    totalKib: pedidos.reduce((soma, { transferSize }) => soma + transferSize, 0) / 1_024,
    alheios: [
      ...new Set(
        pedidos
          .map((pedido) => new URL(pedido.url))
          .filter((u) => u.protocol.startsWith('http') && u.hostname !== new URL(url).hostname)
          .map((u) => u.host),
      ),
    ],
    host,
    faltas: [...new Set(faltas)],
  }),
);
