// What strangers can do to memory and disk: asks nonsense of every service, as nobody, for MINUTOS (5), and prints what each process and
// each folder held before and after. `node tests/load/tolices.ts` starts a platform of its own; EM=<storefront,cms,engine,print,transmissao ports>
// with MARTELO_DADOS asks one that runs. MARTELO_LIMITES=1 leaves the limits on; without, nothing stands between the nonsense and the caches.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as dormir } from 'node:timers/promises';
import { io as conectar } from 'socket.io-client';
import { enviar, type Pedido } from '../fuzz/pedido.ts';

const MINUTOS = Number(process.env.MINUTOS ?? 5);
const AO_MESMO_TEMPO = Number(process.env.AO_MESMO_TEMPO ?? 8);
const SERVICOS = ['storefront', 'cms', 'engine', 'print', 'transmissao'] as const;
type Servico = (typeof SERVICOS)[number];
/** Memory is looked at once caches are warm and again after a rest: what is only garbage has gone by then. */
const DESCANSO_MS = 20_000;

process.env.MARTELO_LIMITES ??= '0';
let bases: Record<Servico, string>;
let dados: string;
let desligar = async () => {};
if (process.env.EM) {
  const portas = process.env.EM.split(',');
  bases = Object.fromEntries(
    SERVICOS.map((nome, i) => [nome, `http://127.0.0.1:${portas[i]}`]),
  ) as typeof bases;
  dados = process.env.MARTELO_DADOS ?? '.data';
} else {
  const { Plataforma, ENDERECOS } = await import('../e2e/plataforma.ts');
  const plataforma = new Plataforma();
  await plataforma.iniciar();
  bases = ENDERECOS;
  dados = plataforma.dados;
  desligar = () => plataforma.descartar();
}

const porta = new URL(bases.storefront).port;
const tolo = () => randomBytes(6).toString('hex');
const AGENTE =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const pedido = (
  metodo: string,
  caminho: string,
  { host = `leilo.localhost:${porta}`, corpo, ...mais }: Record<string, string> = {},
): Pedido => ({
  metodo,
  caminho,
  cabecalhos: {
    host,
    hotsite: 'leilo',
    'user-agent': AGENTE,
    accept: 'text/html,*/*',
    ...(corpo !== undefined && { 'content-type': 'application/json' }),
    ...mais,
  },
  corpo: corpo === undefined ? null : Buffer.from(corpo),
});
const uid = () => `01900000-0000-7000-8000-${tolo()}`;

/** Each kind of nonsense: whom it is asked of, and how. */
const TOLICES: [Servico, () => Pedido][] = [
  ['storefront', () => pedido('GET', `/fotos/demo/hatch-branco-${tolo()}/1.webp?w=200`)],
  ['storefront', () => pedido('GET', '/healthz', { host: `leilo.${tolo()}` })],
  ['storefront', () => pedido('GET', '/favicon.svg', { host: `leilo.${tolo()}.com.br` })],
  ['storefront', () => pedido('GET', '/favicon.svg', { host: `${tolo()}.localhost:${porta}` })],
  ['storefront', () => pedido('GET', `/leilao?leilao=${uid()}`)],
  ['storefront', () => pedido('GET', `/leilao?q=${tolo()}&pagina=${Math.ceil(Math.random() * 1e6)}`)],
  ['storefront', () => pedido('GET', `/${tolo()}`)],
  ['storefront', () => pedido('GET', `/regulamento/${tolo()}`)],
  ['storefront', () => pedido('GET', `/midia/${tolo()}.png?w=400`)],
  ['storefront', () => pedido('GET', `/icones/icone-192.png?v=${tolo()}`)],
  ['storefront', () => pedido('GET', `/extrato/${randomBytes(16).toString('base64url')}`)],
  ['storefront', () => pedido('POST', '/api/v1/hotsite/visitas', { corpo: visita() })],
  ['storefront', () => pedido('GET', `/api/v1/lotes?q=${tolo()}`)],
  [
    'storefront',
    () => pedido('GET', '/', { cookie: `martelo_renovacao=${tolo()}; martelo_acesso=${tolo()}` }),
  ],
  ['cms', () => pedido('GET', `/v1/hotsite/conteudo-pagina?uri=${tolo()}`)],
  ['cms', () => pedido('GET', `/v1/banners/ativo?posicaoBannerUid=${tolo()}&leiUid=${uid()}`)],
  ['cms', () => pedido('GET', '/v1/hotsite/public', { hotsite: `leilo.${tolo()}` })],
  ['cms', () => pedido('POST', '/v1/hotsite/visitas', { corpo: visita() })],
  ['cms', () => pedido('GET', `/api/midia/file/${tolo()}.png`)],
  ['engine', () => pedido('GET', `/v1/lotes?q=${tolo()}&marca=${tolo()}`)],
  ['engine', () => pedido('GET', `/v1/lotes/${uid()}`)],
  ['engine', () => pedido('GET', `/v1/leiloes/${uid()}`)],
  ['engine', () => pedido('GET', '/v1/lotes', { authorization: `Bearer ${tolo()}.${tolo()}.${tolo()}` })],
  ['engine', () => pedido('GET', '/v1/lotes', { hotsite: tolo() })],
  [
    'engine',
    () =>
      pedido('POST', '/v1/auth/token', { corpo: JSON.stringify({ email: `${tolo()}@x.br`, senha: tolo() }) }),
  ],
  ['print', () => pedido('GET', `/documentos/extrato/${randomBytes(16).toString('base64url')}.pdf`)],
];

