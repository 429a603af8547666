// Reading a published page: through Payload's own REST, through our public call, and as the visitor's rendered home.
import { Agent, request } from 'node:http';
import { CMS, Plataforma, SENHA, SITE } from '../e2e/plataforma.ts';

const AQUECIMENTO_MS = 1_000;
const DURACAO_MS = 4_000;
const SIMULTANEOS = 8;
const URI = 'pagina-inicial';

export interface MedidaLeitura {
  caminho: string;
  porSegundo: number;
  p50: number;
  p99: number;
  kib: number;
}

export interface Leitura {
  payload: MedidaLeitura;
  nossa: MedidaLeitura;
  home: MedidaLeitura;
}

/** On a platform of its own, built when the sources changed, on an empty folder. Rejects when it does not start. */
export async function medirLeitura(): Promise<Leitura> {
  const plataforma = new Plataforma();
  try {
    await plataforma.iniciar();
    const authorization = await sessaoDoPainel();
    const filtro = `where[uri][equals]=${URI}&where[hotsite.subdominio][equals]=leilo&limit=1&depth=1`;
    return {
      payload: await medir(
        'Payload REST',
        `${CMS}/api/paginas?${filtro}`,
        { authorization },
        '"totalDocs":1',
      ),
      nossa: await medir(
        '/v1/hotsite/conteudo-pagina',
        `${CMS}/v1/hotsite/conteudo-pagina?uri=${URI}`,
        { hotsite: 'leilo' },
        '"sessoes":[',
      ),
      home: await medir('página inicial do site', `${SITE}/`, {}, '</html>'),
    };
  } finally {
    await plataforma.descartar();
  }
}

/** Payload's REST answers only to who is logged in to the panel; its cookie alone, without a browser's Origin, is nobody. */
export async function sessaoDoPainel(): Promise<string> {
  const resposta = await fetch(`${CMS}/api/usuarios/sso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'adm@demo.martelo', senha: SENHA }),
  });
  const token = /-token=([^;]+)/.exec(resposta.headers.get('set-cookie') ?? '')?.[1];
  if (!token) throw new Error(`o painel não abriu sessão: ${resposta.status}`);
  return `JWT ${token}`;
}

/** `SIMULTANEOS` readers, each asking again as soon as it was answered. */
async function medir(
  caminho: string,
  url: string,
  headers: Record<string, string>,
  esperado: string,
): Promise<MedidaLeitura> {
  const agent = new Agent({ keepAlive: true });
  const primeira = await ler(url, headers, agent);
  if (!primeira.includes(esperado)) throw new Error(`${caminho}: ${primeira.toString().slice(0, 200)}`);
  const esperas: number[] = [];
  const contarDesde = performance.now() + AQUECIMENTO_MS;
  const fim = contarDesde + DURACAO_MS;
  await Promise.all(
    Array.from({ length: SIMULTANEOS }, async () => {
      for (let inicio = performance.now(); inicio < fim; inicio = performance.now()) {
        await ler(url, headers, agent);
        if (inicio >= contarDesde) esperas.push(performance.now() - inicio);
      }
    }),
  );
  const segundos = (performance.now() - contarDesde) / 1_000;
  agent.destroy();
  esperas.sort((a, b) => a - b);
  const quantil = (q: number) => esperas[Math.floor((esperas.length - 1) * q)] ?? Number.NaN;
  return {
    caminho,
    porSegundo: esperas.length / segundos,
    p50: quantil(0.5),
    p99: quantil(0.99),
    kib: primeira.length / 1_024,
  };
}

/** The body of a 200. `*.localhost` is always this machine, whether or not its resolver knows. */
export function ler(url: string, headers: Record<string, string>, agent: Agent | undefined): Promise<Buffer> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((responder, falhar) => {
    const pedido = request(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers }, agent },
      (resposta) => {
        const partes: Buffer[] = [];
        resposta.on('data', (parte: Buffer) => partes.push(parte));
        resposta.once('end', () => {
          if (resposta.statusCode === 200) responder(Buffer.concat(partes));
          else falhar(new Error(`${url}: ${resposta.statusCode}`));
        });
      },
    );
    pedido.once('error', falhar).end();
  });
}
