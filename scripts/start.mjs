// One command for a fresh machine: sets up what is missing, starts the five services and keeps them running.
import {
  ambienteDosServicos,
  exigirNode,
  exigirPortasLivres,
  lerPortas,
  lerPrimeiraHora,
  lerSegredos,
  portaDoBancoDaDemo,
  portaDosCodificadores,
  prepararDados,
} from './plataforma/ambiente.mjs';
import { construir, construirAdmin } from './plataforma/builds.mjs';
import { instalarDependencias } from './plataforma/dependencias.mjs';
import { executar } from './plataforma/falha.mjs';
import { encerrarFilhos } from './plataforma/filhos.mjs';
import { anotarParada, anotarProcessos, encerrarOrfaos, esquecerProcessos } from './plataforma/orfaos.mjs';
import { vigiarQuemIniciou } from './plataforma/quem-iniciou.mjs';
import { Supervisor } from './plataforma/supervisor.mjs';
import { tabelaDeAcesso } from './plataforma/tabela.mjs';

const dev = process.argv.includes('--dev');
const inicio = Date.now();
const dizer = (mensagem) => process.stdout.write(`${mensagem}\n`);
// A terminal that was closed, or a pipe nobody reads, must not stop the services' orderly end.
for (const saida of [process.stdout, process.stderr]) saida.on('error', () => {});

await executar(async () => {
  exigirNode();
  const portas = lerPortas();
  const dados = prepararDados();
  const orfaos = await encerrarOrfaos(dados);
  if (orfaos > 0) dizer(`Encerrados ${orfaos} serviços que uma execução interrompida deixou para trás.`);
  anotarProcessos(dados, []);
  let supervisor;
  let parando = false;
  // From here on, at any moment, nothing of what this start began outlives it.
  const parar = async () => {
    if (parando) return;
    parando = true;
    anotarParada(dados);
    dizer('\nEncerrando: lances em andamento são concluídos ou recusados…');
    await (supervisor?.parar() ?? encerrarFilhos());
    esquecerProcessos(dados);
    dizer('Tudo parado. Até logo.');
    process.exit(0);
  };
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(sinal, parar);
  vigiarQuemIniciou(parar);
  try {
    const banco = portaDoBancoDaDemo(portas);
    const rtmp = portaDosCodificadores(portas);
    await exigirPortasLivres({ ...portas, rtmp, ...(banco === null ? {} : { banco }) });
    const segredos = lerSegredos(dados);
    await instalarDependencias(dizer);
    await import('../storefront/scripts/gerar-elementos.mjs');
    await import('../cms/scripts/gerar-regras.mjs');
    const ambiente = ambienteDosServicos({ portas, dados, segredos, dev });
    await (dev ? construirAdmin : construir)({ ambiente, dizer });
    if (parando) return;
    dizer(`Iniciando os serviços (dados em ${dados})…`);
    supervisor = new Supervisor({ portas, ambiente, dados, dev, dizer });
    await supervisor.iniciar();
    if (!parando)
      dizer(
        tabelaDeAcesso({
          ...{ portas, banco, rtmp, segredos, segundos: (Date.now() - inicio) / 1000 },
          primeiraHora: lerPrimeiraHora(dados),
        }),
      );
  } catch (erro) {
    // What a stop cut short has failed, and is nothing to report.
    if (parando) return;
    await (supervisor?.parar() ?? encerrarFilhos());
    esquecerProcessos(dados);
    throw erro;
  }
});
