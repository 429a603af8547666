// Public pages as a crowd asks for them: kept by the storefront, drawn by Next each time, and beside a plain file of the same server;
// while somebody bids and somebody publishes.
import { Agent, request } from 'node:http';
import { Api, CMS, Plataforma, PORTAS, SITE } from '../../e2e/plataforma.ts';
import { criarLote } from '../../e2e/pregao.ts';
import { sessaoDoPainel } from '../leitura.ts';
import { medirPintura, type Pintura } from './pintura.ts';

export const RITMO = 500;
const AQUECIMENTO_MS = 1_000;
const DURACAO_MS = 4_000;
const EM_RITMO_MS = 8_000;
const SIMULTANEOS = 8;
const ENTRE_LANCES_MS = 100;
const ENTRE_PUBLICACOES_MS = 1_000;
/** What a browser's own client says when it looks ahead: Next draws for it alone. */
const DESENHADA = { purpose: 'prefetch' };

export interface Tempos {
  porSegundo: number;
  /** Of whole answers, ms. */
  p50: number;
  p99: number;
  /** Of first bytes, ms. */
  primeiro50: number;
  primeiro99: number;
}

export interface MedidaDePagina {
  nome: string;
  kib: number;
  next: Tempos;
  nossa: Tempos;
  /** At an even {@link RITMO} a second, from when each was due. */
  emRitmo: Tempos;
}

export interface MedidaDePaginas {
  paginas: MedidaDePagina[];
  arquivo: Tempos;
  lances: number;
  publicacoes: number;
  /** How old a page was at most when somebody asked who was sent it, ms. */
  maiorIdade: number;
  pintura: Pintura;
}

/** On a platform of its own, built when the sources changed, on an empty folder. Rejects when it does not start. */
export async function medirPaginas(): Promise<MedidaDePaginas> {
  const plataforma = new Plataforma({
    MARTELO_MONITOR_TOKEN: 'bancada-de-paginas-publicas',
    MARTELO_LIMITES: '0',
  });
  try {
    await plataforma.iniciar();
    const lote = await criarLote({ segundos: 3_600 });
    const movimento = new Movimento(lote.uid);
    const paginas: MedidaDePagina[] = [];
    for (const [nome, caminho] of [
      ['inicial', '/'],
      ['listagem', '/leilao'],
      ['lote', lote.url],
      ['conteúdo', '/quem-somos'],
    ] as const) {
      const next = await emFila(caminho, DESENHADA);
      const nossa = await emFila(caminho);
      await movimento.comecar();
      const emRitmo = await noRitmo(caminho);
      await movimento.parar();
      const { bytes } = await ler(caminho, {}, undefined);
      paginas.push({ nome, kib: bytes / 1_024, next, nossa, emRitmo });
    }
    const arquivo = await emFila('/icones.svg');
    const { lances, publicacoes } = movimento;
    const pintura = await medirPintura(`${SITE}/`);
    return { paginas, arquivo, lances, publicacoes, maiorIdade: await maiorIdade(), pintura };
  } finally {
    await plataforma.descartar();
  }
}

/** Somebody bids on the lot, somebody publishes the content page. */
class Movimento {
  lances = 0;
  publicacoes = 0;
  readonly #lelUid: string;
  #andando = false;
  #fim: Promise<unknown> = Promise.resolve();

  constructor(lelUid: string) {
    this.#lelUid = lelUid;
  }

  async comecar(): Promise<void> {
    this.#andando = true;
    const clientes = await Promise.all(
      ['cliente1', 'cliente2'].map((um) => new Api('leilo').entrar(`${um}@demo.martelo`)),
    );
    const authorization = await sessaoDoPainel();
    this.#fim = Promise.all([
      this.#aCada(ENTRE_LANCES_MS, async () => {
        await clientes[this.lances % 2]!.chamar('POST', `/v1/lotes/${this.#lelUid}/lances`, {
          ...{ comandoId: crypto.randomUUID(), tipo: 'MANUAL', valor: 1_000_000 + this.lances * 10_000 },
        });
        this.lances += 1;
      }),
      this.#aCada(ENTRE_PUBLICACOES_MS, async () => {
        await publicar(authorization, this.publicacoes);
        this.publicacoes += 1;
      }),
    ]);
  }

  async parar(): Promise<void> {
    this.#andando = false;
    await this.#fim;
  }

  async #aCada(ms: number, fazer: () => Promise<void>): Promise<void> {
    while (this.#andando) {
      await fazer();
      await new Promise((seguir) => setTimeout(seguir, ms));
    }
  }
}

