import { request } from 'node:http';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTAS, SENHA } from './plataforma.ts';
import { abrirProxy } from './proxy.ts';
import { usarServicos } from './usar-plataforma.ts';

/**
 * The shape of docker-compose.yml behind an operator's proxy: storefront, cms and engine each face outside through it, and call each
 * other besides. Two people are two addresses of this machine. The platform trusts such a proxy's word (plataformas.ts).
 */
const plataforma = usarServicos();
const [ANA, BIA] = ['127.0.0.11', '127.0.0.12'];
const proxies: Awaited<ReturnType<typeof abrirProxy>>[] = [];
const porta = { storefront: 0, cms: 0, engine: 0 };

beforeAll(async () => {
  for (const nome of ['storefront', 'cms', 'engine'] as const) {
    const proxy = await abrirProxy(PORTAS[nome], 'http');
    proxies.push(proxy);
    porta[nome] = proxy.porta;
  }
});
afterAll(() => {
  for (const proxy of proxies) proxy.fechar();
});

interface Pedido {
  de: string;
  a: keyof typeof porta;
  caminho: string;
  corpo: object;
  cabecalhos?: Record<string, string>;
}
function enviar({ de, a, caminho, corpo, cabecalhos = {} }: Pedido): Promise<number> {
  const host = a === 'cms' ? `localhost:${PORTAS.cms}` : `leilo.localhost:${PORTAS.storefront}`;
  return new Promise((pronto, falhou) => {
    const pedido = request(
      {
        host: '127.0.0.1',
        port: porta[a],
        localAddress: de,
        method: 'POST',
        path: caminho,
        headers: {
          host,
          origin: `http://${host}`,
          hotsite: 'leilo',
          'content-type': 'application/json',
          ...cabecalhos,
        },
      },
      (resposta) => resposta.resume().on('end', () => pronto(resposta.statusCode ?? 0)),
    );
    pedido.on('error', falhou);
    pedido.end(JSON.stringify(corpo));
  });
}

const JUNTOS = 60;

/** Sends many at once, another forged address each time, and gives the answers' statuses. */
const enviarJuntos = (
  pedido: Omit<Pedido, 'corpo'>,
  corpo: (i: number) => object,
  lote = 0,
): Promise<number[]> =>
  Promise.all(
    Array.from({ length: JUNTOS }, (_, n) => {
      const cabecalhos = { 'x-forwarded-for': `198.51.${lote}.${n}`, 'x-real-ip': `192.0.2.${n}` };
      return enviar({ ...pedido, corpo: corpo(lote * JUNTOS + n), cabecalhos });
    }),
  );

/** Until one is refused as too many. */
async function esgotar(pedido: Omit<Pedido, 'corpo'>, corpo: (i: number) => object): Promise<boolean> {
  for (let lote = 0; lote < 6; lote += 1)
    if ((await enviarJuntos(pedido, corpo, lote)).includes(429)) return true;
  return false;
}

it('one script closes the reset of passwords to itself alone, whatever it forges and by whichever service it comes', async () => {
  const site = { a: 'storefront', caminho: '/api/sessao/redefinir' } as const;
  const motor = { a: 'engine', caminho: '/v1/auth/redefinir-senha' } as const;
  expect(await esgotar({ de: ANA, ...site }, (i) => ({ email: `ninguem${i}@exemplo.com` }))).toBe(true);
  // The same address straight at the engine is the same person; another address is another, by both ways.
  expect(await enviar({ de: ANA, ...motor, corpo: { email: 'outro@exemplo.com' } })).toBe(429);
  expect(await enviar({ de: BIA, ...site, corpo: { email: 'bia@exemplo.com' } })).toBe(200);
  expect(await enviar({ de: BIA, ...motor, corpo: { email: 'bia2@exemplo.com' } })).toBe(202);
});

it('one script closes the login to itself alone: of the site, and of the panel', async () => {
  const site = { a: 'storefront', caminho: '/api/sessao/login' } as const;
  const painel = { a: 'cms', caminho: '/api/usuarios/sso' } as const;
  const errada = (i: number) => ({ email: `ninguem${i}@exemplo.com`, senha: 'senha errada de longe' });
  expect(await esgotar({ de: ANA, ...site }, errada)).toBe(true);
  // A try a second is given back: far fewer than a fresh address has at once.
  expect(await enviarJuntos({ de: ANA, ...painel }, errada)).toContain(429);
  const certa = { email: 'cliente1@demo.martelo', senha: SENHA };
  expect(await enviar({ de: BIA, ...site, corpo: certa })).toBe(200);
  expect(await enviar({ de: BIA, ...painel, corpo: { email: 'mkt@demo.martelo', senha: SENHA } })).not.toBe(
    429,
  );
});

it('a socket is counted by the address the proxy saw', async () => {
  const socket = io(`http://127.0.0.1:${porta.engine}`, {
    transports: ['websocket'],
    auth: { hotsite: 'leilo' },
    extraHeaders: { 'x-forwarded-for': '198.51.100.9' },
    reconnection: false,
    localAddress: ANA,
  } as object);
  await new Promise<void>((pronto, falhou) => {
    socket.on('connect', pronto);
    socket.on('connect_error', falhou);
  });
  socket.disconnect();
  const { readFileSync } = await import('node:fs');
  const linhas = () =>
    readFileSync(`${plataforma.dados}/logs/engine.log`, 'utf8')
      .split('\n')
      .filter((linha) => linha.includes('"msg":"conexão"'));
  // Others connected before, by addresses of their own.
  await expect.poll(() => linhas().filter((linha) => linha.includes(`"ip":"${ANA}"`)).length).toBe(1);
  expect(linhas().join('\n')).not.toContain('198.51.100.9');
});

it('a brand is its address: no header makes its site answer for another', async () => {
  const marca = (endereco: string, hotsite: string) =>
    new Promise<string>((pronto, falhou) => {
      const host = `${endereco}:${PORTAS.storefront}`;
      const onde = { host: '127.0.0.1', port: PORTAS.storefront, path: '/api/v1/hotsite/public' };
      const pedido = request({ ...onde, headers: { host, hotsite } }, async (resposta) => {
        const partes = await resposta.toArray();
        pronto(JSON.parse(Buffer.concat(partes).toString()).subdominio);
      });
      pedido.on('error', falhou);
      pedido.end();
    });
  expect(await marca('pacto.localhost', 'leilo')).toBe('pacto');
  // An address that is nobody's says nothing, and the header may.
  expect(await marca('127.0.0.1', 'leilo')).toBe('leilo');
});
