import { once } from 'node:events';
import type { Server } from 'node:net';
import { guardarServidor } from '@martelo/shared/borda-http';
import { podeMonitorar } from '@martelo/shared/monitoramento';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { lerAmbiente } from './ambiente.ts';
import { criarEngine } from './engine.ts';
import { criarFluxos } from './fluxos.ts';
import { criarServidorRtmp } from './rtmp/servidor.ts';
import { criarServidor } from './servidor.ts';
import { ligarSoquetes } from './soquetes.ts';

/** What who sends and who watches get to hear that it restarts. */
const DESPEDIDA_MS = 500;

const log = pino({ name: 'transmissao' });

try {
  const ambiente = lerAmbiente(process.env);
  const engine = criarEngine({ url: ambiente.engineUrl, segredos: segredosDeServico(process.env) });
  const metricas = new Registry();
  collectDefaultMetrics({ register: metricas });
  const recebidos = new Counter({
    name: 'transmissao_bytes_recebidos',
    help: 'Bytes that came of who sends',
    registers: [metricas],
  });
  const fluxos = criarFluxos({ engine, log, aoReceber: (bytes) => recebidos.inc(bytes) });
  for (const [nome, help, ler] of [
    [
      'transmissao_no_ar',
      'Streams that somebody sends',
      () => fluxos.estado().filter((um) => um.chega).length,
    ],
    [
      'transmissao_plateia',
      'Who watches, of all streams',
      () => fluxos.estado().reduce((soma, { plateia }) => soma + plateia, 0),
    ],
  ] as const)
    new Gauge({
      ...{ name: nome, help, registers: [metricas] },
      collect() {
        this.set(ler());
      },
    });

  const servidor = criarServidor({
    ...{ engine, metricas },
    monitora: (autorizacao) => podeMonitorar(autorizacao, process.env),
  });
  guardarServidor(servidor);
  const despedir = ligarSoquetes(servidor, { engine, fluxos, log });
  const rtmp = criarServidorRtmp({ engine, fluxos, log });
  await escutar(servidor, ambiente.porta, ambiente.em, 'PORT_TRANSMISSAO');
  await escutar(rtmp, ambiente.portaRtmp, ambiente.em, 'PORT_RTMP');
  log.info({ porta: ambiente.porta, rtmp: ambiente.portaRtmp }, 'ready');

  const parar = () => {
    fluxos.parar();
    despedir();
    servidor.close();
    rtmp.close();
    setTimeout(() => process.exit(0), DESPEDIDA_MS);
  };
  process.once('SIGTERM', parar);
  process.once('SIGINT', parar);
} catch (erro) {
  log.fatal({ err: erro }, (erro as Error).message);
  process.exit(1);
}

async function escutar(servidor: Server, porta: number, em: string, variavel: string): Promise<void> {
  servidor.listen(porta, em);
  await once(servidor, 'listening').catch((erro: NodeJS.ErrnoException) => {
    throw erro.code === 'EADDRINUSE'
      ? new Error(`A porta das transmissões (${variavel}) já está em uso.`)
      : erro;
  });
}
