// The screen on which the house follows an auction, with five hundred lots of which fifty move every second, beside a page of the same browser on
// which nothing moves: how many of the frames that a display of 60 Hz asks for are painted.
import { randomUUID } from 'node:crypto';
import { chromium, type Page } from 'playwright';
import { io, type Socket } from 'socket.io-client';
import { Api, ENGINE, Plataforma, SENHA, SITE } from '../../e2e/plataforma.ts';
import { entrar } from '../../e2e/pregao.ts';

export const LOTES = 500;
export const MUDANCAS = 50;
const SEGUNDOS = 20;
const CLIENTES = ['cliente1@demo.martelo', 'cliente2@demo.martelo'];

export interface Quadros {
  /** Painted, and asked for by a display of 60 Hz in the same time. */
  pintados: number;
  pedidos: number;
  /** Of a hundred. */
  perdidos: number;
}

export interface MedidaDeAcompanhar {
  /** Nothing moves. */
  parada: Quadros;
  acompanhando: Quadros;
  /** Beside that, somebody scrolls to and fro through all the lots. */
  rolando: Quadros;
  /** Bids taken in a second while it was looked at: a screen beside an engine that stands still is no measure. */
  lances: number;
}

export async function medirAcompanhar(): Promise<MedidaDeAcompanhar> {
  const plataforma = new Plataforma({ MARTELO_LIMITES: '0' });
  const sockets: Socket[] = [];
  try {
    await plataforma.iniciar();
    const { leiUid, lotes } = await leilaoGrande();
    for (const email of CLIENTES) sockets.push(await clienteLigado(email));
    const navegador = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const contexto = await navegador.newContext({
        ...{ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' },
      });
      const pagina = await contexto.newPage();
      await entrar(pagina, 'adm@demo.martelo', '/robots.txt');
      const parada = await contar(pagina);
      await pagina.goto(`${SITE}/admin/backoffice-acompanhar-leilao/${leiUid}`);
      await pagina.locator('tr[data-lote]').first().waitFor();
      await pagina.getByText('Ao vivo', { exact: true }).waitFor();
      const disputa = disputar(sockets, lotes);
      const acompanhando = await contar(pagina);
      const rolando = await contar(pagina, '.acompanhar-rola');
      return { parada, acompanhando, rolando, lances: (await disputa.parar()) / (2 * SEGUNDOS) };
    } finally {
      await navegador.close();
    }
  } finally {
    for (const socket of sockets) socket.disconnect();
    await plataforma.descartar();
  }
}

async function leilaoGrande(): Promise<{ leiUid: string; lotes: string[] }> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    ...{ nome: 'Leilão medido', data: new Date(Date.now() + 7_200_000).toISOString(), situacao: 'PRONTO' },
    incrementos: [{ valor: 10_000 }],
  });
  const lotes: string[] = [];
  while (lotes.length < LOTES) {
    const { itens } = await adm.chamar<{ itens: { uid: string }[] }>(
      'POST',
      `/v1/leiloes/${leiUid}/lotes`,
      Array.from({ length: 100 }, (_, i) => ({
        nome: `Fiat Argo Drive 1.3 Firefly Flex, número ${lotes.length + i + 1}`,
        ...{ tipo: 'Carro', valor: { minimo: 100_000 }, valorComitente: 500_000 },
      })),
    );
    lotes.push(...itens.map(({ uid }) => uid));
  }
  return { leiUid, lotes };
}

async function clienteLigado(email: string): Promise<Socket> {
  const { access_token: token } = await new Api().chamar<{ access_token: string }>('POST', '/v1/auth/token', {
    ...{ email, senha: SENHA, permanecerLogado: false },
  });
  const socket = io(ENGINE, { transports: ['websocket'], auth: { hotsite: 'leilo', token } });
  await new Promise<void>((ligou) => socket.once('connect', ligou));
  return socket;
}

/** Bids in turn on every lot at an even pace, each client over the other. */
function disputar(sockets: readonly Socket[], lotes: readonly string[]): { parar(): Promise<number> } {
  let dados = 0;
  const aceitos: Promise<number>[] = [];
  const relogio = setInterval(() => {
    const volta = Math.floor(dados / lotes.length);
    const lelUid = lotes[dados % lotes.length]!;
    dados += 1;
    const lance = { lelUid, tipo: 'MANUAL', valor: 100_000 + volta * 10_000, comandoId: randomUUID() };
    aceitos.push(
      sockets[volta % sockets.length]!.timeout(10_000)
        .emitWithAck('dar-lance', lance)
        .then(({ ok }: { ok: boolean }) => Number(ok))
        .catch(() => 0),
    );
  }, 1_000 / MUDANCAS);
  return {
    async parar() {
      clearInterval(relogio);
      return (await Promise.all(aceitos)).reduce((soma, um) => soma + um, 0);
    },
  };
}

/** Counts the frames of a page for a while. @param rolar what is scrolled meanwhile, as by somebody who looks for a lot */
async function contar(pagina: Page, rolar: string | null = null): Promise<Quadros> {
  const { pintados, ms } = await pagina.evaluate(
    ({ segundos, rolar }) =>
      new Promise<{ pintados: number; ms: number }>((pronto) => {
        const rola = rolar === null ? null : document.querySelector(rolar);
        const inicio = performance.now();
        let pintados = 0;
        const quadro = (agora: number) => {
          if (agora - inicio >= segundos * 1_000) return pronto({ pintados, ms: agora - inicio });
          pintados += 1;
          if (rola) rola.scrollTop = (1 - Math.cos((agora - inicio) / 2_000)) * 4_000;
          requestAnimationFrame(quadro);
        };
        requestAnimationFrame(quadro);
      }),
    { segundos: SEGUNDOS, rolar },
  );
  const pedidos = Math.round((ms / 1_000) * 60);
  return { pintados, pedidos, perdidos: (Math.max(0, pedidos - pintados) / pedidos) * 100 };
}
