// What a message sent to a watcher costs the engine, beside the least that it could cost with the same library: a frame made once and
// written to each `ws` socket as it is. Processor time of the sending process, round by round in one run.
import { portaLivre } from '../../porta-livre.ts';
import { iniciar, terminar } from '../lances/processo.ts';
import type { Custo } from './servidor.ts';

const OUVINTES = 1_000;
const VEZES = 60;
const RODADAS = 7;
const aqui = (nome: string) => new URL(nome, import.meta.url);

/** Microseconds of processor a message; medians, and the median of each round's ratio. ~20 s. */
export async function medirMensagem(): Promise<{ cru: number; martelo: number; razao: number }> {
  const cru = await abrir('cru', '');
  const martelo = await abrir('martelo', 'socket.io/?EIO=4&transport=websocket');
  try {
    const custos: { cru: number; martelo: number }[] = [];
    for (let rodada = 0; rodada <= RODADAS; rodada++)
      custos.push({ cru: await cru.custo(), martelo: await martelo.custo() });
    // The first is warming up.
    custos.shift();
    return {
      cru: mediana(custos.map((custo) => custo.cru)),
      martelo: mediana(custos.map((custo) => custo.martelo)),
      razao: mediana(custos.map((custo) => custo.martelo / custo.cru)),
    };
  } finally {
    await cru.fechar();
    await martelo.fechar();
  }
}

async function abrir(modo: string, caminho: string) {
  const porta = await portaLivre();
  const servidor = await iniciar(aqui('servidor.ts'), [modo], { PORTA: String(porta) });
  const url = `ws://127.0.0.1:${porta}/${caminho}`;
  const ouvintes = await iniciar(aqui('../lances/assistentes.ts'), [url, '', String(OUVINTES)]);
  return {
    async custo(): Promise<number> {
      const resposta = new Promise<Custo>((resolve) => servidor.once('message', resolve as never));
      servidor.send(VEZES);
      return (await resposta).microsPorMensagem;
    },
    async fechar(): Promise<void> {
      await terminar(ouvintes);
      await terminar(servidor);
    },
  };
}

const mediana = (valores: number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)]!;
