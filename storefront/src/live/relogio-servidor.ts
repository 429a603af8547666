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

/** The server's time as far as we know it, Unix ms. */
export const agoraServidor = (): number => performance.now() + relogio.deslocamento;

/** The whole second of the server's clock, ticking for everything on the page at once. */
const segundo = criarFonte(Math.floor(agoraServidor() / 1000));
let espera: ReturnType<typeof setTimeout> | undefined;
let assinantes = 0;

export function assinarSegundos(ouvinte: () => void): () => void {
  if (assinantes++ === 0) tique();
  acompanharServidor();
  const sair = segundo.assinar(ouvinte);
  return () => {
    sair();
    if (--assinantes === 0) clearTimeout(espera);
  };
}

/** Server time, Unix ms, cut to the second that all clocks of the page show. */
export const lerSegundo = (): number => segundo.ler() * 1000;

function tique(): void {
  const agora = agoraServidor();
  segundo.definir(Math.floor(agora / 1000));
  // Just past the next boundary, so that rounding down never shows the same second twice.
  espera = setTimeout(tique, 1000 - (agora % 1000) + 4);
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
    const servidor = typeof ack.agora === 'string' ? Date.parse(ack.agora) : Number(ack.agora);
    amostras = comAmostra(amostras, { enviado, recebido: performance.now(), servidor });
    relogio = estimar(amostras) ?? relogio;
  } catch {
    // Without a connection the clock we have goes on.
  }
}
