import { Agent, request } from 'node:http';

/** One question, and who asks. */
export interface Pergunta {
  url: string;
  token?: string;
}

const agente = new Agent({ keepAlive: true });

/** Ms from when it was due until all of the answer was here. @throws when it is none */
async function perguntar(pergunta: Pergunta, devida: number): Promise<number> {
  const { url, token } = pergunta;
  return new Promise((resolver, rejeitar) => {
    const headers = { hotsite: 'leilo', ...(token && { authorization: `Bearer ${token}` }) };
    const pedido = request(url, { agent: agente, headers }, (resposta) => {
      resposta.resume();
      resposta.on('end', () => {
        if (resposta.statusCode === 200) resolver(performance.now() - devida);
        else rejeitar(new Error(`${url}: ${resposta.statusCode}`));
      });
    });
    pedido.on('error', (erro) => {
      // A connection that was idle ended as it was used again: nobody has heard the question.
      if (pedido.reusedSocket) resolver(perguntar(pergunta, devida));
      else rejeitar(erro);
    });
    pedido.end();
  });
}

/**
 * Both sides' questions by turns, evenly spaced whether or not those before were answered, as people ask who know nothing of each other.
 * Gives the times of each.
 */
export async function emRitmo(
  lados: readonly (readonly Pergunta[])[],
  porSegundo: number,
): Promise<number[][]> {
  const tempos: Promise<number>[][] = lados.map(() => []);
  const inicio = performance.now();
  const passo = 1_000 / (porSegundo * lados.length);
  for (let n = 0, i = 0; i < lados[0]!.length; n++, i = Math.floor(n / lados.length)) {
    const devida = inicio + n * passo;
    while (performance.now() < devida) await new Promise((seguir) => setTimeout(seguir, 1));
    const lado = n % lados.length;
    const tempo = perguntar(lados[lado]![i]!, devida);
    // Told when all are: until then a refusal is nobody's.
    tempo.catch(() => {});
    tempos[lado]!.push(tempo);
  }
  return Promise.all(tempos.map((um) => Promise.all(um)));
}

export function percentis(valores: readonly number[]): { p50: number; p99: number } {
  const ordem = valores.toSorted((a, b) => a - b);
  const em = (q: number) => ordem[Math.min(ordem.length - 1, Math.ceil(ordem.length * q) - 1)] ?? Number.NaN;
  return { p50: em(0.5), p99: em(0.99) };
}
