import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { simularFipe } from '../simulador-da-fipe.ts';
import { contarDasPlataformas, LADO_A_LADO, portasLivres } from './em-comum.ts';
import { Plataforma } from './plataforma.ts';
import { ENDERECO_DO_PROXY } from './proxy.ts';

const CONSTRUIR = fileURLToPath(new URL('../../scripts/testes/construir.mjs', import.meta.url));

/**
 * Vitest's global setup: a platform for each worker, started when the first file asks for it and kept for those that come after in
 * the same worker. A file makes its own lots and pages; accounts and what a page of the brand shows are left as they were found.
 */
export default async function preparar(): Promise<() => Promise<void>> {
  // Once, before they start side by side: each would build for itself, in the other's way.
  execFileSync(process.execPath, [CONSTRUIR], { stdio: 'inherit' });
  const fipe = await simularFipe();
  const ambiente = { MARTELO_PROXIES: ENDERECO_DO_PROXY, FIPE_URL: fipe.url };
  const plataformas = await Promise.all(
    Array.from({ length: LADO_A_LADO }, async () => new Plataforma(ambiente, await portasLivres())),
  );
  const partidas = new Map<Plataforma, Promise<void>>();
  const agir = {
    iniciar: async (plataforma: Plataforma) => {
      const partida = partidas.get(plataforma) ?? plataforma.iniciar();
      partidas.set(plataforma, partida);
      await partida;
      return null;
    },
    parar: (plataforma: Plataforma) => {
      partidas.delete(plataforma);
      return plataforma.parar();
    },
  };
  const servidor = createServer((req, res) => {
    const [, vez, acao] = (req.url ?? '').split('/');
    agir[acao as keyof typeof agir](plataformas[Number(vez)]!).then(
      (codigo) => res.end(JSON.stringify(codigo)),
      (erro: Error) => res.writeHead(500).end(erro.message),
    );
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  contarDasPlataformas(
    plataformas.map(({ portas, dados }, i) => ({ portas, dados, controle: `http://127.0.0.1:${port}/${i}` })),
  );
  return async () => {
    servidor.closeAllConnections();
    servidor.close();
    fipe.fechar();
    await Promise.all(plataformas.map((plataforma) => plataforma.descartar()));
  };
}
