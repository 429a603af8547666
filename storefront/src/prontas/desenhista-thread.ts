// The thread that draws the pages to be kept: the same Next application as the server's, asked by messages instead of requests.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { abrirNext } from '@martelo/shared/servir-next';
import next from 'next';
import { descartarConteudo } from '../site/conteudo/cms.ts';
import { contagensDesdeAUltima } from '../site/metricas.ts';
import { registrar } from '../site/registro.ts';
import { desenhar } from './desenhar.ts';
import type { DoDesenhista, ParaDesenhista } from './desenhista.ts';
import { acompanhar } from './leituras.ts';
import type { Desenhada } from './paginas.ts';
import type { PedidoAnonimo } from './pedido.ts';
import { type Pronta, prepararPronta } from './pronta.ts';

/** Little enough that a page is drawn before it is too old, however busy the machine. */
const RECUO = 5;
const porta = parentPort;
if (porta === null) throw new Error('a thread of the storefront, no program of its own');
// Of this thread alone, on Linux: whoever is sent a page comes before whoever draws one.
if (process.platform === 'linux') setPriority(RECUO);
const { atender } = await abrirNext(next as never, { pasta: process.cwd() });

porta.on('message', async (dito: ParaDesenhista) => {
  if ('descarte' in dito) {
    descartarConteudo(dito.descarte.subdominio, dito.descarte.uri);
    return;
  }
  const desenhada = await tentar(dito.pedido);
  const moldes = desenhada?.pagina ? [desenhada.pagina.simples, desenhada.pagina.gzip] : [];
  dizer(
    { id: dito.id, contagens: contagensDesdeAUltima(), desenhada },
    moldes.flatMap(({ corpo }) => inteiro(corpo)),
  );
});
dizer({ pronto: true });

async function tentar(pedido: PedidoAnonimo): Promise<Desenhada<Pronta> | null> {
  try {
    const { desenho, leituras } = await acompanhar(() => desenhar(atender, pedido));
    const { chaves, desde } = leituras;
    return { pagina: await prepararPronta(desenho, desde), chaves: [...chaves], desde };
  } catch (erro) {
    registrar('warn', 'page not drawn', { endereco: pedido.endereco, erro });
    return null;
  }
}

/** What can be handed over instead of copied: memory that is this body's alone. */
const inteiro = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

function dizer(dito: DoDesenhista, entregues: ArrayBuffer[] = []): void {
  porta?.postMessage(dito, entregues);
}