async function publicar(authorization: string, vez: number): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' };
  const busca = 'where[uri][equals]=quem-somos&where[hotsite.subdominio][equals]=leilo&limit=1&depth=0';
  const achada = (await (await fetch(`${CMS}/api/paginas?${busca}`, { headers })).json()) as {
    docs: { id: number; revisao: number }[];
  };
  const [pagina] = achada.docs;
  if (!pagina) throw new Error('a página de conteúdo não foi achada');
  const resposta = await fetch(`${CMS}/api/paginas/${pagina.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ revisao: pagina.revisao, titulo: `Quem somos ${vez}`, _status: 'published' }),
  });
  if (!resposta.ok)
    throw new Error(`a página não foi publicada: ${resposta.status} ${await resposta.text()}`);
}

/** `SIMULTANEOS` readers, each asking again as soon as it was answered. */
async function emFila(caminho: string, headers: Record<string, string> = {}): Promise<Tempos> {
  const agente = new Agent({ keepAlive: true });
  const lidas: Leitura[] = [];
  const contarDesde = performance.now() + AQUECIMENTO_MS;
  const fim = contarDesde + DURACAO_MS;
  await Promise.all(
    Array.from({ length: SIMULTANEOS }, async () => {
      for (let inicio = performance.now(); inicio < fim; inicio = performance.now()) {
        const lida = await ler(caminho, headers, agente);
        if (inicio >= contarDesde) lidas.push(lida);
      }
    }),
  );
  const segundos = (performance.now() - contarDesde) / 1_000;
  agente.destroy();
  return temposDe(lidas, segundos);
}

/** Asked whether or not those before were answered; what is late to be asked counts as waiting. Counted once the crowd is there. */
async function noRitmo(caminho: string): Promise<Tempos> {
  const agente = new Agent({ keepAlive: true, maxSockets: 256 });
  const lidas: Promise<Leitura>[] = [];
  const inicio = performance.now();
  while (performance.now() - inicio < AQUECIMENTO_MS + EM_RITMO_MS) {
    const devidas = ((performance.now() - inicio) * RITMO) / 1_000;
    for (let i = lidas.length; i < devidas; i += 1) {
      const devida = inicio + (i * 1_000) / RITMO;
      lidas.push(ler(caminho, {}, agente, devida));
    }
    await new Promise((seguir) => setTimeout(seguir, 1));
  }
  const prontas = await Promise.all(lidas);
  agente.destroy();
  return temposDe(prontas.slice((AQUECIMENTO_MS * RITMO) / 1_000), EM_RITMO_MS / 1_000);
}

interface Leitura {
  /** ms */
  inteira: number;
  primeiro: number;
  bytes: number;
}

/** A visitor's request, compressed as browsers ask; times from `desde`. Rejects for anything but a 200. */
function ler(
  path: string,
  headers: Record<string, string>,
  agent: Agent | undefined,
  desde = performance.now(),
): Promise<Leitura> {
  return new Promise((responder, falhar) => {
    const pedido = request(
      {
        ...{ host: '127.0.0.1', port: PORTAS.storefront, path, agent },
        headers: { host: new URL(SITE).host, 'accept-encoding': 'gzip', ...headers },
      },
      (resposta) => {
        const primeiro = performance.now() - desde;
        let bytes = 0;
        resposta.on('data', (parte: Buffer) => {
          bytes += parte.length;
        });
        resposta.once('end', () => {
          if (resposta.statusCode === 200) responder({ inteira: performance.now() - desde, primeiro, bytes });
          else falhar(new Error(`${path}: ${resposta.statusCode}`));
        });
      },
    );
    pedido.once('error', falhar).end();
  });
}

function temposDe(lidas: readonly Leitura[], segundos: number): Tempos {
  const quantil = (de: (lida: Leitura) => number, q: number) =>
    lidas.map(de).sort((a, b) => a - b)[Math.floor((lidas.length - 1) * q)] ?? Number.NaN;
  return {
    porSegundo: lidas.length / segundos,
    p50: quantil(({ inteira }) => inteira, 0.5),
    p99: quantil(({ inteira }) => inteira, 0.99),
    primeiro50: quantil(({ primeiro }) => primeiro, 0.5),
    primeiro99: quantil(({ primeiro }) => primeiro, 0.99),
  };
}

async function maiorIdade(): Promise<number> {
  const texto = await (
    await fetch(`http://127.0.0.1:${PORTAS.storefront}/metrics`, {
      headers: { authorization: 'Bearer bancada-de-paginas-publicas' },
    })
  ).text();
  return Number(/^martelo_storefront_prontas_idade_maxima_ms (\d+)$/m.exec(texto)?.[1]);
}
