import { aCadaLigacao, pedir } from './conexao.ts';
import { criarFonte } from './fonte.ts';
import { type Amostra, comAmostra, estimar, type Relogio } from './relogio.ts';

/** Samples taken when a connection opens, and how often one is added while it stands. */
const RAJADA = 5;
const REAMOSTRAR_MS = 30_000;

/** Until the first sample: this machine's own clock. `performance.now` does not jump when somebody sets it. */
let relogio: Relogio = { deslocamento: Date.now() - performance.now(), idaEVolta: Number.POSITIVE_INFINITY };
let amostras: Amostra[] = [];
let seguindo = false;
/** How far the builder's canvas moved this page's time; nowhere else is it anything but 0. */
let adianto = 0;

/** The server's time as far as we know it, Unix ms. */
export const agoraServidor = (): number => performance.now() + relogio.deslocamento + adianto;

/** Shows the page as it will be: everything that asks for the time is told one this many ms ahead. Of the builder's canvas alone. */
export function adiantarRelogio(ms: number): void {
  adianto = ms;
  tique.definir(cortar(agoraServidor()));
}

/** How often clocks look: a last second shown a fifth late is the most anybody is told too much. */
const TIQUE_MS = 200;

/** The server's clock cut to ticks, for everything on the page at once. Who formats it re-renders only when the words change. */
const tique = criarFonte(cortar(agoraServidor()));
let espera: ReturnType<typeof setTimeout> | undefined;
let assinantes = 0;

export function assinarTiques(ouvinte: () => void): () => void {
  if (assinantes++ === 0) bater();
  acompanharServidor();
  const sair = tique.assinar(ouvinte);
  return () => {
    sair();
    if (--assinantes === 0) clearTimeout(espera);
  };
}

/** Server time, Unix ms, as all clocks of the page show it. */
export const lerTique = (): number => tique.ler();

function bater(): void {
  const agora = agoraServidor();
  tique.definir(cortar(agora));
  espera = setTimeout(bater, TIQUE_MS - (agora % TIQUE_MS) + 2);
}

function cortar(agora: number): number {
  return agora - (agora % TIQUE_MS);
}

/** One more look at the server's clock: what it said (Unix ms) when asked at `enviado` (`performance.now`), just answered. */
export function acertarRelogio(enviado: number, servidor: number): void {
  amostras = comAmostra(amostras, { enviado, recebido: performance.now(), servidor });
  relogio = estimar(amostras) ?? relogio;
}

function acompanharServidor(): void {
  if (seguindo) return;
  seguindo = true;
  aCadaLigacao(() => {
    void rajada();
  });
  setInterval(() => void amostrar(), REAMOSTRAR_MS);
}

async function rajada(): Promise<void> {
  for (let i = 0; i < RAJADA; i++) await amostrar();
}

async function amostrar(): Promise<void> {
  const enviado = performance.now();
  try {
    const ack = await pedir('relogio', { enviado });
    if (!ack.ok) return;
    acertarRelogio(enviado, typeof ack.agora === 'string' ? Date.parse(ack.agora) : Number(ack.agora));
  } catch {
    // Without a connection the clock we have goes on.
  }
}
