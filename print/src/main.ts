import { guardarServidor } from '@martelo/shared/borda-http';
import { podeMonitorar } from '@martelo/shared/monitoramento';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { pino } from 'pino';
import { lerAmbiente } from './ambiente.ts';
import { criarEngine } from './services/engine.ts';
import { criarMarcas } from './services/marcas.ts';
import { criarServidor } from './servidor.ts';

/** Documents being drawn at SIGTERM get this long to leave. */
const DRENAGEM_MS = 4_000;

const log = pino({ name: 'print' });

try {
  const ambiente = lerAmbiente(process.env);
  const servidor = criarServidor({
    engine: criarEngine({ url: ambiente.engineUrl, segredo: ambiente.segredoServico, log }),
    marcas: criarMarcas({ url: ambiente.cmsUrl, log }),
    log,
    segredos: segredosDeServico(process.env),
    monitora: (autorizacao) => podeMonitorar(autorizacao, process.env),
  }).listen(ambiente.porta, (erro?: Error) => {
    if (erro) sair(erro);
    else log.info({ porta: ambiente.porta }, 'ready');
  });

  guardarServidor(servidor);

  const parar = () => {
    servidor.close(() => process.exit(0));
    servidor.closeIdleConnections();
    setTimeout(() => process.exit(0), DRENAGEM_MS).unref();
  };
  process.once('SIGTERM', parar);
  process.once('SIGINT', parar);
} catch (erro) {
  sair(erro);
}

function sair(erro: unknown): never {
  const ocupada = (erro as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const frase = ocupada
    ? 'A porta do serviço de documentos (PORT_PRINT) já está em uso.'
    : String((erro as Error).message);
  log.fatal({ err: erro }, frase);
  process.exit(1);
}