const { hotsite } = JSON.parse(
  `{"hotsite":${(await enviar(bases.cms, pedido('GET', '/v1/hotsite/public'))).corpo}}`,
) as { hotsite: { uid: string } };
function visita(): string {
  return JSON.stringify({ url: `/${tolo()}`, pagina: tolo(), hotUid: hotsite.uid, visitanteUid: tolo() });
}

interface Medida {
  memoria: Record<string, number>;
  disco: Record<string, number>;
}

const pids = () =>
  (JSON.parse(readFileSync(join(dados, 'processos.json'), 'utf8')) as { servicos: number[] }).servicos;

function medir(): Medida {
  const memoria = Object.fromEntries(
    SERVICOS.map((nome, i) => {
      const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pids()[i]}/status`, 'utf8'))?.[1];
      return [nome, Number(rss) * 1024];
    }),
  );
  const disco = Object.fromEntries(
    ['storefront/fotos', 'storefront/midia', 'storefront/conteudo', 'cms', 'engine', 'logs'].map((pasta) => [
      pasta,
      tamanhoDe(join(dados, pasta)),
    ]),
  );
  for (const nome of ['storefront', 'cms']) {
    const cache = new URL(`../../${nome}/.next/cache`, import.meta.url).pathname;
    disco[`${nome}/.next/cache`] = tamanhoDe(cache);
  }
  return { memoria, disco };
}

function tamanhoDe(pasta: string): number {
  if (!existsSync(pasta)) return 0;
  return readdirSync(pasta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .reduce((soma, { parentPath, name }) => {
      return soma + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0);
    }, 0);
}

const contagem = new Map<string, number>();
async function perguntar(ate: number): Promise<void> {
  await Promise.all(
    Array.from({ length: AO_MESMO_TEMPO }, async () => {
      while (Date.now() < ate) {
        const [servico, qual] = TOLICES[Math.floor(Math.random() * TOLICES.length)]!;
        const { status } = await enviar(bases[servico], qual());
        const chave = `${servico} ${status}`;
        contagem.set(chave, (contagem.get(chave) ?? 0) + 1);
      }
    }),
  );
}

async function soquetes(ate: number): Promise<void> {
  while (Date.now() < ate) {
    const soquete = conectar(bases.engine, {
      transports: ['websocket'],
      auth: { hotsite: 'leilo' },
      forceNew: true,
    });
    for (let i = 0; i < 50; i += 1) soquete.emit(tolo(), { lelUid: uid() }, () => {});
    await dormir(500);
    soquete.close();
  }
}

// Warm: code compiled, caches at their working size.
await perguntar(Date.now() + 30_000);
await dormir(DESCANSO_MS);
contagem.clear();
const antes = medir();
const fim = Date.now() + MINUTOS * 60_000;
await Promise.all([perguntar(fim), soquetes(fim)]);
await dormir(DESCANSO_MS);
const depois = medir();

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1).padStart(8);
const total = [...contagem.values()].reduce((soma, n) => soma + n, 0);
console.log(`${total} requests in ${MINUTOS} min: ${[...contagem].map((um) => um.join(' × ')).join(', ')}\n`);
console.log('MiB                      before    after');
for (const parte of ['memoria', 'disco'] as const)
  for (const [nome, valor] of Object.entries(antes[parte]))
    console.log(
      `${parte === 'memoria' ? 'RSS ' : ''}${nome}`.padEnd(22),
      mib(valor),
      mib(depois[parte][nome] ?? 0),
    );
await desligar();
process.exit(0);
